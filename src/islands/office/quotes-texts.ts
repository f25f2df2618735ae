import { provinces } from '../../domain/money/provinces.ts';
import type { Quotable } from '../../domain/quotes/quote.ts';
import { fill, formatDate, formatMoney } from '../../i18n/format.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { provinceNames as provincesEn } from '../../i18n/strings/en/addresses.ts';
import { taxNames as taxesEn } from '../../i18n/strings/en/checkout.ts';
import { officeQuotes as en } from '../../i18n/strings/en/office/quotes.ts';
import { quote as quoteEn } from '../../i18n/strings/en/quote.ts';
import { provinceNames as provincesFr } from '../../i18n/strings/fr/addresses.ts';
import { taxNames as taxesFr } from '../../i18n/strings/fr/checkout.ts';
import { officeQuotes as fr } from '../../i18n/strings/fr/office/quotes.ts';
import { quote as quoteFr } from '../../i18n/strings/fr/quote.ts';
import type { Texts } from '../../i18n/strings/texts.ts';
import type { SheetTexts } from '../quotes/QuoteSheet.tsx';
import { telephoneWords } from './telephone-words.ts';

/** What stands in the place of an id where a quote is begun. */
export const NEW_QUOTE = 'new';

export type QuoteTexts = Texts<typeof en>;
export const quoteTexts: Record<Locale, QuoteTexts> = { en, fr };

/** Of a quote as a document, by its own language. */
export const sheetTexts: Record<Locale, SheetTexts> = {
  en: { texts: quoteEn.sheet, names: { provinceNames: provincesEn, taxNames: taxesEn } },
  fr: { texts: quoteFr.sheet, names: { provinceNames: provincesFr, taxNames: taxesFr } },
};

export const provincesIn = (locale: Locale): Record<string, string> =>
  Object.fromEntries(provinces.map((code) => [code, sheetTexts[locale].names.provinceNames[code]]));

/** What the form says by which it is said for whom a quote is. */
export const headWords = (locale: Locale): FormWords => {
  const { head } = quoteTexts[locale];
  return { ...head, options: { ...head.options, province: provincesIn(locale) } };
};

/** What the form says by which the office accepts a quote for its client. */
export function acceptForClientWords(locale: Locale): FormWords {
  const words = telephoneWords(locale, [], {});
  const { fields, hints, ifEmpty, reasons } = quoteTexts[locale].accept;
  return {
    ...words,
    fields: { ...words.fields, ...fields },
    hints: { ...words.hints, ...hints },
    ifEmpty: { ...words.ifEmpty, ...ifEmpty },
    reasons: { ...words.reasons, ...reasons },
  };
}

const place = ({ city }: Quotable['classes'][number], locale: Locale) =>
  city?.[locale] ?? quoteTexts[locale].lines.online;

/** A class as it stands in a list of those of its course. */
export const dateLabel = (one: Quotable['classes'][number], locale: Locale): string => {
  const { lines: t } = quoteTexts[locale];
  return fill(t.date, {
    date: formatDate(one.startsAt, locale, one.timeZone, 'short'),
    ...{ place: place(one, locale), language: t.language[one.language], seats: one.seatsLeft },
    price: formatMoney(one.priceCents, locale),
  });
};

/** The same in a list of all classes. */
const classLabel = (one: Quotable['classes'][number], locale: Locale): string =>
  fill(quoteTexts[locale].lines.class, { title: one.title[locale], date: dateLabel(one, locale) });

/** What the forms say by which a line is added, with what can be quoted. */
export function lineWords(locale: Locale, kind: 'seats' | 'private' | 'service', what: Quotable): FormWords {
  const { lines: t } = quoteTexts[locale];
  const classes = what.classes.map((one) => [one.id, classLabel(one, locale)] as const);
  return {
    ...t,
    fields: { ...t.fields, ...(kind === 'service' && { province: t.serviceProvince }) },
    options: {
      ...t.options,
      province: provincesIn(locale),
      eventId: Object.fromEntries(classes),
      courseId: Object.fromEntries(what.courses.map(({ id, title }) => [id, title[locale]])),
    },
  };
}
