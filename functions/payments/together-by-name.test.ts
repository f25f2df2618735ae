import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OpenInvoices } from '../../src/domain/payments/together.ts';
import { first } from '../../src/domain/present.ts';
import { booked } from '../testing/changes.ts';
import { confirmBody } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

test.each([
  ['a domain of their own', ['eve@elsewhere.example', 'ada@example.ca', 'grace@example.ca'], [1, 0, 0]],
  ['a provider of everybody', ['eve@gmail.com', 'ada@gmail.com', 'ada@gmail.com'], [1, 0, 0]],
  ['a provider of a region', ['eve@eastlink.ca', 'ada@eastlink.ca', 'ada@eastlink.ca'], [1, 0, 0]],
])('who has typed the name of an organization comes after who has an address of it, with %s', async (_, emails, by) => {
  const ids = ['a', 'b', 'c'];
  const site = await startOffice({}, siteDataOf(ids.map((id) => scheduledClass({ id }))));
  const { headers, ...stella } = await site.staff('stella@example.ca', 'owner');
  await open(site, { headers, ...stella }, openOfficeForMoney.path);
  const { contact } = confirmBody(0);
  for (const [index, eventId] of ids.entries()) {
    site.wait(1);
    await booked(site, [{ eventId }], { contact: { ...contact, email: emails[index] ?? '' } });
  }
  const [, payer] = await site.rows<{ id: string }>('SELECT id FROM bookings ORDER BY created_at, rowid');
  const answer = await site.get(`/Website/office/bookings/${payer?.id}/open-invoices`, headers);
  const { invoices } = await answer.json<OpenInvoices>();
  expect(invoices.map(({ email, byNameAlone }) => [email, byNameAlone ? 1 : 0])).toEqual([
    ...[1, 2].map((index) => [emails[index], by[index]]),
    [first(emails), first(by)],
  ]);
});
