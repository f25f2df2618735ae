import { dateIn } from '../../src/domain/time/calendar.ts';
import {
  availabilityOf,
  type ClassState,
  type EventDetail,
  type GuaranteedClass,
  type Session,
} from '../../src/domain/catalogue/classes.ts';
import type { Province } from '../../src/domain/money/provinces.ts';
import { isoInstant } from '../platform/answers.ts';

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
  place_address: string | null;
  place_province: Province | null;
  seats_taken: number;
  /** The smallest party that waits, where it matters: seats that are enough for it are not for the public (booking rule 29). */
  least_waiting?: number | null;
}

/** The state as the clock has it: a class whose last session is over is finished, unless it never ran. */
function stateAt(row: Pick<EventRow, 'state' | 'ends_at'>, now: number): ClassState {
  const ran = row.state === 'tentative' || row.state === 'confirmed';
  return ran && row.ends_at <= now ? 'finished' : row.state;
}

/** Whether seats are sold: the end of sales is the first instant at which they are not (booking rule 7). */
export function isOnSale(row: Pick<EventRow, 'state' | 'sales_end_at'>, now: number): boolean {
  return (row.state === 'tentative' || row.state === 'confirmed') && row.sales_end_at > now;
}

function placeOf(row: EventRow): EventDetail['place'] {
  if (row.place_id === null || row.place_province === null) return null;
  return {
    id: row.place_id,
    name: { en: row.place_name_en ?? '', fr: row.place_name_fr ?? '' },
    city: { en: row.place_city_en ?? '', fr: row.place_city_fr ?? '' },
    address: row.place_address ?? '',
    province: row.place_province,
  };
}

/** One class as the contract has it, at `now` (epoch milliseconds). */
export function eventDetail(row: EventRow, now: number): EventDetail {
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
export function titleIn(event: Pick<EventDetail, 'titles' | 'titleCourse'>, language: 'en' | 'fr'): string {
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
