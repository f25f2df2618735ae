import { expect, test } from 'vitest';
import { isSampled, localesInTurn, PARTS } from './sample.ts';

const names = Array.from({ length: 1000 }, (_, index) => `/course/${index}`);
const taken = (by: string) => names.filter((name) => isSampled(name, by));

test('an even part is looked at, by a word the same one', () => {
  for (const by of ['day-1', 'any other word']) {
    expect(taken(by).length).toBeGreaterThan(names.length / PARTS / 2);
    expect(taken(by).length).toBeLessThan((names.length / PARTS) * 2);
    expect(taken(by)).toEqual(taken(by));
  }
  expect(taken('all')).toEqual(names);
});

test('each has its turn once in so many days', () => {
  const turns = Array.from({ length: PARTS }, (_, day) => taken(`day-${day + 20_784}`)).flat();
  expect(turns.toSorted()).toEqual(names.toSorted());
});

test('of what is done alike in both languages half is done in each, and the next day in the other', () => {
  for (const by of ['day-20784', 'any other word']) {
    const french = names.filter((name) => localesInTurn(name, by)[0] === 'fr');
    expect(french.length / names.length).toBeCloseTo(0.5, 1);
  }
  for (const name of names) {
    const days = ['day-20784', 'day-20785'].flatMap((by) => localesInTurn(name, by));
    expect(days.toSorted()).toEqual(['en', 'fr']);
    expect(localesInTurn(name, 'all')).toEqual(['en', 'fr']);
  }
});
