import { expect, test } from 'vitest';
import { limits } from '../../src/domain/api/limits.ts';
import { holdBody, startSite, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import type { Challenge } from './challenge-contract.ts';
import { turnstile } from './challenge.ts';
import { d1Limiter } from './limits/limiter.ts';

const subscription = { email: 'a@example.ca', consent: true, language: 'en', page: '/', website: '' };

async function siteThatAsks(challenge: Challenge | null): Promise<TestSite> {
  const site = await startSite(siteDataOf([]), { challenge });
  site.needs.limiter = d1Limiter(site.needs);
  return site;
}

const onlyRight: Challenge = { siteKey: 'site-key', passes: (token) => Promise.resolve(token === 'right') };
const subscribe = (site: TestSite, headers: Record<string, string> = {}, email = subscription.email) =>
  site.post(
    '/Website/subscribe-newsletter',
    { ...subscription, email },
    { 'cf-connecting-ip': '203.0.113.7', ...headers },
  );

/** As many as nobody is asked for. */
const free = Math.ceil(limits.subscribe.most / 4);

async function useUp(site: TestSite): Promise<void> {
  for (let index = 0; index < free; index += 1) expect((await subscribe(site)).status).toBe(202);
}

test('who calls more than most do is asked to show to be a person, and not again for an hour', async () => {
  const site = await siteThatAsks(onlyRight);
  await useUp(site);
  const asked = await subscribe(site);
  expect([asked.status, await asked.json()]).toMatchObject([403, { code: 'challenge_required', siteKey: 'site-key' }]);
  expect((await subscribe(site, { 'x-challenge': 'wrong' })).status).toBe(403);

  const passed = await subscribe(site, { 'x-challenge': 'right' });
  expect(passed.status).toBe(202);
  const cookie = passed.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await subscribe(site, { cookie })).status).toBe(202);
  // What was passed at one address says nothing of another.
  for (let index = 0; index < free; index += 1) await subscribe(site, { 'cf-connecting-ip': '198.51.100.2' });
  expect((await subscribe(site, { cookie, 'cf-connecting-ip': '198.51.100.2' })).status).toBe(403);
  site.wait(121);
  await useUp(site);
  expect((await subscribe(site, { cookie })).status).toBe(403);
});

test('a hold is counted, read and asked for in one trip, and takes no seat until somebody has shown to be a person', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 40 })]), { challenge: onlyRight });
  site.needs.limiter = d1Limiter(site.needs);
  const send = (headers = {}) => site.post('/Website/hold-seats', holdBody([{ eventId: 'a' }]), headers);
  for (let index = 0; index < Math.ceil(limits.holdSeats.most / 4); index += 1) expect((await send()).status).toBe(201);
  const held = await site.rows('SELECT id FROM bookings');
  expect([(await send()).status, (await send({ 'x-challenge': 'wrong' })).status]).toEqual([403, 403]);
  expect(await site.rows('SELECT id FROM bookings')).toEqual(held);
  expect((await send({ 'x-challenge': 'right' })).status).toBe(201);
  for (let index = 0; index < limits.holdSeats.most; index += 1) await send({ 'x-challenge': 'wrong' });
  expect((await send({ 'x-challenge': 'right' })).status).toBe(429);
});

test('a pass that nobody signed opens nothing', async () => {
  const site = await siteThatAsks(onlyRight);
  await useUp(site);
  const until = site.needs.now().getTime() + 1_000_000;
  expect((await subscribe(site, { cookie: `__Host-person=${until}.made-up` })).status).toBe(403);
});

test('without one configured nobody is asked, and the limits hold', async () => {
  const site = await siteThatAsks(null);
  // Each for somebody else, since nobody is mailed that often.
  const another = (index: number) => subscribe(site, {}, `a${index}@example.ca`);
  for (let index = 0; index < limits.subscribe.most; index += 1) expect((await another(index)).status).toBe(202);
  expect((await another(limits.subscribe.most)).status).toBe(429);
});

test('pages may show the widget where it is configured, and not otherwise', async () => {
  const policyFor = async (challenge: Challenge | null) => {
    const page = { status: 200, headers: { 'content-type': 'text/html' } };
    const site = await startSite(
      siteDataOf([], { policies: { list: [{ script: [], style: [] }], pages: { '/': 0 } } }),
      {
        challenge,
        assets: { fetch: () => Promise.resolve(new Response('<p>', page)) },
      },
    );
    return (await site.get('/')).headers.get('content-security-policy');
  };
  expect(await policyFor(onlyRight)).toContain('frame-src https://challenges.cloudflare.com');
  expect(await policyFor(null)).not.toContain('challenges');
});

test('Turnstile is asked once a token, and lets people through where it cannot be reached', async () => {
  const sent: string[] = [];
  const logged: string[] = [];
  const answering = (answer: () => Response | Promise<Response>) =>
    turnstile({ siteKey: 's', secret: 'hidden', log: (_, event) => void logged.push(event) }, ((_: unknown, init) => {
      sent.push((init?.body as URLSearchParams).toString());
      return Promise.resolve(answer());
    }) as typeof fetch);
  const says = (success: boolean) => answering(() => Response.json({ success }));
  expect(await says(true).passes('token', '203.0.113.7')).toBe(true);
  expect(sent[0]).toMatch(/^secret=hidden&response=token&remoteip=203\.0\.113\.7&idempotency_key=/);
  expect(await says(false).passes('token', '')).toBe(false);
  expect(await says(true).passes('', '')).toBe(false);
  expect(await says(true).passes('x'.repeat(2_049), '')).toBe(false);
  expect(sent).toHaveLength(2);
  const down = answering(() => new Response('gone', { status: 502 }));
  expect(await down.passes('token', '')).toBe(true);
  expect(logged).toEqual(['challenge_unavailable']);
});
