import { expect, test } from 'vitest';
import { meanOf } from './survey-results.ts';

test('a mean is of those who rated; nobody has none', () => {
  expect(meanOf([0, 0, 0, 1, 1])).toBe(4.5);
  expect(meanOf([2, 0, 0, 0, 0])).toBe(1);
  expect(meanOf([0, 0, 0, 0, 0])).toBeNull();
});
