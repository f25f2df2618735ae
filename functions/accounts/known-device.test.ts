import { expect, test } from 'vitest';
import { limits } from '../../src/domain/api/limits.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { runScheduled } from '../scheduled.ts';
import { digestOf } from '../platform/secrets.ts';
import { fastHash } from '../testing/harness.ts';
import { addAccount, cookieOf, deviceOf, PASSWORD, startAccounts, type AccountSite } from '../testing/accounts.ts';
import { FREE_FAILURES, LONGEST_BLOCK_MS } from './attempts.ts';
import { DEVICE_MS } from './device.ts';
import { MOST_OF_ACCOUNT } from './login.ts';

const ADA = 'ada@example.ca';
const from = (address: string) => ({ 'cf-connecting-ip': address });
const office = from('198.51.100.4');

/** Guesses from ever other networks until the account lets no stranger try any more. */
async function besiege(site: AccountSite, email = ADA): Promise<void> {
  for (let index = 0; ; index += 1) {
    const guess = await site.logIn(email, `guess ${index}`, from(`10.${index}.0.1`));
    if (guess.status === 429) return;
    expect(index).toBeLessThan(FREE_FAILURES.email);
  }
}

test('strangers who guess from everywhere do not lock out the device on which the owner has logged in', async () => {
  const site = await startAccounts();
  const own = deviceOf(await site.logIn(ADA, PASSWORD, office));
  for (let round = 0; round < 5; round += 1) {
    await besiege(site);
    expect((await site.logIn(ADA, PASSWORD, { ...office, ...own })).status).toBe(200);
    site.wait(LONGEST_BLOCK_MS / 60_000);
    await site.logIn(ADA, 'one more', from(`10.200.${round}.1`));
  }
});

test('nor does a stranger who shares the owner’s address', async () => {
  const site = await startAccounts();
  const own = deviceOf(await site.logIn(ADA, PASSWORD, office));
  for (let failure = 0; failure < FREE_FAILURES.address; failure += 1) {
    await site.logIn(`nobody-${failure}@example.ca`, 'x', office);
  }
  expect((await site.logIn(ADA, PASSWORD, office)).status).toBe(429);
  expect((await site.logIn(ADA, PASSWORD, { ...office, ...own })).status).toBe(200);
});

test('nor do all who log in at the owner’s address and network, and what is no login counts for neither', async () => {
  const site = await startAccounts();
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const own = deviceOf(await site.logIn(ADA, PASSWORD, office));
  const empty = async () => (await site.post('/Website/validate-login', {}, from('198.51.100.9'))).status;
  for (let call = 0; call < limits.login.most; call += 1) expect(await empty()).toBe(400);
  expect((await site.logIn('grace@example.ca', 'x', from('198.51.100.9'))).status).toBe(200);
  const full = [
    { rule: limits.login, who: '198.51.100.4', count: limits.login.most - 1 },
    { rule: limits.loginNetwork, who: 'network 198.51.100', count: limits.loginNetwork.most - 2 },
  ];
  for (const claim of full) expect(await site.needs.limiter.take([claim])).toEqual({ allowed: true });
  expect((await site.logIn(ADA, PASSWORD, office)).status).toBe(429);
  expect((await site.logIn(ADA, PASSWORD, from('198.51.100.77'))).status).toBe(429);
  for (let login = 0; login < limits.login.most; login += 1) {
    expect((await site.logIn(ADA, PASSWORD, { ...office, ...own })).status).toBe(200);
  }
  expect((await site.logIn(ADA, PASSWORD, { ...office, ...own })).status).toBe(429);
});

test('nor do all who log in at the same moment: a device that is known finds a slot', async () => {
  const ends: (() => void)[] = [];
  let held = false;
  const site = await startAccounts({
    slowHash: async (input, salt) => {
      if (held) await new Promise<void>((resolve) => ends.push(resolve));
      return fastHash(input, salt);
    },
  });
  const own = deviceOf(await site.logIn(ADA, PASSWORD, office));
  held = true;
  const crowd = [1, 2, 3, 4].map((index) => site.logIn(`nobody-${index}@example.ca`, 'x', from(`203.0.113.${index}`)));
  await expect.poll(() => ends.length).toBe(2);
  const mine = site.logIn(ADA, PASSWORD, { ...office, ...own });
  await expect.poll(() => ends.length).toBe(3);
  for (const end of ends) end();
  expect((await mine).status).toBe(200);
  expect((await Promise.all(crowd)).map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
});

test('whoever has an account logs in on its devices only as often as a network, however many there are, and others as before', async () => {
  const site = await startAccounts();
  await addAccount(site, 'grace@example.ca', PASSWORD);
  const grace = deviceOf(await site.logIn('grace@example.ca', PASSWORD, office));
  const devices: { cookie: string }[] = [];
  for (let device = 0; device < 5; device += 1) {
    devices.push(deviceOf(await site.logIn(ADA, PASSWORD, from(`203.0.113.${device}`))));
  }
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const statuses: number[] = [];
  for (let login = 0; login < limits.loginNetwork.most + 5; login += 1) {
    const headers = { ...devices[login % devices.length], ...from(`10.${login}.0.1`) };
    statuses.push((await site.logIn(ADA, PASSWORD, headers)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(limits.loginNetwork.most);
  expect(new Set(statuses.slice(-5))).toEqual(new Set([429]));
  expect((await site.logIn('grace@example.ca', PASSWORD, { ...office, ...grace })).status).toBe(200);
});

test('an account keeps so many sessions and devices, the latest ones, and those that have shown a code', async () => {
  const site = await startAccounts();
  await addAccount(site, 'grace@example.ca', PASSWORD);
  const count = async (table: string) => (await site.rows(`SELECT 1 FROM ${table}`)).length;
  await site.logIn('grace@example.ca');
  await site.logIn(ADA);
  await site.rows(
    `UPDATE known_devices SET office_at = 1 WHERE account_id = (SELECT id FROM accounts WHERE email_key = ?1)`,
    ADA,
  );
  for (let login = 0; login < MOST_OF_ACCOUNT + 5; login += 1) {
    site.wait(1);
    await site.logIn(ADA);
  }
  const last = await site.logIn(ADA);
  expect([await count('sessions'), await count('known_devices')]).toEqual([MOST_OF_ACCOUNT + 1, MOST_OF_ACCOUNT + 2]);
  expect(await site.rows('SELECT 1 FROM known_devices WHERE office_at = 1')).toHaveLength(1);
  expect((await site.get('/Website/session', cookieOf(last))).status).toBe(200);
});

test('who mistypes at one address waits alone, and strangers elsewhere wait for none of it', async () => {
  const site = await startAccounts();
  for (let failure = 0; failure < FREE_FAILURES.pair; failure += 1) {
    expect((await site.logIn(ADA, 'x', office)).status).toBe(200);
  }
  expect((await site.logIn(ADA, PASSWORD, office)).status).toBe(429);
  expect((await site.logIn('grace@example.ca', 'x', office)).status).toBe(200);
  expect((await site.logIn(ADA, PASSWORD, from('192.0.2.9'))).status).toBe(200);
});

test('six hours of guessing from everywhere are some fifty guesses, and a success of the owner gives no new ones', async () => {
  const site = await startAccounts();
  const own = deviceOf(await site.logIn(ADA, PASSWORD, office));
  const before = site.hashes();
  await besiege(site);
  for (let minute = 0; minute < 6 * 60; minute += 5) {
    site.wait(5);
    await site.logIn(ADA, 'x', from(`10.9.${minute % 250}.1`));
    if (minute % 120 === 0) await site.logIn(ADA, PASSWORD, { ...office, ...own });
  }
  const owners = 3;
  expect(site.hashes() - before - owners).toBeLessThan(55);
});

test('a device that guesses waits as strangers do, and is no device for another account', async () => {
  const site = await startAccounts();
  await addAccount(site, 'mallory@example.ca', 'their own password');
  const own = deviceOf(await site.logIn(ADA, PASSWORD, office));
  const theirs = deviceOf(await site.logIn('mallory@example.ca', 'their own password', from('192.0.2.66')));
  await besiege(site);
  expect((await site.logIn(ADA, 'x', { ...from('192.0.2.66'), ...theirs })).status).toBe(429);
  for (let failure = 0; failure < FREE_FAILURES.device; failure += 1) {
    expect((await site.logIn(ADA, 'x', { ...office, ...own })).status).toBe(200);
  }
  expect((await site.logIn(ADA, PASSWORD, { ...office, ...own })).status).toBe(429);
  site.wait(1);
  expect((await site.logIn(ADA, PASSWORD, { ...office, ...own })).status).toBe(200);
});

test('a device that somebody planted is not made known: a login without one gets another', async () => {
  const site = await startAccounts();
  const planted = { cookie: `__Host-device=${'A'.repeat(43)}` };
  const got = deviceOf(await site.logIn(ADA, PASSWORD, planted));
  expect(got.cookie).not.toBe(planted.cookie);
  expect(deviceOf(await site.logIn(ADA, PASSWORD, got))).toEqual(got);
  expect(deviceOf(await site.logIn(ADA, 'wrong'))).toEqual({ cookie: '' });
  const [row] = await site.rows<{ token: string }>('SELECT token FROM known_devices');
  expect(row?.token).toBe(await digestOf(got.cookie.split('=')[1] ?? ''));
  await site.needs.db.prepare('DELETE FROM accounts').run();
  expect(await site.rows('SELECT * FROM known_devices')).toEqual([]);
});

test('a device is known for half a year after its last login, and then forgotten', async () => {
  const site = await startAccounts();
  const own = deviceOf(await site.logIn(ADA, PASSWORD, office));
  const days = DEVICE_MS / 86_400_000;
  site.wait((days - 1) * 24 * 60);
  expect(deviceOf(await site.logIn(ADA, PASSWORD, { ...office, ...own }))).toEqual(own);
  site.wait((days - 1) * 24 * 60);
  await besiege(site);
  expect((await site.logIn(ADA, PASSWORD, { ...office, ...own })).status).toBe(200);
  site.wait(days * 24 * 60);
  await besiege(site);
  expect((await site.logIn(ADA, PASSWORD, { ...office, ...own })).status).toBe(429);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT * FROM known_devices')).toEqual([]);
});

test.each([
  ['/64', FREE_FAILURES.address, (index: number) => `2001:db8:1:2::${index.toString(16)}`, '2001:db8:1:2:ffff::1'],
  ['/48', FREE_FAILURES.network, (index: number) => `2001:db8:1:${index.toString(16)}::1`, '2001:db8:1:ffff::1'],
])('who has a %s of IPv6 has one count of failures for all of it', async (_, free, address, another) => {
  const site = await startAccounts();
  for (let failure = 0; failure < free; failure += 1) {
    expect((await site.logIn(`nobody-${failure}@example.ca`, 'x', from(address(failure)))).status).toBe(200);
  }
  expect((await site.logIn(ADA, PASSWORD, from(another))).status).toBe(429);
  expect((await site.logIn(ADA, PASSWORD, from('2001:db8:2:2::1'))).status).toBe(200);
});
