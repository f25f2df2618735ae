import { expect, test } from 'vitest';
import { asPrinted, isPrintable } from './printable.ts';

test.each([
  'Nguyễn Thị Ánh',
  'Łukasz Dvořák',
  'Zoe\u0308',
  'Ιωάννα',
  'Олексій',
  'D’Arcy\u2010Smith',
  'Ma\u00eflys O\u02bbahu',
  '',
])('%s is printed', (name) => {
  expect(isPrintable(name)).toBe(true);
});

test.each(['한지민', 'محمد', 'श्री', '李', 'ᓄᓇᕗᑦ', 'Ada 🎉', 'A\u200dda'])('%s would be empty boxes', (name) => {
  expect(isPrintable(name)).toBe(false);
});

test('a letter and its mark are printed as one, and what looks like another sign as that', () => {
  expect(asPrinted('Zoe\u0308 D\u2011A\u202f')).toBe('Zo\u00eb D-A\u00a0');
});
