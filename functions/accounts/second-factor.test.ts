import { expect, test } from 'vitest';
import * as calls from '../../src/domain/accounts/office-calls.ts';
import { IDLE_LOCK_MINUTES } from '../../src/domain/office/second-factor.ts';
import { cookieOf, deviceOf } from '../testing/accounts.ts';
import { failingDatabase } from '../testing/failing-database.ts';
import { addStaff, open, startOffice, type OfficeSite } from '../testing/office.ts';
import { WRONG_CODES_TOLD } from './second-factor.ts';
import { codeOfStep, stepAt } from './totp.ts';

const SESSION = '/Website/session';
const stateOf = async (answer: Response) => (await answer.json<{ office: string | null }>()).office;

test('a code is what RFC 6238 says it is', () => {
  // Appendix B, SHA-1, of the last six digits; the secret is "12345678901234567890".
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const known = { 59: '287082', 1111111109: '081804', 1234567890: '005924', 20000000000: '353130' };
  for (const [seconds, code] of Object.entries(known)) {
    expect(codeOfStep(secret, stepAt(Number(seconds) * 1000))).toBe(code);
  }
});

test('clients have no office, and no way to it', async () => {
  const site = await startOffice();
  const headers = await site.cookieOf('ada@example.ca');
  expect(await stateOf(await site.get(SESSION, headers))).toBeNull();
  expect((await site.post(calls.beginSecondFactor.path, {}, headers)).status).toBe(404);
  expect((await site.post(calls.openOffice.path, { code: '123456' }, headers)).status).toBe(404);
  expect((await site.post(calls.openOffice.path, { code: '123456' })).status).toBe(401);
});

test('staff set up a phone once, and the owners hear of it', async () => {
  const site = await startOffice();
  await addStaff(site, 'owner@example.ca', 'owner');
  await addStaff(site, 'stella@example.ca', 'staff');
  const headers = await site.cookieOf('stella@example.ca');
  expect(await stateOf(await site.get(SESSION, headers))).toBe('enrol');
  const { secret, address } = await (
    await site.post(calls.beginSecondFactor.path, {}, headers)
  ).json<{ secret: string; address: string }>();
  expect(address).toMatch(/^otpauth:\/\/totp\/GCT:stella%40example\.ca\?/);
  const [row] = await site.rows<{ secret: string }>('SELECT secret FROM second_factors');
  expect(row?.secret).not.toContain(secret);

  const wrong = await site.post(calls.confirmSecondFactor.path, { code: '000000' }, headers);
  expect(await wrong.json()).toMatchObject({ code: 'validation', fields: { code: 'code_wrong' } });
  expect(await stateOf(await site.get(SESSION, headers))).toBe('enrol');

  const code = codeOfStep(secret, stepAt(site.needs.now().getTime()));
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const confirmed = await site.post(calls.confirmSecondFactor.path, { code: spaced }, headers);
  const { recoveryCodes } = await confirmed.json<{ recoveryCodes: string[] }>();
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await stateOf(await site.get(SESSION, headers))).toBe('open');
  expect((await site.post(calls.beginSecondFactor.path, {}, headers)).status).toBe(409);

  await site.deliver();
  const mails = await site.rows<{ message: string }>('SELECT message FROM local_mail');
  const to = mails.map(({ message }) => (JSON.parse(message) as { to: string }).to).sort();
  expect(to).toEqual(['owner@example.ca', 'stella@example.ca']);
  expect(await site.rows('SELECT act, subject, role FROM office_acts')).toEqual([
    { act: 'second_factor_enrolled', subject: 'account', role: 'staff' },
  ]);
});

test('a phone counts together with the mail and the act that tell of it, or not at all', async () => {
  const site = await startOffice();
  await addStaff(site, 'stella@example.ca', 'staff');
  const headers = await site.cookieOf('stella@example.ca');
  const begun = await site.post(calls.beginSecondFactor.path, {}, headers);
  const { secret } = await begun.json<{ secret: string }>();
  const confirm = (code = codeOfStep(secret, stepAt(site.needs.now().getTime()))) =>
    site.post(calls.confirmSecondFactor.path, { code }, headers);
  const { db } = site.needs;
  site.needs.db = failingDatabase(db, new Error('the line was cut'), /INTO (outbox|office_acts)/);
  expect((await confirm()).status).toBeGreaterThanOrEqual(500);
  site.needs.db = db;
  expect(await site.rows('SELECT 1 FROM second_factors WHERE confirmed_at IS NOT NULL')).toEqual([]);
  expect(await site.rows('SELECT 1 FROM recovery_codes')).toEqual([]);
  const both = await Promise.all([confirm(), confirm()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await site.rows('SELECT 1 FROM recovery_codes')).toHaveLength(10);
  expect(await site.rows(`SELECT 1 FROM office_acts WHERE act = 'second_factor_enrolled'`)).toHaveLength(1);
});

test('the office locks itself, and a code opens it once', async () => {
  const site = await startOffice();
  const stella = await site.staff('stella@example.ca');
  site.wait(IDLE_LOCK_MINUTES - 1);
  expect(await stateOf(await site.get(SESSION, stella.headers))).toBe('open');
  site.wait(1);
  expect(await stateOf(await site.get(SESSION, stella.headers))).toBe('code');
  const code = stella.code();
  expect((await site.post(calls.openOffice.path, { code }, stella.headers)).status).toBe(204);
  expect(await stateOf(await site.get(SESSION, stella.headers))).toBe('open');
  expect((await site.post(calls.openOffice.path, { code }, stella.headers)).status).toBe(400);
});

test('another session of the same person is locked until a code was shown there', async () => {
  const site = await startOffice();
  const stella = await site.staff('stella@example.ca');
  const elsewhere = await site.cookieOf('stella@example.ca');
  expect(await stateOf(await site.get(SESSION, elsewhere))).toBe('code');
  expect(await stateOf(await site.get(SESSION, stella.headers))).toBe('open');
});

test('a code for a lost phone opens once', async () => {
  const site = await startOffice();
  await addStaff(site, 'stella@example.ca', 'staff');
  const headers = await site.cookieOf('stella@example.ca');
  const { secret } = await (await site.post(calls.beginSecondFactor.path, {}, headers)).json<{ secret: string }>();
  const code = codeOfStep(secret, stepAt(site.needs.now().getTime()));
  const confirmed = await site.post(calls.confirmSecondFactor.path, { code }, headers);
  const { recoveryCodes } = await confirmed.json<{ recoveryCodes: [string] }>();
  const lost = { code: recoveryCodes[0].toUpperCase() };
  expect((await site.post(calls.openOffice.path, lost, headers)).status).toBe(204);
  expect((await site.post(calls.openOffice.path, lost, headers)).status).toBe(400);
});

test('guessing codes is slowed down, for that account alone', async () => {
  const site = await startOffice();
  const stella = await site.staff('stella@example.ca');
  const other = await site.staff('omar@example.ca');
  const guess = () => site.post(calls.openOffice.path, { code: '000000' }, stella.headers);
  for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
  expect((await open(site, other)).status).toBe(204);
});

/** The owner in a browser in which she has opened the office, and her codes for a lost phone. */
async function ownersBrowser(site: OfficeSite) {
  await addStaff(site, 'stella@example.ca', 'owner');
  const login = await site.logIn('stella@example.ca');
  const headers = { cookie: `${cookieOf(login).cookie}; ${deviceOf(login).cookie}` };
  const { secret } = await (await site.post(calls.beginSecondFactor.path, {}, headers)).json<{ secret: string }>();
  const code = () => {
    site.wait(0.5);
    return codeOfStep(secret, stepAt(site.needs.now().getTime()));
  };
  const confirmed = await site.post(calls.confirmSecondFactor.path, { code: code() }, headers);
  return { headers, code, ...(await confirmed.json<{ recoveryCodes: string[] }>()) };
}

test('under another secret a phone’s code is a wrong one, and a code for a lost phone opens the office', async () => {
  const site = await startOffice();
  const owner = await ownersBrowser(site);
  site.needs.secret = 'another secret of the same length, put in anew';
  const refused = await site.post(calls.openOffice.path, { code: owner.code() }, owner.headers);
  expect([refused.status, await refused.json()]).toMatchObject([400, { fields: { code: 'code_wrong' } }]);
  const [recovery = ''] = owner.recoveryCodes;
  expect((await site.post(calls.openOffice.path, { code: recovery }, owner.headers)).status).toBe(204);
  expect(site.logged).toContainEqual(expect.objectContaining({ event: 'second_factor_unreadable' }));
});

/** How many codes somebody who knows the password tries who logs in anew before each: wrong ones, and those that had to wait. */
async function guess(site: OfficeSite, times: number, wait: number) {
  const statuses: number[] = [];
  for (let tries = 0; tries < times; tries += 1) {
    const login = await site.logIn('stella@example.ca');
    const headers = { cookie: `${cookieOf(login).cookie}; ${deviceOf(login).cookie}` };
    statuses.push((await site.post(calls.openOffice.path, { code: '000000' }, headers)).status);
    site.wait(wait);
  }
  return statuses.filter((status) => status === 400).length;
}

test('whoever knows the password and guesses codes keeps the owner out neither of her browser nor of her recovery codes', async () => {
  const site = await startOffice();
  const owner = await ownersBrowser(site);
  expect(await guess(site, 20, 1)).toBe(10);
  const elsewhere = await site.cookieOf('stella@example.ca');
  expect((await site.post(calls.openOffice.path, { code: owner.code() }, elsewhere)).status).toBe(429);
  expect((await site.post(calls.openOffice.path, { code: owner.code() }, owner.headers)).status).toBe(204);
  const [recovery = ''] = owner.recoveryCodes;
  expect((await site.post(calls.openOffice.path, { code: recovery }, elsewhere)).status).toBe(204);
});

test('guessing in a new session each time is as hopeless as in one', async () => {
  const site = await startOffice();
  await ownersBrowser(site);
  // A code every minute for two hours: few of a million are looked at, and then one in a quarter of an hour.
  expect(await guess(site, 120, 1)).toBeLessThan(20);
});

test('ten wrong codes in a row are told to whom the account is of, once a day', async () => {
  const site = await startOffice();
  const owner = await ownersBrowser(site);
  const mails = () => site.rows(`SELECT recipient FROM outbox WHERE kind = 'second_factor_wrong'`);
  await guess(site, WRONG_CODES_TOLD - 1, 16);
  expect(await mails()).toEqual([]);
  await guess(site, 6, 16);
  expect(await mails()).toEqual([{ recipient: 'stella@example.ca' }]);
  await site.deliver();
  const sent = await site.rows<{ message: string }>(
    `SELECT message FROM local_mail WHERE message LIKE '%Wrong codes%'`,
  );
  expect(sent).toHaveLength(1);
  expect((await site.post(calls.openOffice.path, { code: owner.code() }, owner.headers)).status).toBe(204);
});
