import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { ManagedBooking } from '../../src/domain/changes/contract.ts';
import type { Erased } from '../../src/domain/people/people.ts';
import { present } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount } from '../testing/accounts.ts';
import { booked, cancelBody, managed } from '../testing/changes.ts';
import { asContact, bookingId } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { guaranteed } from '../testing/training.ts';

const BOB = { firstName: 'Bob', lastName: 'Noyce', email: 'bob@example.ca', phone: '613-555-0111' };

/** Ada has booked a seat for Yan and one more, and given that back: an invoice and a credit note are made out to her. */
async function start() {
  const site = await startOffice({}, siteDataOf([guaranteed('a')]));
  const olive = await site.staff('olive@example.ca', 'owner');
  const yan = { eventId: 'a', firstName: 'Yan', lastName: 'Yu', email: 'Yan@example.ca' };
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }], { participants: [yan] });
  const now = await managed(site, reference);
  const free = present(now.participants.find(({ email }) => email === ''));
  const link = await asContact(site, reference);
  const given = await site.post(`/Website/cancel-seats/${link}`, cancelBody(now, [free.id]));
  expect(given.status, await given.clone().text()).toBe(200);
  await runScheduled(site.needs);
  await site.deliver();
  const booking = `/Website/office/bookings/${await bookingId(site, reference)}`;
  await open(site, olive, openOfficeForMoney.path);
  const change = async (what: string, body: (now: ManagedBooking) => object) => {
    const now = await (await site.get(`${booking}/changes`, olive.headers)).json<ManagedBooking>();
    const { revision } = now;
    const answer = await site.post(`${booking}/${what}`, { revision, reason: 'asked', ...body(now) }, olive.headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  const act = async (email: string, what: 'copy' | 'erase') => {
    const [known] = await site.rows<{ id: number }>('SELECT id FROM accounts WHERE email_key = ?1', email);
    const answer = await site.post(
      `/Website/office/people/a-${present(known).id}/${what}`,
      { reason: 'asked' },
      olive.headers,
    );
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer;
  };
  return { site, change, act };
}

test('who was the contact when papers were issued has them in the copy, and is told that they stay, whoever has the booking now', async () => {
  const { site, change, act } = await start();
  await change('contact', ({ contact }) => ({ contact: { ...contact, ...BOB } }));
  for (const email of ['ada@example.ca', 'max@example.ca']) await addAccount(site, email, null);
  const papers = ['invoices', 'credit_notes'];
  const copied = async (email: string) =>
    (await (await act(email, 'copy')).json<{ stored: { table: string; rows: object[] }[] }>()).stored.filter(
      ({ table }) => papers.includes(table),
    );
  const left = async (email: string) =>
    (await (await act(email, 'erase')).json<Erased>()).left.filter(({ table }) => papers.includes(table));
  const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.ca' };
  expect(await copied('ada@example.ca')).toMatchObject(
    papers.map((table) => ({ table, keptBecause: 'tax law', rows: [{ document: { contact } }] })),
  );
  expect(await left('ada@example.ca')).toEqual(papers.map((table) => ({ table, rows: 1, because: 'tax law' })));
  expect([await copied('max@example.ca'), await left('max@example.ca')]).toEqual([[], []]);
});

test('who had a seat when an invoice was issued, and was replaced, is told that it stays', async () => {
  const { site, change, act } = await start();
  await change('participants', ({ participants }) => {
    const { id } = present(participants.find(({ firstName }) => firstName === 'Yan'));
    return { participants: [{ id, firstName: 'Xu', lastName: 'Xi', email: 'xu@example.ca' }] };
  });
  await addAccount(site, 'yan@example.ca', null);
  expect(await site.rows(`SELECT 1 FROM invoices WHERE instr(document, 'Yan Yu')`)).toHaveLength(1);
  expect(await site.rows(`SELECT 1 FROM participants WHERE first_name = 'Yan'`)).toEqual([]);
  // The prices and the address on it are its buyer's: it is named, and not handed out.
  expect(await (await act('yan@example.ca', 'copy')).text()).not.toContain('Byron');
  expect(await (await act('yan@example.ca', 'erase')).json()).toEqual({
    left: [{ table: 'invoices', rows: 1, because: 'tax law: the invoice is its buyer’s' }],
  });
});
