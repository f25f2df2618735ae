import { expect, test } from 'vitest';
import { toldAfter } from './told.ts';

const seat = (id: string, email: string, told: string | null = null) => ({ id, email, told });

test('two who were told and swap their seats were told of those that they have now', () => {
  expect([...toldAfter([seat('1', 'y@a.ca', 'x@a.ca'), seat('2', 'X@a.ca', 'y@a.ca')])]).toEqual([
    ['1', 'y@a.ca'],
    ['2', 'x@a.ca'],
  ]);
});

test('who moves on to an empty seat takes along what they were told; who has left stays to be told', () => {
  expect([...toldAfter([seat('1', '', 'x@a.ca'), seat('2', 'x@a.ca')])]).toEqual([
    ['1', null],
    ['2', 'x@a.ca'],
  ]);
  expect([...toldAfter([seat('1', 'z@a.ca', 'x@a.ca'), seat('2', 'y@a.ca', 'y@a.ca')])]).toEqual([]);
  expect([...toldAfter([seat('1', 'y@a.ca', 'x@a.ca'), seat('2', 'z@a.ca', 'y@a.ca')])]).toEqual([
    ['1', 'y@a.ca'],
    ['2', 'x@a.ca'],
  ]);
});
