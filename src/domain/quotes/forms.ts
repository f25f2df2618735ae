import * as v from 'valibot';
import { countries, TypedContact } from '../booking/billing.ts';
import { digitsOf, paragraphs, requiredLine, requiredOnInvoice } from '../fields.ts';
import { field, type Form, type Values } from '../forms/form.ts';
import { centsOf } from '../money/money.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { provinces } from '../money/provinces.ts';
import type { Reduction } from '../money/discount.ts';
import { Day } from '../time/day.ts';
import { ExtendQuote } from './ending.ts';
import { Price, PrivateClass, Seats, Service } from './lines.ts';
import { OfferDates } from './dates.ts';
import { AddLine, ChangeQuote, DeclineQuote, NewQuote, WithdrawQuote } from './quote.ts';

/** `10 %` and `250.00`; `null` is nothing, `undefined` neither. */
function reductionOf(typed: string): Reduction | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const [, percent] = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*%$/.exec(text) ?? [];
  if (percent !== undefined) return { rate: Math.round(Number(percent.replace(',', '.')) * 1000) };
  const cents = centsOf(text);
  return cents === null ? undefined : { cents };
}

/** A reduction as it is typed in a language. */
export function typedReduction(reduction: Reduction | null, locale: 'en' | 'fr'): string {
  if (reduction === null) return '';
  if ('cents' in reduction) return typedAmount(reduction.cents, locale);
  const percent = String(reduction.rate / 1000);
  return `${locale === 'fr' ? percent.replace('.', ',') : percent} %`;
}

const contactNames = ['firstName', 'lastName', 'organisation', 'email', 'phone'] as const;
const contact = { ...TypedContact.entries, organisation: requiredOnInvoice(120) };

/** A field whose text is an amount in dollars. */
const dollars = field(v.pipe(requiredLine(20), v.transform(centsOf), Price), { inputmode: 'decimal' });

const numbered = (look: object = {}) =>
  field(v.pipe(requiredLine(3), v.transform(digitsOf), v.pipe(v.number(), v.integer('whole_number'))), {
    inputmode: 'numeric',
    ...look,
  });

/** For whom a quote is, and on which terms; `initial` are the values that stand there at first. */
const headFields = (initial: Values) => {
  const begin = (name: string) => (initial[name] === undefined ? {} : { initial: initial[name] });
  return {
    ...Object.fromEntries(contactNames.map((name) => [name, field(contact[name], begin(name))])),
    language: field(v.picklist(['en', 'fr'], 'choose'), { as: 'choice', options: ['en', 'fr'], ...begin('language') }),
    country: field(v.picklist(countries, 'choose'), {
      as: 'choice',
      options: countries,
      initial: initial.country ?? 'CA',
    }),
    province: field(v.picklist(provinces, 'choose'), {
      ...{ as: 'choice', options: provinces, required: false, conditional: true, hint: 'province' },
      ...begin('province'),
    }),
    validUntil: field(Day, { type: 'date', ...begin('validUntil') }),
    reduction: field(v.pipe(v.string(), v.maxLength(20, 'too_long')), {
      ...{ hint: 'reduction', required: false },
      ...begin('reduction'),
    }),
    note: field(paragraphs(2000), { as: 'text', required: false, hint: 'note', ...begin('note') }),
  };
};

const headOf = ({ country = 'CA', province = '', reduction = '', ...typed }: Values) => ({
  contact: Object.fromEntries(contactNames.map((name) => [name, typed[name] ?? ''])),
  ...{ language: typed.language, validUntil: typed.validUntil, note: typed.note ?? '', country },
  province: country === 'CA' && province !== '' ? province : null,
  reduction: reductionOf(reduction),
});

const nameOfHead = (path: string) => (path.startsWith('reduction') ? 'reduction' : path.replace(/^contact\./, ''));

export const newQuoteForm = (initial: Values, enquiry: string | null): Form<NewQuote> => ({
  fields: headFields(initial),
  schema: () => NewQuote,
  inputOf: (typed) => ({ ...headOf(typed), enquiry }),
  nameOf: nameOfHead,
});

/** The same of a quote that there is. */
export const changeQuoteForm = (initial: Values, seen: number): Form<ChangeQuote> => ({
  fields: headFields(initial),
  schema: () => ChangeQuote,
  inputOf: (typed) => ({ ...headOf(typed), seen }),
  nameOf: nameOfHead,
});

const number = (typed = '') => (typed.trim() === '' ? undefined : digitsOf(typed.trim()));
const nameOfLine = (path: string) => path.replace(/^line\./, '').replace('unitCents', 'price');
const emptyAsNull = (typed = '') => (typed === '' ? null : typed);

/** Seats of a public class; the page gives the classes. */
export const seatsLineForm = (seen: number): Form<AddLine> => ({
  fields: {
    eventId: field(Seats.entries.eventId, { as: 'choice', wide: true }),
    quantity: numbered(),
    price: { ...dollars, hint: 'seatPrice' },
  },
  schema: () => AddLine,
  inputOf: ({ eventId, quantity, price = '' }) => ({
    line: { kind: 'seats', eventId: eventId ?? '', quantity: number(quantity), unitCents: centsOf(price) ?? undefined },
    seen,
  }),
  nameOf: nameOfLine,
});

/** Asked for where the class is in person. */
const inPerson = { required: false, conditional: true, hint: 'inPerson' } as const;

/** A class of one organisation; the page gives the courses. */
export const privateLineForm = (seen: number): Form<AddLine> => ({
  fields: {
    courseId: field(PrivateClass.entries.courseId, { as: 'choice', wide: true }),
    delivery: field(PrivateClass.entries.delivery, {
      as: 'choice',
      options: ['online', 'in-person'],
      initial: 'online',
    }),
    city: field(PrivateClass.entries.city, inPerson),
    province: field(v.picklist(provinces, 'choose'), { as: 'choice', options: provinces, ...inPerson }),
    days: numbered(),
    people: numbered({ hint: 'classPeople' }),
    price: { ...dollars, hint: 'wholePrice' },
  },
  schema: () => AddLine,
  inputOf: ({ courseId, delivery = 'online', city, province, days, people, price = '' }) => ({
    line: {
      ...{ kind: 'private', courseId: courseId ?? '', delivery, days: number(days), people: number(people) },
      ...{ city: delivery === 'online' ? '' : (city ?? ''), unitCents: centsOf(price) ?? undefined },
      province: delivery === 'online' ? null : emptyAsNull(province),
    },
    seen,
  }),
  nameOf: nameOfLine,
});

/** Anything else. */
export const serviceLineForm = (seen: number): Form<AddLine> => ({
  fields: {
    text: field(Service.entries.text, { wide: true }),
    quantity: numbered({ initial: '1' }),
    price: { ...dollars, hint: 'unitPrice' },
    province: field(v.string(), { as: 'choice', options: provinces, required: false, hint: 'room' }),
  },
  schema: () => AddLine,
  inputOf: ({ text, quantity = '1', price = '', province }) => ({
    line: {
      ...{ kind: 'service', text: text ?? '', quantity: number(quantity), unitCents: centsOf(price) ?? undefined },
      province: emptyAsNull(province),
    },
    seen,
  }),
  nameOf: nameOfLine,
});

const otherDates = ['second', 'third', 'fourth'] as const;

/** Other dates that a client may take in place of that of a line; `now` are those that are offered, and the page gives the dates. */
export const offerDatesForm = (line: string, now: readonly string[], seen: number): Form<OfferDates> => ({
  fields: Object.fromEntries(
    otherDates.map((name, index) => [
      name,
      field(v.string(), { as: 'choice', required: false, wide: true, initial: now[index] ?? '' }),
    ]),
  ),
  schema: () => OfferDates,
  inputOf: (typed) => ({ line, others: otherDates.map((name) => typed[name] ?? '').filter(Boolean), seen }),
  nameOf: (path) => otherDates[Number(path.replace('others.', ''))] ?? path,
});

/** A later last day, of which `initial` is proposed. */
export const extendQuoteForm = (initial: string, seen: number): Form<ExtendQuote> => ({
  fields: { validUntil: field(ExtendQuote.entries.validUntil, { type: 'date', initial }) },
  schema: () => ExtendQuote,
  inputOf: (typed) => ({ ...typed, seen }),
});

export const withdrawQuoteForm = (seen: number): Form<WithdrawQuote> => ({
  fields: { reason: field(WithdrawQuote.entries.reason, { wide: true, hint: 'reason' }) },
  schema: () => WithdrawQuote,
  inputOf: (typed) => ({ ...typed, seen }),
});

const words = { words: field(DeclineQuote.entries.words, { as: 'text', wide: true, hint: 'words' }) };

export const declineQuoteForm = (version: number): Form<DeclineQuote> => ({
  fields: words,
  schema: () => DeclineQuote,
  inputOf: (typed) => ({ ...typed, version }),
});
