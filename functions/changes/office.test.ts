import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { Changed, ManagedBooking } from '../../src/domain/changes/contract.ts';
import { adding, crediting, exempting, givingBack, moving } from '../../src/domain/changes/seats.ts';
import { frozenTable } from '../../src/domain/money/credit.ts';
import { exemptTable, type ExemptionKind } from '../../src/domain/money/exemptions.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import { first, present } from '../../src/domain/present.ts';
import { booked, bookedUnproved, person } from '../testing/changes.ts';
import { asContact, bookingId, meddling } from '../testing/harness.ts';
import { open, startOffice, type OfficeSite, type StaffMember } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const day = (id: string, date: string, changes: object = {}) =>
  scheduledClass({
    id,
    minimum: 1,
    sessions: [{ start: `${date}T18:00:00Z`, end: `${date}T23:00:00Z` }],
    salesEnd: `${date}T17:00:00Z`,
    ...changes,
  });

/** An office whose money can be moved, and a booking of two seats at $495.00 with HST of Ontario. */
async function start(role: 'staff' | 'owner' = 'staff') {
  const site = await startOffice(
    {},
    siteDataOf([day('a', '2027-01-12'), day('b', '2027-02-09', { priceCents: 60_000 })]),
  );
  const stella = await site.staff('stella@example.ca', role);
  await open(site, stella, openOfficeForMoney.path);
  await booked(site, [{ eventId: 'a', quantity: 2 }], { participants: [person('a', 'grace@example.ca')] });
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  return { site, stella, id: present(row).id };
}

const BOOKINGS = '/Website/office/bookings';

const managed = async (site: OfficeSite, { headers }: StaffMember, id: string) =>
  (await site.get(`${BOOKINGS}/${id}/changes`, headers)).json<ManagedBooking>();
const fileOf = async (site: OfficeSite, { headers }: StaffMember, id: string) =>
  (await site.get(`${BOOKINGS}/${id}`, headers)).json<OfficeBooking>();

async function act<Answer = Changed>(site: OfficeSite, { headers }: StaffMember, path: string, body: object) {
  const answer = await site.post(`${BOOKINGS}/${path}`, body, headers);
  return { status: answer.status, value: await answer.json<Answer & { code?: string }>() };
}

const reason = 'She called: her flight was cancelled.';

const cancelling = (now: ManagedBooking, seats: string[], feeRate: number) => {
  const change = givingBack(now.lines, [{ eventId: 'a', seats: seats.length, feeRate }], frozenTable(now.taxes));
  return {
    ...{ revision: now.revision, seats, feeRate, reason, back: 'refund' },
    ...{ feeCents: change.feeCents, creditedCents: 0 - change.difference.totalCents },
  };
};

test('the office cancels after the deadline, for a fee of its choice and with a reason, and the acts say so', async () => {
  const { site, stella, id } = await start();
  // The class has begun: the buyer could not do it any more.
  site.at('2027-01-12T19:00:00Z');
  const back = { ...stella, headers: await site.cookieOf('stella@example.ca') };
  await open(site, back);
  await open(site, back, openOfficeForMoney.path);
  const now = await managed(site, back, id);
  const body = cancelling(now, [first(now.participants).id], 10_000);
  const { status, value } = await act(site, back, `${id}/cancel-seats`, body);
  expect([status, value.creditedCents]).toEqual([200, Math.round(49_500 * 0.9 * 1.13)]);
  const acts = await site.rows<{ reason: string; before: string; after: string }>(
    `SELECT reason, before, after FROM office_acts WHERE act = 'seats_cancelled'`,
  );
  expect(acts.map((one): unknown[] => [one.reason, JSON.parse(one.before), JSON.parse(one.after)])).toMatchObject([
    [reason, { seats: 2, revision: now.revision }, { creditedCents: value.creditedCents }],
  ]);
  const file = await fileOf(site, back, id);
  expect(file.history.find(({ kind }) => kind === 'seats_cancelled')).toMatchObject({
    who: 'staff',
    name: 'Stella',
    reason,
  });
  expect(file.lines[0]).toMatchObject({ quantity: 1, keptCents: 4_950 });
});

test('the second of two people is told that the booking is another one by now, and nothing is done twice', async () => {
  const { site, stella, id } = await start();
  const now = await managed(site, stella, id);
  const [one, two] = now.participants.map((seat) => cancelling(now, [seat.id], 0));
  expect((await act(site, stella, `${id}/cancel-seats`, present(one))).status).toBe(200);
  expect(await act(site, stella, `${id}/cancel-seats`, present(two))).toMatchObject({
    status: 409,
    value: { code: 'booking_changed' },
  });
  expect((await fileOf(site, stella, id)).creditNotes).toHaveLength(1);
});

test('a seat moves for a fee, past the two moves that a buyer has', async () => {
  const { site, stella, id } = await start();
  for (const to of ['b', 'a', 'b']) {
    const now = await managed(site, stella, id);
    const seat = present(now.participants.find(({ email }) => email === 'grace@example.ca'));
    const date = present(now.otherDates.flatMap(({ dates }) => dates).find(({ event }) => event.id === to));
    const target = { eventId: to, priceCents: date.event.priceCents, province: date.province };
    const from = { eventId: seat.eventId, seats: 1 };
    const { difference } = moving(now.lines, from, target, frozenTable(now.taxes), 2_500);
    const body = {
      revision: now.revision,
      seats: [seat.id],
      to,
      differenceCents: difference.totalCents,
      back: 'credit',
    };
    const { status, value } = await act(site, stella, `${id}/move-seats`, { ...body, feeCents: 2_500, reason });
    expect([status, value.code]).toEqual([200, undefined]);
  }
  const file = await fileOf(site, stella, id);
  expect(file.lines.reduce((sum, { keptCents }) => sum + keptCents, 0)).toBe(7_500);
  const [{ document } = { document: '{}' }] = await site.rows<{ document: string }>(
    `SELECT document FROM invoices ORDER BY sequence LIMIT 1 OFFSET 1`,
  );
  // 600.00 for the new seat less 495.00 for the old one, and the fee.
  expect(JSON.parse(document)).toMatchObject({ addedCents: 2_500, subtotalCents: 13_000 });
});

test('a seat that is added to a class after it has changed is not free to give back for that', async () => {
  const { site, stella, id } = await start();
  await site.rows(`UPDATE classes SET sequence = 1 WHERE id = 'a'`);
  const now = await managed(site, stella, id);
  const to = { eventId: 'a', priceCents: 49_500, province: 'ON' as const };
  const { difference } = adding(now.lines, to, 1, frozenTable(now.taxes));
  const people = [{ firstName: '', lastName: '', email: '' }];
  const body = { revision: now.revision, eventId: 'a', people, invoicedCents: difference.totalCents, reason };
  expect((await act(site, stella, `${id}/seats`, body)).status).toBe(200);
  const { lines, participants } = await managed(site, stella, id);
  expect(lines).toMatchObject([{ waived: 'changed' }]);
  expect(participants.map(({ asMoved }) => asMoved)).toEqual([false, false, true]);
});

test('seats are added to a booking, with people or without, and a further invoice charges them', async () => {
  const { site, stella, id } = await start();
  const now = await managed(site, stella, id);
  const to = { eventId: 'b', priceCents: 60_000, province: 'ON' as const };
  const { difference } = adding(now.lines, to, 2, frozenTable(now.taxes));
  const people = [person('b', 'grace@example.ca'), { firstName: '', lastName: '', email: '' }];
  const body = { revision: now.revision, eventId: 'b', people, invoicedCents: difference.totalCents, reason };
  expect(await act(site, stella, `${id}/seats`, { ...body, invoicedCents: 1 })).toMatchObject({
    value: { code: 'price_changed', totalCents: 135_600 },
  });
  const again = { ...body, eventId: 'a', people: [person('a', 'grace@example.ca')] };
  expect((await act(site, stella, `${id}/seats`, again)).value.code).toBe('duplicate_participant');
  expect((await act(site, stella, `${id}/seats`, body)).value).toMatchObject({ invoicedCents: 135_600 });
  const file = await fileOf(site, stella, id);
  expect(file.lines.map(({ quantity, participants }) => [quantity, participants.length])).toEqual([
    [2, 2],
    [2, 2],
  ]);
  expect(file.invoices.map(({ cents }) => cents)).toEqual([111_870, 135_600]);
  await site.deliver();
  const mails = await site.rows<{ kind: string }>(`SELECT kind FROM outbox WHERE kind LIKE 'booking_changed%'`);
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['booking_changed', 'booking_changed_office']);
});

test('a part of the price is credited, a fee of a cancelled booking is waived, and never more than there is', async () => {
  const { site, stella, id } = await start();
  const before = await managed(site, stella, id);
  const credit = (now: ManagedBooking, of: 'fee' | 'price', netCents: number) => {
    const change = crediting(now.lines, { eventId: 'a', of, netCents }, frozenTable(now.taxes));
    const creditedCents = 0 - change.difference.totalCents;
    return { revision: now.revision, eventId: 'a', of, netCents, creditedCents, back: 'refund', reason };
  };
  const goodwill = await act(site, stella, `${id}/credit-notes`, credit(before, 'price', 10_000));
  expect(goodwill.value).toMatchObject({ creditedCents: 11_300 });
  const left = await managed(site, stella, id);
  const all = left.participants.map((one) => one.id);
  await act(site, stella, `${id}/cancel-seats`, cancelling(left, all, 50_000));
  const kept = await managed(site, stella, id);
  expect([kept.state, first(kept.lines).keptCents]).toEqual(['cancelled', 44_500]);
  const toMuch = credit(kept, 'fee', 44_500);
  expect((await act(site, stella, `${id}/credit-notes`, { ...toMuch, netCents: 44_501 })).value.code).toBe('closed');
  expect((await act(site, stella, `${id}/credit-notes`, toMuch)).status).toBe(200);
  const file = await fileOf(site, stella, id);
  expect([file.openCents, file.totalCents, file.creditNotes.length]).toEqual([0, 0, 3]);
  const documents = await site.rows<{ document: string }>(`SELECT document FROM credit_notes ORDER BY sequence`);
  const lines = documents.map(({ document }) => JSON.parse(document) as Record<string, unknown>);
  expect(lines.map(({ reductionCents, feeCents }) => [reductionCents, feeCents])).toEqual([
    [10_000, 0],
    [-10_000, 44_500],
    [undefined, -44_500],
  ]);
});

test('a credit note tells what a code took off from what the office had taken off before', async () => {
  const { site, stella } = await start();
  await site.rows(
    `INSERT INTO promo_codes (code, amount_cents, created_by, created_at) VALUES ('ONCE26', 5000, '', 0)`,
  );
  await booked(site, [{ eventId: 'b', quantity: 2, priceCents: 60_000 }], { participants: [], promoCode: 'ONCE26' });
  const [row] = await site.rows<{ id: string }>(`SELECT id FROM bookings WHERE promo_code = 'ONCE26'`);
  const { id } = present(row);
  const table = (now: ManagedBooking) => frozenTable(now.taxes);
  const before = await managed(site, stella, id);
  const asked = { eventId: 'b', of: 'price', netCents: 10_000 } as const;
  const reduced = 0 - crediting(before.lines, asked, table(before)).difference.totalCents;
  const goodwill = { ...asked, revision: before.revision, creditedCents: reduced, back: 'refund', reason };
  expect((await act(site, stella, `${id}/credit-notes`, goodwill)).status).toBe(200);
  for (const seat of before.participants) {
    const now = await managed(site, stella, id);
    const change = givingBack(now.lines, [{ eventId: 'b', seats: 1, feeRate: 0 }], table(now));
    const creditedCents = 0 - change.difference.totalCents;
    const body = { revision: now.revision, seats: [seat.id], feeRate: 0, feeCents: 0, creditedCents, back: 'refund' };
    expect((await act(site, stella, `${id}/cancel-seats`, { ...body, reason })).status).toBe(200);
  }
  const notes = await site.rows<{ document: string }>(
    `SELECT document FROM credit_notes WHERE booking_id = '${id}' ORDER BY sequence`,
  );
  const seatGiven = { discount: { code: 'ONCE26', cents: 2_500 }, reductionCents: -5_000, subtotalCents: 52_500 };
  expect(notes.map(({ document }): unknown => JSON.parse(document))).toMatchObject([
    { reductionCents: 10_000, subtotalCents: 10_000 },
    seatGiven,
    seatGiven,
  ]);
});

test.each<[ExemptionKind, number]>([
  ['status_card', 12_870],
  ['diplomat', 12_870],
  ['provincial_government', 0],
])('rule 15: by a document of the kind %s, taxes of %i cents are taken off, and stay off', async (kind, cents) => {
  const { site, stella, id } = await start();
  const now = await managed(site, stella, id);
  const table = frozenTable(now.taxes);
  const change = exempting(now.lines, table, exemptTable(kind, table));
  const creditedCents = 0 - change.difference.totalCents;
  expect(creditedCents).toBe(cents);
  const body = { revision: now.revision, kind, number: '1234567890', creditedCents, back: 'refund', reason };
  const { status, value } = await act(site, stella, `${id}/exemption`, body);
  if (cents === 0) return expect(value.code).toBe('closed');
  expect([status, value.creditedCents]).toEqual([200, cents]);
  const exempt = await managed(site, stella, id);
  const more = { revision: exempt.revision, eventId: 'b', people: [person('b', 'g@example.ca')], reason };
  const added = await act(site, stella, `${id}/seats`, { ...more, invoicedCents: 60_000 });
  expect(added.value).toMatchObject({ invoicedCents: 60_000 });
  const file = await fileOf(site, stella, id);
  expect(file).toMatchObject({ openCents: 159_000, exemption: { kind, number: '1234567890' } });
  const [note] = await site.rows<{ document: string }>(`SELECT document FROM credit_notes`);
  expect(JSON.parse(present(note).document)).toMatchObject({
    exemption: { kind },
    subtotalCents: 0,
    totalCents: cents,
  });
});

test('people are named after the last day for names', async () => {
  const { site, stella, id } = await start();
  const now = await managed(site, stella, id);
  const empty = present(now.participants.find(({ email }) => email === ''));
  const participants = [{ id: empty.id, firstName: 'Alan', lastName: 'Turing', email: 'alan@example.ca' }];
  const { status } = await act(site, stella, `${id}/participants`, { revision: now.revision, participants, reason });
  expect(status).toBe(200);
  expect((await fileOf(site, stella, id)).lines[0]?.participants.map(({ email }) => email)).toContain(
    'alan@example.ca',
  );
});

test('what was sent is sent again, to the address of now, and what there is not is said', async () => {
  const { site, stella, id } = await start();
  const send = (what: string) => act<{ mails: number }>(site, stella, `${id}/mails`, { what });
  expect((await send('confirmation')).value).toEqual({ mails: 1 });
  expect((await send('papers')).value).toEqual({ mails: 1 });
  expect((await send('joining')).value).toEqual({ mails: 1 });
  expect((await send('receipts')).value.code).toBe('closed');
  await site.deliver();
  const mails = await site.rows<{ kind: string; state: string }>(
    `SELECT kind, state FROM outbox WHERE version > 2000000 ORDER BY kind`,
  );
  expect(mails).toEqual(
    ['booking_confirmation', 'booking_papers', 'joining_instructions'].map((kind) => ({ kind, state: 'sent' })),
  );
});

test('joining details are sent again to one seat alone', async () => {
  const { site, stella, id } = await start();
  const [line] = (await fileOf(site, stella, id)).lines;
  const [one] = present(line).participants.filter(({ email }) => email !== '');
  const send = (seat: string) => act<{ mails: number }>(site, stella, `${id}/mails`, { what: 'joining', seat });
  expect((await send(present(one).id)).value).toEqual({ mails: 1 });
  expect((await send('nobody')).value.code).toBe('closed');
  expect(await site.rows('SELECT about, recipient FROM outbox WHERE version > 2000000')).toEqual([
    { about: present(one).id, recipient: present(one).email },
  ]);
});

test('of a booking that ended before its proof nothing can be taken off, since nothing was charged', async () => {
  const { site, stella } = await start();
  const { reference } = await bookedUnproved(site, [{ eventId: 'b', priceCents: 60_000 }]);
  await site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: false });
  const id = await bookingId(site, reference);
  const now = await managed(site, stella, id);
  expect(now.state).toBe('cancelled');
  const table = frozenTable(now.taxes);
  const { difference } = exempting(now.lines, table, exemptTable('status_card', table));
  const back = { revision: now.revision, reason, back: 'refund' };
  const exempt = { ...back, kind: 'status_card', number: '12', creditedCents: 0 - difference.totalCents };
  expect((await act(site, stella, `${id}/exemption`, exempt)).value.code).toBe('closed');
  const credit = { eventId: 'b', of: 'price', netCents: 1_000 } as const;
  const change = crediting(now.lines, credit, table);
  const note = { ...back, ...credit, creditedCents: 0 - change.difference.totalCents };
  expect((await act(site, stella, `${id}/credit-notes`, note)).value.code).toBe('closed');
});

test('what was paid too much goes back, and what goes to no card is sent by staff', async () => {
  const { site, stella, id } = await start();
  const pay = { method: 'cheque', cents: 120_000, receivedOn: '2026-11-20', note: 'no. 7', openCents: 111_870 };
  await act(site, stella, `${id}/payments`, pay);
  const payment = present((await fileOf(site, stella, id)).payments[0]);
  expect(payment.leftCents).toBe(120_000);
  const refund = { payment: payment.id, cents: 8_130, reason, openCents: -8_130 };
  expect((await act(site, stella, `${id}/refunds`, { ...refund, cents: 8_131 })).value.code).toBe('closed');
  expect((await act(site, stella, `${id}/refunds`, { ...refund, cents: 8_000 })).value).toEqual({ openCents: -130 });
  // A second one of the same payment, and the screen of somebody else.
  expect((await act(site, stella, `${id}/refunds`, refund)).value.code).toBe('booking_changed');
  expect((await act(site, stella, `${id}/refunds`, { ...refund, cents: 130, openCents: -130 })).status).toBe(200);
  const [sent] = (await fileOf(site, stella, id)).refunds.filter(({ byHand }) => byHand);
  const note = { refund: present(sent).id, note: 'Cheque 118' };
  expect((await act(site, stella, `${id}/refunds/sent`, note)).status).toBe(200);
  expect((await act(site, stella, `${id}/refunds/sent`, note)).value.code).toBe('closed');
  const { refunds, openCents } = await fileOf(site, stella, id);
  expect([openCents, refunds.map(({ state }) => state).sort()]).toEqual([0, ['asked', 'done']]);
});

test('an owner writes off what is open, staff do not, and what comes in after all is taken', async () => {
  const { site, stella, id } = await start('owner');
  const written = await act(site, stella, `${id}/write-off`, { openCents: 111_870, reason });
  expect(written.value).toEqual({ openCents: 0 });
  expect(await fileOf(site, stella, id)).toMatchObject({ openCents: 111_870, writtenOffCents: 111_870 });
  const open2 = await site.get(`${BOOKINGS}?open=open`, stella.headers);
  expect(await open2.json()).toMatchObject({ bookings: [] });
  const again = await act(site, stella, `${id}/write-off`, { openCents: 0, reason });
  expect(again.value.code).toBe('closed');
  const pay = { method: 'cheque', cents: 11_870, receivedOn: '2026-11-20', note: '', openCents: 111_870 };
  await act(site, stella, `${id}/payments`, pay);
  expect(await fileOf(site, stella, id)).toMatchObject({ openCents: 100_000, writtenOffCents: 100_000 });
});

test('two owners who write off the same at once write it off once, so that nothing of a later invoice is', async () => {
  const { site, stella, id } = await start('owner');
  const olive = await site.staff('olive@example.ca', 'owner');
  await open(site, olive, openOfficeForMoney.path);
  const off = (owner: StaffMember) => act(site, owner, `${id}/write-off`, { openCents: 111_870, reason });
  const written: (string | undefined)[] = [];
  const slower = await meddling(
    site,
    async () => written.push((await off(olive)).value.code),
    () => off(stella),
  );
  expect([...written, slower.value.code]).toEqual([undefined, 'booking_changed']);
  expect(await site.rows('SELECT amount_cents FROM write_offs')).toEqual([{ amount_cents: 111_870 }]);
  const people = [{ firstName: 'Lin', lastName: 'Roy', email: 'lin@example.ca' }];
  const { revision } = await managed(site, stella, id);
  const added = await act(site, stella, `${id}/seats`, {
    revision,
    eventId: 'b',
    people,
    invoicedCents: 67_800,
    reason,
  });
  expect(added.status, JSON.stringify(added.value)).toBe(200);
  const { openCents, writtenOffCents } = await fileOf(site, stella, id);
  expect(openCents - writtenOffCents).toBe(67_800);
});
