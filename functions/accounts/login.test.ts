/// <reference types="@cloudflare/vitest-plugin/types" />
import { createExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { runScheduled } from '../scheduled.ts';
import { digestOf } from '../platform/secrets.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { only, present } from '../../src/domain/present.ts';
import { addAccount, cookieOf, LOGIN, PASSWORD, startAccounts } from '../testing/accounts.ts';
import { fastHash } from '../testing/harness.ts';
import { FIRST_BLOCK_MS, FREE_FAILURES, LONGEST_BLOCK_MS } from './attempts.ts';
import { DEVICE_MS } from './device.ts';
import { IDLE_MS, SESSION_MS } from './session.ts';

const from = (address: string) => ({ 'cf-connecting-ip': address });
const ADA = 'ada@example.ca';
const MINUTE = 60_000;
const tokenIn = (cookie: string) => present(cookie.split('=')[1], 'a token');

test('the right password is answered by the account number and a cookie that no script reads', async () => {
  const site = await startAccounts();
  const answer = await site.logIn(ADA);
  const [{ id }] = (await site.rows<{ id: number }>('SELECT id FROM accounts')) as [{ id: number }];
  expect([answer.status, await answer.json()]).toEqual([200, id]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  for (const [index, [name, life]] of Object.entries({ session: SESSION_MS, device: DEVICE_MS }).entries()) {
    const [cookie, ...attributes] = present(answer.headers.getSetCookie()[index], 'a cookie').split('; ');
    expect(cookie).toMatch(new RegExp(`^__Host-${name}=[\\w-]{43}$`));
    expect(attributes.sort()).toEqual(['HttpOnly', `Max-Age=${life / 1000}`, 'Path=/', 'SameSite=Lax', 'Secure']);
  }
});

test('case and spaces of the e-mail, and case of the digest, do not matter', async () => {
  const site = await startAccounts();
  const passwordEncrypted = (await digestOf(PASSWORD)).toUpperCase();
  const answer = await site.post(LOGIN, { Email: ' ADA@example.CA ', passwordEncrypted });
  expect(await answer.json()).toEqual(expect.any(Number));
});

test('the texts are the ones that are fixed, as JSON, without a cookie', async () => {
  const site = await startAccounts();
  await addAccount(site, 'new@example.ca', null);
  for (const [email, text] of [
    ['nobody@example.ca', 'The user was not found'],
    [ADA, 'The password is incorrect'],
    ['new@example.ca', 'The password is incorrect'],
  ] as const) {
    const answer = await site.logIn(email, 'wrong');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('set-cookie')]).toEqual([
      200,
      'application/json',
      null,
    ]);
    expect(await answer.json()).toBe(text);
  }
});

test.each([
  ['63 digits', 'a'.repeat(63)],
  ['65 digits', 'a'.repeat(65)],
  ['a line break after 64', `${'a'.repeat(64)}\n`],
  ['no hex', 'g'.repeat(64)],
  ['no text', 42],
  ['a list', ['a'.repeat(64)]],
  ['nothing', undefined],
])('a digest of %s is refused before any work', async (_, passwordEncrypted) => {
  const site = await startAccounts();
  const answer = await site.post(LOGIN, { Email: ADA, passwordEncrypted });
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json<{ fields: object }>()).fields)).toEqual(['passwordEncrypted']);
  expect(site.hashes()).toBe(0);
  expect(await site.rows('SELECT * FROM login_attempts')).toEqual([]);
});

test.each([
  ['', 'required'],
  ['ada', 'email'],
  ['@example.ca', 'email'],
  ['ada@', 'email'],
  [`a@${'b'.repeat(300)}`, 'too_long'],
])('the e-mail %s is refused', async (Email, reason) => {
  const site = await startAccounts();
  const answer = await site.post(LOGIN, { Email, passwordEncrypted: await digestOf('x') });
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { Email: reason } }]);
});

test('an unknown e-mail, a wrong password and no password cost the same work', async () => {
  const site = await startAccounts();
  await addAccount(site, 'new@example.ca', null);
  const work = async (email: string) => {
    const statements: string[] = [];
    const { db } = site.needs;
    site.needs.db = {
      prepare: (sql: string) => {
        statements.push(sql);
        return db.prepare(sql);
      },
      batch: (batch: D1PreparedStatement[]) => db.batch(batch),
    } as D1Database;
    const before = site.hashes();
    await site.logIn(email, 'wrong');
    site.needs.db = db;
    return { hashes: site.hashes() - before, statements };
  };
  const unknown = await work('nobody@example.ca');
  expect(unknown.hashes).toBe(1);
  expect(unknown.statements.length).toBeGreaterThan(0);
  expect(await work(ADA)).toEqual(unknown);
  expect(await work('new@example.ca')).toEqual(unknown);
});

test('at most two hashes are underway; a third login is told to come again', async () => {
  const ends: (() => void)[] = [];
  const site = await startAccounts({
    slowHash: async (input, salt) => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return fastHash(input, salt);
    },
  });
  const logins = Array.from({ length: 8 }, () => site.logIn(ADA));
  const refused = await Promise.race(logins);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  await expect.poll(() => ends.length).toBe(2);
  for (const end of ends) end();
  const answers = await Promise.all(logins);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(2);
  expect(ends).toHaveLength(2);
  const next = site.logIn(ADA);
  await expect.poll(() => ends.length).toBe(3);
  present(ends[2], 'the third hash')();
  expect((await next).status).toBe(200);
});

test('a login that found no slot does not count against its e-mail', async () => {
  const site = await startAccounts();
  await Promise.all(Array.from({ length: 30 }, (_, index) => site.logIn(ADA, PASSWORD, from(`203.0.113.${index}`))));
  expect(await (await site.logIn(ADA)).json()).toEqual(expect.any(Number));
});

test('logins beyond their limits take no slot from others', async () => {
  const site = await startAccounts();
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const flood = from('192.0.2.1');
  await site.needs.limiter.take([{ rule: limits.login, who: '192.0.2.1', count: limits.login.most }]);
  const beyond = [1, 2, 3, 4].map((index) => site.logIn(`nobody-${index}@example.ca`, 'x', flood));
  const own = site.logIn(ADA, PASSWORD, from('198.51.100.4'));
  expect((await Promise.all(beyond)).map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  expect((await own).status).toBe(200);
});

test('failures for one e-mail, from wherever, make the next one wait, each time longer', async () => {
  const site = await startAccounts();
  let address = 0;
  const fail = (password = 'wrong') => site.logIn(ADA, password, from(`203.0.113.${(address += 1)}`));
  for (let failure = 0; failure < FREE_FAILURES.email; failure += 1) expect((await fail()).status).toBe(200);
  const hashes = site.hashes();
  const waits: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const refused = await fail(PASSWORD);
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([429, null]);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    const seconds = Number(refused.headers.get('retry-after'));
    waits.push(seconds);
    site.wait((seconds - 1) / 60);
    expect((await fail(PASSWORD)).status).toBe(429);
    site.wait(1 / 60);
    expect((await fail()).status).toBe(200);
  }
  const first = FIRST_BLOCK_MS / 1000;
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((times) => times * first));
  expect(Math.max(...waits) * 1000).toBe(LONGEST_BLOCK_MS);
  expect(site.hashes() - hashes).toBe(9);
});

test('many guesses at once are still only the free ones', async () => {
  // Slots apart, so that it is the counter that refuses.
  const site = await startAccounts();
  const body = JSON.stringify({ Email: ADA, passwordEncrypted: await digestOf('wrong') });
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, index) =>
      createApp(site.needs).fetch(
        new Request(`https://gct.example${LOGIN}`, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            origin: 'https://gct.example',
            ...from(`203.0.113.${index}`),
          },
        }),
        {},
        createExecutionContext(),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(FREE_FAILURES.email);
  expect(site.hashes()).toBe(FREE_FAILURES.email);
});

test('one address that tries many e-mails has to wait, and others have not', async () => {
  const site = await startAccounts();
  for (let failure = 0; failure < FREE_FAILURES.address; failure += 1) {
    expect((await site.logIn(`nobody-${failure}@example.ca`, 'x', from('203.0.113.7'))).status).toBe(200);
  }
  expect((await site.logIn(ADA, PASSWORD, from('203.0.113.7'))).status).toBe(429);
  expect((await site.logIn(ADA, PASSWORD, from('203.0.113.8'))).status).toBe(200);
});

test('a network of IPv6 is one address', async () => {
  const site = await startAccounts();
  for (let failure = 0; failure < FREE_FAILURES.address; failure += 1) {
    await site.logIn(`nobody-${failure}@example.ca`, 'x', from(`2001:db8:1:2::${failure}`));
  }
  expect((await site.logIn(ADA, PASSWORD, from('2001:db8:1:2:ffff::1'))).status).toBe(429);
});

test('who logs in with an account of their own does not clear what their address tried', async () => {
  const site = await startAccounts();
  await addAccount(site, 'mallory@example.ca', 'their own password');
  const guess = (index: number) => site.logIn(`victim-${index}@example.ca`, 'x', from('203.0.113.7'));
  for (let failure = 0; failure < FREE_FAILURES.address; failure += 1) {
    expect((await guess(failure)).status).toBe(200);
    if (failure < FREE_FAILURES.address - 1) {
      const own = await site.logIn('mallory@example.ca', 'their own password', from('203.0.113.7'));
      expect(own.status).toBe(200);
    }
  }
  expect((await guess(99)).status).toBe(429);
});

test('a success ends the failures of its e-mail at its address; after a day failures are forgotten', async () => {
  const site = await startAccounts();
  const failOften = async (times: number) => {
    for (let failure = 0; failure < times; failure += 1) expect((await site.logIn(ADA, 'x')).status).toBe(200);
  };
  await failOften(FREE_FAILURES.pair - 1);
  expect(await (await site.logIn(ADA)).json()).toEqual(expect.any(Number));
  await failOften(FREE_FAILURES.pair - 1);
  site.wait(24 * 60);
  await failOften(FREE_FAILURES.pair - 1);
  site.wait(24 * 60 + 1);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT * FROM login_attempts')).toEqual([]);
});

test('an address logs in only so often, whatever comes of it, and is refused before any hash', async () => {
  const site = await startAccounts();
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  for (let login = 0; login < limits.login.most; login += 1) expect((await site.logIn(ADA)).status).toBe(200);
  const hashes = site.hashes();
  const refused = await site.logIn(ADA);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(site.hashes()).toBe(hashes);
});

test('the database knows neither e-mails that were tried, nor addresses, nor digests, nor tokens', async () => {
  const site = await startAccounts();
  await site.logIn('nobody@example.ca', 'x', from('203.0.113.7'));
  const { cookie } = cookieOf(await site.logIn(ADA, PASSWORD, from('203.0.113.7')));
  const stored = JSON.stringify([
    await site.rows('SELECT * FROM login_attempts'),
    await site.rows('SELECT * FROM sessions'),
    await site.rows('SELECT password FROM accounts'),
  ]);
  expect(stored).toMatch(/address/);
  for (const secret of ['nobody@', '203.0.113.7', await digestOf(PASSWORD), tokenIn(cookie)]) {
    expect(stored).not.toContain(secret);
  }
});

test('the session says whose it is, and there is none without its cookie', async () => {
  const site = await startAccounts();
  const answer = await site.logIn(ADA);
  const accountId = await answer.clone().json();
  const session = await site.get('/Website/session', cookieOf(answer));
  expect([session.status, await session.json()]).toEqual([
    200,
    { accountId, firstName: 'Ada', language: 'en', role: 'client', office: null },
  ]);
  expect(session.headers.get('cache-control')).toBe('private, no-store');
  for (const cookie of ['', `accountId=${String(accountId)}`, `__Host-session=${'A'.repeat(43)}`, '__Host-session=x']) {
    const none = await site.get('/Website/session', { cookie });
    expect([none.status, await none.json()], cookie).toMatchObject([401, { code: 'unauthorized' }]);
    expect(none.headers.get('cache-control')).toBe('private, no-store');
    if (cookie.startsWith('__Host')) expect(none.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0;/);
  }
});

test('whether a browser brings a session is told to anybody, and of the session nothing', async () => {
  const site = await startAccounts();
  const session = cookieOf(await site.logIn(ADA));
  const told = async (headers: Record<string, string>) => {
    const answer = await site.get('/Website/session-brought', headers);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual([
      200,
      'no-store',
      null,
    ]);
    return answer.json();
  };
  expect(await told(session)).toBe(true);
  for (const cookie of ['', 'accountId=1', '__Host-session=x']) expect(await told({ cookie }), cookie).toBe(false);
  // One that is over, or was never given out, looks alike: nobody tries them here.
  await site.post('/Website/logout', {}, session);
  expect(await told(session)).toBe(true);
  expect(await told({ cookie: `__Host-session=${'A'.repeat(43)}` })).toBe(true);
});

test('a login begins a new session, and ends the one that the browser brought', async () => {
  const site = await startAccounts();
  const planted = { cookie: `__Host-session=${'A'.repeat(43)}` };
  const first = cookieOf(await site.logIn(ADA, PASSWORD, planted));
  expect(first.cookie).not.toBe(planted.cookie);
  expect((await site.get('/Website/session', planted)).status).toBe(401);
  const elsewhere = cookieOf(await site.logIn(ADA));
  const second = cookieOf(await site.logIn(ADA, PASSWORD, first));
  expect((await site.get('/Website/session', first)).status).toBe(401);
  expect((await site.get('/Website/session', second)).status).toBe(200);
  expect((await site.get('/Website/session', elsewhere)).status).toBe(200);
});

test('a failed login leaves the session that there was', async () => {
  const site = await startAccounts();
  const session = cookieOf(await site.logIn(ADA));
  await site.logIn(ADA, 'wrong', session);
  expect((await site.get('/Website/session', session)).status).toBe(200);
});

test('a session ends without use, and after its whole time however much it is used', async () => {
  const site = await startAccounts();
  const idle = cookieOf(await site.logIn(ADA));
  site.wait(IDLE_MS / MINUTE - 1);
  expect((await site.get('/Website/session', idle)).status).toBe(200);
  site.wait(IDLE_MS / MINUTE - 1);
  expect((await site.get('/Website/session', idle)).status).toBe(200);
  site.wait(IDLE_MS / MINUTE);
  expect((await site.get('/Website/session', idle)).status).toBe(401);

  const used = cookieOf(await site.logIn(ADA));
  const statuses: number[] = [];
  for (let waited = 0; waited < SESSION_MS; waited += IDLE_MS / 2) {
    statuses.push((await site.get('/Website/session', used)).status);
    site.wait(IDLE_MS / 2 / MINUTE);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await site.get('/Website/session', used)).status).toBe(401);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT * FROM sessions')).toEqual([]);
});

test('a session that is used all the time is written rarely', async () => {
  const site = await startAccounts();
  const session = cookieOf(await site.logIn(ADA));
  const ends = async () => only(await site.rows<{ idle_ends_at: number }>('SELECT idle_ends_at FROM sessions'));
  const before = await ends();
  site.wait(4);
  await site.get('/Website/session', session);
  expect(await ends()).toEqual(before);
  site.wait(1);
  await site.get('/Website/session', session);
  expect(await ends()).not.toEqual(before);
});

test('logging out ends the session on the server', async () => {
  const site = await startAccounts();
  const session = cookieOf(await site.logIn(ADA));
  const elsewhere = cookieOf(await site.logIn(ADA));
  const answer = await site.post('/Website/logout', {}, session);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
    204,
    '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  expect((await site.get('/Website/session', session)).status).toBe(401);
  expect((await site.get('/Website/session', elsewhere)).status).toBe(200);
  expect((await site.post('/Website/logout', {}, session)).status).toBe(204);
  expect((await site.post('/Website/logout', {})).status).toBe(204);
});

test.each([
  LOGIN,
  '/Website/logout',
  '/Website/update-login-password',
  '/Website/update-login-password-email?Email=a@b',
])('%s is not called from another site, nor by GET', async (path) => {
  const site = await startAccounts();
  const session = cookieOf(await site.logIn(ADA));
  const forged = await site.post(path, {}, { ...session, origin: 'https://evil.example' });
  expect([forged.status, await forged.json()]).toMatchObject([403, { code: 'forbidden_origin' }]);
  expect((await site.get(path, session)).status).toBe(405);
  expect((await site.get('/Website/session', session)).status).toBe(200);
});

test.each(['text/plain', 'application/x-www-form-urlencoded'])('a login as %s is refused', async (type) => {
  const site = await startAccounts();
  expect((await site.logIn(ADA, PASSWORD, { 'content-type': type })).status).toBe(415);
});

test('a password that changes while it is compared opens no session', async () => {
  const site = await startAccounts();
  const { slowHash } = site.needs;
  site.needs.slowHash = async (input, salt) => {
    await site.rows(`UPDATE accounts SET password = 'scrypt$14$8$5$other$other'`);
    return slowHash(input, salt);
  };
  const answer = await site.logIn(ADA);
  expect([await answer.json(), answer.headers.get('set-cookie')]).toEqual(['The password is incorrect', null]);
  expect(await site.rows('SELECT * FROM sessions')).toEqual([]);
});

test('without a secret nobody logs in, and the rest goes on', async () => {
  const site = await startAccounts({ secret: null });
  const answer = await site.logIn(ADA);
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
  expect((await site.get('/Website/session')).status).toBe(401);
  expect(site.logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'secret_missing' }));
});

test('a database that fails is a 503 without a word of it, and nothing of the login is logged', async () => {
  const site = await startAccounts();
  const session = cookieOf(await site.logIn(ADA, PASSWORD, from('203.0.113.7')));
  await site.get('/Website/session', session);
  await site.rows('ALTER TABLE accounts RENAME TO gone');
  const answer = await site.logIn(ADA, PASSWORD, { ...session, ...from('203.0.113.7') });
  const text = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(text).not.toMatch(/SQL|accounts|gone/);
  const lines = JSON.stringify(site.logged);
  for (const secret of ['ada@', '203.0.113.7', await digestOf(PASSWORD), tokenIn(session.cookie)]) {
    expect(lines.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});
