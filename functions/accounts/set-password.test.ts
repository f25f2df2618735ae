import { expect, test } from 'vitest';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { first, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import type { MailTransport } from '../platform/mail/transports.ts';
import { runScheduled } from '../scheduled.ts';
import { digestOf } from '../platform/secrets.ts';
import { addAccount, cookieOf, deviceOf, PASSWORD, startAccounts, type AccountSite } from '../testing/accounts.ts';
import { FREE_FAILURES } from './attempts.ts';
import { LINKS_PER_ACCOUNT } from './set-password.ts';

const ADA = 'ada@example.ca';
const NEW = 'a better one, and longer';

const ask = (site: AccountSite, email: string, headers: Record<string, string> = {}) =>
  site.request(`/Website/update-login-password-email?Email=${encodeURIComponent(email)}`, {
    method: 'POST',
    headers: { origin: 'https://gct.example', ...headers },
  });

const mails = async (site: AccountSite) =>
  (await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid')).map(
    ({ message }) => JSON.parse(message) as Message,
  );

const tokenIn = (mail: Message | undefined) =>
  present(
    /https:\/\/gct\.example\/private\/client-update-password#in-(?:en|fr)&token=([\w-]{43})\n/.exec(
      mail?.text ?? '',
    )?.[1],
    'the link of the mail',
  );

/** Asks for a link, and reads it in the mail. */
async function link(site: AccountSite, email = ADA): Promise<string> {
  await ask(site, email);
  return tokenIn((await mails(site)).at(-1));
}

const setTo = async (site: AccountSite, token: string, password = NEW, headers: Record<string, string> = {}) =>
  site.post('/Website/update-login-password', { token, passwordEncrypted: await digestOf(password) }, headers);

test('the link of the mail sets the password, once', async () => {
  const site = await startAccounts();
  const token = await link(site);
  expect((await setTo(site, token)).status).toBe(204);
  expect(await (await site.logIn(ADA, PASSWORD)).json()).toBe('The password is incorrect');
  expect(await (await site.logIn(ADA, NEW)).json()).toEqual(expect.any(Number));
  const again = await setTo(site, token, 'yet another password');
  expect([again.status, await again.json()]).toMatchObject([410, { code: 'link_expired' }]);
  expect(await (await site.logIn(ADA, NEW)).json()).toEqual(expect.any(Number));
});

test('a link used twice at once sets one password', async () => {
  const site = await startAccounts();
  const token = await link(site);
  const answers = await Promise.all([setTo(site, token, 'the first of two'), setTo(site, token, 'the second of two')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
});

test('the mail is in the language of the account and goes to the address of the account', async () => {
  const site = await startAccounts();
  await addAccount(site, 'Zoe@Example.ca', null, { firstName: 'Zoé', language: 'fr' });
  await ask(site, ' ZOE@example.ca');
  const mail = first(await mails(site));
  expect(mail).toMatchObject({
    from: 'bookings@gct.example',
    to: 'Zoe@Example.ca',
    subject: 'Choisissez votre mot de passe GCT',
    attachments: [],
  });
  expect(mail.text).toMatch(/^Bonjour Zoé,\n/);
  expect(mail.html).toContain(`#in-fr&amp;token=${tokenIn(mail)}"`);
});

test('an account that never had a password gets one so', async () => {
  const site = await startAccounts();
  await addAccount(site, 'new@example.ca', null);
  expect((await setTo(site, await link(site, 'new@example.ca'))).status).toBe(204);
  expect(await (await site.logIn('new@example.ca', NEW)).json()).toEqual(expect.any(Number));
});

test('the answer and the work are the same whether or not there is such an account', async () => {
  const site = await startAccounts();
  const asked = async (email: string) => {
    const statements: string[] = [];
    const { db } = site.needs;
    site.needs.db = {
      prepare: (sql: string) => {
        statements.push(sql);
        return db.prepare(sql);
      },
      batch: (batch: D1PreparedStatement[]) => db.batch(batch),
    } as D1Database;
    // What the answer waits for; the delivery is nobody's wait.
    site.needs.transport = null;
    const answer = await ask(site, email);
    site.needs.db = db;
    const headers = Object.fromEntries(answer.headers);
    delete headers['x-request-id'];
    return { status: answer.status, headers, text: await answer.text(), statements };
  };
  const known = await asked(ADA);
  expect(known.status).toBe(204);
  expect(known.statements.length).toBeGreaterThan(0);
  expect(await asked('nobody@example.ca')).toEqual(known);
  // Each has written.
  expect(await site.rows('SELECT id FROM password_asks')).toHaveLength(2);
  expect(await site.rows('SELECT recipient FROM outbox')).toEqual([{ recipient: 'Ada@Example.ca' }]);
});

test('a provider that hangs does not hold up the answer, and the mail arrives once', async () => {
  const keys: string[] = [];
  const tokens = new Set<string>();
  const transport: MailTransport = {
    send: (message, key) => {
      keys.push(key);
      tokens.add(tokenIn(message));
      return keys.length === 1 ? Promise.reject(new Error('connection lost')) : Promise.resolve({ outcome: 'sent' });
    },
  };
  const site = await startAccounts({ transport });
  await ask(site, ADA);
  site.wait(1);
  await Promise.all([site.deliver(), site.deliver(), runScheduled(site.needs)]);
  expect(keys).toHaveLength(2);
  expect([new Set(keys).size, tokens.size]).toEqual([1, 1]);
});

test('neither the token nor the mail with it ever lies in the database', async () => {
  const sent: Message[] = [];
  const site = await startAccounts({
    transport: {
      send: (message) => {
        sent.push(message);
        return Promise.resolve({ outcome: 'retry', reason: 'the provider answered 500' });
      },
    },
  });
  await ask(site, ADA);
  const token = tokenIn(sent[0]);
  const stored = JSON.stringify([
    await site.rows('SELECT * FROM outbox'),
    await site.rows('SELECT * FROM password_links'),
    site.logged,
  ]);
  expect(stored).toContain(await digestOf(token));
  expect(stored).not.toContain(token);
  expect(JSON.stringify(site.logged)).not.toMatch(/ada@/i);
});

test('a link lives an hour; a mail that comes too late is not sent', async () => {
  const site = await startAccounts();
  const token = await link(site);
  site.wait(59.9);
  const late = await link(site);
  site.wait(0.1);
  expect((await setTo(site, token)).status).toBe(410);
  expect((await setTo(site, late)).status).toBe(204);

  site.needs.transport = null;
  await ask(site, ADA);
  site.wait(60);
  const sent = (await mails(site)).length;
  site.needs.transport = { send: () => Promise.reject(new Error('sent a dead link')) };
  await site.deliver();
  expect(await mails(site)).toHaveLength(sent);
  expect(await site.rows(`SELECT state FROM outbox WHERE state <> 'sent'`)).toEqual([{ state: 'failed' }]);
});

test('an account gets only so many links an hour, whoever asks', async () => {
  const site = await startAccounts();
  for (let round = 0; round < LINKS_PER_ACCOUNT + 3; round += 1) {
    expect((await ask(site, ADA, { 'cf-connecting-ip': `203.0.113.${round}` })).status).toBe(204);
  }
  expect(await mails(site)).toHaveLength(LINKS_PER_ACCOUNT);
  site.wait(60);
  await ask(site, ADA);
  expect(await mails(site)).toHaveLength(LINKS_PER_ACCOUNT + 1);
});

test('whatever a stranger asks for with any spelling of a mailbox, its owner gets a link', async () => {
  const site = await startAccounts();
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const [user = '', host = ''] = ADA.split('@');
  for (let round = 0; round < limits.passwordMailTo.most; round += 1)
    await ask(site, `${user}+x${round}@${host}`, { 'cf-connecting-ip': '203.0.113.9' });
  expect((await ask(site, ADA, { 'cf-connecting-ip': '203.0.113.10' })).status).toBe(429);
  expect((await ask(site, ADA, { 'cf-connecting-ip': '198.51.100.7' })).status).toBe(204);
  expect(await mails(site)).toHaveLength(1);
});

test('a network has somebody mailed only so often in a day, by whatever spelling, and the owner asks on as before', async () => {
  const site = await startAccounts();
  const own = deviceOf(await site.logIn(ADA));
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const statuses: number[] = [];
  // Until the day of the limits ends.
  for (let hour = 0; hour < 8; hour += 1) {
    for (const email of [ADA, ' '.repeat(300) + ADA]) {
      statuses.push((await ask(site, email, { 'cf-connecting-ip': `203.0.113.${statuses.length}` })).status);
    }
    site.wait(61);
  }
  const most = limits.passwordMailInDay.most;
  expect(statuses).toEqual([...Array<number>(most).fill(204), ...Array<number>(16 - most).fill(429)]);
  expect(await mails(site)).toHaveLength(most);
  expect((await ask(site, ADA, { 'cf-connecting-ip': '203.0.113.200', ...own })).status).toBe(204);
  expect((await ask(site, ADA, { 'cf-connecting-ip': '198.51.100.7' })).status).toBe(204);
});

test('an address asks only so often', async () => {
  const site = await startAccounts();
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const statuses: number[] = [];
  for (let round = 0; round < limits.passwordMail.most + 1; round += 1) {
    statuses.push((await ask(site, `someone-${round}@example.ca`)).status);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(limits.passwordMail.most);
  expect(statuses.at(-1)).toBe(429);
});

test('whoever sets a password is told by a mail in the account’s language, once, and where it did not happen nobody is', async () => {
  const site = await startAccounts();
  await addAccount(site, 'Zoe@Example.ca', null, { firstName: 'Zoé', language: 'fr' });
  const token = await link(site, 'zoe@example.ca');
  const sent = (await mails(site)).length;
  expect((await setTo(site, token, 'password123')).status).toBe(400);
  expect(await mails(site)).toHaveLength(sent);
  await Promise.all([setTo(site, token), setTo(site, token)]);
  const told = (await mails(site)).slice(sent);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ to: 'Zoe@Example.ca', subject: 'Votre mot de passe GCT a été changé' });
  expect(told[0]?.text).toMatch(/^Bonjour Zoé,\n/);
  expect(told[0]?.text).toContain(
    'a été changé le vendredi 20\u00a0novembre 2026 à 10\u00A0h (HNE), et toutes les connexions ont été fermées',
  );
  expect(told[0]?.text).not.toContain('token');
});

test('a provider that is down for days loses no word of a changed password', async () => {
  const site = await startAccounts();
  const token = await link(site);
  const { transport } = site.needs;
  site.needs.transport = null;
  expect((await setTo(site, token)).status).toBe(204);
  site.wait(60 + 25 * 60);
  await runScheduled(site.needs);
  site.needs.transport = transport;
  await site.deliver();
  expect((await mails(site)).at(-1)?.subject).toBe('Your GCT password was changed');
});

test('every session and every other link ends with the old password; others keep theirs', async () => {
  const site = await startAccounts();
  await addAccount(site, 'grace@example.ca', 'grace has one, too');
  const sessions = [cookieOf(await site.logIn(ADA)), cookieOf(await site.logIn(ADA))];
  const grace = cookieOf(await site.logIn('grace@example.ca', 'grace has one, too'));
  const [first, second] = [await link(site), await link(site)];
  expect(first).not.toBe(second);
  const answer = await setTo(site, first, NEW, sessions[0]);
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0/);
  for (const session of sessions) expect((await site.get('/Website/session', session)).status).toBe(401);
  expect((await site.get('/Website/session', grace)).status).toBe(200);
  expect((await setTo(site, second, 'of somebody with an old mail')).status).toBe(410);
});

test('a new password ends the wait of its e-mail, from wherever, and forgets the devices that knew the old one', async () => {
  const site = await startAccounts();
  const old = deviceOf(await site.logIn(ADA));
  for (let failure = 0; failure < FREE_FAILURES.pair; failure += 1) await site.logIn(ADA, 'wrong');
  expect((await site.logIn(ADA)).status).toBe(429);
  const own = deviceOf(await setTo(site, await link(site)));
  expect((await site.logIn(ADA, NEW)).status).toBe(200);
  const wrong = async (device: { cookie: string }) => (await site.logIn(ADA, 'wrong', device)).status;
  for (let failure = 0; failure < FREE_FAILURES.pair; failure += 1) expect(await wrong({ cookie: '' })).toBe(200);
  expect([await wrong(old), await wrong(own)]).toEqual([429, 200]);
});

test.each(['password123', 'iloveyou', 'Sunshine', 'ada@example.ca', '', 'a', '~', ' 9', '007', '2580'])(
  'the common or short password %j is refused, and the link still works',
  async (common) => {
    const site = await startAccounts();
    const token = await link(site);
    const hashes = site.hashes();
    const refused = await setTo(site, token, common);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: 'validation', fields: { passwordEncrypted: 'too_common' } },
    ]);
    expect(site.hashes()).toBe(hashes);
    expect((await setTo(site, token)).status).toBe(204);
  },
);

test('a token that nobody was sent costs no hash', async () => {
  const site = await startAccounts();
  for (const [token, status] of [
    ['A'.repeat(43), 410],
    ['A'.repeat(42), 400],
    ['', 400],
    [`${'A'.repeat(43)}\n`, 400],
  ] as const) {
    expect((await setTo(site, token)).status, token).toBe(status);
  }
  expect(site.hashes()).toBe(0);
});

test.each(['', 'ada', 'a@b\r\nBcc: everyone@example.ca', `a@${'b'.repeat(300)}`])(
  'the e-mail %j is refused',
  async (email) => {
    const site = await startAccounts();
    const answer = await ask(site, email);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation' }]);
  },
);

test('links that are over are deleted with their mails', async () => {
  const site = await startAccounts();
  await link(site);
  site.wait(60 + 24 * 60 + 1);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT * FROM password_links')).toEqual([]);
  expect(await site.rows('SELECT * FROM outbox')).toEqual([]);
});
