import { createContext, useContext } from 'react';
import type { ErrorCode } from '../../domain/api/errors.ts';
import type { ManagedBooking } from '../../domain/changes/contract.ts';
import type { TaxTable } from '../../domain/money/tax.ts';
import type { AddressTexts } from '../../i18n/addresses.ts';
import type { FormTexts } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';

/** What every part of the page knows. */
export interface Manage {
  locale: Locale;
  secret: string;
  booking: ManagedBooking;
  /** The rates that the booking was made with. */
  table: TaxTable;
  texts: Dictionary['manage'];
  formTexts: FormTexts;
  addresses: AddressTexts;
  /** What cancelling a class costs, in a sentence. */
  cancelling: Dictionary['termsOfClass']['cancelling'];
  /** Of a list of people. */
  paste: Dictionary['checkout']['participants']['paste'];
  /** Of what is still to be paid. */
  pay: { texts: Dictionary['booking']['invoice']['paid']; errors: Record<ErrorCode, string> };
  /** A change was made, or the booking is another one by now: it is read anew, and the text says so. */
  changed: (said: string) => void;
  /** Reads the booking anew, and says nothing. */
  reload: () => void;
}

const Context = createContext<Manage | null>(null);

export const ManageProvider = Context.Provider;

export function useManage(): Manage {
  const value = useContext(Context);
  if (!value) throw new Error('A part of the booking is used outside of it');
  return value;
}
