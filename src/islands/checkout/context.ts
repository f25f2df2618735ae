import { createContext, useContext } from 'react';
import type { Province } from '../../domain/money/provinces.ts';
import type { TaxTable } from '../../domain/money/tax.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';

export const ANY_COURSE = 'any-course';

export interface CheckoutProps {
  locale: Locale;
  /** Without those that only the page says. */
  texts: Omit<Dictionary['checkout'], 'noScript' | 'title'>;
  errors: Dictionary['errors'];
  validation: Dictionary['validation'];
  eachForm: Dictionary['eachForm'];
  provinceNames: Dictionary['provinceNames'];
  taxNames: Dictionary['taxNames'];
  taxes: TaxTable;
  catalogueHref: string;
  confirmationHref: string;
  /** What "ask us for a quote" leads to. */
  quoteHref: string;
  /** Where somebody waits for a seat of a class, and the page of a course, `ANY_COURSE` in the place of its id. */
  waitHref: string;
  courseHref: string;
  termsOfClass: Dictionary['termsOfClass'];
  /** Of codes, and of seats that were bought together. */
  packages: Pick<Dictionary['buyPackage'], 'cover' | 'seats'>;
  /** Business days in which an invoice is due. */
  dueDays: number;
  /** Where who buys for herself pays at the first session. */
  payAtFirstSession: readonly Province[];
  /** The terms in force, by language: where they are read, and what this version of them is called. */
  termsHrefs: Record<Locale, string>;
  termsVersions: Record<Locale, string>;
  /** Where the office is reached. */
  phone: { number: string; label: string };
}

const Context = createContext<CheckoutProps | null>(null);

export const CheckoutProvider = Context.Provider;

export function useCheckout(): CheckoutProps {
  const value = useContext(Context);
  if (!value) throw new Error('A part of the checkout is used outside of it');
  return value;
}
