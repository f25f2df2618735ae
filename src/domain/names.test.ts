import { expect, test } from 'vitest';
import { isNameLike } from './names.ts';

test.each(['Ada', 'J. R. Smith', 'J.-P. Roy', 'Dr. Lin', 'Marie-Ève O’Neil', 'Ada Byron Jr.'])(
  '%s may greet',
  (name) => {
    expect(isNameLike(name)).toBe(true);
  },
);

test.each(['evil.com', 'evil . com', 'evil .com', 'evil - .com', 'Buy cheap watches today only'])(
  'rule 43: %s greets nobody',
  (name) => {
    expect(isNameLike(name)).toBe(false);
  },
);

test.each([
  'evil.c\u034fom',
  'evil.\ufe0fcom',
  'evil\u034f.com',
  'evil\u3002com',
  'evil\uff0ecom',
  'Renew at evil.\u180bcom',
])('rule 43: what a browser reads as a domain greets nobody, whatever hides in it: %j', (name) => {
  expect(isNameLike(name)).toBe(false);
});

test('a name has no signs that nobody sees, and keeps the marks of its script', () => {
  expect(isNameLike('A\u034fda')).toBe(false);
  expect(['Zoe\u0308', 'श्री', 'Nguyễn Văn'].map(isNameLike)).toEqual([true, true, true]);
});
