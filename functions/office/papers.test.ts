import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import { present } from '../../src/domain/present.ts';
import { booked } from '../testing/changes.ts';
import { open, startOffice } from '../testing/office.ts';
import { wordsOf } from '../testing/papers.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

/** An office whose money can be moved, and a booking with its invoice. */
async function start() {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' }), scheduledClass({ id: 'b' })]));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  await booked(site, [{ eventId: 'a' }]);
  const [row] = await site.rows<{ id: string; cents: number }>('SELECT id, total_cents AS cents FROM bookings');
  const { id, cents } = present(row);
  const get = (path: string) => site.get(`/Website/office/bookings/${id}${path}`, stella.headers);
  return { site, stella, id, cents, get };
}

test('the office opens an invoice as it was issued, and the receipt once something came in', async () => {
  const { site, stella, id, cents, get } = await start();
  const file = async () => (await get('')).json<OfficeBooking>();
  const { invoices, receipts } = await file();
  const number = present(invoices[0]).number;
  expect(receipts).toEqual([]);
  expect((await get(`/receipts/${number}`)).status).toBe(404);
  const paper = await get(`/documents/${number}`);
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await wordsOf(paper)).toContain(number);

  const paid = { method: 'cheque', cents, receivedOn: '2026-11-20', note: '', openCents: cents };
  expect((await site.post(`/Website/office/bookings/${id}/payments`, paid, stella.headers)).status).toBe(200);
  expect((await file()).receipts).toEqual([number]);
  const receipt = await get(`/receipts/${number}`);
  expect(receipt.headers.get('content-type')).toBe('application/pdf');
  expect(await wordsOf(receipt)).toContain('By cheque');
});

test('a paper is of its booking alone, and whoever opens one is written down', async () => {
  const { site, id, get } = await start();
  await booked(site, [{ eventId: 'b' }]);
  const [other] = await site.rows<{ number: string }>('SELECT number FROM invoices WHERE booking_id <> ?1', id);
  expect((await get(`/documents/${present(other).number}`)).status).toBe(404);
  const opened = () => site.rows(`SELECT 1 FROM office_acts WHERE act = 'file_opened' AND subject_id = ?1`, id);
  expect(await opened()).toHaveLength(0);
  const [own] = await site.rows<{ number: string }>('SELECT number FROM invoices WHERE booking_id = ?1', id);
  expect((await get(`/documents/${present(own).number}`)).status).toBe(200);
  expect(await opened()).toHaveLength(1);
});
