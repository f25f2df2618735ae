import { expect, test } from 'vitest';
import { REMINDER_DAYS, remindsAt } from './stages.ts';

test('the stages come one after the other', () => {
  expect(REMINDER_DAYS.toSorted((a, b) => a - b)).toEqual([...REMINDER_DAYS]);
});

test('reminders leave on business days, while the office is open', () => {
  const holidays = new Set(['2026-12-25']);
  expect([8, 9, 16, 17].map((hour) => remindsAt('2026-12-04', hour, holidays))).toEqual([false, true, true, false]);
  expect(remindsAt('2026-12-05', 10, holidays)).toBe(false);
  expect(remindsAt('2026-12-25', 10, holidays)).toBe(false);
});
