import type { Cents } from '../money/money.ts';

/** So many, as often. */
export interface Counted {
  value: number;
  count: number;
}

/** The middle one of all values, or the mean of the two in the middle; `null` where there is none. */
export function medianOf(values: readonly Counted[]): number | null {
  const sorted = values.filter(({ count }) => count > 0).sort((a, b) => a.value - b.value);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const at = (place: number) => {
    let seen = 0;
    return sorted.find(({ count }) => (seen += count) > place)?.value ?? 0;
  };
  return (at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2;
}

/** The last day of each group of days from a booking to its class. */
export const leadEnds = [7, 14, 30, 60] as const;
/** `null` is more than that. */
export const leadGroups = [...leadEnds, null] as const;
type LeadGroup = (typeof leadGroups)[number];

/** How many fall into each group, in their order. */
export function leadsOf(values: readonly Counted[]): { upTo: LeadGroup; count: number }[] {
  return leadGroups.map((upTo, index) => {
    const after = leadGroups[index - 1] ?? -Infinity;
    const fits = values.filter(({ value }) => value > after && (upTo === null || value <= upTo));
    return { upTo, count: fits.reduce((sum, { count }) => sum + count, 0) };
  });
}

/**
 * Parts of cents as whole cents that add up to the rounded sum: those that lost most by rounding down get a cent more. In the
 * order in which they came.
 */
export function wholeCents(parts: readonly number[]): Cents[] {
  const total = Math.round(parts.reduce((sum, part) => sum + part, 0));
  const whole = parts.map(Math.floor);
  const missing = total - whole.reduce((sum, part) => sum + part, 0);
  const lost = parts.map((part, index) => ({ index, rest: part - Math.floor(part) }));
  lost.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of lost.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole.map((part) => part + 0);
}
