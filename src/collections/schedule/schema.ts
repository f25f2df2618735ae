import { z } from 'astro/zod';
import { beginsOn, onWeekend } from '../../domain/time/schedule.ts';
import type { Entry } from '../entry.ts';
import { day, dollars, language, reference, time, timeZone, weekday, weekOfMonth } from '../fields.ts';

/** The sittings of a class: each on its own day, counted from the first (`day: 0`). */
const sitting = z
  .strictObject({ day: z.number().int().min(0).max(60).default(0), from: time, to: time })
  .refine(({ from, to }) => from < to, {
    message: 'expected a session that begins before it ends: `from` before `to`',
  });

const inOrder = (sittings: readonly z.output<typeof sitting>[]): boolean =>
  sittings.every((one, index) => {
    const before = sittings[index - 1];
    return !before || one.day > before.day || (one.day === before.day && one.from >= before.to);
  });

/** "On the 2nd Tuesday of every month": `{ week: 2, day: tuesday }`; `week: -1` is the last; `every: 2` is every other month. */
const monthly = z.strictObject({
  week: weekOfMonth,
  day: weekday,
  every: z.number().int().min(1).max(6).default(1),
  /** With `every`: a month that counts, 1 to 12. */
  from: z.number().int().min(1).max(12).default(1),
});

const rule = z
  .strictObject({
    /** The course, by its English entry where it has one. */
    course: reference('courses'),
    language,
    /** Who teaches it: somebody of content/team. */
    trainer: reference('team'),
    /** Left out: online. */
    place: reference('places').optional(),
    /** IANA name. Left out: the place's, or the office's for an online class. */
    timeZone: timeZone.optional(),
    sessions: z.array(sitting).min(1).refine(inOrder, 'expected sessions in their order, none within another'),
    capacity: z.number().int().min(1).max(40),
    /** Confirmed seats from which the class is guaranteed to run. */
    minimum: z.number().int().min(1),
    /** Dollars for a seat, where it differs from the course's. */
    price: dollars.optional(),
    /** Hours before the first session at which sales end. */
    salesEndHours: z
      .number()
      .min(0)
      .max(24 * 90)
      .default(24),
    monthly: monthly.optional(),
    /** Or explicit first days. */
    dates: z.array(day).optional(),
    /** First days on which a rule does not run, or a class is cancelled. */
    except: z.array(day).default([]),
    cancelled: z.array(day).default([]),
    /** Meant for Saturdays or Sundays. */
    weekends: z.boolean().default(false),
  })
  .refine(({ monthly: by, dates }) => (by === undefined) !== (dates === undefined), {
    message: 'expected either `monthly` or `dates`, not both',
  })
  .refine(({ minimum, capacity }) => minimum <= capacity, { message: '`minimum` is above `capacity`' })
  .refine((one) => one.weekends || !onWeekend(one), {
    message: 'expected sessions from Monday to Friday, or `weekends: true`',
    path: ['sessions'],
  })
  .superRefine((one, context) => {
    // A day that is mistyped would leave on sale the class that it is to take off.
    for (const field of ['except', 'cancelled'] as const) {
      const stray = one[field].find((date) => !beginsOn(one, date));
      if (stray === undefined) continue;
      context.addIssue({
        code: 'custom',
        path: [field],
        message: `expected a day on which a class begins, got ${stray}`,
      });
    }
  });

export const scheduleSchema = z.strictObject({ classes: z.array(rule) });

type ScheduleData = z.output<typeof scheduleSchema>;
export type ClassRule = ScheduleData['classes'][number];
export type ScheduleEntry = Entry<'schedule', ScheduleData>;
