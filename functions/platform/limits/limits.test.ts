import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runScheduled } from '../../scheduled.ts';
import { confirmBody, freshDatabase, hold, holdBody, START, startSite } from '../../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../../testing/site-data.ts';
import { networkOf } from './limited.ts';
import { d1Limiter, relaxed, secondsUntilRoom } from './limiter.ts';
import { limits } from '../../../src/domain/api/limits.ts';
import { present } from '../../../src/domain/present.ts';

const HOLD = '/Website/hold-seats';
const ten = { name: 'ten', most: 10, windowSeconds: 60 };

async function limiterAt(start = START) {
  const db = await freshDatabase();
  let now = Date.parse(start);
  const limiter = d1Limiter({ db, now: () => new Date(now) });
  return {
    db,
    limiter,
    wait: (seconds: number) => void (now += seconds * 1000),
    take: (who = 'ada', rule = ten) => limiter.take([{ rule, who }]),
    /** How many of `calls` are let through. */
    burst: async (calls: number, who = 'ada') => {
      const verdicts = await Promise.all(Array.from({ length: calls }, () => limiter.take([{ rule: ten, who }])));
      return verdicts.filter(({ allowed }) => allowed).length;
    },
  };
}

/** The site with the limits of production. */
async function limitedSite() {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 500 })]));
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  return site;
}

test('as many calls are let through as the rule says, however many come at once', async () => {
  const { burst } = await limiterAt();
  expect(await burst(50)).toBe(10);
  expect(await burst(5)).toBe(0);
  expect(await burst(5, 'grace')).toBe(5);
});

test('rules and visitors are counted apart', async () => {
  const { take, burst } = await limiterAt();
  await burst(10);
  expect(await take('ada', { ...ten, name: 'other' })).toEqual({ allowed: true });
  expect(await take('grace')).toEqual({ allowed: true });
});

test('the window slides: no minute ever has more, and room comes back little by little', async () => {
  const { burst, wait } = await limiterAt();
  wait(50);
  expect(await burst(20)).toBe(10);
  wait(10);
  expect(await burst(20)).toBe(0);
  wait(30);
  expect(await burst(20)).toBe(5);
  wait(30);
  expect(await burst(20)).toBe(5);
  wait(120);
  expect(await burst(20)).toBe(10);
});

test('a refused call is let through after the time that it was told, and not before', async () => {
  for (const offset of [0, 7, 31, 59]) {
    const { take, burst, wait } = await limiterAt();
    wait(offset);
    await burst(10);
    const refused = await take();
    if (refused.allowed) throw new Error('expected a refusal');
    wait(refused.retryAfterSeconds - 1);
    expect(await take(), `before, at ${offset} s`).toMatchObject({ allowed: false });
    wait(1);
    expect(await take(), `after, at ${offset} s`).toEqual({ allowed: true });
  }
});

test('refused calls do not prolong the wait', async () => {
  const { burst, take, wait } = await limiterAt();
  await burst(10);
  for (let second = 0; second < 66; second += 1) {
    await burst(5);
    wait(1);
  }
  expect(await take()).toEqual({ allowed: true });
});

test('a call is refused when one of its rules has no room', async () => {
  const { limiter, burst } = await limiterAt();
  await burst(10);
  const wide = { name: 'wide', most: 100, windowSeconds: 60 };
  const both = [wide, ten].map((rule) => ({ rule, who: 'ada' }));
  expect(await limiter.take(both)).toMatchObject({ allowed: false });
});

test('the wait is at least a second and at most two windows', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.nat(10), fc.nat(60_000_000), (current, previous, at) => {
      const seconds = secondsUntilRoom(ten, { current, previous }, at);
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(120);
    }),
  );
});

test('no address is stored, and the same one is another digest tomorrow', async () => {
  const { db, take, wait } = await limiterAt();
  const rows = async () =>
    (await db.prepare('SELECT * FROM limit_counters ORDER BY window_at').all<{ who: string }>()).results;
  await take('203.0.113.7');
  wait(24 * 3600);
  await take('203.0.113.7');
  const [today, tomorrow] = (await rows()).map(({ who }) => who);
  expect(today).toMatch(/^[0-9a-f]{32}$/);
  expect(tomorrow).toMatch(/^[0-9a-f]{32}$/);
  expect(tomorrow).not.toBe(today);
});

test('two workers count together', async () => {
  const { db, burst } = await limiterAt();
  const other = d1Limiter({ db, now: () => new Date(START) });
  await burst(9);
  expect(await other.take([{ rule: ten, who: 'ada' }])).toEqual({ allowed: true });
  expect(await other.take([{ rule: ten, who: 'ada' }])).toMatchObject({ allowed: false });
});

test('a relaxed limiter has so many times the room', async () => {
  const { limiter } = await limiterAt();
  const threefold = relaxed(limiter, 3);
  const verdicts = await Promise.all(Array.from({ length: 40 }, () => threefold.take([{ rule: ten, who: 'ada' }])));
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(30);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an address that holds too often is told when to come back; others are not touched', async () => {
  const site = await limitedSite();
  const from = (address: string) => ({ 'cf-connecting-ip': address });
  const statuses = new Map<number, number>();
  const refusals: Response[] = [];
  for (let call = 0; call < limits.holdSeats.most + 5; call += 1) {
    const answer = await site.post(HOLD, holdBody([{ eventId: 'a' }]), from('203.0.113.7'));
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 429) refusals.push(answer);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 201: limits.holdSeats.most, 429: 5 });
  const refused = present(refusals.at(-1), 'a refusal');
  const wait = Number(refused.headers.get('retry-after'));
  expect(await refused.json()).toEqual({
    code: 'too_many_requests',
    message: 'Too many requests. Please wait.',
    retryAfterSeconds: wait,
  });
  expect(wait).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('private, no-store');

  expect((await site.post(HOLD, holdBody([{ eventId: 'a' }]), from('203.0.113.8'))).status).toBe(201);
  expect((await site.get('/Website/event-detail/a', from('203.0.113.7'))).status).toBe(200);
  expect((await site.get('/nothing', from('203.0.113.7'))).status).toBe(404);
  site.wait(wait / 60);
  expect((await site.post(HOLD, holdBody([{ eventId: 'a' }]), from('203.0.113.7'))).status).toBe(201);
});

test('a hold is confirmed only so often, from wherever', async () => {
  const site = await limitedSite();
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const statuses: number[] = [];
  for (let call = 0; call < limits.confirmAttempts.most + 2; call += 1) {
    const answer = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(1), {
      'cf-connecting-ip': `203.0.113.${call}`,
    });
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 409)).toHaveLength(limits.confirmAttempts.most);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('what is refused for other reasons is not counted', async () => {
  const site = await limitedSite();
  for (let call = 0; call < limits.change.most + 1; call += 1) {
    const answer = await site.post(HOLD, '{}', { 'content-type': 'text/plain' });
    expect(answer.status).toBe(415);
  }
  expect((await site.post(HOLD, holdBody([{ eventId: 'a' }]))).status).toBe(201);
});

test('without its counters the site goes on', async () => {
  const site = await limitedSite();
  await site.rows('ALTER TABLE limit_counters RENAME TO gone');
  expect((await site.post(HOLD, holdBody([{ eventId: 'a' }]))).status).toBe(201);
  expect(site.logged).toContainEqual(expect.objectContaining({ level: 'warn', event: 'limits_unavailable' }));
});

test('counters and salts that count no more are deleted', async () => {
  const site = await limitedSite();
  await site.post(HOLD, holdBody([{ eventId: 'a' }]));
  site.wait(60);
  await runScheduled(site.needs);
  expect((await site.rows('SELECT * FROM limit_counters')).length).toBeGreaterThan(0);
  expect(await site.rows('SELECT * FROM limit_salts')).toHaveLength(1);
  site.wait(3 * 24 * 60);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT * FROM limit_counters')).toEqual([]);
  expect(await site.rows('SELECT * FROM limit_salts')).toEqual([]);
});
