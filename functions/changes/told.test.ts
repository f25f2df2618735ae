import { expect, test } from 'vitest';
import { toldAfter } from './told.ts';

const telling = (email: string) => ({ email, awaitsJoining: 0 }) as const;
const seat = (id: string, email: string, told: string | null = null) => ({
  ...{ id, email },
  told: told === null ? null : telling(told),
});
const after = (...seats: Parameters<typeof toldAfter>[0]) =>
  [...toldAfter(seats)].map(([id, told]) => [id, told?.email ?? null]);

test('two who were told and swap their seats were told of those that they have now', () => {
  expect(after(seat('1', 'y@a.ca', 'x@a.ca'), seat('2', 'X@a.ca', 'y@a.ca'))).toEqual([
    ['1', 'y@a.ca'],
    ['2', 'x@a.ca'],
  ]);
});

test('who moves on to an empty seat takes along what they were told; who has left stays to be told', () => {
  expect(after(seat('1', '', 'x@a.ca'), seat('2', 'x@a.ca'))).toEqual([
    ['1', null],
    ['2', 'x@a.ca'],
  ]);
  expect(after(seat('1', 'z@a.ca', 'x@a.ca'), seat('2', 'y@a.ca', 'y@a.ca'))).toEqual([]);
  expect(after(seat('1', 'y@a.ca', 'x@a.ca'), seat('2', 'z@a.ca', 'y@a.ca'))).toEqual([
    ['1', 'y@a.ca'],
    ['2', 'x@a.ca'],
  ]);
});
