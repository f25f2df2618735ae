import { expect, test } from 'vitest';
import { webinarLinkDue } from './webinar-link.ts';

const due = (now: string, start = '2026-12-02T17:00:00Z') => webinarLinkDue(start, 'America/Toronto', Date.parse(now));

test('the link of a webinar is due from eight in the morning of the day before, until it begins', () => {
  expect(due('2026-12-01T12:59:59Z')).toBe(false);
  expect(due('2026-12-01T13:00:00Z')).toBe(true);
  expect(due('2026-12-02T16:59:59Z')).toBe(true);
  expect(due('2026-12-02T17:00:00Z')).toBe(false);
});

test('the day before is the office’s, whatever the date is elsewhere', () => {
  // Nine in the evening of December 2 in Toronto, when it is December 3 in London; summer time makes no difference.
  expect(due('2026-12-01T13:00:00Z', '2026-12-03T02:00:00Z')).toBe(true);
  expect(due('2027-03-13T13:00:00Z', '2027-03-14T16:00:00Z')).toBe(true);
});
