import { expect, test } from 'vitest';
import type { ManagedBooking, ManagedDocument } from './contract.ts';
import { firstDue } from './due.ts';

const invoice = (dueOn: string, totalCents: number) =>
  ({
    kind: 'invoice',
    number: `of ${dueOn}`,
    invoice: null,
    dueOn,
    totalCents,
  }) as Partial<ManagedDocument> as ManagedDocument;
const note = (dueOn: string, totalCents: number) =>
  ({
    kind: 'credit_note',
    invoice: `of ${dueOn}`,
    dueOn: null,
    totalCents,
  }) as Partial<ManagedDocument> as ManagedDocument;
const due = (documents: ManagedDocument[], openCents: number) =>
  firstDue({ documents, money: { openCents } as Partial<ManagedBooking['money']> as ManagedBooking['money'] });

test('what is open is due on the day of the invoice that it is of', () => {
  expect(due([invoice('2026-11-27', 10_000)], 10_000)).toBe('2026-11-27');
  expect(due([invoice('2026-11-27', 10_000)], 0)).toBeUndefined();
});

test('the oldest invoice is paid first, and the first day of those that are open counts', () => {
  const both = [invoice('2026-11-27', 10_000), invoice('2026-12-11', 5_000)];
  expect(due(both, 5_000)).toBe('2026-12-11');
  expect(due(both, 6_000)).toBe('2026-11-27');
});

test('an invoice that was credited asks for nothing, and has no day', () => {
  const both = [invoice('2026-11-27', 10_000), invoice('2026-12-11', 5_000), note('2026-12-11', 5_000)];
  expect(due(both, 4_000)).toBe('2026-11-27');
  expect(due([...both, note('2026-11-27', 2_000)], 8_000)).toBe('2026-11-27');
});

test('what has gone back beyond what came in is due with the oldest invoice', () => {
  expect(due([invoice('2026-11-27', 5_000), note('2026-11-27', 5_000)], 100)).toBe('2026-11-27');
});
