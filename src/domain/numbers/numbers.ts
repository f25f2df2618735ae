import * as v from 'valibot';
import { tableLanguage } from '../office/tables.ts';
import { Day } from '../time/day.ts';
import { leadEnds } from './figures.ts';
import { daysOf, MAX_DAYS, type Period } from './period.ts';

/** Classes that are in no city; what is sold without a class is in none at all. */
export const ONLINE = 'online';
export const NO_CLASS = '';

/** A period of at most a year, and of which classes; `city` is a place of the schedule, or `online`. Empty is all. */
const numbersQuery = {
  from: Day,
  to: Day,
  language: v.optional(v.picklist(['', 'en', 'fr']), ''),
  city: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,64}$/, 'invalid')), ''),
};
const isAllowed = (period: Period) => period.from <= period.to && daysOf(period) <= MAX_DAYS;
export const NumbersQuery = v.pipe(
  v.object(numbersQuery),
  v.check((query) => isAllowed(query), 'day'),
);
export type NumbersQuery = v.InferOutput<typeof NumbersQuery>;

/** The same for a file, and the language of that. */
export const NumbersFileQuery = v.pipe(
  v.object({ ...numbersQuery, ...tableLanguage }),
  v.check((query) => isAllowed(query), 'day'),
);

/** What a period comes to. Each is defined by its text on the screen. */
export const Figures = v.object({
  from: v.string(),
  to: v.string(),
  bookings: v.number(),
  /** Of these, how many are cancelled by now. */
  cancelled: v.number(),
  seats: v.number(),
  invoicedCents: v.number(),
  creditedCents: v.number(),
  netCents: v.number(),
  /** Of the classes that begin in the period. */
  seatsOffered: v.number(),
  seatsBooked: v.number(),
  /** Seats that were waited for; `null` where waits of the period are forgotten by now. */
  asked: v.nullable(v.number()),
  /** Half of the bookings are made fewer days before their class. */
  leadDays: v.nullable(v.number()),
});
export type Figures = v.InferOutput<typeof Figures>;

const Part = v.object({
  from: v.string(),
  to: v.string(),
  bookings: v.number(),
  netCents: v.number(),
  /** Of the part at the same place of the period before. */
  bookingsBefore: v.number(),
  netCentsBefore: v.number(),
});
export type Part = v.InferOutput<typeof Part>;

const OfPlace = v.object({
  /** A place of the schedule, `online`, or nothing where something was sold without a class. */
  city: v.string(),
  language: v.picklist(['', 'en', 'fr']),
  classes: v.number(),
  seatsOffered: v.number(),
  seatsBooked: v.number(),
  asked: v.nullable(v.number()),
  netCents: v.number(),
});
export type OfPlace = v.InferOutput<typeof OfPlace>;

/** What visits that began so came to. */
const Outcome = {
  /** `null` where they are not known: of classes of a language or city, and of days before the first that was counted. */
  visits: v.nullable(v.number()),
  bookings: v.number(),
  netCents: v.number(),
};
const Campaign = v.object({ source: v.string(), campaign: v.string(), ...Outcome });
/** The kind of page on which visits began, by its name in the table of pages and its addresses; nothing where it is not known. */
const Entry = v.object({ page: v.string(), en: v.string(), fr: v.string(), ...Outcome });
/** Of classes that begin in the period. */
const OfCourse = v.object({
  id: v.string(),
  en: v.string(),
  fr: v.string(),
  classes: v.number(),
  cancelled: v.number(),
  seatsOffered: v.number(),
  seatsBooked: v.number(),
  bookedCents: v.number(),
});
/** By sessions that begin in the period; nobody where a class has no trainer yet. */
const Taught = v.object({ trainer: v.string(), classes: v.number(), days: v.number(), minutes: v.number() });
/** Of classes that begin in the period and are not cancelled; sums are of those whose costs are known, the others are counted. */
const OfMargin = v.object({
  id: v.string(),
  en: v.string(),
  fr: v.string(),
  classes: v.number(),
  unknown: v.number(),
  revenueCents: v.number(),
  costCents: v.number(),
  marginCents: v.number(),
});
const FormPage = v.object({ page: v.string(), people: v.number(), booked: v.number() });

/** The numbers of a period, beside those of the period before and, where there are any, of a year before. */
export const OfficeNumbers = v.object({
  now: Figures,
  before: Figures,
  yearBefore: v.nullable(Figures),
  parts: v.array(Part),
  places: v.array(OfPlace),
  leads: v.array(v.object({ upTo: v.nullable(v.picklist(leadEnds)), count: v.number() })),
  courses: v.array(OfCourse),
  /** Nothing where no costs were ever entered. */
  margins: v.array(OfMargin),
  taught: v.array(Taught),
  campaigns: v.array(Campaign),
  entries: v.array(Entry),
  pages: v.array(FormPage),
  /** Every city that has classes, to choose from. */
  cities: v.array(v.object({ id: v.string(), en: v.string(), fr: v.string() })),
});
export type OfficeNumbers = v.InferOutput<typeof OfficeNumbers>;

/** What there is a file of. */
const numberTables = [
  'figures',
  'parts',
  'places',
  'courses',
  'margins',
  'taught',
  'leads',
  'campaigns',
  'entries',
  'pages',
] as const;
export type NumberTable = (typeof numberTables)[number];

export const TableParams = v.object({ table: v.picklist(numberTables) });
