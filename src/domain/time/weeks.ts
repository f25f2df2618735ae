const DAY_MS = 86_400_000;

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** The Monday of a day's week; days are `2026-12-08`. */
export function mondayOf(day: string): string {
  const at = Date.parse(day);
  return dayOf(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS);
}

/** So many weeks later, or before where `count` is negative. */
export const weeksAfter = (monday: string, count: number): string => dayOf(Date.parse(monday) + count * 7 * DAY_MS);

/** The days of the week of a Monday, Monday first. */
export const daysFrom = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => dayOf(Date.parse(monday) + index * DAY_MS));

/**
 * The first of the days in order, in whole weeks: as many weeks as it takes to have `atLeast` of them. `next` is the Monday of the
 * first week that is left out; `null` where none is.
 */
export function wholeWeeks<Dated extends { day: string }>(
  dated: readonly Dated[],
  atLeast: number,
): { first: Dated[]; next: string | null } {
  const last = dated[Math.min(atLeast, dated.length) - 1];
  if (!last) return { first: [], next: null };
  const monday = mondayOf(last.day);
  const first = dated.filter(({ day }) => mondayOf(day) <= monday);
  const after = dated[first.length];
  return { first, next: after ? mondayOf(after.day) : null };
}
