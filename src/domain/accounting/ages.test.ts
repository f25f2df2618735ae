import { expect, test } from 'vitest';
import { agedOf, ageOf } from './ages.ts';

test('an invoice is not due on its day, and each thirty days after it is older', () => {
  const days = [-400, 0, 1, 30, 31, 60, 61, 90, 91, 400];
  expect(days.map(ageOf)).toEqual([
    ...['notDue', 'notDue', 'to30', 'to30', 'to60', 'to60', 'to90', 'to90', 'older', 'older'],
  ]);
});

test('ages add up to what is open, those of nothing among them', () => {
  const invoices = [
    { days: -3, openCents: 100 },
    { days: 31, openCents: 20 },
    { days: 60, openCents: 3 },
  ];
  expect(agedOf(invoices)).toEqual([
    { age: 'notDue', invoices: 1, cents: 100 },
    { age: 'to30', invoices: 0, cents: 0 },
    { age: 'to60', invoices: 2, cents: 23 },
    { age: 'to90', invoices: 0, cents: 0 },
    { age: 'older', invoices: 0, cents: 0 },
  ]);
});
