import { expect, test } from 'vitest';
import { only } from '../../src/domain/present.ts';
import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { runScheduled } from '../scheduled.ts';
import { bookedUnproved } from '../testing/changes.ts';
import { asContact, startSite, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

// Rules 16 and 22: the invoice that waits for a proof while a class of it is moved.

async function start() {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 1 })]));
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }]);
  return { site, token: await asContact(site, reference) };
}

/** Moves the class, as a release or the office does. */
async function move(site: TestSite, date: string) {
  const session = { start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` };
  await site.rows(
    'UPDATE classes SET sessions = ?1, starts_at = ?2, ends_at = ?3, sales_end_at = ?2, sequence = sequence + 1',
    ...[JSON.stringify([session]), Date.parse(session.start), Date.parse(session.end)],
  );
}

async function prove(site: TestSite, token: string) {
  const answer = await site.post(`/Website/prove-booking/${token}`, { mine: true });
  return answer.status === 204 ? 204 : (await answer.json<{ code: string }>()).code;
}

test('a class that is moved while its booking waits is shown as it is, and the next press invoices it with its new dates', async () => {
  const { site, token } = await start();
  await move(site, '2026-12-01');
  expect(await prove(site, token)).toBe('class_changed');
  expect(await site.rows('SELECT number FROM invoices')).toEqual([]);
  expect(await prove(site, token)).toBe(204);
  const invoice = only(await site.rows<{ due_on: string; document: string }>('SELECT due_on, document FROM invoices'));
  const { lines } = JSON.parse(invoice.document) as InvoiceDocument;
  expect(lines.map(({ sessions }) => sessions.map(({ start: at }) => at))).toEqual([['2026-12-01T14:00:00Z']]);
  expect(invoice.due_on < '2026-12-01').toBe(true);
  // What she has seen is no reason of its own to cancel free of charge, and nothing that she is told once more.
  site.wait(2);
  await runScheduled(site.needs);
  expect(await site.rows(`SELECT id FROM outbox WHERE kind = 'class_moved'`)).toEqual([]);
});

test('a class that starts too soon by now to be invoiced is not, and its seats wait no longer than until it begins', async () => {
  const { site, token } = await start();
  await move(site, '2026-11-24');
  expect(await prove(site, token)).toBe('invoice_not_offered');
  site.at('2026-11-24T14:00:00Z');
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'cancelled' }]);
  expect(await site.rows('SELECT number FROM invoices')).toEqual([]);
});
