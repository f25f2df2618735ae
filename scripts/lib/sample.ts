import { createHash } from 'node:crypto';

/**
 * Pages of one template differ in their text, and a look at each takes a browser seconds: of many alike a part is looked at, another one each
 * week, so that all have their turn. `SAMPLE=all` takes every one, any other word the part that it stands for.
 */
const week = Math.floor(Date.now() / (7 * 24 * 60 * 60 * 1000));
export const seed = process.env.SAMPLE ?? `week-${week}`;

/** In so many weeks each has had its turn. */
export const PARTS = 16;

const numberOf = (word: string) => createHash('sha256').update(word).digest().readUInt32BE() % PARTS;

/** Whether this one of many is in the part that is looked at now; by its name alone, whatever stands beside it. */
export function isSampled(name: string, by = seed): boolean {
  if (by === 'all') return true;
  const turn = /^week-(\d+)$/.exec(by)?.[1];
  return numberOf(name) === (turn === undefined ? numberOf(by) : Number(turn) % PARTS);
}
