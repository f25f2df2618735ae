import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runScheduled } from '../../scheduled.ts';
import { cookieOf, deviceOf, startAccounts } from '../../testing/accounts.ts';
import {
  asContact,
  confirmBody,
  freshDatabase,
  hold,
  holdBody,
  prove,
  START,
  startSite,
  withHst,
  type TestSite,
} from '../../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../../testing/site-data.ts';
import { networkOf } from './networks.ts';
import { writeTogether } from '../database.ts';
import { allowedBy, d1Limiter, relaxed, secondsUntilRoom, strangersMail, type Claim } from './limiter.ts';
import { limits, type LimitRule } from '../../../src/domain/api/limits.ts';
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

test('a day’s limit slides over midnight as over any other hour', async () => {
  const { take, wait } = await limiterAt('2026-11-20T23:30:00Z');
  const day = { name: 'day', most: 4, windowSeconds: 86_400 };
  const burst = async () =>
    (await Promise.all([1, 2, 3, 4, 5].map(() => take('ada', day)))).filter((one) => one.allowed);
  expect(await burst()).toHaveLength(4);
  wait(3600);
  expect(await burst()).toHaveLength(0);
  wait(12 * 3600);
  expect(await burst()).toHaveLength(2);
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

test.each([
  [
    'invoices and totals',
    limits.payInvoice,
    limits.payInvoiceNetwork,
    '/Website/pay-invoice',
    { number: '2026-000001', totalCents: 1 },
  ],
  ['proposals', limits.proposal, limits.proposalNetwork, '/Website/course/none/proposal.pdf', null],
  ['certificates', limits.verify, limits.verifyNetwork, '/Website/certificate/2345-6789-BCDF-GHJK', null],
  ['calendars', limits.paper, limits.paperNetwork, '/Website/timetable.ics?from=', null],
  ['payments', limits.payment, limits.paymentNetwork, '/Website/pay-booking/none', {}],
] as const)(
  'who asks for %s from one address of a network after the other finds an end',
  async (_, own, around, path, body) => {
    const asked: Claim[] = [];
    const site = await limitedSite();
    const inner = site.needs.limiter;
    site.needs.limiter = {
      ...inner,
      take: (claims) => (asked.push(...claims), inner.take(claims)),
      counting: (claims) => (asked.push(...claims), inner.counting(claims)),
    };
    const from = { 'cf-connecting-ip': '2001:db8:77:1::1' };
    await (body ? site.post(path, body, from) : site.get(path, from));
    const whoOf = (rule: LimitRule) => asked.find((claim) => claim.rule.name === rule.name)?.who;
    expect(whoOf(own)).toBe('2001:db8:77:1');
    expect(whoOf(around)).toBe('network 2001:db8:77');
    expect(around.most / around.windowSeconds).toBeLessThanOrEqual((8 * own.most) / own.windowSeconds);
  },
);

test('rule 41: one network has so many mails sent in an hour, by all forms and from all its addresses together', async () => {
  const site = await limitedSite();
  const statuses: number[] = [];
  for (let call = 0; call < limits.mailNetwork.most + 4; call += 1) {
    const from = { 'cf-connecting-ip': `2001:db8:77:${call}::1` };
    const email = `x${call}@third.example`;
    const wait = { language: 'en', eventId: 'none', quantity: 1, email };
    const news = { email, consent: true, language: 'en', page: '/', website: '' };
    const answer =
      call % 2 === 0
        ? await site.post('/Website/join-waitlist', wait, from)
        : await site.post('/Website/subscribe-newsletter', news, from);
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect(await site.rows('SELECT id FROM outbox')).toHaveLength(limits.mailNetwork.most / 2);
});

/** Uses up what strangers of the test's network may have mailed in an hour. */
async function exhaust(site: TestSite): Promise<void> {
  for (let call = 0; call <= limits.mailNetwork.most; call += 1) {
    const wait = { language: 'en', eventId: 'none', quantity: 1, email: `x${call}@third.example` };
    await site.post('/Website/join-waitlist', wait, { 'cf-connecting-ip': `203.0.113.${call}` });
  }
}

test('rule 41: what a session causes counts for its account, and not for the network around it', async () => {
  const site = await startAccounts();
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  await exhaust(site);
  const session = cookieOf(await site.logIn('ada@example.ca'));
  const ask = async (call: number, headers: Record<string, string>) => {
    const news = { email: `x${call}@fourth.example`, consent: true, language: 'en', page: '/', website: '' };
    const from = { 'cf-connecting-ip': `203.0.113.${100 + call}` };
    return (await site.post('/Website/subscribe-newsletter', news, { ...from, ...headers })).status;
  };
  expect([await ask(0, {}), await ask(0, { cookie: '__Host-session=made-up' }), await ask(0, session)]).toEqual([
    ...[429, 429, 202],
  ]);
  const statuses: number[] = [];
  for (let call = 1; call <= limits.mailNetwork.most; call += 1) statuses.push(await ask(call, session));
  expect(statuses.filter((status) => status === 202)).toHaveLength(limits.mailNetwork.most - 1);
  expect(statuses.at(-1)).toBe(429);
});

test('rule 41: neither confirming a booking nor what a proved buyer changes counts for the network', async () => {
  const site = await limitedSite();
  await exhaust(site);
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const from = { 'cf-connecting-ip': '203.0.113.200' };
  const confirmed = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(49_500)), from);
  expect(confirmed.status, await confirmed.text()).toBe(200);
  const resend = async (secret: string) => (await site.post(`/Website/resend-booking/${secret}`, {}, from)).status;
  expect(await resend(reference)).toBe(429);
  await prove(site, reference);
  expect(await resend(await asContact(site, reference))).toBe(204);
  // Who has its reference alone is anybody.
  expect(await resend(reference)).toBe(429);
});

test('a mailbox is one, whatever stands behind a + in its address', async () => {
  const site = await limitedSite();
  const statuses: number[] = [];
  for (let call = 0; call < limits.enquiryMailOfNetwork.most + 2; call += 1) {
    const news = { email: `target+${call}@third.example`, consent: true, language: 'en', page: '/', website: '' };
    statuses.push((await site.post('/Website/subscribe-newsletter', news)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('rule 41: a network has a mailbox sent a few mails an hour, and not day and night; another one’s owner still asks', async () => {
  const site = await limitedSite();
  const ask = async (address: string) => {
    const news = { email: 'target@third.example', consent: true, language: 'en', page: '/', website: '' };
    return (await site.post('/Website/subscribe-newsletter', news, { 'cf-connecting-ip': address })).status;
  };
  const statuses: number[] = [];
  for (let hour = 0; hour < 9; hour += 1) {
    for (let call = 0; call < 3; call += 1) statuses.push(await ask(`192.0.2.${hour + 1}`));
    site.wait(60);
  }
  const { most } = limits.enquiryMailOfNetworkInDay;
  expect(statuses.map((status) => status === 429)).toEqual(statuses.map((_, index) => index >= most));
  expect(await ask('203.0.113.5')).not.toBe(429);
});

test('rule 41: what one network asks for with an address, and is refused, keeps its owner from nothing', async () => {
  const site = await limitedSite();
  const ask = async (address: string, eventId: string) => {
    const wish = { language: 'en', eventId, quantity: 1, email: 'ada@third.example' };
    return (await site.post('/Website/join-waitlist', wish, { 'cf-connecting-ip': address })).status;
  };
  for (let call = 0; call < limits.joinWaitlist.most; call += 1) await ask('192.0.2.1', 'none');
  expect([await ask('192.0.2.2', 'none'), await ask('203.0.113.5', 'none')]).toEqual([429, 404]);
});

test('documents of one booking are printed so often in an hour, wherever they are asked for', async () => {
  const site = await limitedSite();
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const statuses: number[] = [];
  for (let call = 0; call < limits.paperOfBooking.most + 2; call += 1) {
    const from = { 'cf-connecting-ip': `203.0.${call}.7` };
    const paths = [`booking/${reference}/invoice.pdf`, `manage-booking/${reference}/documents/2026-000001`];
    statuses.push((await site.get(`/Website/${paths[call % 2]}`, from)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('codes are tried as often by booking as by asking what they are for', async () => {
  const site = await limitedSite();
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const tries = Array.from({ length: limits.tryCode.most - 1 }, () => ({ rule: limits.tryCode, who: '203.0.113.7' }));
  expect(await site.needs.limiter.take(tries)).toEqual({ allowed: true });
  const guess = () =>
    site.post(`/Website/confirm-booking/${reference}`, confirmBody(1, { promoCode: 'GUESS-1' }), {
      'cf-connecting-ip': '203.0.113.7',
    });
  expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
});

test('what is refused for other reasons is not counted', async () => {
  const site = await limitedSite();
  for (let call = 0; call < limits.change.most + 1; call += 1) {
    const answer = await site.post(HOLD, '{}', { 'content-type': 'text/plain' });
    expect(answer.status).toBe(415);
  }
  expect((await site.post(HOLD, holdBody([{ eventId: 'a' }]))).status).toBe(201);
});

test('what an address is refused counts neither for its network nor for anybody’s mailbox', async () => {
  const { db, limiter, wait } = await limiterAt();
  const both = (who: string) => [
    { rule: ten, who },
    { rule: { name: 'wide', most: 15, windowSeconds: 60 }, who: 'network' },
  ];
  for (let call = 0; call < 30; call += 1) await limiter.take(both('ada'));
  expect(await db.prepare(`SELECT count FROM limit_counters WHERE rule = 'wide'`).first('count')).toBe(10);
  expect(await limiter.take(both('grace'))).toEqual({ allowed: true });
  // Several of one rule are one claim, which is counted whole or not at all.
  expect(
    await limiter.take([{ rule: { name: 'wide', most: 15, windowSeconds: 60 }, who: 'network', count: 5 }]),
  ).toMatchObject({
    allowed: false,
  });
  wait(240);
  const five = Array.from({ length: 5 }, () => ({ rule: ten, who: 'lin' }));
  expect([await limiter.take(five), await limiter.take(five), await limiter.take(five)]).toMatchObject([
    ...[{ allowed: true }, { allowed: true }, { allowed: false }],
  ]);
});

test('what counts in a batch is counted with all of it, and refuses it where there is no room', async () => {
  const { db, limiter } = await limiterAt();
  const counted = () => db.prepare('SELECT SUM(count) FROM limit_counters').first('SUM(count)');
  const write = async (rule: Claim['rule'], also: D1PreparedStatement[] = []) =>
    (await writeTogether(db, [...(await limiter.within([{ rule, who: 'ada' }])), ...also])) !== null;
  const refused = db.prepare(`INSERT INTO limit_salts (day, salt) VALUES ('2026-11-20', NULL)`);
  expect([await write(ten, [refused]), await counted()]).toEqual([false, null]);
  for (let call = 0; call < 10; call += 1) expect(await write(ten)).toBe(true);
  expect([await write(ten), await counted()]).toEqual([false, 10]);
  expect(await limiter.take([{ rule: ten, who: 'ada' }])).toMatchObject({ allowed: false });
});

test('a call that is refused for its key, its body or its seats counts as one that is not', async () => {
  const site = await limitedSite();
  const counted = async () =>
    (await site.rows<{ count: number }>(`SELECT count FROM limit_counters WHERE rule = 'hold-seats'`))[0]?.count;
  const statuses = [
    (await site.post(HOLD, holdBody([{ eventId: 'a' }]), { 'idempotency-key': '' })).status,
    (await site.post(HOLD, { lines: 'none' })).status,
    (await site.post(HOLD, holdBody([{ eventId: 'none' }]))).status,
    (await site.post(HOLD, holdBody([{ eventId: 'a' }]))).status,
  ];
  expect([statuses, await counted()]).toEqual([[400, 400, 409, 201], 4]);
});

test('without its counters the site goes on', async () => {
  const site = await limitedSite();
  await site.rows('ALTER TABLE limit_counters RENAME TO gone');
  expect((await site.post(HOLD, holdBody([{ eventId: 'a' }]))).status).toBe(201);
  expect(site.logged).toContainEqual(expect.objectContaining({ level: 'warn', event: 'limits_unavailable' }));
});

test('rule 44: a counter ends with its own window: those of a minute that a stranger adds do not stand for days', async () => {
  const site = await limitedSite();
  const logout = (index: number) =>
    site.post('/Website/logout', {}, { 'cf-connecting-ip': `2001:db8:1:${index.toString(16)}::1` });
  for (let index = 0; index < 20; index += 1) await logout(index);
  await site.post(HOLD, holdBody([{ eventId: 'a' }]));
  const rules = async () =>
    (await site.rows<{ rule: string }>('SELECT DISTINCT rule FROM limit_counters ORDER BY rule')).map(
      ({ rule }) => rule,
    );
  expect(await rules()).toContain('change');
  site.wait(3);
  await runScheduled(site.needs);
  expect(await rules()).toEqual(['hold-seats', 'hold-seats-network']);
});

test('counters and salts that count no more are deleted', async () => {
  const site = await limitedSite();
  await site.post(HOLD, holdBody([{ eventId: 'a' }]));
  site.wait(1);
  await runScheduled(site.needs);
  expect((await site.rows('SELECT * FROM limit_counters')).length).toBeGreaterThan(0);
  expect(await site.rows('SELECT * FROM limit_salts')).toHaveLength(1);
  site.wait(24 * 60);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT day FROM limit_salts')).toEqual([{ day: '2026-11-20' }]);
  site.wait(3 * 24 * 60);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT * FROM limit_counters')).toEqual([]);
  expect(await site.rows('SELECT * FROM limit_salts')).toEqual([]);
});

test('rule 41: beyond so many mails of strangers in an hour a network has a few, all networks a part, and the office is told', async () => {
  const site = await startAccounts({});
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const ask = async (index: number, network: string, session: Record<string, string> = {}) => {
    const email = `p${index}@m${index}.example`;
    const body = { ...{ email, consent: true, language: 'en', page: '/', website: '' } };
    const from = { 'cf-connecting-ip': `${network}.${index % 250}`, ...session };
    return (await site.post('/Website/subscribe-newsletter', body, from)).status;
  };
  const used = (rule: LimitRule, count: number, who = 'site') => site.needs.limiter.take([{ rule, who, count }]);
  expect(await ask(1, '192.0.2')).toBe(202);
  await used(limits.strangersMail, limits.strangersMail.most - 1);
  const { most } = limits.strangersMailOfNetwork;
  const statuses: number[] = [];
  for (let index = 2; index <= most + 2; index += 1) statuses.push(await ask(index, '192.0.2'));
  expect(statuses).toEqual([...Array<number>(most).fill(202), 429]);
  expect(await ask(20, '198.51.100')).toBe(202);
  expect(await (await site.get('/healthz')).json()).toMatchObject({
    troubles: expect.arrayContaining([
      expect.objectContaining({ name: 'mail_to_strangers', level: 'amber' }),
    ]) as unknown,
  });
  await used(limits.strangersMailBeyond, limits.strangersMailBeyond.most - most - 1, 'forms');
  expect(await ask(30, '203.0.113')).toBe(429);
  expect(await ask(31, '203.0.113', cookieOf(await site.logIn('ada@example.ca')))).toBe(202);
  const isAllowed = (of: 'forms' | 'bookings') =>
    allowedBy(site.needs.limiter, { own: [], ...strangersMail('203.0.113', of) });
  expect([await isAllowed('forms'), await isAllowed('bookings')]).toEqual([false, true]);
});

test('rule 41: links to a password have a bound of their own, beyond which no network is kept from a few, nor an owner from any', async () => {
  const site = await startAccounts({});
  const loggedIn = await site.logIn('ada@example.ca');
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const ask = async (email: string, network: string, session: Record<string, string> = {}) => {
    const path = `/Website/update-login-password-email?Email=${email}`;
    return (await site.post(path, {}, { 'cf-connecting-ip': `${network}.1`, ...session })).status;
  };
  const { passwordMailOfSite: ofSite, passwordMailOfNetwork: ofNetwork } = limits;
  await site.needs.limiter.take([{ rule: ofSite, who: 'site', count: ofSite.most }]);
  const statuses: number[] = [];
  for (let index = 0; index <= ofNetwork.most; index += 1) statuses.push(await ask(`p${index}@any.example`, '192.0.2'));
  expect(statuses).toEqual([...Array<number>(ofNetwork.most).fill(204), 429]);
  for (let index = 0; index < 40; index += 1) expect(await ask('ada@example.ca', `198.51.${index}`)).toBe(204);
  expect(await ask('ada@example.ca', '192.0.2', deviceOf(loggedIn))).toBe(204);
  expect(await ask('ada@example.ca', '192.0.2', cookieOf(loggedIn))).toBe(204);
  for (const of of [deviceOf, cookieOf]) expect(await ask('grace@example.ca', '192.0.2', of(loggedIn))).toBe(429);
  expect(await (await site.get('/healthz')).json()).toMatchObject({
    troubles: expect.arrayContaining([expect.objectContaining({ name: 'mail_to_strangers' })]) as unknown,
  });
});

test('nobody is kept from a form by what others send in her name from many networks', async () => {
  const site = await limitedSite();
  const ask = async (index: number, network: string) => {
    const news = { email: 'ada@third.example', consent: true, language: 'en', page: '/', website: '' };
    const from = { 'cf-connecting-ip': `${network}.${index}` };
    return (await site.post('/Website/subscribe-newsletter', news, from)).status;
  };
  const { enquiryMail, enquiryMailOfNetwork, enquiryMailBeyond } = limits;
  for (let index = 0; index < enquiryMail.most; index += 1) {
    expect(await ask(index, `10.0.${Math.floor(index / enquiryMailOfNetwork.most)}`)).toBe(202);
  }
  const statuses: number[] = [];
  for (let index = 0; index <= enquiryMailBeyond.most; index += 1) statuses.push(await ask(index, '192.0.2'));
  expect(statuses).toEqual([...Array<number>(enquiryMailBeyond.most).fill(202), 429]);
  // Who has used up a network's part has no more by that.
  expect(await ask(100, '10.0.0')).toBe(429);
});
