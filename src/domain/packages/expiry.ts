import { Temporal } from 'temporal-polyfill';
import type { PlainDate } from '../time/calendar.ts';
import type { SeatOffer } from './offer.ts';

/** The last day on which a class may begin that the seats are used for. */
export function expiresOn(boughtOn: PlainDate, { validMonths }: Pick<SeatOffer, 'validMonths'>): PlainDate {
  return Temporal.PlainDate.from(boughtOn).add({ months: validMonths }).toString();
}
