import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { mailsHere, objects, opened, papersHere, shown, startArchive } from '../testing/archive.ts';
import { bindings } from '../testing/harness.ts';

test('what is over goes to the archive, sealed, and every screen shows it as before', async () => {
  const started = await startArchive();
  const before = await shown(started);
  expect(before.answers.map(([path, status]) => [path, status])).toEqual(before.answers.map(([path]) => [path, 200]));
  const [mails, papers] = [await mailsHere(started), await papersHere(started)];
  expect(mails.length).toBeGreaterThan(4);
  await started.tend();
  expect(await objects()).toEqual([`archive/2026/${started.id}`]);
  expect(await mailsHere(started)).toEqual([]);
  const left = await papersHere(started);
  expect(left.length).toBe(3);
  expect(JSON.stringify(left)).not.toMatch(/Zoé|Example Institute|Main St/);
  expect(left.map(({ body }) => body.length < 400)).toEqual([true, true, true]);
  const lying = await bindings.ARCHIVE.get(`archive/2026/${started.id}`).then((one) => present(one).text());
  expect(lying).not.toMatch(/example|Main St/);
  for (const { body } of papers) expect(await opened()).toContain(JSON.stringify(body).slice(1, -1));
  for (const { id } of mails) expect(await opened()).toContain(String(id));
  expect(await shown(started)).toEqual(before);
  await started.tend();
  expect(await shown(started)).toEqual(before);
});

test('papers of a booking that lies there are mailed again as they were', async () => {
  const started = await startArchive();
  const { site, stella, id, tend } = started;
  await tend();
  const answer = await site.post(`/Website/office/bookings/${id}/mails`, { what: 'papers' }, stella.headers);
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  await site.deliver();
  const [{ message } = { message: '' }] = await site.rows<{ message: string }>(
    'SELECT message FROM local_mail ORDER BY received_at DESC, rowid DESC LIMIT 1',
  );
  expect(message).toContain('lea@example.ca');
  expect(JSON.parse(message)).toMatchObject({
    attachments: [expect.objectContaining({ contentType: 'application/pdf' })],
  });
});

test.each([
  ['without an archive', { archive: null }],
  ['with something open', { paid: false }],
  ['a year too early', { at: '2028-12-31T12:00:00Z' }],
])('nothing moves: %s', async (_, changes) => {
  const started = await startArchive(changes);
  const before = [await mailsHere(started), await papersHere(started)];
  await started.tend();
  expect([await mailsHere(started), await papersHere(started)]).toEqual(before);
  expect(await objects()).toEqual([]);
});

test.each([
  [
    'a refund on its way',
    `INSERT INTO refunds (id, booking_id, amount_cents, state, created_at) SELECT 'r', id, 1, 'pending', 1 FROM bookings`,
  ],
  ['a mail that waits', `UPDATE outbox SET state = 'pending' WHERE kind = 'certificate'`],
])('nothing moves: %s', async (_, statement) => {
  const started = await startArchive();
  await started.site.rows(statement);
  await started.tend();
  expect(await objects()).toEqual([]);
});

test('what is asked for comes back as it was, stays a month, and goes again', async () => {
  const started = await startArchive();
  const { site, tend } = started;
  const before = [await mailsHere(started), await papersHere(started)];
  await tend();
  await site.rows('UPDATE archived_bookings SET back = 1');
  await tend();
  expect([await mailsHere(started), await papersHere(started)]).toEqual(before);
  site.wait(29 * 24 * 60);
  await tend();
  expect([await mailsHere(started), await papersHere(started)]).toEqual(before);
  site.wait(2 * 24 * 60);
  await tend();
  expect(await mailsHere(started)).toEqual([]);
  expect(await objects()).toHaveLength(1);
});

test('a paper changes in nothing but where it lies', async () => {
  const { site, tend } = await startArchive();
  await tend();
  for (const statement of [
    `UPDATE invoices SET document = '{"subtotalCents":1}'`,
    `UPDATE invoices SET document = json_set(document, '$.lines', json('[]'))`,
    `UPDATE invoices SET document = json_set(document, '$.archived', 'elsewhere')`,
    `UPDATE invoices SET total_cents = 1`,
  ])
    await expect(site.rows(statement), statement).rejects.toThrow('an invoice never changes');
  await site.rows('DELETE FROM archived_bookings');
  await expect(site.rows(`UPDATE invoices SET document = json_remove(document, '$.archived')`)).rejects.toThrow();
  await expect(site.rows(`UPDATE certificates SET document = '{}'`)).rejects.toThrow('a certificate never changes');
});

test('all that the outbox knows of a mail comes back', async () => {
  const { site } = await startArchive();
  const columns = await site.rows<{ name: string }>(`SELECT name FROM pragma_table_info('outbox')`);
  const { PUT_MAILS_BACK } = await import('./sql.ts');
  const [, into = ''] = /\(([^)]*)\)/.exec(PUT_MAILS_BACK) ?? [];
  // Who has left has no lease, and what was sent is not kept.
  const never = ['lease', 'message'];
  expect(
    columns
      .map(({ name }) => name)
      .filter((name) => !never.includes(name))
      .sort(),
  ).toEqual(into.split(/,\s+/).sort());
});
