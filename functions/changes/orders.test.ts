import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { Changed, IssuedDocument } from '../../src/domain/changes/contract.ts';
import type { OfficePackage } from '../../src/domain/packages/office-calls.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { managed, pay } from '../testing/changes.ts';
import { asContact, confirmBody, hold, meddling, withHst } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { buyPackage, orderActs } from '../testing/orders.ts';
import { papersOf, wordsOf } from '../testing/papers.ts';
import { coachingLine, privateLine, startQuotes } from '../testing/quotes.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 177_500;
/** Two of five seats: the class takes two days. */
const USED = (PRICE * 2) / 5;

/** An office whose money can be moved, and a package on invoice, of which two seats are used where that is said. */
async function startPackage({ isUsed = false } = {}) {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a', capacity: 20 })]));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const bought = await buyPackage(site, { totalCents: withHst(PRICE) });
  const spend = async () => {
    const { reference } = await hold(site, [{ eventId: 'a', quantity: 1 }]);
    return site.post(`/Website/confirm-booking/${reference}`, confirmBody(0, { packageCode: bought.code }));
  };
  if (isUsed) expect((await spend()).status).toBe(200);
  const { headers } = stella;
  const balance = async () => (await acts.file(bought.bookingId)).openCents;
  const acts = orderActs({ site, headers });
  return { site, headers, bought, spend, balance, ...acts };
}

const changedOf = async (answer: Response) => {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json<Changed>();
};

const notesOf = async (site: { rows: <Row>(sql: string) => Promise<Row[]> }) =>
  (
    await site.rows<{ number: string; invoice_number: string; total_cents: number; document: string }>(
      'SELECT number, invoice_number, total_cents, document FROM credit_notes ORDER BY number',
    )
  ).map(({ document, ...row }) => ({ ...row, document: JSON.parse(document) as IssuedDocument }));

async function mailsTo(site: Awaited<ReturnType<typeof startOffice>>, recipient: string): Promise<Message[]> {
  await site.deliver();
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
  return rows.map(({ message }) => JSON.parse(message) as Message).filter(({ to }) => to === recipient);
}

test('rule 21: a package that nobody used is credited whole when it is voided, with the taxes of its invoice', async () => {
  const { site, bought, balance, end, order } = await startPackage();
  expect(await order(bought.bookingId)).toMatchObject({
    ...{ state: 'confirmed', creditableCents: PRICE, proposedCents: PRICE },
    package: { id: bought.id, state: 'bought', seats: 5, left: 5 },
    worth: { netCents: PRICE, taxes: [{ code: 'HST', province: 'ON', amountCents: withHst(PRICE) - PRICE }] },
  });
  expect(await changedOf(await end(bought))).toMatchObject({
    ...{ creditedCents: withHst(PRICE), invoicedCents: 0, refundCents: 0, creditCents: 0 },
  });
  const note = only(await notesOf(site));
  const invoice = only(await site.rows<{ number: string; document: string }>('SELECT number, document FROM invoices'));
  expect([note.number, note.invoice_number, note.total_cents]).toEqual([
    'C2026-000001',
    invoice.number,
    withHst(PRICE),
  ]);
  const { taxes, lines } = JSON.parse(invoice.document) as IssuedDocument;
  expect(note.document).toMatchObject({ taxes, subtotalCents: PRICE, feeCents: 0 });
  expect(note.document.lines).toEqual(lines);
  expect([await balance(), (await order(bought.bookingId)).state]).toEqual([0, 'cancelled']);
});

test('seats that were used stay charged, and their classes stay booked', async () => {
  const { site, bought, balance, end, order, credit } = await startPackage({ isUsed: true });
  expect(await order(bought.bookingId)).toMatchObject({ creditableCents: PRICE - USED, package: { left: 3 } });
  // More than the seats that nobody has used is refused.
  const more = await end(bought, PRICE - USED + 1);
  expect([more.status, await more.json()]).toMatchObject([409, { code: 'closed' }]);
  expect(await changedOf(await end(bought))).toMatchObject({ creditedCents: withHst(PRICE - USED) });
  const { document } = only(await notesOf(site));
  expect(document.lines).toMatchObject([{ lineCents: PRICE - USED, bought: { seats: 3 } }]);
  expect(await balance()).toBe(withHst(USED));
  expect(await order(bought.bookingId)).toMatchObject({ state: 'confirmed', creditableCents: 0 });
  expect(await site.rows(`SELECT state, quantity FROM bookings JOIN booking_lines ON booking_id = id`)).toEqual([
    { state: 'confirmed', quantity: 1 },
  ]);

  // A seat that comes back later is credited then.
  await site.rows(
    `INSERT INTO package_seats (purchase_id, pool, kind, delta, booking_id, class_id, at)
     SELECT purchase_id, pool, 'given_back', 2, booking_id, class_id, at FROM package_seats WHERE kind = 'spent'`,
  );
  expect(await changedOf(await credit(bought.bookingId, USED))).toMatchObject({ creditedCents: withHst(USED) });
  expect(await balance()).toBe(0);
});

test('what was paid goes back as a refund, or stays as a credit; what is open is lowered first', async () => {
  for (const back of ['refund', 'credit'] as const) {
    const { site, bought, balance, end } = await startPackage({ isUsed: true });
    const [{ reference }] = (await site.rows<{ reference: string }>(
      'SELECT reference FROM bookings WHERE id = ?1',
      bought.bookingId,
    )) as [{ reference: string }];
    // A part of it: more than the used seats cost.
    await pay(site, reference, withHst(USED) + 10_000);
    const changed = await changedOf(await end(bought, undefined, { back }));
    expect(changed).toMatchObject({ [`${back}Cents`]: 10_000, creditedCents: withHst(PRICE - USED) });
    expect(await site.rows('SELECT delta_cents AS cents FROM credits')).toEqual(
      back === 'credit' ? [{ cents: 10_000 }] : [],
    );
    if (back === 'credit') expect(await balance()).toBe(0);
    else expect(await site.rows('SELECT refund_cents AS cents FROM credit_notes')).toEqual([{ cents: 10_000 }]);
    expect(await site.rows('SELECT 1 FROM notes_to_refund')).toHaveLength(back === 'refund' ? 1 : 0);
  }
});

test('a seat that is used in that moment refuses the voiding, which then credits what is left', async () => {
  const { site, bought, end, order, spend } = await startPackage();
  const refused = await meddling(
    site,
    async () => expect((await spend()).status).toBe(200),
    () => end(bought),
  );
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'closed' }]);
  expect(await site.rows('SELECT state FROM package_purchases')).toEqual([{ state: 'bought' }]);
  expect(await changedOf(await end(bought))).toMatchObject({ creditedCents: withHst(PRICE - USED) });
  expect((await order(bought.bookingId)).package).toMatchObject({ state: 'void', left: 3 });
});

test('voided twice at once it is credited once, and whoever saw another revision looks again', async () => {
  const { site, bought, end } = await startPackage();
  const other = await end(bought, undefined, { revision: 7 });
  expect([other.status, await other.json()]).toMatchObject([409, { code: 'booking_changed' }]);
  const answers = await Promise.all([end(bought), end(bought)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await notesOf(site)).toHaveLength(1);
  expect(await site.rows(`SELECT after FROM office_acts WHERE act = 'package_voided'`)).toHaveLength(1);
});

test('once its last day is over nothing is proposed; the office may credit less, or nothing, and the invoice stays', async () => {
  const { site, headers, bought, balance, end, order } = await startPackage();
  await site.rows(`UPDATE package_purchases SET expires_on = '2026-11-19'`);
  expect(await order(bought.bookingId)).toMatchObject({ creditableCents: PRICE, proposedCents: 0 });
  expect(await changedOf(await end(bought))).toMatchObject({ creditedCents: 0 });
  expect([await balance(), await notesOf(site)]).toEqual([withHst(PRICE), []]);
  const file = await (await site.get(`/Website/office/packages/${bought.id}`, headers)).json<OfficePackage>();
  expect(file.state).toBe('void');
});

test('what was written off of an order is over as far as it is credited', async () => {
  const { site, bought, end } = await startPackage({ isUsed: true });
  await site.rows(
    `INSERT INTO write_offs (id, booking_id, amount_cents, written_at) VALUES ('w', ?1, ?2, 1)`,
    bought.bookingId,
    withHst(PRICE),
  );
  await changedOf(await end(bought));
  expect(await site.rows(`SELECT kind, amount_cents AS cents FROM write_offs_taken_back`)).toEqual([
    { kind: 'settled', cents: withHst(PRICE - USED) },
  ]);
});

test('the payer is told of a voided package, with the credit note as a paper, and reads both papers by the link', async () => {
  const { site, bought, end } = await startPackage({ isUsed: true });
  await end(bought);
  const mail = present((await mailsTo(site, 'ada@example.ca')).find(({ text }) => text.includes('C2026-000001')));
  for (const words of ['its code pays for nothing any more', 'Not credited, before tax: $710.00', '$1,203.45'])
    expect(mail.text).toContain(words);
  expect(papersOf(mail).map(({ filename }) => filename)).toEqual(['C2026-000001.pdf']);
  expect(only(papersOf(mail)).words).toContain('Software package, 5 seats');
  const office = await mailsTo(site, 'info@gct.example');
  expect(office.some(({ subject }) => subject.startsWith('Changed: booking'))).toBe(true);

  const [row] = await site.rows<{ reference: string }>(
    'SELECT reference FROM bookings WHERE id = ?1',
    bought.bookingId,
  );
  const reference = present(row).reference;
  const { documents, lines, history } = await managed(site, reference);
  expect([lines, documents.map(({ kind }) => kind)]).toEqual([[], ['invoice', 'credit_note']]);
  expect(history.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['package_voided', 'credited']));
  const secret = await asContact(site, reference);
  const paper = await site.get(`/Website/manage-booking/${secret}/documents/C2026-000001`);
  expect(await wordsOf(paper)).toContain('Credit note C2026-000001');
  // There is nothing of it that could be given back, moved or named.
  const body = { revision: 1, seats: ['x'], feeCents: 0, creditedCents: 0, back: 'refund' };
  expect((await site.post(`/Website/cancel-seats/${secret}`, body)).status).toBe(404);
});

/** What a quote has beside seats, ordered: a private class in Gatineau and coaching in Ontario, less 10 %. */
async function startOrder() {
  const quotes = await startQuotes([scheduledClass({ id: 'a' })]);
  const { site, headers, sent, answer } = quotes;
  const quote = await sent([privateLine, coachingLine], { reduction: { rate: 10_000 } });
  expect((await answer(quote, 'accept')).status).toBe(200);
  const [row] = await site.rows<{ id: string; total: number }>(
    'SELECT bookings.id, bookings.total_cents AS total FROM bookings JOIN quotes ON order_id = bookings.id',
  );
  const { id, total } = present(row);
  return { site, headers, id, total, ...orderActs({ site, headers }) };
}

test('an order that came from a quote ends with a credit note by province and tax, less what is kept by its terms', async () => {
  const { site, id, total, file, cancel, credit, order } = await startOrder();
  expect(await order(id)).toMatchObject({ package: null, creditableCents: 265_500, worth: { netCents: 265_500 } });
  const { creditedCents } = await changedOf(await cancel(id, 200_000));
  const { document } = only(await notesOf(site));
  expect(document).toMatchObject({ subtotalCents: 200_000, feeCents: 65_500, discount: { by: 'quote' } });
  expect(document.lines.map(({ title }) => title)).toEqual(['Private class: Excel Level 1', 'Coaching, an hour']);
  expect(document.taxes.map(({ province, code }) => `${province} ${code}`)).toEqual(['QC GST', 'QC QST', 'ON HST']);
  expect((await file(id)).openCents).toBe(total - creditedCents);
  expect(await file(id)).toMatchObject({ state: 'cancelled' });
  // What was kept can be given back, to the last cent of each tax, and no more.
  const twice = await cancel(id, 1);
  expect([twice.status, await twice.json()]).toMatchObject([409, { code: 'closed' }]);
  await changedOf(await credit(id, 65_500));
  const left = await order(id);
  expect([left.worth?.netCents, ...(left.worth?.taxes.map(({ amountCents }) => amountCents) ?? [])]).toEqual([
    0, 0, 0, 0,
  ]);
  expect((await file(id)).openCents).toBe(0);
  expect(await site.rows(`SELECT subtotal_cents AS net, total_cents AS total FROM bookings WHERE id = ?1`, id)).toEqual(
    [{ net: 0, total: 0 }],
  );
});

test('a part of an order is credited while it goes on, its buyer is told, and the office opens and sends its papers', async () => {
  const { site, headers, id, credit, file } = await startOrder();
  await changedOf(await credit(id, 10_000, 'credit'));
  expect(await file(id)).toMatchObject({ state: 'confirmed', creditNotes: [{ number: 'C2026-000001' }] });
  const mail = present((await mailsTo(site, 'ada@example.ca')).find(({ text }) => text.includes('C2026-000001')));
  expect(mail.text).toContain('Reduction by our office');
  for (const number of ['2026-000001', 'C2026-000001']) {
    const paper = await site.get(`/Website/office/bookings/${id}/documents/${number}`, headers);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  }
  const send = (what: string) => site.post(`/Website/office/bookings/${id}/mails`, { what }, headers);
  expect([(await send('papers')).status, (await send('confirmation')).status]).toEqual([200, 409]);
  const again = (await mailsTo(site, 'ada@example.ca')).at(-1);
  expect(papersOf(present(again)).map(({ filename }) => filename)).toEqual(['C2026-000001.pdf', '2026-000001.pdf']);
});

test('a booking of classes is no order, and a package in force is credited by its voiding alone', async () => {
  const { site, headers, bought, credit, cancel } = await startPackage({ isUsed: true });
  for (const answer of [await credit(bought.bookingId, 100), await cancel(bought.bookingId, 100)])
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'closed' }]);
  const [row] = await site.rows<{ id: string }>('SELECT booking_id AS id FROM booking_lines');
  expect((await site.get(`/Website/office/bookings/${present(row).id}/order`, headers)).status).toBe(404);
  expect(await notesOf(site)).toEqual([]);
});
