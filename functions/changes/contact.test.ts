import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import { only, present } from '../../src/domain/present.ts';
import type { OfficeHold, OfficeQuote } from '../../src/domain/telephone/contract.ts';
import { fromBase64, type Message } from '../platform/mail/message.ts';
import { localTransport } from '../platform/mail/transports.ts';
import { addAccount, PASSWORD } from '../testing/accounts.ts';
import { booked, bookedUnproved, cancelBody, managed, person } from '../testing/changes.ts';
import { asContact, confirmBody, holdBody, meddling, prove, tryProve } from '../testing/harness.ts';
import { open, startOffice, type OfficeSite } from '../testing/office.ts';
import { startPrivate } from '../testing/private-classes.ts';
import { unaskedCards } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const classes = [
  scheduledClass({
    id: 'a',
    minimum: 1,
    sessions: [{ start: '2027-06-15T18:00:00Z', end: '2027-06-15T23:00:00Z' }],
    salesEnd: '2027-06-15T17:00:00Z',
  }),
  scheduledClass({
    id: 'b',
    minimum: 1,
    sessions: [{ start: '2027-06-22T18:00:00Z', end: '2027-06-22T23:00:00Z' }],
    salesEnd: '2027-06-22T17:00:00Z',
  }),
];

const grace = {
  ...{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca', phone: '613-555-0142' },
  organisation: 'Example Institute',
};
const BOOKINGS = '/Website/office/bookings';
const reason = 'She typed another address.';

async function start() {
  const site = await startOffice({ cards: unaskedCards }, siteDataOf(classes));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  return { site, ...actsOf(site, stella.headers) };
}

function actsOf(site: OfficeSite, headers: { cookie: string }) {
  const row = async () => present((await site.rows<{ id: string; reference: string }>('SELECT * FROM bookings'))[0]);
  const file = async (id?: string) =>
    (await site.get(`${BOOKINGS}/${id ?? (await row()).id}`, headers)).json<OfficeBooking>();
  const hand = async (contact: object, changes: object = {}, id?: string) => {
    const now = await file(id);
    const body = { revision: now.revision, contact: { ...now.contact, ...contact }, reason, ...changes };
    return site.post(`${BOOKINGS}/${now.id}/contact`, body, headers);
  };
  return { headers, row, file, hand };
}

async function mailsTo(site: OfficeSite, to: string): Promise<(Message & { kind: string })[]> {
  await site.deliver();
  const rows = await site.rows<{ kind: string; message: string }>(
    `SELECT kind, local_mail.message FROM local_mail JOIN outbox USING (id) WHERE recipient = ?1 ORDER BY local_mail.rowid`,
    to,
  );
  return rows.map(({ kind, message }) => ({ kind, ...(JSON.parse(message) as Message) }));
}

/** What a link opens: of the booking, its papers and its money, and whether it is changed by it. */
async function opens(site: OfficeSite, secret: string, headers: Record<string, string> = {}): Promise<number[]> {
  const paths = [`manage-booking/${secret}`, `booking/${secret}`, `manage-booking/${secret}/documents/2026-000001`];
  const read = await Promise.all(paths.map(async (path) => (await site.get(`/Website/${path}`, headers)).status));
  const named = await site.post(`/Website/purchase-order/${secret}`, { revision: 99, purchaseOrder: 'PO' }, headers);
  return [...read, named.status];
}

const tokenIn = ({ text }: Message) => present(/#([\w-]{43})/.exec(text)?.[1], 'a link');

const revision = async ({ file }: Awaited<ReturnType<typeof start>>) => (await file()).revision;

test('a booking has another contact: her link opens it, and neither the old link nor the old reference nor a browser does', async () => {
  const office = await start();
  const { site, hand, row, file } = office;
  const { reference } = await bookedUnproved(site, [{ eventId: 'a', quantity: 2 }]);
  const old = await asContact(site, reference);
  const browser = await prove(site, reference);
  expect(await opens(site, old)).toEqual([200, 200, 200, 409]);
  expect(await opens(site, reference, browser)).toEqual([200, 200, 200, 409]);
  const papers = await site.rows('SELECT * FROM invoices');
  const was = await revision(office);

  const answer = await hand(grace);
  expect([answer.status, await answer.json()]).toEqual([200, { revision: was + 1, isOther: true }]);
  expect(await opens(site, old)).toEqual([404, 404, 404, 404]);
  expect(await opens(site, reference, browser)).toEqual([404, 404, 404, 404]);
  const { reference: now } = await row();
  // Whoever had it from a list would still be no reader of her mail, nor sit before the browser in which it was proved.
  expect(await opens(site, now, browser)).toEqual([403, 403, 403, 403]);
  expect(await opens(site, now)).toEqual([403, 403, 403, 403]);

  const mails = await mailsTo(site, grace.email);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['booking_confirmation', 'booking_papers']);
  for (const mail of mails) expect(await opens(site, tokenIn(mail))).toEqual([200, 200, 200, 409]);
  expect(await managed(site, now)).toMatchObject({ contact: grace });
  expect(await site.rows('SELECT * FROM invoices')).toEqual(papers);
  expect((await file()).history.at(-1)).toMatchObject({ kind: 'contact_changed', who: 'staff', reason });
  const acts = await site.rows<{ reason: string; after: string }>(
    `SELECT reason, after FROM office_acts WHERE act = 'contact_changed'`,
  );
  expect(acts).toEqual([{ reason, after: JSON.stringify({ revision: was + 1 }) }]);
});

test('the old address hears that somebody else looks after it, and no name', async () => {
  const { site, hand } = await start();
  await booked(site, [{ eventId: 'a' }]);
  await site.deliver();
  await hand(grace);
  const mail = present((await mailsTo(site, 'ada@example.ca')).find(({ kind }) => kind === 'contact_replaced'));
  expect(mail.subject).toMatch(/^Booking \S+ has another contact/);
  expect(mail.text).toContain('Somebody else looks after booking');
  expect(mail.text + mail.html).not.toMatch(/Grace|Hopper|grace@|Ada|booking#/);
  // It is hers again: she hears that by the mails that she gets.
  await hand({ email: 'ada@example.ca' });
  const told = await site.rows<{ recipient: string; state: string }>(
    `SELECT recipient FROM outbox WHERE kind = 'contact_replaced' AND recipient = ?1`,
    grace.email,
  );
  expect(told).toHaveLength(1);
});

/** Of a mail, the UIDs of what it takes out of a calendar. */
const takesOut = ({ attachments }: Message): string[] =>
  attachments
    .filter(({ contentType }) => contentType.includes('method=CANCEL'))
    .flatMap(({ content }) => new TextDecoder().decode(fromBase64(content)).match(/(?<=UID:)[^@]+/g) ?? []);

const replacedMail = async (site: OfficeSite) =>
  present((await mailsTo(site, 'ada@example.ca')).findLast(({ kind }) => kind === 'contact_replaced'));

test('the calendar of the old address loses the classes, but for those in which it has a seat', async () => {
  const { site, hand } = await start();
  await booked(site, [{ eventId: 'a' }, { eventId: 'b' }], { participants: [person('b', 'ada@example.ca')] });
  await hand(grace);
  const mail = await replacedMail(site);
  expect(takesOut(mail)).toEqual(['a.1']);
  expect(mail.text).toContain('takes the sessions out of your calendar');
});

test('nothing is taken out of the calendar of an old address that sits in all of them, or once they are over', async () => {
  const { site, hand } = await start();
  await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'ada@example.ca')] });
  await hand(grace);
  expect((await replacedMail(site)).text).not.toContain('calendar');
  const { site: later } = await start();
  await booked(later, [{ eventId: 'a' }]);
  await later.deliver();
  later.at('2027-06-15T23:00:00Z');
  const sam = await later.staff('sam@example.ca');
  await open(later, sam, openOfficeForMoney.path);
  expect((await actsOf(later, sam.headers).hand(grace)).status).toBe(200);
  expect((await replacedMail(later)).attachments).toEqual([]);
});

test('what waits for the old address goes to the new one, written anew, and seats keep theirs', async () => {
  const { site, hand, row } = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'ada@example.ca')] });
  const old = await asContact(site, reference);
  await site.deliver();
  const { id } = await row();
  const queue = (kind: string, about: string) =>
    site.rows(
      `INSERT INTO outbox (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
       VALUES (?1, ?1, ?2, 9, 'ada@example.ca', ?3, 0, 0)`,
      ...[kind, about, id],
    );
  await queue('booking_papers', id);
  const [seat] = await site.rows<{ id: string }>('SELECT id FROM participants');
  await queue('joining_instructions', present(seat).id);
  // Tried once, and kept as it was written: with the old link. Another was refused for good, and is tried again from Today.
  site.needs.transport = { send: () => Promise.resolve({ outcome: 'retry', reason: 'down' }) };
  await site.deliver();
  await queue('booking_confirmation', id);
  await site.rows(`UPDATE outbox SET state = 'failed' WHERE id = 'booking_confirmation'`);
  await hand(grace);
  site.needs.transport = localTransport(site.needs.db, site.needs.now);
  await site.rows(`UPDATE outbox SET state = 'pending', next_attempt_at = 0 WHERE state IN ('failed', 'pending')`);
  const mails = await mailsTo(site, grace.email);
  expect(mails.map(({ kind }) => kind).filter((kind) => kind === 'booking_papers')).toHaveLength(1);
  expect(mails.map(({ text }) => text).join('\n')).not.toContain(old);
  const rows = await site.rows<{ kind: string }>(
    `SELECT kind FROM outbox WHERE recipient = 'ada@example.ca' AND state <> 'sent' OR id IN ('booking_papers', 'booking_confirmation')`,
  );
  expect(rows).toEqual([]);
  expect((await mailsTo(site, 'ada@example.ca')).map(({ kind }) => kind)).toContain('joining_instructions');
});

test('while a mail is on its way to the old address, nothing is given to the new one', async () => {
  const { site, hand, row } = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  await site.deliver();
  await site.rows(
    `UPDATE outbox SET state = 'pending', lease = 'x', leased_until_at = ?1 WHERE kind = 'booking_confirmation'`,
    site.needs.now().getTime() + 1,
  );
  expect((await hand(grace)).status).toBe(503);
  expect(await row()).toMatchObject({ reference });
  site.wait(1);
  expect((await hand(grace)).status).toBe(200);
});

test('another spelling of the same mailbox keeps its link, and nobody is mailed', async () => {
  const { site, hand, row, file } = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  await site.deliver();
  const [{ sent } = { sent: 0 }] = await site.rows<{ sent: number }>('SELECT COUNT(*) AS sent FROM outbox');
  const answer = await hand({ email: 'Ada+work@example.ca', phone: '613-555-0199' });
  expect(await answer.json()).toMatchObject({ isOther: false });
  expect((await row()).reference).toBe(reference);
  expect(await opens(site, await asContact(site, reference))).toEqual([200, 200, 200, 409]);
  expect((await file()).contact).toMatchObject({ email: 'Ada+work@example.ca', phone: '613-555-0199' });
  expect(await site.rows('SELECT COUNT(*) AS sent FROM outbox')).toEqual([{ sent }]);
});

test('two colleagues at once: the later one is told that it was changed', async () => {
  const office = await start();
  const { site, hand, file } = office;
  await booked(site, [{ eventId: 'a' }]);
  const seen = { revision: await revision(office) };
  const answers = await Promise.all([hand(grace, seen), hand({ email: 'alan@example.ca' }, seen)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = await meddling(
    site,
    () => hand({ email: 'alan@example.ca' }),
    () => hand(grace),
  );
  expect([late.status, (await late.json<{ code: string }>()).code]).toEqual([409, 'booking_changed']);
  expect((await file()).contact.email).toBe('alan@example.ca');
  const changed = await site.rows(`SELECT 1 FROM booking_events WHERE kind = 'contact_changed'`);
  expect(changed).toHaveLength(2);
});

test('it asks for the code of money, and a booking of whom nobody is known any more is none', async () => {
  const { site, headers, file } = await start();
  await booked(site, [{ eventId: 'a' }]);
  const other = actsOf(site, (await site.staff('sam@example.ca')).headers);
  const refused = await other.hand(grace);
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([403, 'sudo_required']);
  const { id, revision: seen, contact } = await file();
  await site.rows(`UPDATE bookings SET contact = '{}'`);
  const body = { revision: seen, contact: { ...contact, ...grace }, reason };
  expect((await site.post(`${BOOKINGS}/${id}/contact`, body, headers)).status).toBe(404);
});

test('a cancelled booking can be closed to who reads the papers, and one that ended without any cannot', async () => {
  const { site, hand } = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const old = await asContact(site, reference);
  const now = await managed(site, reference);
  const body = cancelBody(
    now,
    now.participants.map(({ id }) => id),
  );
  expect((await site.post(`/Website/cancel-seats/${old}`, body)).status).toBe(200);
  await site.deliver();
  expect((await hand(grace)).status).toBe(200);
  expect(await opens(site, old)).toEqual([404, 404, 404, 404]);
  const papers = only((await mailsTo(site, grace.email)).map(({ kind }) => kind));
  expect(papers).toBe('booking_papers');
  await site.rows(`UPDATE bookings SET state = 'expired', revision = revision + 1`);
  expect((await hand({ email: 'alan@example.ca' })).status).toBe(409);
});

test('one that waits for its proof is proved by who reads the new address, and invoiced to her', async () => {
  const { site, hand, row } = await start();
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }]);
  await site.deliver();
  const old = await asContact(site, reference);
  expect((await hand(grace)).status).toBe(200);
  expect((await site.post(`/Website/prove-booking/${old}`, { mine: true })).status).toBe(404);
  expect((await mailsTo(site, grace.email)).map(({ kind }) => kind)).toEqual(['proof_request']);
  expect((await mailsTo(site, 'ada@example.ca')).map(({ kind }) => kind)).toEqual(['proof_request']);
  const { reference: now } = await row();
  expect(await opens(site, now)).toEqual([403, 403, 403, 403]);
  expect((await tryProve(site, now)).status).toBe(204);
  const [invoice] = await site.rows<{ contact: string }>(`SELECT document -> '$.contact' AS contact FROM invoices`);
  expect(JSON.parse(present(invoice).contact)).toEqual(grace);
});

test('a card that was asked for at the wrong address on the telephone is asked for at the right one', async () => {
  const { site, headers, hand } = await start();
  const held = await site.post('/Website/office/holds', holdBody([{ eventId: 'a' }], { block: null }), headers);
  const { id } = await held.json<OfficeHold>();
  const quote = await site.get(`/Website/office/holds/${id}/quote?province=ON`, headers);
  const { totalCents } = await quote.json<OfficeQuote>();
  const paidBy = { ...confirmBody(totalCents), paymentMethod: 'card', note: '' };
  const made = await site.post(`/Website/office/holds/${id}/book`, paidBy, headers);
  expect(made.status, await made.clone().text()).toBe(200);
  const [was] = await mailsTo(site, 'ada@example.ca');
  expect((await hand(grace, {}, id)).status).toBe(200);
  const mail = only(await mailsTo(site, grace.email));
  expect(mail.kind).toBe('payment_link');
  expect((await site.get(`/Website/booking/${tokenIn(mail)}`)).status).toBe(200);
  expect((await site.get(`/Website/booking/${tokenIn(present(was))}`)).status).toBe(404);
});

test('My Training of the new contact has it, and that of the old one has it no more', async () => {
  const { site, hand } = await start();
  const who = await Promise.all(
    ['ada@example.ca', grace.email].map(async (email) => {
      await addAccount(site, email, PASSWORD);
      return site.cookieOf(email);
    }),
  );
  await booked(site, [{ eventId: 'a' }]);
  const seen = () =>
    Promise.all(who.map(async (headers) => (await (await site.get('/Website/my-training', headers)).text()).length));
  const before = await seen();
  await hand(grace);
  expect(await seen()).toEqual(before.toReversed());
});

test('the contact of an order is that of its private classes, and their old links open nothing any more', async () => {
  const office = await startPrivate();
  const { site, orderId, seatsOf } = office;
  const { hand } = actsOf(site, office.headers);
  const id = await office.scheduled({ people: 12 });
  await site.deliver();
  const before = await seatsOf(id);
  expect((await hand(grace, {}, present(before[0]).id)).status).toBe(409);
  expect((await hand(grace, {}, orderId)).status).toBe(200);
  for (const { secret } of before) expect((await site.get(`/Website/manage-booking/${secret}`)).status).toBe(404);
  const mails = await mailsTo(site, grace.email);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['booking_papers', 'private_class_scheduled']);
  const named = present(mails.find(({ kind }) => kind === 'private_class_scheduled')).text;
  const after = await seatsOf(id);
  expect(after).toHaveLength(2);
  const old = await replacedMail(site);
  expect(takesOut(old)).toEqual([`${id}.1`, `${id}.2`]);
  for (const { secret } of after) {
    expect(named).toContain(secret);
    expect((await site.get(`/Website/manage-booking/${secret}`)).status).toBe(200);
  }
});
