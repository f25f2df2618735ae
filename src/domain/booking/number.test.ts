import { expect, test } from 'vitest';
import { bookingNumber } from './number.ts';

test('a number is two groups of four characters', () => {
  expect(bookingNumber(() => 0)).toBe('2222-2222');
  expect(bookingNumber((below) => below - 1)).toBe('ZZZZ-ZZZZ');
});

test('no character of a number is mistaken for another or makes a word', () => {
  let next = 0;
  const all = Array.from({ length: 8 }, () => bookingNumber((below) => next++ % below)).join('');
  expect(all).not.toMatch(/[01IOLSUAEY]/);
});
