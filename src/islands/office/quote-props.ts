import type { QuoteFile } from '../../domain/quotes/quote.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { OfficeLinks } from './OfficeMenu.tsx';
import type { FileTools } from './OpenedFile.tsx';
import type { QuoteTexts } from './quotes-texts.ts';

/** The terms that the office reads to who is on the telephone. */
export interface QuoteTerms {
  termsHrefs: Record<Locale, string>;
}

/** What each part of a quote's file is given. */
export interface QuoteProps extends FileTools, QuoteTerms {
  quote: QuoteFile;
  links: OfficeLinks;
  timeZone: string;
  locale: Locale;
  t: QuoteTexts;
}
