import { expect, test } from 'vitest';
import { untilText } from './held-until.ts';

const said = (at: string) =>
  untilText(at, {
    locale: 'en',
    timeZone: 'America/Toronto',
    texts: { until: '{date}, {time}', untilDay: 'end of {date}' },
  });

test('seats that are held to the end of a day say that day, and not the midnight of the next', () => {
  expect(said('2026-12-05T05:00:00Z')).toMatch(/^end of .*\b4\b/);
  expect(said('2026-12-04T22:30:00Z')).toMatch(/\b4\b.*, 5:30/);
});
