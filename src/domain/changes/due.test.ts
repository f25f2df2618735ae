import { expect, test } from 'vitest';
import type { ManagedBooking, ManagedDocument } from './contract.ts';
import { firstDue } from './due.ts';

const invoice = (dueOn: string, totalCents: number) =>
  ({ kind: 'invoice', dueOn, totalCents }) as Partial<ManagedDocument> as ManagedDocument;
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
