import type { PlainDate } from '../time/calendar.ts';
import { isBusinessDay } from '../time/calendar.ts';
import { CLOSES, OPENS } from '../booking/waitlist.ts';

/** A buyer is reminded of what is overdue so many days after its due date, once each. Days. */
export const REMINDER_DAYS = [7, 21, 45] as const;

/** Whether the clock reminds at all: while the office can be asked about it. `hour` is that of the clock on its wall. */
export const remindsAt = (day: PlainDate, hour: number, holidays: ReadonlySet<PlainDate>): boolean =>
  isBusinessDay(day, holidays) && hour >= OPENS && hour < CLOSES;
