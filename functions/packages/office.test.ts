import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import { first, only, present } from '../../src/domain/present.ts';
import type { FoundPackages, OfficePackage } from '../../src/domain/packages/office-calls.ts';
import type { PurchaseView } from '../../src/domain/packages/contract.ts';
import { runScheduled } from '../scheduled.ts';
import { confirmBody, hold, withHst } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PACKAGES = '/Website/office/packages';
const PRICE = 177_500;

async function start() {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a', capacity: 20 })]));
  const { contact, billing, terms } = confirmBody(0);
  const ask = async () => {
    const body = {
      ...{ language: 'en', offer: 'software-5', contact: { ...contact, organisation: 'Example Association' }, billing },
      ...{ purchaseOrder: '', budgetCode: '', terms, totalCents: withHst(PRICE) },
    };
    expect((await site.post('/Website/buy-package', body)).status).toBe(201);
    await site.deliver();
    const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
    return present(/checkout\/package#([\w-]+)/.exec(rows.map(({ message }) => message).join('\n'))?.[1]);
  };
  const token = await ask();
  const bought = await (await site.post(`/Website/confirm-package/${token}`, {})).json<PurchaseView>();
  const code = present(bought.code);
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const { headers } = stella;
  const list = async (query = '') => (await (await site.get(PACKAGES + query, headers)).json<FoundPackages>()).packages;
  const file = async (id: string) => (await site.get(`${PACKAGES}/${id}`, headers)).json<OfficePackage>();
  const end = (id: string) => {
    const body = { revision: 0, netCents: 0, creditedCents: 0, back: 'refund', reason: 'not paid since March' };
    return site.post(`${PACKAGES}/${id}/void`, body, headers);
  };
  const spend = async () => {
    const { reference } = await hold(site, [{ eventId: 'a', quantity: 1 }]);
    return site.post(`/Website/confirm-booking/${reference}`, confirmBody(0, { packageCode: code }));
  };
  return { ...site, headers, code, list, file, end, spend };
}

test('packages with what is left of them, found by their buyer or code, which itself stands in no list', async () => {
  const site = await start();
  const found = only(await site.list());
  expect(found).toMatchObject({
    ...{ organisation: 'Example Association', state: 'open', seats: 5, left: 5, openCents: withHst(PRICE) },
  });
  expect(JSON.stringify(await site.list())).not.toContain(site.code);
  expect(await site.list(`?q=${site.code.toLowerCase()}`)).toHaveLength(1);
  expect(await site.list('?q=example%20ass')).toHaveLength(1);
  expect(await site.list('?q=somebody')).toEqual([]);
  expect(await site.list('?state=used')).toEqual([]);
});

test('packages are found as their buyers are called: full names, without accents, and by no name of a field', async () => {
  const site = await start();
  await site.rows(
    `UPDATE package_purchases SET contact = json_set(contact, '$.firstName', 'Élise', '$.lastName', 'Bélanger',
       '$.organisation', 'Ministère de l’Éducation', '$.email', 'elise.b@example.ca', '$.phone', '613-555-0123')`,
  );
  const found = async (q: string) => (await site.list(`?q=${encodeURIComponent(q)}`)).length;
  const words = [
    'Élise',
    'elise',
    'ÉLISE BÉLANGER',
    'Bélanger Élise',
    'ministere',
    'education',
    'elise.b@exa',
    '613-555',
  ];
  for (const q of words) expect([q, await found(q)]).toEqual([q, 1]);
  for (const q of ['email', 'phone', 'organisation', 'Élise Tremblay', '@', site.code.slice(0, 4)])
    expect([q, await found(q)]).toEqual([q, 0]);
});

test('the file of a package has its history, and opening it is written down', async () => {
  const site = await start();
  expect((await site.spend()).status).toBe(200);
  const { id } = first(await site.list());
  const file = await site.file(id);
  expect(file).toMatchObject({ code: site.code, left: 3, seats: 5 });
  expect(file.ledger.map(({ kind, seats }) => [kind, seats])).toEqual([
    ['spent', -2],
    ['bought', 5],
  ]);
  expect(
    await site.rows(`SELECT subject_id FROM office_acts WHERE act = 'file_opened' AND subject = 'package'`),
  ).toEqual([{ subject_id: id }]);
  expect((await site.get(`${PACKAGES}/none`, site.headers)).status).toBe(404);
});

test('rule 38: a package is voided once, with a reason; its code pays for nothing any more', async () => {
  const site = await start();
  const { id } = first(await site.list());
  const answers = await Promise.all([site.end(id), site.end(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await site.end('none')).status).toBe(404);
  expect((await site.spend()).status).toBe(400);
  expect(only(await site.list('?state=void')).id).toBe(id);
  expect(await site.rows(`SELECT act, reason FROM office_acts WHERE act = 'package_voided'`)).toEqual([
    { act: 'package_voided', reason: 'not paid since March' },
  ]);
  expect(await site.rows(`SELECT reason, who FROM booking_events WHERE kind = 'package_voided'`)).toEqual([
    { reason: 'not paid since March', who: 'staff' },
  ]);
});

test('what was only asked for is on no list', async () => {
  const site = await start();
  await site.rows(
    `UPDATE package_purchases SET state = 'asked', code = NULL, booking_id = NULL, bought_at = NULL, expires_on = NULL`,
  );
  expect(await site.list()).toEqual([]);
});

test('a package is extended to a later day, with a reason, and who used its seats stands in its file', async () => {
  const site = await start();
  await site.spend();
  const { id, expiresOn } = first(await site.list());
  const extend = (until: string, key: string) =>
    site.post(`${PACKAGES}/${id}/extend`, { until, reason: 'a leave' }, { ...site.headers, 'idempotency-key': key });
  expect(await (await extend(expiresOn, 'the-same-day')).json()).toMatchObject({ fields: { until: 'day' } });
  const later = `${Number(expiresOn.slice(0, 4)) + 1}${expiresOn.slice(4)}`;
  expect((await extend(later, 'a-later-day-1')).status).toBe(204);
  expect(first(await site.list()).expiresOn).toBe(later);
  expect(await site.rows(`SELECT reason, before, after FROM office_acts WHERE act = 'package_extended'`)).toEqual([
    { reason: 'a leave', before: JSON.stringify({ until: expiresOn }), after: JSON.stringify({ until: later }) },
  ]);
  const { ledger } = await site.file(id);
  expect(ledger.map(({ kind, use }) => [kind, use?.name ?? null])).toEqual([
    ['spent', 'Ada Byron'],
    ['bought', null],
  ]);
  await site.end(id);
  expect((await extend(`${Number(later.slice(0, 4)) + 1}${later.slice(4)}`, 'it-is-void-now')).status).toBe(409);
});

test.each([
  ['who extends it to the same day', (until: string) => `UPDATE package_purchases SET expires_on = '${until}'`, 400],
  ['who makes it void', () => `UPDATE package_purchases SET state = 'void'`, 409],
])('of two at once, %s is faster, and the other one reads so', async (_, faster, status) => {
  const site = await start();
  const { id, expiresOn } = first(await site.list());
  const until = `${Number(expiresOn.slice(0, 4)) + 1}${expiresOn.slice(4)}`;
  const { db } = site.needs;
  const { batch } = db;
  db.batch = async <T>(statements: D1PreparedStatement[]) => {
    if (statements.some((one) => JSON.stringify(one).includes('expiry_told_at = NULL'))) {
      db.batch = batch;
      await site.rows(faster(until));
    }
    return batch.call(db, statements) as Promise<D1Result<T>[]>;
  };
  const answer = await site.post(`${PACKAGES}/${id}/extend`, { until, reason: 'a leave' }, site.headers);
  expect([answer.status, await answer.json()]).toMatchObject([
    status,
    { code: status === 409 ? 'closed' : 'validation' },
  ]);
  expect(await site.rows(`SELECT 1 FROM office_acts WHERE act = 'package_extended'`)).toEqual([]);
});

test('who was reminded of an earlier last day is reminded of the later one, too', async () => {
  const site = await start();
  const { id, expiresOn } = first(await site.list());
  const reminded = async () =>
    (await site.rows(`SELECT 1 FROM outbox WHERE kind = 'package_expiring' AND about = ?1`, id)).length;
  site.at(`${expiresOn}T12:00:00Z`);
  await runScheduled(site.needs);
  expect(await reminded()).toBe(1);
  await site.rows(`UPDATE package_purchases SET expires_on = date(expires_on, '+3 days'), expiry_told_at = NULL`);
  await runScheduled(site.needs);
  expect(await reminded()).toBe(2);
});
