import { expect, test } from 'vitest';
import { first, only } from '../../src/domain/present.ts';
import { KEY_LIFE_HOURS } from '../platform/idempotency.ts';
import type { Message } from '../platform/mail/message.ts';
import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import { runScheduled } from '../scheduled.ts';
import { cookieOf, startAccounts } from '../testing/accounts.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { bookClass, guaranteed } from '../testing/training.ts';

const ADA = 'ada@example.ca';
const PATH = '/Website/support-request';
const request = (changes: object = {}) => ({
  topic: 'sound',
  eventId: 'mine',
  phone: '613-555-0188',
  message: 'No sound.\nSince 9:00.',
  ...changes,
});

async function start() {
  const site = await startAccounts({}, siteDataOf([guaranteed('mine'), guaranteed('other')]));
  await bookClass(site, 'mine', ADA, [{ firstName: 'Ada', email: ADA }]);
  const ada = cookieOf(await site.logIn(ADA));
  const mails = async () =>
    (
      await site.rows<{ message: string }>(
        `SELECT local_mail.message FROM local_mail JOIN outbox USING (id) WHERE kind <> 'office_booking'`,
      )
    )
      .map(({ message }) => JSON.parse(message) as Message)
      .filter(({ to }) => to === 'info@gct.example');
  return { ...site, ada, mails };
}

test('a call for help is one mail to the office, however often it is sent', async () => {
  const site = await start();
  const key = { ...site.ada, 'idempotency-key': 'the-first-key' };
  expect((await site.post(PATH, request(), key)).status).toBe(201);
  expect((await site.post(PATH, request(), key)).status).toBe(201);
  const mail = only(await site.mails());
  expect(mail).toMatchObject({ subject: 'Help is needed: sound, picture or screen (Ada)' });
  expect(mail.text).toContain('Excel Level 1, January\u00a012, 2027 (mine)');
  expect(mail.replyTo).toBe('Ada@Example.ca');
});

test('a key that comes with another body is not taken for the first one', async () => {
  const site = await start();
  const key = { ...site.ada, 'idempotency-key': 'the-first-key' };
  await site.post(PATH, request(), key);
  for (const changes of [{ message: 'No picture.' }, { eventId: null }]) {
    const second = await site.post(PATH, request(changes), key);
    expect([second.status, (await second.json<{ code: string }>()).code]).toEqual([422, 'key_reused']);
  }
  expect(await site.mails()).toHaveLength(1);
});

test('twenty of the same call at once are one mail', async () => {
  const site = await start();
  const key = { ...site.ada, 'idempotency-key': 'the-first-key' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.post(PATH, request(), key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await site.mails()).toHaveLength(1);
});

test('a key that was forgotten sends nothing twice', async () => {
  const site = await start();
  const key = { ...site.ada, 'idempotency-key': 'the-first-key' };
  await site.post(PATH, request(), key);
  site.wait((KEY_LIFE_HOURS + 1) * 60);
  await runScheduled(site.needs);
  const ada = cookieOf(await site.logIn(ADA));
  const late = await site.post(PATH, request(), { ...key, ...ada });
  expect([late.status, (await late.json<{ code: string }>()).code]).toEqual([409, 'already_sent']);
  expect(await site.mails()).toHaveLength(1);
});

test('what is old is deleted with its mail', async () => {
  const site = await start();
  await site.post(PATH, request(), site.ada);
  const left = async () => [
    ...(await site.rows('SELECT id FROM support_requests')),
    ...(await site.rows(`SELECT id FROM outbox WHERE kind = 'support_request'`)),
  ];
  site.wait(ENQUIRY_LIFE_DAYS * 24 * 60 - 1);
  await runScheduled(site.needs);
  expect(await left()).toHaveLength(2);
  site.wait(2);
  await runScheduled(site.needs);
  expect(await left()).toEqual([]);
});

test("another account's class is not named", async () => {
  const site = await start();
  expect((await site.post(PATH, request({ eventId: 'other' }), site.ada)).status).toBe(201);
  expect(first(await site.mails()).text).not.toContain('other');
});

test.each([
  ['no session', {}, { cookie: '' }, 401],
  ['another site', {}, { origin: 'https://evil.example' }, 403],
  ['no message', { message: ' \n ' }, {}, 400],
  ['a topic that there is not', { topic: 'x' }, {}, 400],
  ['a telephone number that is none', { phone: 'call me' }, {}, 400],
])('%s is refused', async (_, changes, headers, status) => {
  const site = await start();
  expect((await site.post(PATH, request(changes), { ...site.ada, ...headers })).status).toBe(status);
  expect(await site.mails()).toEqual([]);
});
