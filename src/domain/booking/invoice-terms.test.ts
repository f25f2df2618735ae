import { expect, test } from 'vitest';
import { invoiceTerms } from './invoice-terms.ts';

const terms = (now: string, starts: string[], holidays: string[] = []) =>
  invoiceTerms({
    now: Date.parse(now),
    timeZone: 'America/Toronto',
    dueBusinessDays: 5,
    holidays: new Set(holidays),
    classes: starts.map((start) => ({ startsAt: Date.parse(start), timeZone: 'America/Toronto' })),
  });

test('an invoice is due five business days after its issue', () => {
  expect(terms('2026-11-20T15:00:00Z', ['2027-01-12T14:00:00Z'])).toEqual({
    issuedOn: '2026-11-20',
    dueOn: '2026-11-27',
    latestDueOn: '2027-01-11',
    isFixed: false,
  });
  expect(terms('2026-12-21T15:00:00Z', ['2027-03-01T14:00:00Z'], ['2026-12-25', '2026-12-28'])?.dueOn).toBe(
    '2026-12-30',
  );
});

test('it is due by the business day before the first class', () => {
  const due = terms('2026-11-20T15:00:00Z', ['2027-01-12T14:00:00Z', '2026-11-25T14:00:00Z'])?.dueOn;
  expect(due).toBe('2026-11-24');
});

test('it is not offered where it would be due on the day of its issue, or before', () => {
  expect(terms('2026-11-20T15:00:00Z', ['2026-11-24T14:00:00Z'])?.dueOn).toBe('2026-11-23');
  expect(terms('2026-11-20T15:00:00Z', ['2026-11-23T14:00:00Z'])).toBeNull();
  expect(terms('2026-11-20T15:00:00Z', ['2026-11-21T14:00:00Z'])).toBeNull();
});

test('it is dated by the calendar of the office', () => {
  expect(terms('2026-11-21T03:00:00Z', ['2027-01-12T14:00:00Z'])?.issuedOn).toBe('2026-11-20');
});
