import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import { applyCredit, officeCredits } from '../../src/domain/changes/office-calls.ts';
import type { ClientCredits } from '../../src/domain/changes/credits.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import { only, present } from '../../src/domain/present.ts';
import { booked, bookedUnproved, cancelBody, managed, pay } from '../testing/changes.ts';
import { asContact, bookingId, withHst } from '../testing/harness.ts';
import { open, startOffice, type OfficeSite, type StaffMember } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 49_500;
const CREDIT = withHst(PRICE);

/** An office in which a client has a seat's worth of credit, and another booking whose seat is to be paid. */
async function withCredit() {
  const later = scheduledClass({
    ...{ id: 'b', salesEnd: '2027-03-09T14:00:00Z' },
    sessions: [{ start: '2027-03-09T14:00:00Z', end: '2027-03-09T19:00:00Z' }],
  });
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' }), later]));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  await pay(site, reference, CREDIT);
  const before = await managed(site, reference);
  const seats = before.participants.map(({ id }) => id);
  const body = cancelBody(before, seats, { back: 'credit' });
  const given = await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body);
  expect([given.status, body.creditedCents], await given.clone().text()).toEqual([200, CREDIT]);
  const next = await booked(site, [{ eventId: 'b' }]);
  return { site, stella, id: await bookingId(site, next.reference), reference: next.reference };
}

const use = (site: OfficeSite, { headers }: StaffMember, id: string, body: object) =>
  site.post(applyCredit.path.replace('{id}', id), { note: '', ...body }, headers);

test('what a client has with us pays the next booking, with a receipt, and never more than there is', async () => {
  const { site, stella, id, reference } = await withCredit();
  const file = async () => (await site.get(`/Website/office/bookings/${id}`, stella.headers)).json<OfficeBooking>();
  expect(await file()).toMatchObject({ openCents: CREDIT, creditCents: CREDIT });

  const some = await use(site, stella, id, { cents: 20_000, openCents: CREDIT, note: 'asked by mail' });
  expect(some.status, await some.clone().text()).toBe(200);
  expect(await some.json()).toEqual({ openCents: CREDIT - 20_000, creditCents: CREDIT - 20_000 });
  const after = await file();
  expect(after).toMatchObject({ openCents: CREDIT - 20_000, creditCents: CREDIT - 20_000 });
  expect(only(after.payments)).toMatchObject({ method: 'credit', cents: 20_000, state: 'paid', note: 'asked by mail' });
  expect(after.receipts).toHaveLength(1);
  await site.deliver();
  const [mail] = await site.rows<{ text: string }>(
    `SELECT message ->> '$.text' AS text FROM local_mail WHERE message ->> '$.subject' LIKE 'Re%ceipt%' ORDER BY received_at DESC`,
  );
  expect(mail?.text).toContain('$200.00 of a credit that was kept with us paid invoice');
  expect(mail?.text).not.toContain('We received');

  const { credits, totalCents } = await (await site.get(officeCredits.path, stella.headers)).json<ClientCredits>();
  expect(totalCents).toBe(CREDIT - 20_000);
  const number = present((await managed(site, await asContact(site, reference))).number);
  expect(only(credits).entries.filter(({ cents }) => cents < 0)).toMatchObject([
    { cents: -20_000, creditNote: null, booking: number },
  ]);

  const rest = CREDIT - 20_000;
  const more = await use(site, stella, id, { cents: rest + 1, openCents: rest });
  expect([more.status, await more.json()]).toMatchObject([400, { code: 'validation', fields: { cents: 'amount' } }]);
  expect((await use(site, stella, id, { cents: rest, openCents: rest })).status).toBe(200);
  expect(await file()).toMatchObject({ openCents: 0, creditCents: 0 });
  expect((await use(site, stella, id, { cents: 1, openCents: 0 })).status).toBe(400);
});

test('of two who use the same credit at once, one does', async () => {
  const { site, stella, id } = await withCredit();
  const body = { cents: CREDIT, openCents: CREDIT };
  const answers = await Promise.all([use(site, stella, id, body), use(site, stella, id, body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await site.rows('SELECT SUM(delta_cents) AS cents FROM credits')).toEqual([{ cents: 0 }]);
});

test('somebody else’s credit pays nothing, nor does one’s own where nothing was invoiced', async () => {
  const { site, stella } = await withCredit();
  const contact = {
    firstName: 'Lin',
    lastName: 'Wu',
    email: 'lin@example.ca',
    phone: '613-555-0100',
    organisation: '',
  };
  const other = await booked(site, [{ eventId: 'b' }], { contact, buyer: 'myself' } as never);
  const answer = await use(site, stella, await bookingId(site, other.reference), { cents: 100, openCents: CREDIT });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation' }]);
  const unproved = await bookedUnproved(site, [{ eventId: 'b' }]);
  const none = await use(site, stella, await bookingId(site, unproved.reference), { cents: 100, openCents: 0 });
  expect(none.status).toBe(400);
});

const LIN = { firstName: 'Lin', lastName: 'Wu', email: 'lin@example.ca', phone: '613-555-0100' };

test('the credit of another contact of the same organisation pays where the office says why, and stays theirs', async () => {
  const { site, stella } = await withCredit();
  const contact = { ...LIN, organisation: ' example institute' };
  const { reference } = await booked(site, [{ eventId: 'b' }], { contact });
  const id = await bookingId(site, reference);
  const file = async () => (await site.get(`/Website/office/bookings/${id}`, stella.headers)).json<OfficeBooking>();
  expect(await file()).toMatchObject({
    creditCents: 0,
    othersCredit: [{ email: 'ada@example.ca', name: 'Ada Byron', cents: CREDIT }],
  });

  const body = { cents: 20_000, openCents: CREDIT, from: 'ada@example.ca' };
  const silent = await use(site, stella, id, body);
  expect([silent.status, await silent.json()]).toMatchObject([400, { fields: { note: 'required' } }]);
  const paid = await use(site, stella, id, { ...body, note: 'Ada agreed by telephone.' });
  expect(await paid.json()).toEqual({ openCents: CREDIT - 20_000, creditCents: CREDIT - 20_000 });
  expect(await file()).toMatchObject({ othersCredit: [{ cents: CREDIT - 20_000 }] });
  const { credits } = await (await site.get(officeCredits.path, stella.headers)).json<ClientCredits>();
  expect(only(credits)).toMatchObject({ email: 'ada@example.ca', name: 'Ada Byron', cents: CREDIT - 20_000 });
  const acts = await site.rows<{ reason: string; after: string }>(
    `SELECT reason, after FROM office_acts WHERE act = 'credit_applied'`,
  );
  expect(only(acts).reason).toBe('Ada agreed by telephone.');
  expect(only(acts).after).not.toContain('ada@');
  const rest = { cents: CREDIT - 20_000, openCents: CREDIT - 20_000, from: 'ada@example.ca', note: 'the same' };
  expect((await use(site, stella, id, { ...rest, cents: rest.cents + 1 })).status).toBe(400);
});

test('an organisation is the same with and without accents, capitals and ligatures', async () => {
  const { site, stella } = await withCredit();
  await site.rows(`UPDATE bookings SET contact = json_set(contact, '$.organisation', 'École du Sacré-Cœur')`);
  const contact = { ...LIN, organisation: 'ecole du  SACRE-COEUR' };
  const { reference } = await booked(site, [{ eventId: 'b' }], { contact });
  const id = await bookingId(site, reference);
  const file = await (await site.get(`/Website/office/bookings/${id}`, stella.headers)).json<OfficeBooking>();
  expect(file.othersCredit).toEqual([{ email: 'ada@example.ca', name: 'Ada Byron', cents: CREDIT }]);
  const body = { cents: 100, openCents: CREDIT, from: 'ada@example.ca', note: 'They said so.' };
  expect((await use(site, stella, id, body)).status).toBe(200);
});

test('of another organisation, or of none, nobody’s credit is offered or taken', async () => {
  const { site, stella } = await withCredit();
  for (const organisation of ['', 'Another Institute']) {
    const contact = { ...LIN, email: `lin${organisation.length}@example.ca`, organisation };
    const buyer = organisation === '' ? { buyer: 'myself' } : {};
    const { reference } = await booked(site, [{ eventId: 'b' }], { contact, ...buyer } as never);
    const id = await bookingId(site, reference);
    const file = await (await site.get(`/Website/office/bookings/${id}`, stella.headers)).json<OfficeBooking>();
    expect(file.othersCredit).toEqual([]);
    const body = { cents: 100, openCents: file.openCents, from: 'ada@example.ca', note: 'They said so.' };
    const answer = await use(site, stella, id, body);
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { from: 'choose' } }]);
  }
});

test('whose credit pays a colleague’s booking is told so, in the language of the last booking, and by no word of the colleague’s', async () => {
  const { site, stella } = await withCredit();
  await site.rows(`UPDATE bookings SET language = 'fr'`);
  const contact = { ...LIN, organisation: 'Example Institute' };
  const { reference, number } = await booked(site, [{ eventId: 'b' }], { contact });
  const id = await bookingId(site, reference);
  const body = { cents: 20_000, openCents: CREDIT, from: 'ada@example.ca', note: 'Ada agreed by telephone.' };
  expect((await use(site, stella, id, body)).status).toBe(200);
  await site.deliver();
  const mail = only(
    await site.rows<{ recipient: string; text: string }>(
      `SELECT local_mail.message ->> '$.to' AS recipient, local_mail.message ->> '$.text' AS text FROM local_mail
       JOIN outbox ON outbox.id = local_mail.id AND outbox.kind = 'credit_used'`,
    ),
  );
  expect(mail.recipient).toBe('ada@example.ca');
  expect(mail.text).toMatch(/a utilisé 200,00\s\$ du crédit/);
  expect(mail.text).toMatch(/Il vous en reste 359,35\s\$/);
  expect(mail.text).toContain(String(number));
  expect(mail.text).not.toMatch(/Lin|Wu|Institute/);
});

test('of a booking that nobody has proved, nobody else’s credit is offered or taken', async () => {
  const { site, stella } = await withCredit();
  const { reference } = await booked(site, [{ eventId: 'b' }], {
    contact: { ...LIN, organisation: 'Example Institute' },
  });
  const id = await bookingId(site, reference);
  await site.rows('UPDATE bookings SET proved_at = NULL, proved_by = NULL WHERE id = ?1', id);
  const file = await (await site.get(`/Website/office/bookings/${id}`, stella.headers)).json<OfficeBooking>();
  expect([file.openCents, file.othersCredit]).toEqual([CREDIT, []]);
  const body = { cents: 100, openCents: CREDIT, from: 'ada@example.ca', note: 'They said so.' };
  expect((await use(site, stella, id, body)).status).toBe(400);
});

test('a credit that pays two invoices of a booking is a payment of each, with a receipt of each', async () => {
  const { site, stella, id, reference } = await withCredit();
  const { revision } = await managed(site, reference);
  const people = [{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }];
  const added = { revision, eventId: 'b', people, invoicedCents: CREDIT, reason: 'She called.' };
  expect((await site.post(`/Website/office/bookings/${id}/seats`, added, stella.headers)).status).toBe(200);
  const first = { method: 'cheque', cents: CREDIT - 10_000, receivedOn: '2026-11-20', note: '', openCents: 2 * CREDIT };
  expect((await site.post(`/Website/office/bookings/${id}/payments`, first, stella.headers)).status).toBe(200);
  const paid = await use(site, stella, id, { cents: 30_000, openCents: CREDIT + 10_000 });
  expect(await paid.json()).toEqual({ openCents: CREDIT - 20_000, creditCents: CREDIT - 30_000 });
  const parts = await site.rows(
    `SELECT invoice_number, amount_cents, -credits.delta_cents AS spent_cents FROM payments
     JOIN credits ON credits.payment_id = payments.id WHERE method = 'credit' ORDER BY payments.rowid`,
  );
  expect(parts).toEqual([
    { invoice_number: '2026-000002', amount_cents: 10_000, spent_cents: 10_000 },
    { invoice_number: '2026-000003', amount_cents: 20_000, spent_cents: 20_000 },
  ]);
  await site.deliver();
  const said = await site.rows<{ text: string }>(
    `SELECT message ->> '$.text' AS text FROM local_mail WHERE message ->> '$.text' LIKE '%credit that was kept%'`,
  );
  expect(said.map(({ text }) => /\$.* of a credit.* invoice \d+-\d+/.exec(text)?.[0]).sort()).toEqual([
    '$100.00 of a credit that was kept with us paid invoice 2026-000002',
    '$200.00 of a credit that was kept with us paid invoice 2026-000003',
  ]);
});
