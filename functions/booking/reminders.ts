import {
  businessMorningBefore,
  classReminder,
  JOIN_LINK_BUSINESS_DAYS,
  namesReminder,
  type Reminder,
} from '../../src/domain/booking/reminders.ts';
import type { Province } from '../../src/domain/money/provinces.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import type { Task } from '../platform/capability.ts';
import { rowsOf } from '../platform/database.ts';
import { DAY_MS } from '../platform/tasks.ts';
import {
  CLASSES_STARTING,
  ONLINE_DAYS,
  QUEUE_CLASS_REMINDERS,
  QUEUE_JOINING_LINKS,
  QUEUE_NAMES_MISSING,
} from './reminder-sql.ts';

/** Five business days are never longer, whatever holidays there are. Days. */
const LOOKS_AHEAD_DAYS = 16;

/** A link to join that was set by mistake, or by somebody who is not the trainer, is set anew before it is mailed. */
const LINK_STANDS_MS = 10 * 60_000;

interface StartingClass {
  id: string;
  starts_at: number;
  time_zone: string;
  place_province: Province | null;
}

/** Puts what is due before a class into the outbox. What lies there already, sent or not, is not put there again. */
export const remind: Task = {
  name: 'remind',
  run: async ({ db, now, siteData }) => {
    const at = now().getTime();
    const [found, online] = await db.batch([
      db.prepare(CLASSES_STARTING).bind(at, at + LOOKS_AHEAD_DAYS * DAY_MS),
      db.prepare(ONLINE_DAYS).bind(at),
    ]);
    const startOf = ({ id, starts_at: startsAt, time_zone: timeZone, place_province: province }: StartingClass) => ({
      id,
      start: { startsAt, timeZone, holidays: holidaysOf(siteData.holidays, province ?? siteData.office.province) },
    });
    const starting = rowsOf<StartingClass>(found).map(startOf);
    const days = rowsOf<StartingClass>(online).map(startOf);
    if (starting.length + days.length === 0) return;
    const due = (reminder: (start: (typeof starting)[number]['start'], now: number) => Reminder | null) =>
      JSON.stringify(
        starting.flatMap(({ id, start }) => {
          const found = reminder(start, at);
          return found ? [{ classId: id, ...found }] : [];
        }),
      );
    const linked = [...starting, ...days]
      .filter(({ start }) => businessMorningBefore(JOIN_LINK_BUSINESS_DAYS, start) <= at)
      .map(({ id }) => id);
    await db.batch([
      db.prepare(QUEUE_NAMES_MISSING).bind(at, due(namesReminder)),
      db.prepare(QUEUE_CLASS_REMINDERS).bind(at, due(classReminder)),
      db.prepare(QUEUE_JOINING_LINKS).bind(at, JSON.stringify(linked), at - LINK_STANDS_MS),
    ]);
  },
};
