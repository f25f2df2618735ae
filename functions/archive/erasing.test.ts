import { expect, test } from 'vitest';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import type { Erased } from '../../src/domain/people/people.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount } from '../testing/accounts.ts';
import { findPerson, mailsHere, objects, opened, startArchive } from '../testing/archive.ts';

test('rule 44: who is erased is in no object any more, but for what the law keeps, and nobody else is touched', async () => {
  const started = await startArchive();
  const { site, stella, tend } = started;
  await tend();
  const before = JSON.parse(await opened()) as { mails: { recipient: string }[] };
  expect(before.mails.filter(({ recipient }) => recipient === 'Zoe@Example.ca').length).toBeGreaterThan(1);
  const person = await findPerson(started, 'zoe');
  const answer = await site.post(`/Website/office/people/${person}/erase`, { reason: 'asked' }, stella.headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  await tend();
  const text = await opened();
  expect(text.toLowerCase()).not.toContain('zoe@example.ca');
  const after = JSON.parse(text) as { mails: { recipient: string }[]; documents: Record<string, string> };
  expect(after.mails).toEqual(before.mails.filter(({ recipient }) => recipient !== 'Zoe@Example.ca'));
  expect(Object.keys(after.documents).sort()).toEqual([
    expect.stringMatching(/^certificates\//),
    expect.stringMatching(/^invoices\//),
  ]);
  // Her name stands on the invoice as it was issued, which the law keeps; on nothing else.
  expect(JSON.stringify({ ...after, documents: { ...after.documents, ...invoicesOf(after.documents) } })).not.toContain(
    'Zoé',
  );
  expect((await mailsHere(started)).length).toBe(0);
});

const invoicesOf = (documents: Record<string, string>) =>
  Object.fromEntries(Object.keys(documents).flatMap((text) => (text.startsWith('invoices/') ? [[text, '']] : [])));

test('rule 44: an erasure leaves of the archive what it would have left of the database', async () => {
  const erased = async (isAway: boolean) => {
    const started = await startArchive();
    const { site, stella, id, tend } = started;
    if (isAway) await tend();
    for (const name of ['zoe', 'lea']) {
      const person = await findPerson(started, name);
      await site.post(`/Website/office/people/${person}/erase`, { reason: 'asked' }, stella.headers);
    }
    await tend();
    const { mails } = await (await site.get(`/Website/office/bookings/${id}`, stella.headers)).json<OfficeBooking>();
    return mails.map(({ kind, to }) => `${kind} ${to}`).sort();
  };
  expect(await erased(true)).toEqual(await erased(false));
});

test('rule 44: six years after the end of its year nothing of it is left, here or there', async () => {
  const started = await startArchive();
  const { site, id, tend } = started;
  await tend();
  for (const [at, left] of [
    ['2032-12-31T07:00:00Z', 1],
    ['2033-01-01T07:00:00Z', 1],
    ['2034-01-01T07:00:00Z', 0],
  ] as const) {
    site.at(at);
    // The law's own triggers go by the machine's clock.
    await site.needs.db.exec('DROP TRIGGER IF EXISTS invoices_do_not_change');
    await site.needs.db.exec('DROP TRIGGER IF EXISTS booking_events_do_not_change');
    for (let run = 0; run < 2; run += 1) await runScheduled(site.needs);
    expect((await objects()).length, at).toBe(left);
    if (at === '2033-01-01T07:00:00Z') expect(await opened()).not.toMatch(/invoices|recipient/);
  }
  expect(await site.rows('SELECT * FROM archived_bookings')).toEqual([]);
  expect(await site.rows('SELECT document FROM invoices WHERE booking_id = ?1', id)).toEqual([{ document: '{}' }]);
});

test('a copy of what we have of somebody has what lies in the archive', async () => {
  const started = await startArchive();
  const { site, stella, tend } = started;
  const person = await findPerson(started, 'lea');
  const copy = async () => {
    const answer = await site.post(`/Website/office/people/${person}/copy`, { reason: 'asked' }, stella.headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { stored } = await answer.json<{ stored: { table: string; rows: object[] }[] }>();
    return stored.filter(({ table }) => ['outbox', 'invoices', 'certificates'].includes(table));
  };
  const before = await copy();
  expect(before.map(({ table }) => table)).toContain('outbox');
  await tend();
  expect(await copy()).toEqual(before);
});

/** Léa is the contact no more, and no mail leads to her, when her booking goes to the archive. */
async function startFormer() {
  const started = await startArchive();
  const { site, stella, id, tend } = started;
  await addAccount(site, 'lea@example.ca', null);
  const person = await findPerson(started, 'lea@');
  await site.rows(`UPDATE bookings SET contact = json_set(contact, '$.email', 'bob@example.ca') WHERE id = ?1`, id);
  await site.rows(`DELETE FROM outbox WHERE recipient = 'lea@example.ca'`);
  await tend();
  expect(await site.rows('SELECT 1 FROM archived_bookings WHERE away = 1')).toHaveLength(1);
  return (what: 'copy' | 'erase') =>
    site.post(`/Website/office/people/${person}/${what}`, { reason: 'asked' }, stella.headers);
}

test('rule 40: whose papers lie there is told that they stay, though another is the contact by now and no mail leads to her', async () => {
  const answer = await (await startFormer())('erase');
  expect((await answer.json<Erased>()).left).toContainEqual({ table: 'invoices', rows: 1, because: 'tax law' });
});

test('rule 40: a copy brings back the papers that are made out to somebody, whoever is the contact by now', async () => {
  const answer = await (await startFormer())('copy');
  const { stored } = await answer.json<{ stored: { table: string; rows: object[] }[] }>();
  expect(stored.find(({ table }) => table === 'invoices')?.rows).toMatchObject([
    { document: { contact: { firstName: 'Ada', email: 'lea@example.ca' } } },
  ]);
});
