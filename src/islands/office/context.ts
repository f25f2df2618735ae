import { createContext, use } from 'react';
import type { SessionView } from '../../domain/accounts/contract.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { OfficeLinks } from './OfficeMenu.tsx';
import type { OfficeTexts } from './texts.ts';

export interface Office {
  locale: Locale;
  texts: OfficeTexts;
  session: SessionView;
  /** Where its screens are. */
  links: OfficeLinks;
}

export const OfficeContext = createContext<Office | null>(null);

/** Who is in the office. */
export function useOffice(): Office {
  const office = use(OfficeContext);
  if (!office) throw new Error('a screen of the office stands outside of it');
  return office;
}
