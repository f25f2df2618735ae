import { addBusinessDays, dateIn, type PlainDate } from '../time/calendar.ts';

/** So long before a class the office hears that too few have booked it. Business days. */
const MINIMUM_NOTICE_BUSINESS_DAYS = 7;

interface UnsureClass {
  startsAt: number;
  timeZone: string;
  /** Where it is taught. */
  holidays: ReadonlySet<PlainDate>;
  /** Booked in it. */
  seats: number;
}

/**
 * Whether the office hears now of a class without its minimum. Where people are in it, from that day on until it starts,
 * however late it became one; where nobody is, on that day or the next business day alone, since nobody waits for an answer.
 */
export function minimumNoticeDue({ startsAt, timeZone, holidays, seats }: UnsureClass, now: number): boolean {
  const today = dateIn(timeZone, now);
  const due = addBusinessDays(dateIn(timeZone, startsAt), -MINIMUM_NOTICE_BUSINESS_DAYS, holidays);
  if (now >= startsAt || today < due) return false;
  return seats > 0 || today <= addBusinessDays(due, 1, holidays);
}
