import { expect, test } from 'vitest';
import type { ManagedLine } from '../../domain/changes/contract.ts';
import { strings } from '../../i18n/strings/index.ts';
import { costLines, feeOf, firstChosen, floorLines, seatList } from './words.ts';

const person = (id: string, firstName = '', email = '') => ({
  ...{ id, eventId: 'a', firstName, lastName: '', email },
  ...{ movesLeft: 2, officeTells: false, feeFloor: 0, asMoved: false, needs: '', address: '' },
});
const people = [person('1', 'Ada'), person('2', '', 'jo@agency.example'), person('3')];

test('of several seats none is chosen before somebody chooses', () => {
  expect([...firstChosen(people)]).toEqual([]);
  expect([...firstChosen([person('1')])]).toEqual(['1']);
});

test('a change says whose seats it was about, by name, else by address, else by number', () => {
  const manage = { locale: 'en', texts: strings('en').manage } as const;
  expect(seatList(people, new Set(['1', '2', '3']), manage)).toBe('Ada, jo@agency.example and Seat 3');
  expect(seatList(people, new Set(['2']), manage)).toBe('jo@agency.example');
});

test('rule 31: a seat of a package is said to be lost whole once cancelling costs something, never to cost a part of nothing', () => {
  const manage = { locale: 'en', texts: strings('en').manage } as const;
  const steps = [
    { until: '2026-12-11', feeRate: 0 },
    { until: '2026-12-31', feeRate: 25_000 },
    { until: null, feeRate: 100_000 },
  ];
  const paid = { eventId: 'a', quantity: 1, unitCents: 49_500, discountCents: 0, steps } as ManagedLine;
  expect(costLines(paid, manage)).toHaveLength(3);
  const covered = { ...paid, unitCents: 0, coveredBy: { title: 'Software package', seats: 1 } };
  expect(costLines(covered, manage)).toEqual([
    'Until December\u00a011, 2026: free of charge',
    'After that: the whole price',
  ]);
  // Moved here when giving it back would have cost a quarter.
  const moved = [{ ...person('1', 'Ada'), feeFloor: 25_000 }];
  expect(floorLines(paid, moved, manage)[0]).toContain('At least 25%');
  expect(floorLines(covered, moved, manage)[0]).toMatch(/^The whole price for the seat/);
  expect([feeOf(paid, 25_000), feeOf(covered, 25_000), feeOf(covered, 0)]).toEqual([25_000, 100_000, 0]);
});
