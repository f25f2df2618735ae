import { expect, test } from 'vitest';
import { digestOf, linkToken } from '../platform/secrets.ts';
import { addAccount, cookieOf, PASSWORD, startAccounts, type AccountSite } from '../testing/accounts.ts';
import { fastHash, TEST_SECRET } from '../testing/harness.ts';
import { passwordFits } from './password.ts';

const NEW = 'another pepper, of some length as well, and newer';

/** The site as it goes on after its pepper was replaced; `before` is the one that its passwords are stored under. */
const rotated = (before?: string): Promise<AccountSite> => startAccounts({ peppers: [NEW, before] });

const stored = async (site: AccountSite) =>
  (
    await site.rows<{ password: string; password_changed_at: number }>(
      'SELECT password, password_changed_at FROM accounts',
    )
  )[0];

const under = async (site: AccountSite, pepper: string) =>
  passwordFits(
    { secret: pepper, slowHash: fastHash },
    await digestOf(PASSWORD),
    (await stored(site))?.password ?? null,
  );

test('a password that was stored under the pepper before logs in, and is stored under the new one from then on', async () => {
  const site = await rotated(TEST_SECRET);
  const before = await stored(site);
  const answer = await site.logIn('ada@example.ca');
  expect(await answer.json()).toEqual(expect.any(Number));
  expect((await site.get('/Website/session', cookieOf(answer))).status).toBe(200);
  expect([await under(site, TEST_SECRET), await under(site, NEW)]).toEqual([null, 'now']);
  expect((await stored(site))?.password_changed_at).toBe(before?.password_changed_at);
  const hashes = site.hashes();
  expect(await (await site.logIn('ada@example.ca')).json()).toEqual(expect.any(Number));
  expect(site.hashes() - hashes).toBe(1);
});

test('a wrong password changes nothing, and takes the same work where there is no account', async () => {
  const site = await rotated(TEST_SECRET);
  const before = await stored(site);
  await site.logIn('ada@example.ca', 'something else');
  const work = site.hashes();
  await site.logIn('nobody@example.ca', 'something else');
  expect([work, site.hashes()]).toEqual([2, 4]);
  expect(await stored(site)).toEqual(before);
});

test('once the pepper before is gone, what was stored under it fits no more', async () => {
  const site = await rotated();
  expect(await (await site.logIn('ada@example.ca')).json()).toEqual(expect.any(String));
});

test('a new pepper leaves the links of mails as they are', async () => {
  const site = await rotated(TEST_SECRET);
  await addAccount(site, 'grace@example.ca', null);
  await site.post('/Website/update-login-password-email?Email=grace%40example.ca', '', { 'content-type': '' });
  const [link] = await site.rows<{ id: string; token: string }>('SELECT id, token FROM password_links');
  expect(link?.token).toBe(await digestOf(await linkToken(TEST_SECRET, 'password link', link?.id ?? '')));
});

test('the line of OPERATIONS that logs everybody out ends every session, and nothing else', async () => {
  const site = await startAccounts();
  await addAccount(site, 'grace@example.ca', PASSWORD);
  const sessions = [];
  for (let times = 0; times < 2; times += 1) sessions.push(cookieOf(await site.logIn('grace@example.ca')));
  const who = (headers: { cookie: string }) => site.get('/Website/session', headers);
  expect((await Promise.all(sessions.map(who))).map(({ status }) => status)).toEqual([200, 200]);
  await site.rows('DELETE FROM sessions');
  expect((await Promise.all(sessions.map(who))).map(({ status }) => status)).toEqual([401, 401]);
  expect((await who(cookieOf(await site.logIn('grace@example.ca')))).status).toBe(200);
});
