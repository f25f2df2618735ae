import { expect, test } from 'vitest';
import { startSite } from '../../testing/harness.ts';
import { siteDataOf } from '../../testing/site-data.ts';

/** Counts as the platform does, without its period. */
async function start(most: number) {
  const site = await startSite(siteDataOf([]));
  const counts = new Map<string, number>();
  site.needs.floods = {
    limit({ key }) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return Promise.resolve({ success: count <= most });
    },
  };
  return { site, counts };
}

test('whoever calls without end is refused before the database is asked, and keeps nobody else from it', async () => {
  const { site } = await start(3);
  const paths = ['timetable', 'booking/none', 'my-training', 'certificate/none', 'event-detail/none'];
  await site.rows('ALTER TABLE bookings RENAME TO gone');
  const from = (address: string) => ({ 'cf-connecting-ip': address, 'cache-control': 'no-cache' });
  const statuses = [];
  for (const [index, path] of paths.entries()) {
    const answer = await site.get(`/Website/${path}`, from(`192.0.2.${index}`));
    statuses.push(answer.status);
    if (answer.status === 429) expect(answer.headers.get('retry-after')).toBe('10');
  }
  expect(statuses).toEqual([200, 503, 401, 429, 429]);
  const posted = await site.post('/Website/hold-seats', {}, from('192.0.2.9'));
  expect([posted.status, await posted.json()]).toMatchObject([429, { code: 'too_many_requests' }]);
  expect((await site.get('/Website/timetable', from('198.51.100.1'))).status).toBe(200);
});

test('whoever asks without end how the site is, asks no database that is slow', async () => {
  const { site } = await start(2);
  const ask = async (address: string) => (await site.get('/healthz', { 'cf-connecting-ip': address })).status;
  const codes = [await ask('192.0.2.1'), await ask('192.0.2.2'), await ask('192.0.2.3')];
  expect(codes.map((code) => code === 429)).toEqual([false, false, true]);
  expect(await ask('198.51.100.1')).not.toBe(429);
});

test('addresses of one network of IPv6 are one', async () => {
  const { site, counts } = await start(2);
  const ask = async (address: string) => (await site.get('/Website/timetable', { 'cf-connecting-ip': address })).status;
  expect([await ask('2001:db8:1:1::1'), await ask('2001:db8:1:2::1'), await ask('2001:db8:1:3::1')]).toEqual([
    200, 200, 429,
  ]);
  expect([...counts.keys()]).toEqual(['https://gct.example 2001:db8:1']);
});

test('what cannot be counted is let through', async () => {
  const { site } = await start(0);
  site.needs.floods = { limit: () => Promise.reject(new Error('no counter')) };
  expect((await site.get('/Website/timetable')).status).toBe(200);
  expect(site.logged).toContainEqual(expect.objectContaining({ level: 'warn', event: 'limits_unavailable' }));
});
