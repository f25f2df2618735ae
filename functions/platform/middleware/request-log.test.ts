import { expect, test } from 'vitest';
import { assetsOf, standIns } from '../../testing/assets.ts';
import { startSite } from '../../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../../testing/site-data.ts';

test.each([
  ['GET', '/Website/event-detail/a?email=ada@example.ca', '/website/event-detail/:eventId', 200],
  ['GET', '/Website/booking/reference-that-opens-a-booking', '/website/booking/:reference', 404],
  ['GET', '/Website/ada@example.ca', '/website/*', 404],
  ['GET', '/about?utm_source=ada@example.ca', '/about', 200],
  ['HEAD', '/about', '/about', 200],
  ['GET', '/ada@example.ca', '(not found)', 404],
  ['GET', '/assets/app.js', '/assets/*', 200],
  ['GET', '/Courses/Details/17?ada', '(old address)', 302],
  ['POST', '/ada@example.ca', '/*', 405],
])('%s %s is one line that says %s', async (method, path, route, status) => {
  const files = { ...standIns, '/about': { body: 'about' }, '/assets/app.js': { body: '', type: 'text/javascript' } };
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]), { assets: assetsOf(files) });
  await site.request(path, { method, headers: { referer: 'https://ada.example/', cookie: 'ada=1' } });
  expect(site.logged).toEqual([
    {
      level: 'info',
      event: 'request',
      details: { requestId: expect.any(String) as string, method, route, status, ms: expect.any(Number) as number },
    },
  ]);
  expect(JSON.stringify(site.logged)).not.toMatch(/ada[@.=]|\?ada|reference-that/);
});
