import { Temporal } from 'temporal-polyfill';
import type { PlainDate } from '../time/calendar.ts';
import type { SeatOffer } from './offer.ts';

/** For so long at least seats can be used again that came back because of us. */
const RENEWED_MONTHS = 3;

/** The last day on which a class may begin that the seats are used for. */
export function expiresOn(boughtOn: PlainDate, { validMonths }: Pick<SeatOffer, 'validMonths'>): PlainDate {
  return Temporal.PlainDate.from(boughtOn).add({ months: validMonths }).toString();
}

/** Until when seats can be used at least that come back on a day, since we cancelled or changed their class. */
export function renewedUntil(day: PlainDate): PlainDate {
  return Temporal.PlainDate.from(day).add({ months: RENEWED_MONTHS }).toString();
}
