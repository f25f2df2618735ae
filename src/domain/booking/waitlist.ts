import { Temporal } from 'temporal-polyfill';
import { isBusinessDay, type PlainDate } from '../time/calendar.ts';

/** An offer of a freed seat holds so long (booking rule 29). Hours. */
export const OFFER_HOURS = 24;

/** In the last days before a class an offer holds shorter: so many hours of the office's own. */
export const LATE_OFFER_BUSINESS_HOURS = 4;
export const LATE_OFFER_DAYS = 3;

/** When the office is open, by the clock on its wall. */
export const OPENS = 9;
export const CLOSES = 17;

const HOUR_MS = 3_600_000;

interface OfferCircumstances {
  /** All in epoch milliseconds. */
  now: number;
  startsAt: number;
  salesEndAt: number;
  /** Of the office, whose hours count. */
  timeZone: string;
  holidays: ReadonlySet<PlainDate>;
}

/**
 * Until when an offer holds, epoch milliseconds: 24 hours, in the last three days before the class 4 business hours; never
 * past the end of sales. `null` where no time is left to offer anything.
 */
export function offerEndsAt({ now, startsAt, salesEndAt, timeZone, holidays }: OfferCircumstances): number | null {
  if (salesEndAt <= now) return null;
  const late = startsAt - now <= LATE_OFFER_DAYS * 24 * HOUR_MS;
  const end = late
    ? afterBusinessHours(now, LATE_OFFER_BUSINESS_HOURS, timeZone, holidays)
    : now + OFFER_HOURS * HOUR_MS;
  return Math.min(end, salesEndAt);
}

/** The moment at which so many business hours of the office have gone by. */
export function afterBusinessHours(
  from: number,
  hours: number,
  timeZone: string,
  holidays: ReadonlySet<PlainDate>,
): number {
  let left = hours * HOUR_MS;
  let day = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone).toPlainDate();
  for (;;) {
    if (isBusinessDay(day.toString(), holidays)) {
      const opens = day.toZonedDateTime({ timeZone, plainTime: { hour: OPENS } }).epochMilliseconds;
      const closes = day.toZonedDateTime({ timeZone, plainTime: { hour: CLOSES } }).epochMilliseconds;
      const start = Math.max(from, opens);
      if (start + left <= closes) return start + left;
      left -= Math.max(0, closes - start);
    }
    day = day.add({ days: 1 });
  }
}
