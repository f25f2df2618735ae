import { expect, test } from 'vitest';
import { isSampled, PARTS } from './sample.ts';

const names = Array.from({ length: 1000 }, (_, index) => `/course/${index}`);
const taken = (by: string) => names.filter((name) => isSampled(name, by));

test('an even part is looked at, by a word the same one', () => {
  for (const by of ['week-1', 'any other word']) {
    expect(taken(by).length).toBeGreaterThan(names.length / PARTS / 2);
    expect(taken(by).length).toBeLessThan((names.length / PARTS) * 2);
    expect(taken(by)).toEqual(taken(by));
  }
  expect(taken('all')).toEqual(names);
});

test('each has its turn once in so many weeks', () => {
  const turns = Array.from({ length: PARTS }, (_, week) => taken(`week-${week + 2950}`)).flat();
  expect(turns.toSorted()).toEqual(names.toSorted());
});
