import * as v from 'valibot';

const isInCalendar = (day: string) => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/** A day of the calendar, `2026-11-30`; the 31st of November is none. */
export const Day = v.pipe(v.string('required'), v.isoDate('day'), v.check(isInCalendar, 'day'));
