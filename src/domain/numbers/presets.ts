import { Temporal } from 'temporal-polyfill';
import type { PlainDate } from '../time/calendar.ts';
import type { Period } from './period.ts';

/** Periods that are often asked for. */
export const presets = ['weeks', 'month', 'lastMonth', 'quarter', 'lastQuarter', 'year'] as const;
type Preset = (typeof presets)[number];

/** What they are on a day of the office: the last four or 52 weeks end with it, months and quarters are whole ones. */
export function presetsOn(today: PlainDate): Record<Preset, Period> {
  const day = Temporal.PlainDate.from(today);
  const ending = (days: number): Period => ({ from: day.subtract({ days: days - 1 }).toString(), to: today });
  const month = (first: Temporal.PlainDate): Period => ({
    from: first.toString(),
    to: first.with({ day: first.daysInMonth }).toString(),
  });
  const first = day.with({ day: 1 });
  const quarter = (begins: Temporal.PlainDate): Period => ({
    from: begins.toString(),
    to: begins.add({ months: 3 }).subtract({ days: 1 }).toString(),
  });
  const ofQuarter = first.subtract({ months: (first.month - 1) % 3 });
  return {
    ...{ weeks: ending(28), month: month(first), lastMonth: month(first.subtract({ months: 1 })) },
    ...{ quarter: quarter(ofQuarter), lastQuarter: quarter(ofQuarter.subtract({ months: 3 })), year: ending(364) },
  };
}
