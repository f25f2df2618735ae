import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BookingView, type ConfirmRequest } from '../../src/domain/booking/contract.ts';
import { runScheduled } from '../scheduled.ts';
import { cookieOf, startAccounts } from '../testing/accounts.ts';
import {
  asContact,
  confirmBody,
  hold,
  meddling,
  prove,
  startSite,
  withHst,
  type TestSite,
  type WantedSeats,
} from '../testing/harness.ts';
import { first } from '../../src/domain/present.ts';
import { supplierIn } from '../platform/supplier.ts';
import { unaskedCards } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 49_500;

/** A postal code of a province, where it is not Ontario's. */
const codes: Partial<Record<string, string>> = { NS: 'B3H 4R2', BC: 'V6B 1A1', QC: 'J8X 4B5' };

const billing = (changes: Partial<ConfirmRequest['billing']>): ConfirmRequest['billing'] => ({
  line1: '1 Main St',
  line2: '',
  city: 'Somewhere',
  country: 'CA',
  province: 'ON',
  postalCode: codes[changes.province ?? 'ON'] ?? 'K1A 0B1',
  ...changes,
});

const person = (eventId: string, email: string) => ({ eventId, email, firstName: 'Grace', lastName: 'Hopper' });

function confirm(site: TestSite, reference: string, body: object, headers = {}): Promise<Response> {
  return site.post(`/Website/confirm-booking/${reference}`, body, headers);
}

/** Holds and confirms, proves the address, and expects to get the booking. */
async function book(
  site: TestSite,
  lines: WantedSeats[],
  totalCents: number,
  changes: Partial<ConfirmRequest> = {},
): Promise<BookingView> {
  const { reference } = await hold(site, lines);
  const response = await confirm(site, reference, confirmBody(totalCents, changes));
  expect(response.status, await response.clone().text()).toBe(200);
  await prove(site, reference);
  return v.parse(BookingView, await (await site.get(`/Website/booking/${await asContact(site, reference)}`)).json());
}

async function refused(response: Response): Promise<Record<string, unknown>> {
  return { status: response.status, ...((await response.json()) as object) };
}

test('a confirmed booking has what was asked, at the prices and taxes of the server, with its invoice', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const view = await book(site, [{ eventId: 'a', quantity: 2 }], withHst(2 * PRICE), {
    participants: [person('a', 'grace@example.ca')],
    purchaseOrder: 'PO-7',
    budgetCode: 'B-9',
  });
  expect(view).toMatchObject({
    state: 'confirmed',
    confirmedAt: '2026-11-20T15:00:00Z',
    holdExpiresAt: null,
    contact: { email: 'ada@example.ca' },
    billing: { province: 'ON' },
    lines: [{ eventId: 'a', quantity: 2, unitCents: PRICE, lineCents: 2 * PRICE, event: { seatsLeft: 5 } }],
    paymentMethod: 'invoice',
    purchaseOrder: 'PO-7',
    budgetCode: 'B-9',
    subtotalCents: 2 * PRICE,
    taxes: [{ code: 'HST', province: 'ON', rate: 13_000, baseCents: 2 * PRICE, amountCents: 12_870 }],
    totalCents: 2 * PRICE + 12_870,
    invoice: { number: '2026-000001', issuedOn: '2026-11-20', dueOn: '2026-11-27' },
    cancellation: site.needs.siteData.cancellation,
  });
  expect(view.invoice?.document.supplier).toEqual(supplierIn(site.needs.siteData.supplier, 'en'));
  expect(view.participants).toMatchObject([
    { eventId: 'a', firstName: 'Grace', email: 'grace@example.ca' },
    { eventId: 'a', firstName: '', email: '' },
  ]);
  expect(new Set(view.participants.map(({ id }) => id)).size).toBe(2);
  const read = await (await site.get(`/Website/booking/${await asContact(site, view.reference)}`)).json();
  expect(read).toEqual(view);
});

test.each([
  ['Ontario', { province: 'ON' }, [['HST', 'ON', 6_435]]],
  ['Nova Scotia', { province: 'NS' }, [['HST', 'NS', 6_930]]],
  ['British Columbia', { province: 'BC' }, [['GST', 'BC', 2_475]]],
  [
    'Quebec',
    { province: 'QC' },
    [
      ['GST', 'QC', 2_475],
      ['QST', 'QC', 4_938],
    ],
  ],
  ['the United States', { country: 'US', province: null, postalCode: '10001' }, []],
] as const)('an online class is taxed for a buyer in %s', async (_, address, taxes) => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const total = PRICE + taxes.reduce((sum, [, , amount]) => sum + amount, 0);
  const view = await book(site, [{ eventId: 'a' }], total, { billing: billing(address) });
  expect(view.taxes.map((tax) => [tax.code, tax.province, tax.amountCents])).toEqual(taxes);
});

test('a class in a room is taxed where the room is, beside an online one where the buyer is', async () => {
  const site = await startSite(
    siteDataOf([
      scheduledClass({ id: 'online' }),
      scheduledClass({ id: 'room', delivery: 'in-person', placeId: 'vancouver', timeZone: 'America/Vancouver' }),
    ]),
  );
  const view = await book(site, [{ eventId: 'online' }, { eventId: 'room' }], 2 * PRICE + 6_930 + 2_475, {
    billing: billing({ province: 'NS' }),
  });
  expect(view.taxes.map((tax) => [tax.code, tax.province, tax.baseCents, tax.amountCents])).toEqual([
    ['HST', 'NS', PRICE, 6_930],
    ['GST', 'BC', PRICE, 2_475],
  ]);
});

test('a province named for an address outside Canada taxes nothing', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const view = await book(site, [{ eventId: 'a' }], PRICE, {
    billing: billing({ country: 'other', province: 'ON', postalCode: '75001' }),
  });
  expect(view.taxes).toEqual([]);
});

test('another total than the one agreed to books nothing and says the one now', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  expect(await refused(await confirm(site, reference, confirmBody(PRICE)))).toMatchObject({
    status: 409,
    code: 'price_changed',
    totalCents: withHst(PRICE),
  });
  expect(await site.rows('SELECT number FROM invoices')).toEqual([]);
  expect((await confirm(site, reference, confirmBody(withHst(PRICE)))).status).toBe(200);
});

test('a price that changes during the hold is asked about, then charged', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  await site.rows('UPDATE classes SET price_cents = 60000');
  expect(await refused(await confirm(site, reference, confirmBody(withHst(PRICE))))).toMatchObject({
    code: 'price_changed',
    totalCents: withHst(60_000),
    lines: [{ eventId: 'a', unitCents: 60_000 }],
    subtotalCents: 60_000,
    taxes: [{ code: 'HST', province: 'ON', rate: 13_000, amountCents: 7_800 }],
  });
  const view = (await (await confirm(site, reference, confirmBody(withHst(60_000)))).json()) as BookingView;
  expect(view.lines[0]).toMatchObject({ unitCents: 60_000, lineCents: 60_000 });
});

test('a hold that has run out takes its seats again if they are still there', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 2 })]));
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 2 }]);
  site.wait(31);
  await runScheduled(site.needs);
  const response = await confirm(site, reference, confirmBody(withHst(2 * PRICE)));
  expect(await response.json()).toMatchObject({ state: 'confirmed', lines: [{ event: { seatsLeft: 0 } }] });
  expect(await (await site.get('/Website/event-detail/a')).json()).toMatchObject({
    seatsLeft: 0,
    availability: 'full',
  });
});

test('a hold that has run out is refused line by line once its seats are gone', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 2 }), scheduledClass({ id: 'b' })]));
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 2 }, { eventId: 'b' }]);
  site.wait(31);
  await hold(site, [{ eventId: 'a' }]);
  expect(await refused(await confirm(site, reference, confirmBody(withHst(3 * PRICE))))).toMatchObject({
    status: 409,
    code: 'seats_refused',
    lines: [{ eventId: 'a', reason: 'fewer_left', seatsLeft: 1 }],
  });
});

test('buyers whose holds have run out share what is left without overselling', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 7 })]));
  const references: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (let buyer = 0; buyer < 7; buyer += 1) references.push((await hold(site, [{ eventId: 'a' }])).reference);
    site.wait(30);
  }
  const answers = await Promise.all(
    references.map((reference) => confirm(site, reference, confirmBody(withHst(PRICE)))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  expect(await site.rows(`SELECT SUM(quantity) AS taken FROM booked_seats`)).toEqual([{ taken: 7 }]);
});

test('a hold that was given back cannot be confirmed', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  await site.post(`/Website/release-hold/${reference}`, {});
  expect(await refused(await confirm(site, reference, confirmBody(withHst(PRICE))))).toMatchObject({
    status: 409,
    code: 'hold_expired',
  });
});

test('the reference of nobody is not found', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  expect((await confirm(site, 'reference-of-nobody-at-all', confirmBody(1))).status).toBe(404);
});

test.each([
  ['whose sales have ended', `UPDATE classes SET sales_end_at = 0`, 'sale_ended'],
  ['that was cancelled', `UPDATE classes SET state = 'cancelled'`, 'cancelled'],
  ['that was withdrawn', `UPDATE classes SET state = 'withdrawn'`, 'cancelled'],
])('a live hold of a class %s is refused', async (_, change, reason) => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  await site.rows(change);
  expect(await refused(await confirm(site, reference, confirmBody(withHst(PRICE))))).toMatchObject({
    code: 'seats_refused',
    lines: [{ eventId: 'a', reason }],
  });
});

// Whatever has been read before: the transaction checks all of it again.
test.each([
  ['the class is cancelled', `UPDATE classes SET state = 'cancelled'`],
  ['sales end', `UPDATE classes SET sales_end_at = 0`],
  ['the price changes', `UPDATE classes SET price_cents = 1`],
  ['the hold is given back', `UPDATE bookings SET state = 'released'`],
])('nothing is booked when %s between the look and the write', async (_, change) => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const answer = await meddling(
    site,
    () => site.rows(change),
    () => confirm(site, reference, confirmBody(withHst(PRICE))),
  );
  expect(answer.status).toBe(409);
  expect(await site.rows('SELECT number FROM invoices UNION SELECT id FROM participants')).toEqual([]);
});

test('a booking confirmed from two tabs is booked once', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => confirm(site, reference, confirmBody(withHst(PRICE)))),
  );
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toMatchObject([200, { state: 'confirmed', invoice: null }]);
  }
  await Promise.all(Array.from({ length: 10 }, () => prove(site, reference)));
  expect(await site.rows('SELECT number FROM invoices')).toHaveLength(1);
  expect(await site.rows('SELECT kind FROM outbox ORDER BY kind')).toEqual([
    { kind: 'booking_confirmation' },
    { kind: 'office_booking' },
    { kind: 'proof_request' },
  ]);
  expect(await site.rows(`SELECT id FROM booking_events WHERE kind = 'proved'`)).toHaveLength(1);
});

test('invoices of bookings at the same time are numbered without gaps, refused ones take no number', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 40 })]));
  const holds = await Promise.all(Array.from({ length: 30 }, () => hold(site, [{ eventId: 'a' }])));
  await Promise.all(
    holds.map(({ reference }, index) =>
      // Every third agrees to a wrong total; every fifth books the same person.
      confirm(
        site,
        reference,
        confirmBody(index % 3 === 0 ? 1 : withHst(PRICE), {
          participants: index % 5 === 0 ? [person('a', 'same@example.ca')] : [],
        }),
      ),
    ),
  );
  const booked = await site.rows<{ reference: string }>(`SELECT reference FROM bookings WHERE state = 'confirmed'`);
  await Promise.all(booked.map(({ reference }) => prove(site, reference)));
  const numbers = (await site.rows<{ number: string }>('SELECT number FROM invoices ORDER BY number')).map(
    ({ number }) => number,
  );
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers).toEqual(numbers.map((_, index) => `2026-${String(index + 1).padStart(6, '0')}`));
});

test('numbers begin again with the year of the office', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', salesEnd: '2027-01-11T14:00:00Z' })]));
  expect((await book(site, [{ eventId: 'a' }], withHst(PRICE))).invoice?.number).toBe('2026-000001');
  site.at('2027-01-01T04:30:00Z');
  expect((await book(site, [{ eventId: 'a' }], withHst(PRICE))).invoice?.number).toBe('2026-000002');
  site.at('2027-01-01T05:30:00Z');
  expect((await book(site, [{ eventId: 'a' }], withHst(PRICE))).invoice?.number).toBe('2027-000001');
});

test('bookings and invoices are never deleted, and an invoice never changes', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  await book(site, [{ eventId: 'a' }], withHst(PRICE));
  await expect(site.rows('DELETE FROM bookings')).rejects.toThrow(/never deleted/);
  await expect(site.rows('DELETE FROM invoices')).rejects.toThrow(/never deleted/);
  await expect(site.rows('UPDATE invoices SET total_cents = 0')).rejects.toThrow(/never changes/);
});

test('rule 34: an invoice is not offered where it would be due later than the business day before a class', async () => {
  // It is Friday, and an invoice is due a week later.
  const starting = (id: string, day: string) =>
    scheduledClass({
      id,
      sessions: [{ start: `${day}T14:00:00Z`, end: `${day}T21:00:00Z` }],
      salesEnd: `${day}T13:00:00Z`,
    });
  const site = await startSite(siteDataOf([starting('monday', '2026-11-30'), starting('friday', '2026-11-27')]), {
    cards: unaskedCards,
  });
  expect((await book(site, [{ eventId: 'monday' }], withHst(PRICE))).invoice?.dueOn).toBe('2026-11-27');
  const { reference } = await hold(site, [{ eventId: 'monday' }, { eventId: 'friday' }]);
  expect(await refused(await confirm(site, reference, confirmBody(withHst(2 * PRICE))))).toMatchObject({
    status: 409,
    code: 'invoice_not_offered',
  });
});

test('participants of no line, or more than its seats, are refused by their path', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const participants = [person('a', 'x@example.ca'), person('b', 'y@example.ca'), person('a', 'z@example.ca')];
  expect(await refused(await confirm(site, reference, confirmBody(withHst(PRICE), { participants })))).toMatchObject({
    status: 400,
    code: 'validation',
    fields: { 'participants.1.eventId': 'unknown_participant_line', 'participants.2.eventId': 'too_many' },
  });
});

test('rule 9: one person takes one seat in a class of a booking', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 2 }]);
  const twice = { participants: [person('a', 'g@example.ca'), person('a', 'G@Example.ca')] };
  expect(await refused(await confirm(site, reference, confirmBody(withHst(2 * PRICE), twice)))).toMatchObject({
    status: 409,
    code: 'duplicate_participant',
    fields: { 'participants.1.email': 'duplicate' },
  });
});

test('rule 42: who books without proof is not told who has a seat, and the second seat writes to nobody', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 1 })]));
  const grace = { participants: [person('a', 'grace@example.ca')] };
  await book(site, [{ eventId: 'a' }], withHst(PRICE), grace);
  const stranger = await book(site, [{ eventId: 'a' }], withHst(PRICE), {
    participants: [person('a', 'Grace@Example.ca')],
    contact: { ...confirmBody(1).contact, email: 'eve@example.ca' },
  });
  expect(stranger.participants).toMatchObject([{ email: 'Grace@Example.ca' }]);
  // Not even under the contact's own name.
  await book(site, [{ eventId: 'a' }], withHst(PRICE), grace);
  expect(await site.rows(`SELECT id FROM participants WHERE email_key = 'grace@example.ca'`)).toHaveLength(1);
  expect(await site.rows(`SELECT id FROM outbox WHERE kind = 'joining_instructions'`)).toHaveLength(1);
});

test('rule 9: who is logged in is told of the seat that she has booked for the same person', async () => {
  const site = await startAccounts({}, siteDataOf([scheduledClass({ id: 'a' })]));
  const ada = cookieOf(await site.logIn('ada@example.ca'));
  const grace = { participants: [person('a', 'grace@example.ca')] };
  const first = await hold(site, [{ eventId: 'a' }]);
  expect((await confirm(site, first.reference, confirmBody(withHst(PRICE), grace), ada)).status).toBe(200);
  const second = await hold(site, [{ eventId: 'a' }]);
  expect(await refused(await confirm(site, second.reference, confirmBody(withHst(PRICE), grace), ada))).toMatchObject({
    code: 'duplicate_participant',
    fields: { 'participants.0.email': 'duplicate' },
  });
});

test('rule 9: of ten bookings at once for one person, one has that person’s seat', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 10 })]));
  const holds = await Promise.all(Array.from({ length: 10 }, () => hold(site, [{ eventId: 'a' }])));
  const participants = [person('a', 'grace@example.ca')];
  const answers = await Promise.all(
    holds.map(({ reference }) => confirm(site, reference, confirmBody(withHst(PRICE), { participants }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
  expect(await site.rows(`SELECT id FROM participants WHERE email_key = 'grace@example.ca'`)).toHaveLength(1);
});

test('a class is confirmed when its booked seats reach the minimum, held ones do not count', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 3 })]));
  const state = async () => ((await (await site.get('/Website/event-detail/a')).json()) as { state: string }).state;
  await hold(site, [{ eventId: 'a', quantity: 3 }]);
  expect((await book(site, [{ eventId: 'a', quantity: 2 }], withHst(2 * PRICE))).lines[0]?.event.state).toBe(
    'tentative',
  );
  expect(await state()).toBe('tentative');
  expect((await book(site, [{ eventId: 'a' }], withHst(PRICE))).lines[0]?.event.state).toBe('confirmed');
  expect(await state()).toBe('confirmed');
});

test('the policy of cancellation stays as it stood at booking', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference, cancellation } = await book(site, [{ eventId: 'a' }], withHst(PRICE));
  site.needs.siteData.cancellation = [];
  const read = (await (await site.get(`/Website/booking/${await asContact(site, reference)}`)).json()) as BookingView;
  expect(read.cancellation).toEqual(cancellation);
});

test.each([
  ['contact.email', { contact: { ...confirmBody(1).contact, email: 'nobody' } }, 'email'],
  ['contact.firstName', { contact: { ...confirmBody(1).contact, firstName: ' ' } }, 'required'],
  [
    'contact.lastName',
    { contact: { ...confirmBody(1).contact, lastName: 'a\r\nBcc: b@example.ca c' } },
    'control_characters',
  ],
  ['contact.lastName', { contact: { ...confirmBody(1).contact, lastName: 'See www.example.ca/win' } }, 'no_link'],
  ['contact.firstName', { contact: { ...confirmBody(1).contact, firstName: 'https://win.example' } }, 'no_link'],
  ['contact.organisation', { contact: { ...confirmBody(1).contact, organisation: ' ' } }, 'required'],
  [
    'contact.organisation',
    { contact: { ...confirmBody(1).contact, organisation: 'Pay: https://x.example' } },
    'no_link',
  ],
  ['billing.line1', { billing: billing({ line1: 'https://x.example/login' }) }, 'no_link'],
  ['billing.line2', { billing: billing({ line2: 'x.example/login' }) }, 'no_link'],
  ['billing.city', { billing: billing({ city: 'x.example/login' }) }, 'no_link'],
  ['purchaseOrder', { purchaseOrder: 'see www.x.example' }, 'no_link'],
  ['budgetCode', { budgetCode: 'see x.example' }, 'no_link'],
  ['purchaseOrder', { purchaseOrder: 'x'.repeat(61) }, 'too_long'],
  ['billing.province', { billing: billing({ province: null }) }, 'required'],
  ['billing.postalCode', { billing: billing({ postalCode: 'D1A 0B1' }) }, 'postal_code'],
  ['billing.postalCode', { billing: billing({ postalCode: 'H2X 1Y4' }) }, 'other_province'],
  ['buyer', { buyer: 'nobody' as never }, 'choose'],
  ['paymentMethod', { paymentMethod: 'cash' as never }, 'choose'],
])('a confirmation is refused for its %s', async (path, changes, reason) => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  expect(await refused(await confirm(site, reference, confirmBody(withHst(PRICE), changes)))).toMatchObject({
    status: 400,
    code: 'validation',
    fields: { [path]: reason },
  });
});

test('who buys for herself names no organization', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const contact = { ...confirmBody(1).contact, organisation: '' };
  const answer = await confirm(site, reference, confirmBody(withHst(PRICE), { contact, buyer: 'myself' }));
  expect(answer.status).toBe(200);
});

test('the sessions of a booking come as a calendar, in the zone of the class', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await book(site, [{ eventId: 'a' }], withHst(PRICE));
  const response = await site.get(`/Website/booking/${await asContact(site, reference)}/calendar.ics`);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const file = await response.text();
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file).toContain('UID:a.1@gct.example\r\nSEQUENCE:');
  expect(file).toContain('UID:a.2@gct.example\r\n');
  expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Toronto\r\n');
  expect(file).toContain('DTSTART;TZID=America/Toronto:20270112T090000\r\n');
  expect(file).toContain('DTEND;TZID=America/Toronto:20270112T160000\r\n');
});

test('rule 37: an issued invoice says what it said, whatever its course is called later', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await book(site, [{ eventId: 'a' }], withHst(PRICE));
  const read = async () => (await site.get(`/Website/booking/${await asContact(site, reference)}`)).json<BookingView>();
  const before = await read();
  await site.rows(`UPDATE course_entries SET title = 'Another course'`);
  const after = await read();
  expect(first(after.lines).event.titleCourse).toBe('Another course');
  expect(after.invoice).toEqual(before.invoice);
  expect(first(after.invoice?.document.lines ?? []).title).toBe('Excel Level 1');
});
