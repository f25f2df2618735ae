import { expect, test } from 'vitest';
import { startSite } from '../../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../../testing/site-data.ts';
import { spellingOf } from './spelling.ts';

const calls = ['/Website/session', '/website/items', '/Website/booking/{reference}/invoice.pdf'] as const;
const spelling = spellingOf(calls.map((path) => ({ path })));

test.each([
  ['/Website/session', '/website/session'],
  ['/WEBSITE/Session', '/website/session'],
  ['/WeBsItE/ITEMS', '/website/items'],
  ['/Website/BOOKING/AbC/Invoice.PDF', '/website/booking/AbC/invoice.pdf'],
  ['/Website/Nothing/AbC', '/website/Nothing/AbC'],
  ['/Website', '/website'],
  ['/Websites/Session', '/Websites/Session'],
  ['/About/Session', '/About/Session'],
])('%s is %s', (path, expected) => {
  expect(spelling(path)).toBe(expected);
});

test('a call answers whatever the case of its words, with its guards, and what names something keeps its case', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'Class-A' })]));
  expect((await site.get('/Website/event-detail/Class-A')).status).toBe(200);
  expect((await site.get('/WEBSITE/Event-DETAIL/Class-A')).status).toBe(200);
  expect((await site.get('/website/event-detail/class-a')).status).toBe(404);
  expect((await site.post('/WebSite/Validate-Login', {})).status).toBe(400);
  expect((await site.post('/WebSite/Validate-Login', {}, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await site.get('/WebSite/Validate-Login')).status).toBe(405);
});
