import { createHash } from 'node:crypto';

/**
 * Pages of one template differ in their text, and a look at each takes a browser seconds: of many alike a part is looked at, another one each
 * week, so that all have their turn. `SAMPLE=all` takes every one, any other word the part that it stands for.
 */
const week = Math.floor(Date.now() / (7 * 24 * 60 * 60 * 1000));
export const seed = process.env.SAMPLE ?? `week-${week}`;

/** Whether this one of many is among the `share` (0 to 1) that is looked at now; by its name alone, whatever stands beside it. */
export function isSampled(name: string, share = 0.15, by = seed): boolean {
  if (by === 'all') return true;
  const [first = 0, second = 0] = createHash('sha256').update(`${by} ${name}`).digest();
  return first * 256 + second < share * 65_536;
}
