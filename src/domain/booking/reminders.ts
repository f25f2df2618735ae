import { addBusinessDays, dateIn, type PlainDate } from '../time/calendar.ts';
import { instantOf } from '../time/schedule.ts';

/** Names may be given until so many business days before the start (booking rule 9). */
export const NAMES_BUSINESS_DAYS = 3;

/** The link to join is sent so many business days before the start, or as soon as there is one. */
export const JOIN_LINK_BUSINESS_DAYS = 2;

/** When the buyer is reminded of names that are missing: business days before the start, the last day to give them included. */
const NAMES_REMINDERS = [5, NAMES_BUSINESS_DAYS];

/** When participants are reminded of a class: days before it. */
export const CLASS_REMINDERS = [7, 1];

/** Reminders leave in the morning, by the clock of the class. */
const MORNING = '08:00';

export interface Reminder {
  /** How many days before the start it was due: the latest one whose time has come. */
  days: number;
  /** Epoch milliseconds; who books later needs none. */
  dueAt: number;
}

interface ClassStart {
  startsAt: number;
  timeZone: string;
  holidays: ReadonlySet<PlainDate>;
}

function latest(due: readonly Reminder[], now: number): Reminder | null {
  return due
    .filter(({ dueAt }) => dueAt <= now)
    .reduce<Reminder | null>((a, b) => (a && a.dueAt > b.dueAt ? a : b), null);
}

const morningOf = (date: PlainDate, timeZone: string) => Date.parse(instantOf(date, MORNING, timeZone));

/** The morning so many business days before a class. */
export function businessMorningBefore(days: number, { startsAt, timeZone, holidays }: ClassStart): number {
  return morningOf(addBusinessDays(dateIn(timeZone, startsAt), -days, holidays), timeZone);
}

/** The reminder of missing names that is due, if any. */
export function namesReminder(start: ClassStart, now: number): Reminder | null {
  return latest(
    NAMES_REMINDERS.map((days) => ({ days, dueAt: businessMorningBefore(days, start) })),
    now,
  );
}

/** The reminder of the class itself that is due, if any. */
export function classReminder({ startsAt, timeZone }: ClassStart, now: number): Reminder | null {
  const day = new Date(`${dateIn(timeZone, startsAt)}T00:00:00Z`);
  const before = (days: number) => new Date(day.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  return latest(
    CLASS_REMINDERS.map((days) => ({ days, dueAt: morningOf(before(days), timeZone) })),
    now,
  );
}
