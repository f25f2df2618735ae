import { expect, test } from 'vitest';
import { isWithin } from './addresses.ts';

test.each(['/a', '/a/', '/a/b/c', '/fr/b', '/fr/b/c'])('%s is within', (path) => {
  expect(isWithin(['/a', '/fr/b'], path)).toBe(true);
});

test.each(['/', '/ab', '/A', '/b/a', '/fr', '/fr/bc'])('%s is not', (path) => {
  expect(isWithin(['/a', '/fr/b'], path)).toBe(false);
});
