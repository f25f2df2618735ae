import { expect, test } from 'vitest';
import { privateTerms } from './private-terms.ts';

test('a private class pays from the first number of people whose seats cost more', () => {
  const courses = [
    { price: 400_00, privatePrice: 2000_00 },
    { price: 275_00, privatePrice: 1900_00 },
    { price: 945_00, privatePrice: 3900_00 },
  ];
  // Five seats at $400 cost as much as the class, six cost more.
  expect(privateTerms(courses)).toEqual({ price: { from: 1900_00, to: 3900_00 }, people: { from: 5, to: 7 } });
});

test('a private class that never costs less than its seats says nothing of how many pay', () => {
  const courses = [
    { price: 400_00, privatePrice: 2000_00 },
    { price: 100_00, privatePrice: 2400_00 },
  ];
  expect(privateTerms(courses).people).toEqual({ from: 6, to: 6 });
});
