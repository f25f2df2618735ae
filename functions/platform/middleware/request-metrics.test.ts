import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { runScheduled } from '../../scheduled.ts';
import { assetsOf, standIns } from '../../testing/assets.ts';
import { failingDatabase } from '../../testing/failing-database.ts';
import { confirmBody, hold, holdBody, startSite, withHst } from '../../testing/harness.ts';
import { keptMeter } from '../../testing/meter.ts';
import { payAtOf, PRICE, startShop } from '../../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../../testing/site-data.ts';
import { DatabaseFailure, watched } from '../database.ts';
import { LIMITS } from '../metrics/meter.ts';

const files = {
  ...standIns,
  '/contact-us': { body: 'contact' },
  '/assets/app.js': { body: '', type: 'text/javascript' },
};

async function metered() {
  const kept = keptMeter();
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 1 })]), {
    ...{ assets: assetsOf(files), meter: kept.meter },
  });
  return { site, ...kept };
}

test.each([
  ['GET', '/Website/event-detail/a?email=ada@example.ca', '/website/event-detail/:eventId', '200'],
  ['GET', '/contact-us?utm_source=ada@example.ca', 'page contact', '200'],
  ['GET', '/ada@example.ca', '(not found)', '404'],
  ['GET', '/assets/app.js', '/assets/*', '200'],
  ['PATCH', '/contact-us', '/*', '405'],
])('%s %s is measured as %s, without what a visitor typed', async (method, path, route, status) => {
  const { site, points } = await metered();
  await site.request(path, { method });
  expect(points('gct_request_duration_seconds')).toMatchObject([
    {
      build: 'build-1',
      labels: { route, status, method, le: expect.any(String) as string },
    },
  ]);
  expect(JSON.stringify(points()).toLowerCase()).not.toContain('ada');
});

test('a refused call is counted by its code, an old address as a redirect, and neither as an error', async () => {
  const { site, points } = await metered();
  await site.get('/Website/booking/reference-that-opens-nothing');
  await site.post('/Website/hold-seats', holdBody([{ eventId: 'gone' }]));
  await site.get('/Courses/Details/17');
  expect(points('gct_refused_calls_total').map(({ labels }) => labels)).toEqual([
    { route: '/website/booking/:reference', code: 'not_found' },
    { route: '/website/hold-seats', code: 'seats_refused' },
  ]);
  expect(points('gct_redirects_total')).toHaveLength(1);
  expect(points('gct_server_errors_total')).toEqual([]);
});

test('a database that fails is counted beside the 503, and a defect is not one of it', async () => {
  const { site, points } = await metered();
  const db = watched(failingDatabase(site.needs.db, new DatabaseFailure('D1_ERROR: gone')));
  const app = createApp({ ...site.needs, db });
  await app.fetch(new Request('https://gct.example/Website/booking/reference-that-opens-nothing'));
  expect(points('gct_database_failures_total').map(({ labels }) => labels)).toEqual([
    { route: '/website/booking/:reference' },
  ]);
  const assets = { fetch: () => Promise.reject(new Error('gone')) };
  await createApp({ ...site.needs, assets }).fetch(new Request('https://gct.example/contact-us'));
  expect(points('gct_server_errors_total').map(({ labels }) => labels)).toEqual([
    { route: '/website/booking/:reference', status: '503', code: 'database_unavailable' },
    { route: 'page contact', status: '500', code: '' },
  ]);
  expect(points('gct_database_failures_total')).toHaveLength(1);
});

test('a booking is counted once by its way of paying, with the mails that it sends, in fewer points than may be', async () => {
  const { site, points } = await metered();
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const before = points().length;
  const key = crypto.randomUUID();
  for (let time = 0; time < 2; time += 1) {
    const body = confirmBody(withHst(PRICE));
    const answer = await site.post(`/Website/confirm-booking/${reference}`, body, { 'idempotency-key': key });
    expect(answer.status).toBe(200);
    if (time === 0) expect(points().length - before).toBeLessThanOrEqual(LIMITS.points);
  }
  expect(points('gct_bookings_confirmed_total')).toMatchObject([{ labels: { paid_by: 'invoice' }, value: 1 }]);
  expect(points('gct_mails_total')).toMatchObject([{ labels: { outcome: 'sent' }, value: 1 }]);
});

test('a booking by card is counted when it is paid, however often that is told', async () => {
  const shop = await startShop([scheduledClass({ id: 'a', minimum: 1 })]);
  const { meter, points } = keptMeter();
  shop.needs.meter = meter;
  shop.double.control.plan({ mode: 'twice', times: 20 });
  const ordered = await shop.order([{ eventId: 'a' }]);
  expect(points('gct_bookings_confirmed_total')).toEqual([]);
  await shop.pay(payAtOf(ordered));
  expect(points('gct_bookings_confirmed_total')).toMatchObject([{ labels: { paid_by: 'card' }, value: 1 }]);
});

test('a run of the clock is told with its tasks that failed and the age of the oldest mail', async () => {
  const { site, points } = await metered();
  await site.rows(
    `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at) VALUES ('m', 'k', 'a', 'r', ?1, ?1)`,
    site.needs.now().getTime(),
  );
  site.wait(2);
  await site.rows('ALTER TABLE surveys RENAME TO surveys_gone');
  await expect(runScheduled(site.needs)).rejects.toThrow('end_surveys');
  const [run] = points('gct_clock_run_duration_seconds');
  expect(run?.labels.outcome).toBe('failed');
  expect(points('gct_clock_tasks_failed_total').map(({ labels }) => labels.task)).toContain('end_surveys');
  expect(points('gct_mail_oldest_seconds').map(({ value }) => value)).toEqual([120]);
  expect(points('gct_mails_total')).toMatchObject([{ labels: { outcome: 'retry' } }]);
  expect(points().length).toBeLessThanOrEqual(LIMITS.points);
});
