import { expect, test } from 'vitest';
import { only } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { cookieOf } from '../testing/accounts.ts';
import { confirmBody, hold, holdBody, startSite, withHst } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const HOLD = '/Website/hold-seats';
const oneClass = () => siteDataOf([scheduledClass({ id: 'a', capacity: 20 })]);

test.each([
  ['missing', ''],
  ['too short', 'seven77'],
  ['too long', 'k'.repeat(129)],
  ['not visible', 'key with spaces'],
])('a key that is %s is required first', async (_, key) => {
  const site = await startSite(oneClass());
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const calls: [string, unknown][] = [
    [HOLD, holdBody([{ eventId: 'a' }])],
    [`/Website/extend-hold/${reference}`, {}],
    [`/Website/confirm-booking/${reference}`, confirmBody(withHst(49_500))],
  ];
  for (const [path, body] of calls) {
    const answer = await site.post(path, body, { 'idempotency-key': key });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'key_required' }]);
  }
});

test('the same hold sent 50 times at once holds once and answers 50 times the same', async () => {
  const site = await startSite(oneClass());
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      site.post(HOLD, holdBody([{ eventId: 'a' }]), { 'idempotency-key': 'one-hold-key' }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await site.rows('SELECT SUM(quantity) AS taken FROM seat_claims')).toEqual([{ taken: 1 }]);
});

test('the same confirmation sent 50 times at once books once and answers 50 times the same', async () => {
  const site = await startSite(oneClass());
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(49_500)), {
        'idempotency-key': 'one-booking',
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const texts = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect(JSON.parse(only(texts))).toMatchObject({ state: 'confirmed', invoice: null });
  expect(await site.rows('SELECT number FROM bookings')).toHaveLength(1);
  expect(await site.rows(`SELECT id FROM outbox WHERE kind = 'proof_request'`)).toHaveLength(1);
  expect(await site.rows('SELECT id FROM local_mail')).toHaveLength(1);
});

test('the same extension sent again is answered as before, and extends once', async () => {
  const site = await startSite(oneClass());
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const send = () => site.post(`/Website/extend-hold/${reference}`, {}, { 'idempotency-key': 'one-extension' });
  const first = await (await send()).text();
  site.wait(5);
  const second = await send();
  expect([second.status, await second.text()]).toEqual([200, first]);
});

test('an answer is kept for its key for at least a day, whatever has happened since', async () => {
  const site = await startSite(oneClass());
  const send = () => site.post(HOLD, holdBody([{ eventId: 'a' }]), { 'idempotency-key': 'kept-for-long' });
  const first = await (await send()).text();
  site.wait(24 * 60);
  await runScheduled(site.needs);
  expect(await (await send()).text()).toBe(first);
  site.wait(25 * 60);
  await runScheduled(site.needs);
  expect(await (await send()).text()).not.toBe(first);
});

test('a key used again with another body is refused', async () => {
  const site = await startSite(oneClass());
  const key = { 'idempotency-key': 'used-already' };
  await site.post(HOLD, holdBody([{ eventId: 'a' }]), key);
  const other = await site.post(HOLD, holdBody([{ eventId: 'a', quantity: 2 }]), key);
  expect([other.status, await other.json()]).toMatchObject([422, { code: 'key_reused' }]);
});

test('the order of the fields, white space and unknown fields make no other body', async () => {
  const site = await startSite(oneClass());
  const key = { 'idempotency-key': 'same-in-substance' };
  const first = await (
    await site.post(HOLD, '{"language":"en","lines":[{"eventId":"a","quantity":1,"priceCents":49500}]}', key)
  ).text();
  const again = await site.post(
    HOLD,
    '{ "lines": [{"priceCents":49500,"quantity":1,"eventId":" a "}], "language":"en", "currency":"USD" }',
    key,
  );
  expect([again.status, await again.text()]).toEqual([201, first]);
});

test('a key belongs to its booking', async () => {
  const site = await startSite(oneClass());
  const first = await hold(site, [{ eventId: 'a' }]);
  const second = await hold(site, [{ eventId: 'a' }]);
  const key = { 'idempotency-key': 'for-one-booking' };
  await site.post(`/Website/extend-hold/${first.reference}`, {}, key);
  expect((await site.post(`/Website/extend-hold/${second.reference}`, {}, key)).status).toBe(422);
});

test('a refused call leaves its key free to be tried again', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 1 })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const send = () => site.post(HOLD, holdBody([{ eventId: 'a' }]), { 'idempotency-key': 'try-again-later' });
  expect((await send()).status).toBe(409);
  await site.post(`/Website/release-hold/${reference}`, {});
  expect((await send()).status).toBe(201);
});

test('work that cannot be finished leaves no key behind', async () => {
  const site = await startSite(oneClass());
  await site.needs.db.exec(`CREATE TRIGGER broken BEFORE INSERT ON booking_lines BEGIN SELECT no_such_function(); END`);
  const send = () => site.post(HOLD, holdBody([{ eventId: 'a' }]), { 'idempotency-key': 'broken-half-way' });
  expect((await send()).status).toBe(503);
  expect(await site.rows('SELECT key FROM idempotency_keys')).toEqual([]);
  expect(await site.rows('SELECT id FROM bookings')).toEqual([]);
  await site.needs.db.exec('DROP TRIGGER broken');
  expect((await send()).status).toBe(201);
});

test('a key is its visitor’s: sent from another network it holds seats of its own, and opens no hold of others', async () => {
  const site = await startSite(oneClass());
  const send = (headers: object) =>
    site.post(HOLD, holdBody([{ eventId: 'a' }]), { 'idempotency-key': 'order-0001', ...headers });
  const referenceOf = async (answer: Response) => (await answer.clone().json<{ reference: string }>()).reference;
  const first = await send({ 'cf-connecting-ip': '192.0.2.1' });
  const other = await send({ 'cf-connecting-ip': '198.51.100.1' });
  expect(other.status).toBe(201);
  expect(await referenceOf(other)).not.toBe(await referenceOf(first));
  // Its answer may have been lost, with the cookie; or not, and its network is another one since.
  const again = [{ 'cf-connecting-ip': '192.0.2.1' }, { 'cf-connecting-ip': '203.0.113.1', ...cookieOf(first) }];
  for (const headers of again) {
    const answer = await send(headers);
    expect([answer.status, await referenceOf(answer)]).toEqual([201, await referenceOf(first)]);
  }
  expect(await site.rows('SELECT SUM(quantity) AS taken FROM seat_claims')).toEqual([{ taken: 2 }]);
});
