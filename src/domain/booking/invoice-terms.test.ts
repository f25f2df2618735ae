import { expect, test } from 'vitest';
import { invoiceDue, invoiceTerms } from './invoice-terms.ts';

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

test('rule 34: it is not offered where that would be later than the business day before the first class', () => {
  // Friday; the fifth business day after it is the Friday of the next week.
  const due = (...starts: string[]) => terms('2026-11-20T15:00:00Z', starts)?.dueOn;
  expect(due('2026-11-30T14:00:00Z')).toBe('2026-11-27');
  expect(due('2027-01-12T14:00:00Z', '2026-11-27T14:00:00Z')).toBeUndefined();
  // Booked on a Saturday for the Wednesday after it.
  expect(terms('2026-11-21T15:00:00Z', ['2026-11-25T14:00:00Z'])).toBeNull();
});

test('a further invoice of a booking is due before the class, and never before it is issued', () => {
  const due = (start: string) =>
    invoiceDue({
      now: Date.parse('2026-11-20T15:00:00Z'),
      timeZone: 'America/Toronto',
      dueBusinessDays: 5,
      holidays: new Set(),
      classes: [{ startsAt: Date.parse(start), timeZone: 'America/Toronto' }],
    }).dueOn;
  expect(due('2026-11-25T14:00:00Z')).toBe('2026-11-24');
  expect(due('2026-11-20T18:00:00Z')).toBe('2026-11-20');
});

test('it is dated by the calendar of the office', () => {
  expect(terms('2026-11-21T03:00:00Z', ['2027-01-12T14:00:00Z'])?.issuedOn).toBe('2026-11-20');
});
