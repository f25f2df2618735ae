import type { Dictionary } from '../../i18n/strings/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Reach, StateTexts } from '../Loaded.tsx';
import type { CheckoutProps } from '../checkout/context.ts';

/** What the page of an order says; its mails and the account say the rest. */
export type OrderTexts = Omit<Dictionary['buyPackage'], 'mails' | 'own'>;

/** What is sold, as the page shows it. */
export interface OfferOnPage {
  id: string;
  sort: 'package' | 'series';
  title: string;
  priceCents: number;
  conditions: readonly string[];
}

export interface BuyProps {
  locale: Locale;
  texts: OrderTexts;
  offers: readonly OfferOnPage[];
  /** What the parts of the checkout that are used here read. */
  checkout: CheckoutProps;
  states: StateTexts;
  reach: Reach;
  catalogueHref: string;
  invoiceHref: string;
  ownHref: string;
  /** Of the office. */
  timeZone: string;
  unpaidSeats: number;
}
