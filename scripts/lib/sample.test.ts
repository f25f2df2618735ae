import { expect, test } from 'vitest';
import { isSampled } from './sample.ts';

const names = Array.from({ length: 1000 }, (_, index) => `/course/${index}`);
const taken = (by: string, share?: number) => names.filter((name) => isSampled(name, share, by));

test('about the share that is asked for is looked at, by a word the same ones', () => {
  expect(taken('week-1').length).toBeGreaterThan(120);
  expect(taken('week-1').length).toBeLessThan(180);
  expect(taken('week-1')).toEqual(taken('week-1'));
  expect(taken('week-1', 0)).toEqual([]);
  expect(taken('all')).toEqual(names);
});

test('within a year each has had its turn', () => {
  const seen = new Set(Array.from({ length: 52 }, (_, week) => taken(`week-${week}`)).flat());
  expect(seen.size).toBe(names.length);
});
