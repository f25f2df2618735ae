import { expect, test } from 'vitest';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import { present } from '../../src/domain/present.ts';
import { booked, bookedUnproved, cancelBody, managed, moveBody, pay, person } from '../testing/changes.ts';
import { addAccount, cookieOf, PASSWORD, startAccounts } from '../testing/accounts.ts';
import { asContact, prove, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { runScheduled } from '../scheduled.ts';
import { fromBase64, type Message } from '../platform/mail/message.ts';

const PRICE = 49_500;
const later = (id: string, day: string, changes: Partial<SiteClass> = {}) =>
  scheduledClass({
    id,
    sessions: [{ start: `${day}T14:00:00Z`, end: `${day}T21:00:00Z` }],
    salesEnd: `${day}T13:00:00Z`,
    ...changes,
  });

/** `a` on January 12, `b` on February 9, `dear` on March 9 for 595 dollars, `cheap` on March 16 for 395. */
const start = () =>
  startSite(
    siteDataOf([
      scheduledClass({ id: 'a', minimum: 1 }),
      later('b', '2027-02-09', { minimum: 1 }),
      later('dear', '2027-03-09', { priceCents: 59_500 }),
      later('cheap', '2027-03-16', { priceCents: 39_500 }),
      later('other', '2027-03-16', { courseId: 'plain-language' }),
    ]),
  );

const cancel = async (site: TestSite, secret: string, body: object, headers = {}) =>
  site.post(`/Website/cancel-seats/${await asContact(site, secret)}`, body, headers);
const move = async (site: TestSite, secret: string, body: object) =>
  site.post(`/Website/move-seats/${await asContact(site, secret)}`, body);
const name = async (site: TestSite, secret: string, body: object) =>
  site.post(`/Website/name-participants/${await asContact(site, secret)}`, body);

async function answered(response: Response, status = 200): Promise<Record<string, unknown>> {
  expect(response.status, await response.clone().text()).toBe(status);
  return response.json();
}

/** Names have stood long enough to be told of. */
async function settled(site: TestSite): Promise<void> {
  site.wait(16);
  await runScheduled(site.needs);
}

const seatsIn = async (site: TestSite, id: string) =>
  ((await (await site.get(`/Website/event-detail/${id}`)).json()) as { seatsLeft: number }).seatsLeft;

async function mailsTo(site: TestSite, recipient: string): Promise<Message[]> {
  await site.deliver();
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
  return rows.map(({ message }) => JSON.parse(message) as Message).filter(({ to }) => to === recipient);
}

const fileOf = (message: Message, method: string) =>
  new TextDecoder().decode(
    fromBase64(
      present(message.attachments.find(({ contentType }) => contentType.includes(`method=${method}`))).content,
    ),
  );

test('rule 25: a seat is given back for the fee of its tier, shown before, with a credit note to the cent', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 3 }]);
  // Ten business days before January 12: 25 percent is kept.
  site.at('2026-12-24T15:00:00Z');
  const before = await managed(site, reference);
  expect(before.lines[0]?.steps[0]).toMatchObject({ feeRate: 25_000 });
  const body = cancelBody(before, [present(before.participants[0]).id]);
  expect(body).toMatchObject({ feeCents: 12_375, creditedCents: withHst(3 * PRICE) - withHst(2 * PRICE + 12_375) });
  expect(await answered(await cancel(site, reference, body))).toEqual({
    revision: before.revision + 1,
    creditedCents: body.creditedCents,
    invoicedCents: 0,
    refundCents: 0,
    creditCents: 0,
    toCreditsCents: 0,
  });
  const after = await managed(site, reference);
  expect(after).toMatchObject({ state: 'confirmed', lines: [{ quantity: 2, keptCents: 12_375 }] });
  expect(after.participants).toHaveLength(2);
  expect(after.money).toMatchObject({
    invoicedCents: withHst(3 * PRICE),
    creditedCents: body.creditedCents,
    openCents: withHst(2 * PRICE + 12_375),
  });
  expect(after.documents[1]).toMatchObject({
    kind: 'credit_note',
    number: 'C2026-000001',
    invoice: '2026-000001',
    document: { feeCents: 12_375, subtotalCents: PRICE - 12_375, lines: [{ quantity: 1, unitCents: PRICE }] },
  });
  expect(await seatsIn(site, 'a')).toBe(5);
});

test('rule 25: another fee than the one agreed to changes nothing and says the one now', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const before = await managed(site, reference);
  const body = cancelBody(before, [present(before.participants[0]).id]);
  expect(body.feeCents).toBe(0);
  site.at('2026-12-24T15:00:00Z');
  expect(await answered(await cancel(site, reference, body), 409)).toMatchObject({
    code: 'price_changed',
    feeCents: 12_375,
    totalCents: withHst(PRICE) - withHst(12_375),
  });
  expect(await seatsIn(site, 'a')).toBe(6);
  expect(await site.rows('SELECT number FROM credit_notes')).toEqual([]);
});

test('all seats given back end the booking, and credits add up to what was invoiced', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 3 }, { eventId: 'b' }]);
  for (let left = 4; left > 0; left -= 1) {
    const now = await managed(site, reference);
    await answered(await cancel(site, reference, cancelBody(now, [present(now.participants[0]).id])));
  }
  const after = await managed(site, reference);
  expect(after).toMatchObject({ state: 'cancelled', participants: [], money: { openCents: 0 }, otherDates: [] });
  expect(after.documents.map(({ number }) => number)).toEqual([
    '2026-000001',
    ...[1, 2, 3, 4].map((n) => `C2026-00000${n}`),
  ]);
  expect(after.history.map(({ kind }) => kind).filter((kind) => kind === 'cancelled')).toHaveLength(1);
  expect(await seatsIn(site, 'a')).toBe(7);
});

test('what was paid goes back as money or as a credit, as the buyer chooses, and no more than was paid', async () => {
  for (const [back, refundCents, creditCents] of [
    ['refund', 10_000, 0],
    ['credit', 0, 10_000],
  ] as const) {
    const site = await start();
    const { reference } = await booked(site, [{ eventId: 'a' }]);
    await pay(site, reference, 10_000);
    const before = await managed(site, reference);
    const body = cancelBody(before, [present(before.participants[0]).id], { back });
    expect(await answered(await cancel(site, reference, body))).toMatchObject({ refundCents, creditCents });
    expect(await site.rows('SELECT refund_cents, credit_cents FROM credit_notes')).toEqual([
      { refund_cents: refundCents, credit_cents: creditCents },
    ]);
    expect((await managed(site, await asContact(site, reference))).money).toMatchObject({
      openCents: 0,
      returnedCents: 10_000,
      creditBalanceCents: creditCents,
    });
  }
});

test('a payment between the look and the write is counted, or the change is worked out anew', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const before = await managed(site, reference);
  const { db } = site.needs;
  const batch = db.batch.bind(db);
  let meddle = true;
  db.batch = async <T>(statements: D1PreparedStatement[]) => {
    if (meddle && statements.length > 6) {
      meddle = false;
      await pay(site, reference, 5_000);
    }
    return batch<T>(statements);
  };
  try {
    const body = cancelBody(before, [present(before.participants[0]).id]);
    expect(await answered(await cancel(site, reference, body))).toMatchObject({ refundCents: 5_000 });
    expect(meddle).toBe(false);
  } finally {
    db.batch = batch;
  }
});

test('the same change sent again is answered as before, from another window it is refused', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }]);
  const before = await managed(site, reference);
  const [one, two] = before.participants.map(({ id }) => cancelBody(before, [id]));
  const key = { 'idempotency-key': 'one-cancellation' };
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => cancel(site, reference, present(one), key)),
    cancel(site, reference, present(two)),
  ]);
  const codes = answers.map(({ status }) => status).sort();
  expect([
    [200, 200, 200, 200, 200, 409],
    [200, 409, 409, 409, 409, 409],
  ]).toContainEqual(codes);
  expect(await site.rows('SELECT number FROM credit_notes')).toEqual([{ number: 'C2026-000001' }]);
  const refused = present(answers.find(({ status }) => status === 409));
  expect(await refused.json()).toMatchObject({ code: 'booking_changed' });
  expect((await managed(site, reference)).revision).toBe(before.revision + 1);
});

test('once the class has begun nothing is given back, moved or named', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'g@example.ca')] });
  site.at('2027-01-12T14:00:00Z');
  const now = await managed(site, reference);
  const { id } = present(now.participants[0]);
  expect(now.lines[0]).toMatchObject({ canGiveBack: false, canReplace: false, canName: false });
  expect(await answered(await cancel(site, reference, cancelBody(now, [id])), 409)).toMatchObject({ code: 'closed' });
  expect(await answered(await move(site, reference, moveBody(now, [id], 'b')), 409)).toMatchObject({ code: 'closed' });
  const participants = [{ id, firstName: 'A', lastName: 'B', email: 'n@example.ca' }];
  const body = { revision: now.revision, participants };
  expect(await answered(await name(site, reference, body), 409)).toMatchObject({ code: 'closed' });
});

test('seats of another booking are none of this one', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const other = await managed(site, (await booked(site, [{ eventId: 'a' }])).reference);
  const own = await managed(site, reference);
  const { id } = present(other.participants[0]);
  const body = { ...cancelBody(other, [id]), revision: own.revision };
  expect((await cancel(site, reference, body)).status).toBe(404);
  expect((await cancel(site, 'reference-of-nobody-at-all', body)).status).toBe(404);
  expect((await site.get('/Website/manage-booking/reference-of-nobody-at-all')).status).toBe(404);
  expect((await site.get(`/Website/manage-booking/${'x'.repeat(43)}`)).status).toBe(404);
});

test('rule 27: a seat moves to another date of the course: the new one is taken, the old one given back', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }], {
    participants: [person('a', 'g@example.ca')],
  });
  const before = await managed(site, reference);
  expect(before.otherDates[0]?.dates.map(({ event }) => event.id)).toEqual(['a', 'b', 'dear', 'cheap']);
  const { id } = present(before.participants[0]);
  expect(await answered(await move(site, reference, moveBody(before, [id], 'b')))).toMatchObject({
    creditedCents: 0,
    invoicedCents: 0,
  });
  const after = await managed(site, reference);
  expect(after.lines.map((line) => [line.eventId, line.quantity])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  expect(after.participants.map(({ eventId, email, movesLeft }) => [eventId, email, movesLeft])).toEqual([
    ['a', '', 2],
    ['b', 'g@example.ca', 1],
  ]);
  expect([await seatsIn(site, 'a'), await seatsIn(site, 'b')]).toEqual([6, 6]);
  expect(after.documents).toHaveLength(1);
});

test('rule 27: at most twice', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  for (const to of ['b', 'a']) {
    const now = await managed(site, reference);
    await answered(await move(site, reference, moveBody(now, [present(now.participants[0]).id], to)));
  }
  const now = await managed(site, reference);
  expect(now.lines.map((line) => [line.eventId, line.quantity])).toEqual([
    ['a', 1],
    ['b', 0],
  ]);
  expect(now.participants[0]?.movesLeft).toBe(0);
  const third = await move(site, reference, moveBody(now, [present(now.participants[0]).id], 'b'));
  expect(await answered(third, 409)).toMatchObject({ code: 'closed' });
});

test('rule 27: a dearer date is invoiced further, a cheaper one credited, and the sums stay right', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  await pay(site, reference, withHst(PRICE));
  const first = await managed(site, reference);
  const dearer = moveBody(first, [present(first.participants[0]).id], 'dear');
  expect(dearer.differenceCents).toBe(11_300);
  expect(await answered(await move(site, reference, dearer))).toMatchObject({ invoicedCents: 11_300 });
  const second = await managed(site, reference);
  expect(second.money).toMatchObject({ openCents: 11_300, invoicedCents: withHst(59_500) });
  expect(second.documents[1]).toMatchObject({ kind: 'invoice', number: '2026-000002', totalCents: 11_300 });

  const cheaper = moveBody(second, [present(second.participants[0]).id], 'cheap');
  expect(cheaper.differenceCents).toBe(-22_600);
  expect(await answered(await move(site, reference, cheaper))).toMatchObject({
    creditedCents: 22_600,
    refundCents: 11_300,
  });
  const third = await managed(site, reference);
  expect(third.money).toMatchObject({ openCents: 0, creditedCents: 22_600, returnedCents: 11_300 });
  // The latest invoice is settled first, and none below nothing.
  expect(third.documents.slice(2).map(({ invoice, totalCents }) => [invoice, totalCents])).toEqual([
    ['2026-000002', 11_300],
    ['2026-000001', 11_300],
  ]);
});

test('rule 33: what a consumer pays more for a dearer date is due at its first session', async () => {
  const dates = [scheduledClass({ id: 'a' }), later('dear', '2027-03-09', { priceCents: 59_500 })];
  const site = await startSite(siteDataOf(dates, { payAtFirstSession: ['ON'] }));
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  await site.rows('UPDATE bookings SET consumer = 1');
  const now = await managed(site, reference);
  await answered(await move(site, reference, moveBody(now, [present(now.participants[0]).id], 'dear')));
  expect(await site.rows('SELECT due_on FROM invoices ORDER BY number DESC LIMIT 1')).toEqual([
    { due_on: '2027-03-09' },
  ]);
});

test('rule 27: a date that is full, of another course, closed or at another price is refused, and nothing moves', async () => {
  const site = await startSite(
    siteDataOf([
      scheduledClass({ id: 'a' }),
      later('full', '2027-02-09', { capacity: 1 }),
      later('other', '2027-03-16', { courseId: 'plain-language' }),
      later('soon', '2027-02-10'),
    ]),
  );
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }]);
  const now = await managed(site, reference);
  const ids = now.participants.map(({ id }) => id);
  expect(await answered(await move(site, reference, moveBody(now, ids, 'full')), 409)).toMatchObject({
    code: 'seats_refused',
    lines: [{ eventId: 'full', reason: 'fewer_left', seatsLeft: 1 }],
  });
  expect((await move(site, reference, moveBody(now, ids, 'other'))).status).toBe(404);
  expect((await move(site, reference, moveBody(now, ids, 'a'))).status).toBe(404);
  await site.rows(`UPDATE classes SET price_cents = 60000 WHERE id = 'soon'`);
  expect(await answered(await move(site, reference, moveBody(now, ids, 'soon')), 409)).toMatchObject({
    code: 'price_changed',
  });
  await site.rows(`UPDATE classes SET sales_end_at = 0 WHERE id = 'soon'`);
  expect(await answered(await move(site, reference, moveBody(now, ids, 'soon')), 409)).toMatchObject({
    lines: [{ reason: 'sale_ended' }],
  });
  expect((await managed(site, reference)).revision).toBe(now.revision);
});

test('rules 16 and 27: what is not paid moves to no class that starts before its invoice is due', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' }), later('monday', '2026-11-23')]));
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const now = await managed(site, reference);
  const offered = (booking: typeof now) => booking.otherDates[0]?.dates.map(({ event }) => event.id);
  expect(offered(now)).toEqual(['a']);
  const body = { ...moveBody(now, [present(now.participants[0]).id], 'monday'), differenceCents: 0 };
  expect(await answered(await move(site, reference, body), 409)).toMatchObject({ code: 'invoice_not_offered' });
  await pay(site, reference, withHst(PRICE));
  expect(offered(await managed(site, reference))).toEqual(['monday', 'a']);
  await answered(await move(site, reference, body));
});

test('rules 2 and 27: ten bookings that move to the last three seats of a date take three', async () => {
  const site = await startSite(
    siteDataOf([scheduledClass({ id: 'a', capacity: 10 }), later('b', '2027-02-09', { capacity: 3 })]),
  );
  const bookings = await Promise.all(
    Array.from({ length: 10 }, async () => managed(site, (await booked(site, [{ eventId: 'a' }])).reference)),
  );
  const answers = await Promise.all(
    bookings.map((one) => move(site, one.reference, moveBody(one, [present(one.participants[0]).id], 'b'))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect([await seatsIn(site, 'a'), await seatsIn(site, 'b')]).toEqual([3, 0]);
});

test('rule 9: a seat gets its name until three business days before the start, not later', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const now = await managed(site, reference);
  expect(now.lines[0]?.namesUntil).toBe('2027-01-07');
  const { id } = present(now.participants[0]);
  const participants = [{ id, firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }];
  site.at('2027-01-08T15:00:00Z');
  const body = { revision: now.revision, participants };
  expect(await answered(await name(site, reference, body), 409)).toMatchObject({ code: 'closed' });
  site.at('2027-01-08T04:00:00Z');
  expect(await answered(await name(site, reference, body))).toMatchObject({ revision: now.revision + 1 });
  expect((await managed(site, reference)).participants).toMatchObject([{ id, email: 'grace@example.ca' }]);
  expect(await mailsTo(site, 'grace@example.ca')).toEqual([]);
  await settled(site);
  const told = await mailsTo(site, 'grace@example.ca');
  expect(told.filter(({ subject }) => subject.startsWith('Joining'))).toHaveLength(1);
});

test('rule 26: somebody else takes a seat until the first session starts, free of charge, and both are told', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'grace@example.ca')] });
  await site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: true });
  await site.deliver();
  site.at('2027-01-12T13:59:00Z');
  const now = await managed(site, reference);
  const { id } = present(now.participants[0]);
  const participants = [{ id, firstName: 'Ada', lastName: 'Byron', email: 'byron@example.ca' }];
  await answered(await name(site, reference, { revision: now.revision, participants }));
  const [, left] = await mailsTo(site, 'grace@example.ca');
  expect(left).toMatchObject({ subject: 'Your seat was given up: Excel Level 1' });
  expect(left?.text).not.toMatch(/Ada|Byron|Grace/);
  expect(fileOf(present(left), 'CANCEL')).toContain('UID:a.1@gct.example\r\n');
  expect(await mailsTo(site, 'byron@example.ca')).toMatchObject([{ subject: 'Joining instructions: Excel Level 1' }]);
  const { money, history } = await managed(site, reference);
  expect(money).toMatchObject({ openCents: withHst(PRICE), creditedCents: 0 });
  expect(history.at(-1)).toMatchObject({ kind: 'replaced', seats: 1, title: 'Excel Level 1' });
});

test('a seat that comes back to somebody stands in her calendar again: whatever is mailed later is the later entry', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'grace@example.ca')] });
  await site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: true });
  await settled(site);
  for (const email of ['byron@example.ca', 'grace@example.ca']) {
    const { revision, participants } = await managed(site, reference);
    const { id } = present(participants[0]);
    const one = { id, firstName: 'Any', lastName: 'Body', email };
    await answered(await name(site, reference, { revision, participants: [one] }));
    await settled(site);
  }
  const mails = await mailsTo(site, 'grace@example.ca');
  const sequences = mails.map(({ attachments }) => {
    const files = attachments.map(({ content }) => new TextDecoder().decode(fromBase64(content)));
    return files.map((file) => [/METHOD:(\w+)/.exec(file)?.[1], Number(/a\.1@[^]*?SEQUENCE:(\d+)/.exec(file)?.[1])]);
  });
  expect(sequences.flat().map(([method]) => method)).toEqual(['PUBLISH', 'CANCEL', 'PUBLISH']);
  const [had, left, back] = sequences.flat().map(([, sequence]) => Number(sequence)) as [number, number, number];
  expect(left).toBeGreaterThan(had);
  expect(back).toBeGreaterThan(left);
});

test('two people can swap their seats, and names without an address, or half a name, are refused', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }], {
    participants: [person('a', 'x@example.ca'), person('a', 'y@example.ca')],
  });
  const now = await managed(site, reference);
  const [one, two] = now.participants;
  const body = (emails: string[], firstName = 'A') => ({
    revision: now.revision,
    participants: [one, two].map((seat, index) => ({
      id: seat?.id,
      firstName,
      lastName: 'B',
      email: emails[index],
    })),
  });
  expect(await answered(await name(site, reference, body(['z@example.ca', 'z2@example.ca'], '')), 400)).toMatchObject({
    fields: { 'participants.0.firstName': 'required' },
  });
  await answered(await name(site, reference, body(['y@example.ca', 'x@example.ca'])));
  expect((await managed(site, reference)).participants.map(({ email }) => email)).toEqual([
    'y@example.ca',
    'x@example.ca',
  ]);
});

/** A contact who has booked nothing else. */
const eve = {
  ...{ firstName: 'Eve', lastName: 'Young', email: 'eve@example.ca' },
  ...{ phone: '613-555-0177', organisation: 'Young Consulting' },
};

test('rules 9 and 42: one person, one seat in a class; of own bookings only who reads the contact’s mail is told', async () => {
  const site = await start();
  await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'taken@example.ca')] });
  const { reference } = await bookedUnproved(site, [{ eventId: 'a', quantity: 2 }], {
    participants: [person('a', 'own@example.ca')],
  });
  const browser = await prove(site, reference);
  const now = await managed(site, reference);
  const { id } = present(now.participants[1]);
  const to = (email: string) => ({
    revision: now.revision,
    participants: [{ id, firstName: 'A', lastName: 'B', email }],
  });
  expect(await answered(await name(site, reference, to('OWN@example.ca')), 409)).toMatchObject({
    code: 'duplicate_participant',
    fields: { 'participants.0.email': 'duplicate' },
  });
  const byMail = await answered(await name(site, await asContact(site, reference), to('Taken@example.ca')), 409);
  expect(byMail).toMatchObject({ code: 'duplicate_participant' });
  expect(byMail).not.toHaveProperty('fields');
  await answered(await site.post(`/Website/name-participants/${reference}`, to('Taken@example.ca'), browser));
});

test('rule 42: who is named on a seat learns from no answer, nor from a mail, that somebody has another one', async () => {
  const site = await start();
  await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'taken@example.ca')] });
  const { reference } = await booked(site, [{ eventId: 'a' }], { contact: eve });
  await site.deliver();
  await site.rows('DELETE FROM local_mail');
  const now = await managed(site, reference);
  const [seat] = now.participants;
  const named = (email: string, revision: number) => ({
    revision,
    participants: [{ id: seat?.id, firstName: 'Grace', lastName: 'Hopper', email }],
  });
  const token = await asContact(site, reference);
  const { revision } = await answered(await name(site, token, named('taken@example.ca', now.revision)));
  expect((await managed(site, reference)).participants).toMatchObject([{ email: 'taken@example.ca' }]);
  expect(await mailsTo(site, 'taken@example.ca')).toEqual([]);
  // The office sorts it out.
  expect((await mailsTo(site, 'info@gct.example')).at(-1)?.text).toContain('taken@example.ca');
  // Somebody else has the seat after all: who was never told of it is not told that it is gone.
  await answered(await name(site, token, named('new@example.ca', Number(revision))));
  await settled(site);
  expect(await mailsTo(site, 'taken@example.ca')).toEqual([]);
  expect(await mailsTo(site, 'new@example.ca')).toHaveLength(1);
});

test('rule 42: a seat that moves to a class in which its person has another one is set apart, and back it is as before', async () => {
  const site = await start();
  await booked(site, [{ eventId: 'b' }], { participants: [person('b', 'taken@example.ca')] });
  const { reference } = await booked(site, [{ eventId: 'a' }], {
    contact: eve,
    participants: [person('a', 'taken@example.ca')],
  });
  const token = await asContact(site, reference);
  const keys = () =>
    site.rows<{ email_key: string }>(
      `SELECT email_key FROM participants JOIN bookings ON bookings.id = booking_id
       WHERE reference = ? AND active = 1`,
      reference,
    );
  for (const [to, key] of [
    ['b', /^taken@example\.ca [\da-f-]{36}$/],
    ['a', /^taken@example\.ca$/],
  ] as const) {
    const now = await managed(site, token);
    await answered(await move(site, token, moveBody(now, [present(now.participants[0]).id], to)));
    expect((await keys())[0]?.email_key).toMatch(key);
  }
});

test('rule 42: who reads the contact’s mail moves nobody to a class in which that contact has them already', async () => {
  const site = await start();
  await booked(site, [{ eventId: 'b' }], { participants: [person('b', 'taken@example.ca')] });
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }], {
    participants: [person('a', 'taken@example.ca')],
  });
  const browser = await prove(site, reference);
  const now = await managed(site, reference);
  const body = moveBody(now, [present(now.participants[0]).id], 'b');
  const refused = await answered(await move(site, await asContact(site, reference), body), 409);
  expect(refused).toMatchObject({ code: 'duplicate_participant' });
  await answered(await site.post(`/Website/move-seats/${reference}`, body, browser));
});

test('rule 41: before the buyer has proved to be there, nobody is named or moved, and no part is cancelled', async () => {
  const site = await start();
  const { reference } = await bookedUnproved(site, [{ eventId: 'a', quantity: 2 }]);
  const now = await managed(site, reference);
  expect(now).toMatchObject({ proved: false, proofDueAt: '2026-11-25T15:00:00Z', documents: [] });
  const { id } = present(now.participants[0]);
  const participants = [{ id, firstName: 'A', lastName: 'B', email: 'n@example.ca' }];
  const unproved = { code: 'unproved' };
  const body = { revision: now.revision, participants };
  const partly = { ...cancelBody(now, [id]), feeCents: 0, creditedCents: 0 };
  expect(await answered(await name(site, reference, body), 409)).toMatchObject(unproved);
  expect(await answered(await move(site, reference, moveBody(now, [id], 'b')), 409)).toMatchObject(unproved);
  expect(await answered(await cancel(site, reference, partly), 409)).toMatchObject(unproved);
  expect((await managed(site, reference)).revision).toBe(now.revision);

  await prove(site, reference);
  const { revision, proofDueAt } = await managed(site, reference);
  expect(proofDueAt).toBeNull();
  await answered(await name(site, reference, { ...body, revision }));
});

test('rule 41: an unproved booking is cancelled as a whole: free of charge, without a credit note, by nobody else noticed', async () => {
  const site = await start();
  const { reference } = await bookedUnproved(site, [{ eventId: 'a', quantity: 2 }, { eventId: 'b' }], {
    participants: [person('a', 'grace@example.ca')],
  });
  // So late that a proved one would cost all of it.
  await site.rows(`UPDATE bookings SET proof_due_at = ?1`, Date.parse('2027-01-12T13:30:00Z'));
  site.at('2027-01-12T13:00:00Z');
  const now = await managed(site, reference);
  const seats = now.participants.map(({ id }) => id);
  const free = { revision: now.revision, seats, feeCents: 0, creditedCents: 0, back: 'refund' };
  expect(await answered(await cancel(site, reference, { ...free, feeCents: 1 }), 409)).toMatchObject({
    code: 'price_changed',
    feeCents: 0,
    totalCents: 0,
  });
  expect(await answered(await cancel(site, reference, free))).toMatchObject({ creditedCents: 0, refundCents: 0 });
  expect(await managed(site, reference)).toMatchObject({ state: 'cancelled', proofDueAt: null, documents: [] });
  expect([await seatsIn(site, 'a'), await seatsIn(site, 'b')]).toEqual([7, 7]);
  expect(await site.rows('SELECT invoice_draft, from_network FROM bookings')).toEqual([
    { invoice_draft: null, from_network: null },
  ]);
  for (const table of ['invoices', 'credit_notes']) expect(await site.rows(`SELECT number FROM ${table}`)).toEqual([]);
  const told = present((await mailsTo(site, 'ada@example.ca')).at(-1));
  expect(told.subject).toBe(`Booking cancelled: ${now.number}`);
  expect(told.text).toContain('See your booking: ');
  for (const other of ['grace@example.ca', 'info@gct.example']) expect(await mailsTo(site, other)).toEqual([]);
  // The clock has nothing left to end.
  await prove(site, reference);
  expect(await site.rows('SELECT proved_at FROM bookings')).toEqual([{ proved_at: null }]);
});

test('rule 41: of a booking that waits for its proof, the mail that asks for it is sent again, twice', async () => {
  const site = await start();
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }]);
  const token = await asContact(site, reference);
  expect((await site.post(`/Website/resend-booking/${reference}`, {})).status).toBe(204);
  expect((await site.post(`/Website/resend-booking/${reference}`, {})).status).toBe(204);
  expect((await site.post(`/Website/resend-booking/${reference}`, {})).status).toBe(409);
  const mails = await mailsTo(site, 'ada@example.ca');
  expect(mails).toHaveLength(3);
  for (const { text } of mails) expect(text).toContain(`https://gct.example/booking#${token}`);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1);
});

test('rule 41: the link of a mail proves the buyer when its reader says so, neither by being read nor by the reference', async () => {
  const site = await start();
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }]);
  const token = await asContact(site, reference);
  expect(await managed(site, token)).toMatchObject({ reference, proved: false });
  expect((await site.post(`/Website/prove-booking/${reference}`, { mine: true })).status).toBe(403);
  expect((await managed(site, reference)).proved).toBe(false);
  for (let times = 0; times < 2; times += 1) {
    expect((await site.post(`/Website/prove-booking/${token}`, { mine: true })).status).toBe(204);
  }
  expect(await site.rows('SELECT proved_by FROM bookings')).toEqual([{ proved_by: 'link' }]);
  expect(await site.rows(`SELECT who FROM booking_events WHERE kind = 'proved'`)).toHaveLength(1);
  expect((await site.post(`/Website/prove-booking/${'x'.repeat(43)}`, { mine: true })).status).toBe(404);
});

test('rule 41: the account of the contact’s e-mail proves the buyer, another account does not', async () => {
  const site = await startAccounts({}, siteDataOf([scheduledClass({ id: 'a' })]));
  await addAccount(site, 'eve@example.ca', PASSWORD);
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }]);
  const prove = async (email: string) => {
    const cookie = cookieOf(await site.logIn(email));
    await site.post(`/Website/prove-booking/${reference}`, { mine: true }, cookie);
    return site.rows('SELECT proved_by FROM bookings');
  };
  expect(await prove('eve@example.ca')).toEqual([{ proved_by: null }]);
  expect(await prove('ada@example.ca')).toEqual([{ proved_by: 'session' }]);
});

test('the link stands in the confirmation, is not stored, and the reference never opens as a token', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const token = await asContact(site, reference);
  const [mail] = await mailsTo(site, 'ada@example.ca');
  expect(mail?.text).toContain(`https://gct.example/booking#${token}`);
  expect(await site.rows('SELECT message FROM outbox WHERE message IS NOT NULL')).toEqual([]);
});

test('rule 23: a cancellation tells the buyer, with the credit note and a calendar update, and the office', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }, { eventId: 'b' }], {
    participants: [person('a', 'grace@example.ca')],
  });
  await site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: true });
  await site.deliver();
  const now = await managed(site, reference);
  await answered(await cancel(site, reference, cancelBody(now, [present(now.participants[0]).id])));
  const mail = present((await mailsTo(site, 'ada@example.ca')).at(-1));
  expect(mail.subject).toBe(`Seats cancelled: booking ${now.number}`);
  expect(mail.text).toContain('CREDIT NOTE C2026-000001');
  expect(mail.text).toContain('What was still to be paid is lower by $559.35.');
  expect(mail.text).not.toContain('By cheque');
  expect(fileOf(mail, 'CANCEL')).toMatch(/METHOD:CANCEL[^]*UID:a\.1@gct\.example[^]*STATUS:CANCELLED/);
  expect(fileOf(mail, 'CANCEL')).not.toContain('UID:b.');
  expect((await mailsTo(site, 'info@gct.example')).at(-1)).toMatchObject({
    subject: `Changed: booking ${now.number}, Ada Byron`,
  });
  expect((await mailsTo(site, 'grace@example.ca')).at(-1)?.subject).toBe('Your seat was given up: Excel Level 1');
});

test('a move tells the new date with its calendar entry, and takes the old one out', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'grace@example.ca')] });
  await site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: true });
  const now = await managed(site, reference);
  await answered(await move(site, reference, moveBody(now, [present(now.participants[0]).id], 'b')));
  const mail = present((await mailsTo(site, 'ada@example.ca')).at(-1));
  expect(fileOf(mail, 'REQUEST')).toMatch(/METHOD:REQUEST[^]*UID:b\.1@gct\.example[^]*ORGANIZER/);
  expect(fileOf(mail, 'CANCEL')).toContain('UID:a.1@gct.example');
  const office = present((await mailsTo(site, 'info@gct.example')).at(-1));
  expect(office.text.replaceAll('\u00a0', ' ')).toContain('February 9, 2027');
  const subjects = (await mailsTo(site, 'grace@example.ca')).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    'Changed: Excel Level 1',
    'Joining instructions: Excel Level 1',
    'Joining instructions: Excel Level 1',
  ]);
});

test('a calendar keeps a class of which its owner has another seat, or has booked one', async () => {
  const site = await start();
  const named = { participants: [person('a', 'grace@example.ca')] };
  const own = await booked(site, [{ eventId: 'a' }]);
  const hers = await booked(site, [{ eventId: 'a' }], {
    contact: {
      ...{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca', phone: '613-555-0142' },
      organisation: 'Example Institute',
    },
  });
  const second = await booked(site, [{ eventId: 'a' }], named);
  const cancelled = async ({ reference }: { reference: string }) => {
    await site.deliver();
    const now = await managed(site, reference);
    await answered(await cancel(site, reference, cancelBody(now, [present(now.participants[0]).id])));
  };
  /** Of the last mail to an address, its subject and whether it takes the class out. */
  const last = async (recipient: string) => {
    const mail = present((await mailsTo(site, recipient)).at(-1));
    const takes = mail.attachments.some(({ contentType }) => contentType.includes('method=CANCEL'));
    return [mail.subject, takes, mail.text.includes('calendar')];
  };
  await cancelled(second);
  expect(await last('ada@example.ca')).toEqual([`Booking cancelled: ${second.number}`, false, false]);
  expect(await last('grace@example.ca')).toEqual(['Your seat was given up: Excel Level 1', false, false]);
  await cancelled(own);
  expect(await last('ada@example.ca')).toEqual([`Booking cancelled: ${own.number}`, true, true]);
  await cancelled(hers);
  expect(await last('grace@example.ca')).toEqual([`Booking cancelled: ${hers.number}`, true, true]);
});

test('documents are sent again to the contact, a few times', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const token = await asContact(site, reference);
  for (let times = 0; times < 12; times += 1) await site.post(`/Website/resend-booking/${token}`, {});
  expect((await site.post(`/Website/resend-booking/${token}`, {})).status).toBe(409);
  const mails = await mailsTo(site, 'ada@example.ca');
  // The first one asked for the proof.
  expect(mails).toHaveLength(13);
  expect(new Set(mails.slice(1).map(({ subject }) => subject))).toEqual(new Set(['Booking confirmed: Excel Level 1']));
});

test('a confirmed booking shows what is left of it, and its calendar no class that was given back', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }, { eventId: 'b' }]);
  const now = await managed(site, reference);
  await answered(await cancel(site, reference, cancelBody(now, [present(now.participants[0]).id])));
  const view = (await (await site.get(`/Website/booking/${await asContact(site, reference)}`)).json()) as {
    lines: { eventId: string }[];
  };
  expect(view.lines.map(({ eventId }) => eventId)).toEqual(['b']);
  const file = await (await site.get(`/Website/booking/${await asContact(site, reference)}/calendar.ics`)).text();
  expect(file).toContain('UID:b.1');
  expect(file).not.toContain('UID:a.1');
});

test('rule 42: whoever books with somebody’s address is not told what that client has with us', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  await pay(site, reference, withHst(PRICE));
  const now = await managed(site, reference);
  const seats = now.participants.map(({ id }) => id);
  await answered(await cancel(site, reference, cancelBody(now, seats, { back: 'credit' })));
  const stranger = await bookedUnproved(site, [{ eventId: 'b' }]);
  const seen = await site.get(`/Website/manage-booking/${stranger.reference}`);
  expect(await seen.json()).toMatchObject({ money: { creditBalanceCents: 0 } });
  const token = await asContact(site, stranger.reference);
  expect((await managed(site, token)).money.creditBalanceCents).toBe(withHst(PRICE));
});

test('a seat is named once in a request: of two names, nobody could say which one is meant', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const { revision, participants } = await managed(site, reference);
  const name = (firstName: string) => ({
    id: present(participants[0]).id,
    firstName,
    lastName: 'B',
    email: 'one@example.ca',
  });
  const answer = await site.post(`/Website/name-participants/${await asContact(site, reference)}`, {
    revision,
    participants: [name('One'), name('Two')],
  });
  expect(await answered(answer, 400)).toMatchObject({ code: 'validation', fields: { participants: 'duplicate' } });
  expect((await managed(site, reference)).participants).toMatchObject([{ firstName: '' }]);
});
