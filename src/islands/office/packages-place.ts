import type { Locale } from '../../i18n/locales.ts';

export interface PackagesPlace {
  /** Of the office, by whose clock its days go. */
  timeZone: string;
  /** The address of this screen, below which each package is; and that of bookings. */
  listHref: string;
  bookingsHref: string;
  /** The terms in force, by language: what that version is called, and where it is read. */
  terms: Record<Locale, string>;
  termsHrefs: Record<Locale, string>;
}
