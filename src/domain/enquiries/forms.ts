import * as v from 'valibot';
import { Email, hidesSigns, optionalLine, optionalPhone, phone, requiredLine, requiredName } from '../fields.ts';
import { field, type EntryList, type Fields } from '../forms/form.ts';
import { centsOf } from '../money/money.ts';

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
  // Tabs come with what was copied from a table.
  v.check((value) => !hidesSigns(value.replaceAll('\t', '')), 'control_characters'),
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
const nothing = v.pipe(v.string(), v.trim(), v.literal(''));

/** A day of the calendar that exists, `2027-03-15`. */
export function isDay(value: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (!parts) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function isLink(value: string): boolean {
  return value === '' || (/^https?:\/\/[^\s]+\.[^\s]+$/.test(value) && !value.includes('@'));
}

const isPast = (day: unknown, today: string) => typeof day === 'string' && isDay(day) && day < today;

export const contactSubjects = [
  'courses',
  'private-class',
  'booking',
  'consulting',
  'coaching',
  'accessibility',
  'other',
] as const;
const teachingLanguages = ['en', 'fr', 'both'] as const;
const quotePlaces = ['online', 'ours', 'yours'] as const;
const roomPeriods = ['morning', 'afternoon', 'day', 'days'] as const;
const paymentMethods = ['card', 'transfer', 'cheque'] as const;
const placeCounts = Array.from({ length: MAX_PLACES }, (_, index) => String(index + 1));

const one = <const Options extends readonly string[]>(options: Options, look: { wide?: true } = {}) =>
  field(v.picklist(options, 'choose'), { as: 'choice', options, ...look });
const several = (hint?: string) => field(optionalText, { as: 'text', hint });
const severalRequired = (hint?: string) => field(requiredText, { as: 'text', hint });
/** An entry of the content; the page gives the list. */
const entry = (longest: number, look: { entryOf?: EntryList } = {}) =>
  field(requiredLine(longest), { as: 'choice', wide: true, ...look });

const person = {
  name: field(requiredName(100), { autocomplete: 'name' }),
  email: field(Email, { type: 'email', autocomplete: 'email' }),
  phone: field(optionalPhone, { type: 'tel', autocomplete: 'tel' }),
  organisation: field(optionalLine(120), { autocomplete: 'organization' }),
};
const requiredPhone = { ...person.phone, ...field(v.pipe(requiredLine(30), phone)) };
const { name, email, organisation } = person;

/**
 * The site's kinds of form, each with its fields in the order in which it asks for them. Labels, hints and names of
 * choices are `strings.forms`, by the names used here.
 */
export const enquiryFields = {
  contact: { ...person, subject: one(contactSubjects, { wide: true }), message: severalRequired() },
  quote: {
    course: field(requiredLine(120), { wide: true }),
    groupSize: field(wholeNumber(1, 999), { inputmode: 'numeric', hint: 'groupSize', wide: true }),
    teachingLanguage: one(teachingLanguages),
    place: one(quotePlaces),
    city: field(optionalLine(80), {
      autocomplete: 'address-level2',
      wide: true,
      conditional: true,
      refuse: ({ place, city }) => (place === 'yours' && city === '' ? 'required' : undefined),
    }),
    dates: field(optionalLine(200), { hint: 'dates', wide: true }),
    ...person,
    message: several(),
  },
  /** A class that was chosen in a browser without script. */
  seats: {
    class: field(requiredLine(200), { wide: true }),
    people: field(wholeNumber(1, 999), { inputmode: 'numeric' }),
    ...person,
    phone: requiredPhone,
    message: several(),
  },
  /** Seats that are bought together, chosen in a browser without script. */
  package: {
    package: field(requiredLine(200), { wide: true }),
    ...person,
    phone: requiredPhone,
    message: several(),
  },
  room: {
    room: entry(80),
    date: field(v.pipe(requiredLine(10), v.check(isDay, 'day')), {
      type: 'date',
      refuse: ({ date }, { today }) => (isPast(date, today) ? 'past_day' : undefined),
    }),
    period: one(roomPeriods),
    people: field(wholeNumber(1, 200), { inputmode: 'numeric' }),
    ...person,
    phone: requiredPhone,
    message: several(),
  },
  'strategy-session': {
    ...person,
    phone: requiredPhone,
    organisation: { ...organisation, ...field(requiredLine(120)) },
    topics: severalRequired('topics'),
    people: field(v.optional(v.union([nothing, wholeNumber(1, 99_999)]), ''), { inputmode: 'numeric' }),
    times: field(optionalLine(200), { hint: 'times', wide: true }),
  },
  'special-event': {
    event: entry(120, { entryOf: 'events' }),
    ...person,
    places: field(wholeNumber(1, MAX_PLACES), { as: 'choice', options: placeCounts, initial: '1' }),
    needs: several('needs'),
  },
  webinar: {
    webinar: field(requiredLine(120), { as: 'given', entryOf: 'webinars' }),
    name,
    email,
    organisation: { ...organisation, wide: true as const },
    question: several(),
  },
  career: {
    post: entry(120, { entryOf: 'posts' }),
    name,
    email,
    phone: person.phone,
    link: field(v.pipe(optionalLine(300), v.check(isLink, 'link')), { type: 'url', hint: 'link', wide: true }),
    message: severalRequired('applicationMessage'),
  },
  payment: {
    invoice: field(v.pipe(requiredLine(20), v.regex(/^[a-z0-9-]*\d[a-z0-9-]*$/i, 'invoice_number')), {
      hint: 'invoice',
    }),
    amount: field(
      v.pipe(
        requiredLine(20),
        v.transform(centsOf),
        v.number('amount'),
        v.minValue(1, 'amount'),
        v.maxValue(MAX_AMOUNT_CENTS, 'amount'),
      ),
      { inputmode: 'decimal', hint: 'amount' },
    ),
    method: one(paymentMethods, { wide: true }),
    ...person,
    message: several(),
  },
} satisfies Record<string, Fields>;
