import { cancellationSteps } from '../../src/domain/booking/cancellation.ts';
import type { CancellationTier } from '../../src/domain/booking/contract.ts';
import { paymentOptions } from '../../src/domain/booking/payment-options.ts';
import { dateIn, holidaysOf } from '../../src/domain/time/calendar.ts';
import {
  availabilityOf,
  type CancellationStep,
  type ClassState,
  type DatedClass,
  type EventDetail,
  type GuaranteedClass,
  type Language,
  type Session,
} from '../../src/domain/catalogue/classes.ts';
import type { Given } from '../../src/domain/classes/substitutes.ts';
import type { Province } from '../../src/domain/money/provinces.ts';
import { teamOfferOf } from '../../src/domain/team/prices.ts';
import { isoInstant } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** A row of `class_details` with the seats taken at the moment of the query. */
export interface EventRow {
  id: string;
  course_id: string;
  course_code: string;
  language: 'en' | 'fr';
  delivery: 'online' | 'in-person';
  place_id: string | null;
  time_zone: string;
  /** JSON list of sessions. */
  sessions: string;
  starts_at: number;
  ends_at: number;
  price_cents: number;
  capacity: number;
  minimum: number;
  sales_end_at: number;
  state: 'tentative' | 'confirmed' | 'cancelled' | 'withdrawn';
  sequence: number;
  /** The last one that lets people cancel free of charge. */
  freed_sequence: number;
  /** From when on its people are told of its last change. */
  told_from_at: number;
  /** How many sessions it ever had, where those were more than now. */
  most_sessions: number;
  trainer: string | null;
  /** JSON: who gives single days in place of its trainer (`Substitutes`). */
  substitutes: string;
  /** Which of the centre; empty until it is known. */
  room: string;
  /** Counts the acts of the office. */
  revision: number;
  /** What an organisation has to itself is of that order; `null` of a public class, which alone is shown and sold. */
  private_order_id: string | null;
  entry_en: string | null;
  title_en: string | null;
  certificate_en: string | null;
  entry_fr: string | null;
  title_fr: string | null;
  certificate_fr: string | null;
  place_name_en: string | null;
  place_name_fr: string | null;
  place_city_en: string | null;
  place_city_fr: string | null;
  /** In both languages, as JSON; before the catalogue of a build is taken over, one text of an earlier build. */
  place_address: string | null;
  place_province: Province | null;
  seats_taken: number;
  /** The smallest party that waits, where it matters: seats that are enough for it are not for the public (booking rule 29). */
  least_waiting?: number | null;
}

/** Who gives which day of a class. */
export const givenOf = (
  row: Pick<EventRow, 'trainer' | 'sessions' | 'substitutes'>,
): Given & { sessions: Session[] } => ({
  trainer: row.trainer,
  sessions: JSON.parse(row.sessions) as Session[],
  substitutes: JSON.parse(row.substitutes) as Given['substitutes'],
});

/** The state as the clock has it: a class whose last session is over is finished, unless it never ran. */
export function stateAt(row: Pick<EventRow, 'state' | 'ends_at'>, now: number): ClassState {
  const ran = row.state === 'tentative' || row.state === 'confirmed';
  return ran && row.ends_at <= now ? 'finished' : row.state;
}

/** Whether seats are sold: the end of sales is the first instant at which they are not (booking rule 7). */
export function isOnSale(row: Pick<EventRow, 'state' | 'sales_end_at'>, now: number): boolean {
  return (row.state === 'tentative' || row.state === 'confirmed') && row.sales_end_at > now;
}

const streetOf = (stored: string) =>
  stored.startsWith('{') ? (JSON.parse(stored) as Record<Language, string>) : stored;

function placeOf(row: EventRow): EventDetail['place'] {
  if (row.place_id === null || row.place_province === null) return null;
  return {
    id: row.place_id,
    name: { en: row.place_name_en ?? '', fr: row.place_name_fr ?? '' },
    city: { en: row.place_city_en ?? '', fr: row.place_city_fr ?? '' },
    address: streetOf(row.place_address ?? ''),
    province: row.place_province,
  };
}

/** What decides on which terms a class is sold. */
export type Selling = Pick<Dependencies, 'siteData' | 'cards'>;

type SoldRow = Pick<EventRow, 'starts_at' | 'sales_end_at' | 'time_zone'>;

/** What a class can be paid with at `now`; empty where it is not sold on line, or not any more. */
export function paymentOf(row: SoldRow, now: number, { siteData, cards }: Selling): EventDetail['payment'] {
  const { office, invoice, holidays } = siteData;
  const sold = { startsAt: row.starts_at, salesEndAt: row.sales_end_at, timeZone: row.time_zone };
  return paymentOptions([sold], {
    now,
    timeZone: office.timeZone,
    dueBusinessDays: invoice.dueBusinessDays,
    holidays: holidaysOf(holidays, office.province),
    cards: cards !== null,
  });
}

/** What cancelling a class costs from `now` on, by these tiers and the holidays of where it is taught. */
export function cancellationOf(
  row: Pick<EventRow, 'starts_at' | 'time_zone' | 'place_province'>,
  now: number,
  tiers: readonly CancellationTier[],
  { siteData }: Pick<Selling, 'siteData'>,
): CancellationStep[] {
  const province = row.place_province ?? siteData.office.province;
  const holidays = holidaysOf(siteData.holidays, province);
  return cancellationSteps(tiers, { now, start: row.starts_at, timeZone: row.time_zone, holidays });
}

/**
 * A class and the terms on which it is sold, at `now` (epoch milliseconds). `tiers` are those of a booking, which keeps
 * the ones that it was made under.
 */
export function eventDetail(
  row: EventRow,
  now: number,
  selling: Selling,
  tiers: readonly CancellationTier[] = selling.siteData.cancellation,
): EventDetail {
  return {
    ...datedClass(row, now),
    capacity: row.capacity,
    payment: isOnSale(row, now) ? paymentOf(row, now, selling) : [],
    cancellation: cancellationOf(row, now, tiers, selling),
    team: teamOffer(row, selling),
  };
}

function teamOffer({ course_id: id }: EventRow, { siteData: { courses, offers } }: Selling): EventDetail['team'] {
  const course = courses.find((one) => one.id === id);
  return course ? teamOfferOf(course, offers) : null;
}

/** One class as the contract has it, at `now` (epoch milliseconds). */
export function datedClass(row: EventRow, now: number): DatedClass {
  const free = Math.max(0, row.capacity - row.seats_taken);
  const seatsLeft = typeof row.least_waiting === 'number' && row.least_waiting <= free ? 0 : free;
  const inEnglish = row.language === 'en';
  return {
    id: row.id,
    certificateText:
      (inEnglish ? row.certificate_en : row.certificate_fr) ?? row.certificate_en ?? row.certificate_fr ?? '',
    language: row.language,
    titleCourse: (inEnglish ? row.title_en : row.title_fr) ?? row.title_en ?? row.title_fr ?? '',
    sessions: JSON.parse(row.sessions) as Session[],
    courseIds: perLanguage(row.entry_en, row.entry_fr),
    titles: perLanguage(row.title_en, row.title_fr),
    priceCents: row.price_cents,
    currency: 'CAD',
    delivery: row.delivery,
    place: placeOf(row),
    timeZone: row.time_zone,
    state: stateAt(row, now),
    availability: availabilityOf(seatsLeft, isOnSale(row, now)),
    seatsLeft,
    salesEnd: isoInstant(row.sales_end_at),
  };
}

/** A course's title for a reader of `language`; the class's own where there is no page in that language. */
export function titleIn(event: Pick<DatedClass, 'titles' | 'titleCourse'>, language: 'en' | 'fr'): string {
  return event.titles[language] ?? event.titleCourse;
}

export type GuaranteedRow = Pick<
  EventRow,
  'entry_en' | 'entry_fr' | 'language' | 'place_id' | 'time_zone' | 'starts_at'
>;

export function guaranteedClass(row: GuaranteedRow): GuaranteedClass {
  return {
    courseIds: perLanguage(row.entry_en, row.entry_fr),
    language: row.language,
    placeId: row.place_id,
    day: dateIn(row.time_zone, row.starts_at),
  };
}

function perLanguage(en: string | null, fr: string | null): { en?: string; fr?: string } {
  return { ...(en !== null && { en }), ...(fr !== null && { fr }) };
}
