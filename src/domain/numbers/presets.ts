import { Temporal } from 'temporal-polyfill';
import type { PlainDate } from '../time/calendar.ts';
import type { Period } from './period.ts';

/** Periods that are often asked for. */
export const presets = ['weeks', 'month', 'lastMonth', 'year'] as const;
type Preset = (typeof presets)[number];

/** What they are on a day of the office: the last four or 52 weeks end with it, a month is a whole one. */
export function presetsOn(today: PlainDate): Record<Preset, Period> {
  const day = Temporal.PlainDate.from(today);
  const ending = (days: number): Period => ({ from: day.subtract({ days: days - 1 }).toString(), to: today });
  const month = (first: Temporal.PlainDate): Period => ({
    from: first.toString(),
    to: first.with({ day: first.daysInMonth }).toString(),
  });
  const first = day.with({ day: 1 });
  return { weeks: ending(28), month: month(first), lastMonth: month(first.subtract({ months: 1 })), year: ending(364) };
}
