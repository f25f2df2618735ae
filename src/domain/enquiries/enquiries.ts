import * as v from 'valibot';
import { Email, optionalLine, phone, requiredLine } from '../fields.ts';
import { Language } from '../catalogue/classes.ts';
import { centsOf } from '../money/money.ts';

/** The site's forms. */
export const enquiryKinds = [
  'contact',
  'quote',
  'room',
  'strategy-session',
  'special-event',
  'webinar',
  'career',
  'payment',
] as const;
export const EnquiryKind = v.picklist(enquiryKinds);
export type EnquiryKind = v.InferOutput<typeof EnquiryKind>;

/** Longest text in a box of several lines. */
export const MAX_TEXT = 4_000;

/** Places that one registration for an event may take. */
export const MAX_PLACES = 10;

/** 50 million cents: no invoice is higher. */
const MAX_AMOUNT_CENTS = 50_000_000;

/** Lines end in `\n`, however the browser ended them. */
const unifiedBreaks = (value: string) => value.replaceAll('\r\n', '\n').replaceAll('\r', '\n');

const text = v.pipe(
  v.string('required'),
  v.transform(unifiedBreaks),
  v.trim(),
  v.maxLength(MAX_TEXT, 'too_long'),
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  v.check((value) => !/[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029]/.test(value), 'control_characters'),
);
const requiredText = v.pipe(text, v.nonEmpty('required'));
const optionalText = v.optional(text, '');

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    requiredLine(6),
    v.regex(/^\d+$/, 'whole_number'),
    v.transform(Number),
    v.minValue(least, 'whole_number'),
    v.maxValue(most, 'whole_number'),
  );

/** A day of the calendar that exists, `2027-03-15`. */
export function isDay(value: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (!parts) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

const dayFrom = (today: string) =>
  v.pipe(
    requiredLine(10),
    v.check(isDay, 'day'),
    v.check((value) => !isDay(value) || value >= today, 'past_day'),
  );

function isLink(value: string): boolean {
  return value === '' || (/^https?:\/\/[^\s]+\.[^\s]+$/.test(value) && !value.includes('@'));
}

const person = {
  name: requiredLine(100),
  email: Email,
  phone: v.pipe(optionalLine(30), phone),
  organisation: optionalLine(120),
};
const requiredPhone = v.pipe(requiredLine(30), phone);

export const contactSubjects = [
  'courses',
  'private-class',
  'booking',
  'consulting',
  'coaching',
  'accessibility',
  'other',
] as const;
export const teachingLanguages = ['en', 'fr', 'both'] as const;
export const quotePlaces = ['online', 'ours', 'yours'] as const;
export const roomPeriods = ['morning', 'afternoon', 'day', 'days'] as const;
export const paymentMethods = ['card', 'transfer', 'cheque'] as const;

/** What each form asks for, in the order in which it asks. `today` is the first day that may be wished for. */
// eslint-disable-next-line max-lines-per-function -- a table: one schema a form
export function enquirySchemas(today: string) {
  return {
    contact: v.object({ ...person, subject: v.picklist(contactSubjects, 'choose'), message: requiredText }),
    quote: v.pipe(
      v.object({
        course: requiredLine(120),
        groupSize: wholeNumber(1, 999),
        teachingLanguage: v.picklist(teachingLanguages, 'choose'),
        place: v.picklist(quotePlaces, 'choose'),
        city: optionalLine(80),
        dates: optionalLine(200),
        ...person,
        message: optionalText,
      }),
      v.forward(
        v.check(({ place, city }) => place !== 'yours' || city !== '', 'required'),
        ['city'],
      ),
    ),
    room: v.object({
      room: requiredLine(80),
      date: dayFrom(today),
      period: v.picklist(roomPeriods, 'choose'),
      people: wholeNumber(1, 200),
      ...person,
      phone: requiredPhone,
      message: optionalText,
    }),
    'strategy-session': v.object({
      ...person,
      phone: requiredPhone,
      organisation: requiredLine(120),
      topics: requiredText,
      people: v.optional(v.union([v.pipe(v.string(), v.trim(), v.literal('')), wholeNumber(1, 99_999)]), ''),
      times: optionalLine(200),
    }),
    'special-event': v.object({
      event: requiredLine(120),
      places: wholeNumber(1, MAX_PLACES),
      ...person,
      needs: optionalText,
    }),
    webinar: v.object({
      webinar: requiredLine(120),
      name: person.name,
      email: person.email,
      organisation: person.organisation,
      question: optionalText,
    }),
    career: v.object({
      post: requiredLine(120),
      name: person.name,
      email: person.email,
      phone: person.phone,
      link: v.pipe(optionalLine(300), v.check(isLink, 'link')),
      message: requiredText,
    }),
    payment: v.object({
      invoice: v.pipe(requiredLine(20), v.regex(/^[a-z0-9-]*\d[a-z0-9-]*$/i, 'invoice_number')),
      amount: v.pipe(
        requiredLine(20),
        v.transform(centsOf),
        v.number('amount'),
        v.minValue(1, 'amount'),
        v.maxValue(MAX_AMOUNT_CENTS, 'amount'),
      ),
      method: v.picklist(paymentMethods, 'choose'),
      ...person,
      message: optionalText,
    }),
  } satisfies Record<EnquiryKind, v.GenericSchema>;
}

type Schemas = ReturnType<typeof enquirySchemas>;

/** What was asked, checked: numbers are numbers, an amount is whole cents. */
export type Enquiry<Kind extends EnquiryKind = EnquiryKind> = v.InferOutput<Schemas[Kind]>;

/** What comes with every form, whatever it asks. */
export const EnquiryEnvelope = v.object({
  language: Language,
  /** Path of the page on which the form stands. */
  page: v.pipe(
    requiredLine(300),
    v.check((value) => value.startsWith('/'), 'invalid'),
  ),
  /** The form's id on that page. */
  form: v.pipe(requiredLine(140), v.regex(/^[a-z][a-z0-9-]*$/, 'invalid')),
  /** Hidden from people: what fills it in is no person, and is answered like one. */
  website: v.optional(v.string('invalid'), ''),
});
export type EnquiryEnvelope = v.InferOutput<typeof EnquiryEnvelope>;

/** `reference` names the enquiry in mails and on the telephone. It opens nothing. */
export const EnquiryReceipt = v.object({ reference: v.string() });
export type EnquiryReceipt = v.InferOutput<typeof EnquiryReceipt>;
