import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { only } from '../../src/domain/present.ts';
import { booked, bookedUnproved } from '../testing/changes.ts';
import { asContact } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

test('a booking at a price that is undone ends where nobody has proved it, and its contact hears why; one of before stands', async () => {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' })]));
  const { headers, ...rest } = await site.staff('stella@example.ca');
  await open(site, { headers, ...rest }, openOfficeForMoney.path);
  const before = await bookedUnproved(site, [{ eventId: 'a' }]);
  site.wait(1);
  const body = { reason: 'a slip', seen: 0, priceCents: 100 };
  const set = await site.post('/Website/office/classes/a/price', body, headers);
  expect(set.status, await set.clone().text()).toBe(200);
  const { id } = await set.json<UndoableAct>();
  const { reference } = await bookedUnproved(site, [{ eventId: 'a', priceCents: 100 }]);
  const token = await asContact(site, reference);
  expect((await site.post('/Website/office/classes/a/undo', { undo: id }, headers)).status).toBe(204);
  expect(await site.rows('SELECT state FROM bookings ORDER BY created_at')).toEqual([
    { state: 'confirmed' },
    { state: 'cancelled' },
  ]);
  expect(await site.rows('SELECT active FROM participants WHERE active = 1')).toHaveLength(1);
  await site.post(`/Website/prove-booking/${token}`, { mine: true });
  expect(await site.rows('SELECT number FROM invoices')).toEqual([]);
  await site.deliver();
  const [mail] = await site.rows<{ message: string }>(
    `SELECT message FROM local_mail WHERE message LIKE '%at a wrong price%'`,
  );
  expect(mail?.message).toContain('Booking ended');
  const earlier = await asContact(site, before.reference);
  expect((await site.post(`/Website/prove-booking/${earlier}`, { mine: true })).status).toBe(204);
  expect(await site.rows(`SELECT id FROM outbox WHERE kind = 'class_price_undone'`)).toEqual([]);
});

test('what was proved at a price that is undone stands, and the office hears once what it is', async () => {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' })]));
  const { headers, ...rest } = await site.staff('stella@example.ca');
  await open(site, { headers, ...rest }, openOfficeForMoney.path);
  await booked(site, [{ eventId: 'a' }]);
  site.wait(1);
  const set = await site.post(
    '/Website/office/classes/a/price',
    { reason: 'a slip', seen: 0, priceCents: 99_000 },
    headers,
  );
  const { id } = await set.json<UndoableAct>();
  const { number } = await booked(site, [{ eventId: 'a', quantity: 2, priceCents: 99_000 }]);
  expect((await site.post('/Website/office/classes/a/undo', { undo: id }, headers)).status).toBe(204);
  await site.deliver();
  const mails = await site.rows<{ text: string }>(
    `SELECT message ->> '$.text' AS text FROM local_mail WHERE message ->> '$.subject' LIKE 'Booked at a price%'`,
  );
  const { text } = only(mails);
  expect(text).toContain('was $990.00 for a short time; it is $495.00 again');
  expect(text.match(/\w{4}-\w{4}: \d seats?/g)).toEqual([`${number}: 2 seats`]);
});
