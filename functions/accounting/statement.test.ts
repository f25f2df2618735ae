import { expect, test } from 'vitest';
import { agedOf } from '../../src/domain/accounting/ages.ts';
import type { OfficeMoney } from '../../src/domain/accounting/contract.ts';
import type { Statement } from '../../src/domain/accounting/statement.ts';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OpenInvoices } from '../../src/domain/payments/together.ts';
import { only, present } from '../../src/domain/present.ts';
import { bookedBy, cancelBody, managed } from '../testing/changes.ts';
import { asContact, withHst } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { CARDS, payAtOf, startShop } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { statementOf } from './statement.ts';

const BOOKINGS = '/Website/office/bookings';
const SEAT = withHst(49_500);

/** Ada has two bookings of November 20, Grace of the same organization one of December 1, and Eve of another one. */
async function start() {
  const classes = ['a', 'b', 'c', 'd'].map((id) =>
    scheduledClass({
      id,
      capacity: 20,
      sessions: [{ start: '2027-06-15T18:00:00Z', end: '2027-06-15T23:00:00Z' }],
      salesEnd: '2027-06-15T17:00:00Z',
    }),
  );
  const site = await startOffice({}, siteDataOf(classes));
  const stella = await site.staff('stella@example.ca', 'owner');
  const enter = async () => {
    const headers = await site.cookieOf('stella@example.ca');
    await open(site, { ...stella, headers });
    await open(site, { ...stella, headers }, openOfficeForMoney.path);
    return headers;
  };
  let headers = await enter();
  const book = (...[eventId, email, organisation]: [string, string, string?]) =>
    bookedBy(site, eventId, email, organisation);
  const at = async (instant: string) => {
    site.at(instant);
    headers = await enter();
  };
  const first = await book('a', 'ada@example.ca');
  const second = await book('b', 'ada@example.ca');
  const foreign = await book('d', 'eve@example.ca', 'Somebody Else');
  await at('2026-12-01T15:00:00Z');
  const other = await book('c', 'grace@example.ca', 'EXAMPLE institute');
  const get = async <Value>(path: string) => (await site.get(`${BOOKINGS}/${path}`, headers)).json<Value>();
  const statement = (query = '', id = first.id) => get<Statement>(`${id}/statement?${query}`);
  const text = async (path: string) => (await site.get(`${BOOKINGS}/${first.id}/statement/${path}`, headers)).text();
  const post = async (path: string, body: object) => {
    const answer = await site.post(`${BOOKINGS}/${path}`, body, headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  const pay = (id: string, cents: number, receivedOn: string, openCents = SEAT) =>
    post(`${id}/payments`, { method: 'cheque', cents, receivedOn, note: '', openCents });
  const money = async () => (await site.get('/Website/office/money', headers)).json<OfficeMoney>();
  return { site, at, book, get, statement, text, post, pay, money, first, second, foreign, other };
}

type Office = Awaited<ReturnType<typeof start>>;

const sumOf = (rows: readonly { openCents: number }[]) => rows.reduce((sum, { openCents }) => sum + openCents, 0);

/** A part of one, more than all of another, one that is cancelled, and one that is given up as far as it is open. */
async function history({ site, at, statement, post, pay, first, second, other }: Office) {
  await pay(first.id, 20_000, '2026-12-01');
  await at('2027-01-15T15:00:00Z');
  await pay(second.id, SEAT + 700, '2027-01-15');
  const now = await managed(site, other.reference);
  const secret = await asContact(site, other.reference);
  const seats = now.participants.map((one) => one.id);
  expect((await site.post(`/Website/cancel-seats/${secret}`, cancelBody(now, seats))).status).toBe(200);
  await at('2027-01-20T15:00:00Z');
  await post(`${first.id}/write-off`, { openCents: SEAT - 20_000, reason: 'They are gone.' });
  await post(`${first.id}/write-off/take-back`, { writtenOffCents: SEAT - 20_000, reason: 'They are back.' });
  return statement('of=organisation');
}

test('a client’s statement has her own bookings, that of an organization those of everybody who named it', async () => {
  const { statement, first, second, other, foreign } = await start();
  const own = await statement();
  expect(own).toMatchObject({ of: 'client', name: 'Ada Byron', organisation: 'Example Institute', from: '' });
  expect(own.lines.map(({ bookingId, openCents }) => [bookingId, openCents])).toEqual([
    [first.id, SEAT],
    [second.id, 2 * SEAT],
  ]);
  const all = await statement('of=organisation', other.id);
  expect(all.lines.map(({ bookingId }) => bookingId)).toEqual([first.id, second.id, other.id]);
  expect((await statement('of=organisation', foreign.id)).lines).toHaveLength(1);
});

test('what names an organization from another mail domain is in its statement only where that is asked for', async () => {
  const { book, statement, text, first, second, other } = await start();
  const mallory = await book('d', 'mallory@elsewhere.example');
  const own = await statement('of=organisation');
  expect(own).toMatchObject({ whole: false, byNameAlone: 1, openCents: 3 * SEAT });
  expect(own.lines.map(({ bookingId }) => bookingId)).toEqual([first.id, second.id, other.id]);
  expect((await text('statement?of=organisation')).trimEnd().split('\r\n')).toHaveLength(4);
  const all = await statement('of=organisation&whole=yes');
  expect(all).toMatchObject({ whole: true, byNameAlone: 1, openCents: 4 * SEAT });
  expect((await text('open-invoices?of=organisation&whole=yes')).trimEnd().split('\r\n')).toHaveLength(5);
  expect((await statement('of=organisation', mallory.id)).lines.map(({ bookingId }) => bookingId)).toEqual([
    mallory.id,
  ]);
});

test('what is open by invoice is what the lists of money say, to the cent', async () => {
  const office = await start();
  const { get, money, statement, first, second, other } = office;
  const { invoices, besideCents, openCents, closingCents, lines } = await history(office);
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(
    new Set(['invoice', 'payment', 'credit_note', 'written_off', 'taken_back']),
  );
  const ids = [first.id, second.id, other.id];
  const due = (await money()).due.filter(({ id }) => ids.includes(id));
  expect(openCents).toBe(sumOf(due));
  expect(closingCents).toBe(openCents);
  expect(besideCents).toBe(-700);
  expect(sumOf(invoices) + besideCents).toBe(openCents);
  const together = await get<OpenInvoices>(`${first.id}/open-invoices`);
  const named = ({ number, openCents: cents }: { number: string; openCents: number }) => [number, cents];
  expect(invoices.map(named).sort()).toEqual(
    together.invoices.map((one) => named({ number: one.invoice, openCents: one.openCents })).sort(),
  );
  expect(agedOf(invoices).reduce((sum, { cents }) => sum + cents, 0)).toBe(sumOf(invoices));
  const own = await statement();
  expect(own.openCents).toBe(sumOf(due.filter(({ id }) => id !== other.id)));
});

test('of what is written off in part, an invoice is open for the rest, as reminders say it', async () => {
  const { site, statement, money, first } = await start();
  await site.rows(
    `INSERT INTO write_offs (id, booking_id, amount_cents, written_at) VALUES ('w', ?1, 935, 1)`,
    first.id,
  );
  const { invoices, openCents } = await statement();
  expect(invoices.map((one) => one.openCents)).toEqual([SEAT - 935, SEAT]);
  const { due } = await money();
  expect(openCents).toBe(sumOf(due.filter(({ email }) => email === 'ada@example.ca')));
});

test('periods follow one another: what is open before one is what is open at the end of the last', async () => {
  const office = await start();
  const whole = await history(office);
  const { statement } = office;
  const days = ['2026-11-19', '2026-11-20', '2026-12-01', '2027-01-15', '2027-01-20'] as const;
  const nextOf = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  let [opening, from] = [0, ''];
  const lines: Statement['lines'] = [];
  for (const to of days) {
    const part = await statement(`of=organisation&from=${from}&to=${to}`);
    expect(part.openingCents).toBe(opening);
    expect(part.lines.reduce((sum, { cents }) => sum + cents, opening)).toBe(part.closingCents);
    lines.push(...part.lines);
    [opening, from] = [part.closingCents, nextOf(to)];
    expect(part.openCents).toBe(whole.openCents);
  }
  expect(lines).toEqual(whole.lines);
  expect(opening).toBe(whole.openCents);
  expect(await statement('from=2027-02-01&to=2027-01-01')).toMatchObject({ code: 'validation' });
});

test('an invoice is as old as its own due date', async () => {
  const { at, statement } = await start();
  const agesOn = async (day: string) => {
    await at(`${day}T15:00:00Z`);
    const { invoices } = await statement('of=organisation');
    return agedOf(invoices).flatMap(({ age, invoices: count }) => (count > 0 ? [[age, count]] : []));
  };
  // Due on November 27, and on December 8.
  expect(await agesOn('2026-12-08')).toEqual([
    ['notDue', 1],
    ['to30', 2],
  ]);
  expect(await agesOn('2026-12-28')).toEqual([
    ['to30', 1],
    ['to60', 2],
  ]);
  expect(await agesOn('2027-03-01')).toEqual([
    ['to90', 1],
    ['older', 2],
  ]);
});

test('a refund that its bank sends back stays on its day, and comes back on that of its return', async () => {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  await site.pay(payAtOf(await site.order([{ eventId: 'a' }])), CARDS.refundFails);
  const paid = only(
    await site.rows<{ intent: string; id: string }>('SELECT provider_intent AS intent, booking_id AS id FROM payments'),
  );
  await site.double.control.refundInDashboard(paid.intent, 10_000);
  await site.pass(5);
  expect(await site.rows('SELECT state FROM refunds')).toEqual([{ state: 'failed' }]);
  const { lines, openCents } = present(
    await statementOf(site.needs, paid.id, { of: 'client', whole: '', from: '', to: '' }),
  );
  expect(lines.slice(-2).map(({ kind, cents }) => [kind, cents])).toEqual([
    ['refund', 10_000],
    ['refund_back', -10_000],
  ]);
  expect(openCents).toBe(0);
});

test('both tables leave in the language of who reads them, with what is open before a period, and what we owe', async () => {
  const office = await start();
  await history(office);
  const linesOf = (csv: string) => csv.replaceAll('\u00a0', ' ').trimEnd().split('\r\n');
  const lines = linesOf(await office.text('statement?of=organisation&from=2027-01-01&lang=fr'));
  expect(lines.slice(0, 2)).toEqual([
    'Date;Opération;Réservé par;Réservation;Bon de commande;Échéance;Montant;Solde après',
    '2027-01-01;Solde avant le 1er janvier 2027;;;;;;1478,05',
  ]);
  const invoices = linesOf(await office.text('open-invoices?lang=en'));
  expect(invoices[0]).toBe('Invoice,Date,Booked by,Booking,Purchase order,Due,Days overdue,Age,Open');
  expect(invoices[1]).toMatch(/^2026-000001,2026-11-20,Ada Byron,[\w-]+,,2026-11-27,54,31 to 60 days,359\.35$/);
  expect(invoices.slice(2)).toEqual(['we owe,,,,,,,,-7.00']);
});

test('who names no organization has a statement of her own, and no other', async () => {
  const { site, get, statement, first } = await start();
  await site.rows(`UPDATE bookings SET contact = json_set(contact, '$.organisation', '') WHERE id = ?1`, first.id);
  expect((await statement()).organisation).toBe('');
  expect(await get(`${first.id}/statement?of=organisation`)).toMatchObject({ code: 'not_found' });
});
