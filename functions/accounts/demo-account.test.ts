import { expect, test } from 'vitest';
import { openOffice } from '../../src/domain/accounts/office-calls.ts';
import { runScheduled } from '../scheduled.ts';
import { digestOf } from '../platform/secrets.ts';
import { cookieOf, LOGIN } from '../testing/accounts.ts';
import { startSite, type TestSite } from '../testing/harness.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { isCommonPassword } from './common-passwords.ts';
import { demoAccount, demoOwner, demoTrainer } from './demo-account.ts';
import { seedDemoAccounts } from './demo-seed.ts';

const logIn = async (site: TestSite, password: string = demoAccount.password) =>
  (await site.post(LOGIN, { Email: demoAccount.email, passwordEncrypted: await digestOf(password) })).json();

test('a local site has somebody who can log in, after the first run of the clock', async () => {
  const site = await startSite(siteDataOf([]), { mode: 'local' });
  await runScheduled(site.needs);
  const id = await logIn(site);
  expect(id).toEqual(expect.any(Number));
  await runScheduled(site.needs);
  expect(await logIn(site)).toBe(id);
});

test('nobody waits for the next code of the demo owner, who asks for one that opens', async () => {
  const site = await startSite(siteDataOf([]), { mode: 'local' });
  await runScheduled(site.needs);
  const password = await digestOf(demoOwner.password);
  const headers = cookieOf(await site.post(LOGIN, { Email: demoOwner.email, passwordEncrypted: password }));
  const codeNow = async () => (await site.get('/local/second-factor')).text();
  const openWith = async (code: string) => (await site.post(openOffice.path, { code }, headers)).status;
  const first = await codeNow();
  expect(await openWith(first)).toBe(204);
  expect(await openWith(first)).toBe(400);
  expect(await openWith(await codeNow())).toBe(204);
});

test('production has nobody of that name, whatever calls the seed', async () => {
  const site = await startSite(siteDataOf([]), { mode: 'production' });
  await runScheduled(site.needs);
  await seedDemoAccounts(site.needs);
  expect(await logIn(site)).toBe('The user was not found');
  expect(await site.rows('SELECT * FROM accounts')).toEqual([]);
});

test('a password that was set by hand stays', async () => {
  const site = await startSite(siteDataOf([]), { mode: 'local' });
  await runScheduled(site.needs);
  await site.rows(`UPDATE accounts SET password = 'scrypt$14$8$5$mine$mine'`);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT password FROM accounts')).toEqual(
    Array(3).fill({ password: 'scrypt$14$8$5$mine$mine' }),
  );
});

test.each([demoAccount, demoTrainer, demoOwner])(
  'the documented password is one that could be set',
  async ({ password }) => {
    expect(password.length).toBeGreaterThanOrEqual(8);
    expect(isCommonPassword(await digestOf(password))).toBe(false);
  },
);
