import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { ManagedBooking } from '../../src/domain/changes/contract.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import { present } from '../../src/domain/present.ts';
import type {
  BookedByOffice,
  KnownBuyers,
  OfficeHold,
  OfficeHolds,
  OfficeQuote,
} from '../../src/domain/telephone/contract.ts';
import { capabilities } from '../capabilities.ts';
import { erasing } from '../platform/stored.ts';
import { booked } from '../testing/changes.ts';
import { addAccount, PASSWORD } from '../testing/accounts.ts';
import { asContact, confirmBody, hold, holdBody, withHst, type WantedSeats } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { startShop, unaskedCards } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const HOLDS = '/Website/office/holds';
const PRICE = 49_500;

const day = (id: string, date: string, changes: object = {}) =>
  scheduledClass({
    id,
    minimum: 1,
    capacity: 6,
    sessions: [{ start: `${date}T18:00:00Z`, end: `${date}T23:00:00Z` }],
    salesEnd: `${date}T17:00:00Z`,
    ...changes,
  });

async function start() {
  const site = await startOffice(
    { cards: unaskedCards },
    siteDataOf([day('a', '2027-01-12'), day('b', '2027-02-09'), day('soon', '2026-11-24')]),
  );
  const stella = await site.staff('stella@example.ca');
  const { headers } = stella;
  const ask = async <Answer>(path: string, body?: object) => {
    const answer = await (body ? site.post(path, body, headers) : site.get(path, headers));
    const text = await answer.text();
    return { status: answer.status, value: (text === '' ? {} : JSON.parse(text)) as Answer & { code?: string } };
  };
  const lift = () => open(site, stella, openOfficeForMoney.path);
  const holdFor = (lines: WantedSeats[], block: object | null = null) =>
    ask<OfficeHold>(HOLDS, holdBody(lines, { block }));
  const left = async (id: string) =>
    (await (await site.get(`/Website/event-detail/${id}`)).json<{ seatsLeft: number }>()).seatsLeft;
  return { site, stella, ask, lift, holdFor, left };
}

const block = (changes: object = {}) => ({
  ...{ client: 'City of Ottawa', email: 'grace@example.ca', until: '2026-12-04', reason: 'Names follow by Friday.' },
  ...changes,
});

const body = (cents: number, changes: object = {}) => ({ ...confirmBody(cents, changes), note: '', ...changes });

test('a booking on invoice by telephone is proved by staff, mailed as any, and written down with its note', async () => {
  const { site, ask, lift, holdFor } = await start();
  const { status, value: held } = await holdFor([{ eventId: 'a', quantity: 2 }, { eventId: 'b' }]);
  expect([status, held.state, held.lines.length, held.block]).toEqual([201, 'held', 2, null]);
  const quote = await ask<OfficeQuote>(`${HOLDS}/${held.id}/quote?province=ON`);
  expect(quote.value).toMatchObject({ totalCents: withHst(3 * PRICE), ways: ['invoice', 'card'] });
  const path = `${HOLDS}/${held.id}/book`;
  const told = body(quote.value.totalCents, { note: 'Asked for a room with a window.' });
  expect((await ask(path, told)).value.code).toBe('sudo_required');
  await lift();
  expect((await ask(path, { ...told, totalCents: 1 })).value.code).toBe('price_changed');
  const answer = await ask<BookedByOffice>(path, told);
  expect([answer.status, answer.value]).toMatchObject([200, { id: held.id, state: 'confirmed' }]);

  const { value: file } = await ask<OfficeBooking>(`/Website/office/bookings/${held.id}`);
  expect(file).toMatchObject({ provedBy: 'staff', openCents: withHst(3 * PRICE), number: answer.value.number });
  expect(file.invoices).toHaveLength(1);
  expect(file.notes.map(({ text, name }) => [text, name])).toEqual([['Asked for a room with a window.', 'Stella']]);
  expect(file.history.find(({ kind }) => kind === 'confirmed')).toMatchObject({ who: 'staff', name: 'Stella' });
  expect(file.mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['booking_confirmation', 'office_booking']),
  );
  const acts = await site.rows<{ act: string; after: string }>(
    `SELECT act, after FROM office_acts WHERE subject_id = ?1 AND act <> 'file_opened' ORDER BY id`,
    held.id,
  );
  expect(acts.map(({ act }) => act)).toEqual(['seats_held', 'booked_by_telephone']);
  expect(JSON.parse(present(acts[1]).after)).toEqual({
    ...{ state: 'confirmed', totalCents: withHst(3 * PRICE), paidBy: 'invoice' },
  });
  // Pressed in two tabs: it stands, and nothing is written twice.
  expect((await ask(path, told)).status).toBe(200);
  expect(await site.rows(`SELECT 1 FROM office_acts WHERE act = 'booked_by_telephone'`)).toHaveLength(1);
});

test('rule 15: who shows a document on the telephone has one invoice without taxes, which names it, and no credit note', async () => {
  const { site, ask, lift, holdFor } = await start();
  await lift();
  const { value: held } = await holdFor([{ eventId: 'a', quantity: 2 }]);
  const path = `${HOLDS}/${held.id}`;
  const quote = (await ask<OfficeQuote>(`${path}/quote?province=ON&exemption=status_card`)).value;
  expect(quote).toMatchObject({ totalCents: 2 * PRICE, taxes: [], ways: ['invoice'] });
  const exemption = { kind: 'status_card', number: '1234567890' };
  const book = (changes: object = {}) =>
    ask<BookedByOffice>(`${path}/book`, body(2 * PRICE, { exemption, ...changes }));
  expect((await book({ paymentMethod: 'card' })).value.code).toBe('card_not_offered');
  // The government of Ontario has agreed to pay.
  const paying = await book({ exemption: { ...exemption, kind: 'provincial_government' } });
  expect([paying.status, paying.value]).toMatchObject([400, { fields: { 'exemption.kind': 'invalid' } }]);
  expect((await book({ exemption: { kind: 'status_card', number: '' } })).status).toBe(400);
  expect((await book()).value).toMatchObject({ state: 'confirmed' });

  const { value: file } = await ask<OfficeBooking>(`/Website/office/bookings/${held.id}`);
  expect(file).toMatchObject({ exemption, openCents: 2 * PRICE, creditNotes: [], invoices: [{ cents: 2 * PRICE }] });
  expect(file.history.find(({ kind }) => kind === 'exempted')).toMatchObject({ who: 'staff', name: 'Stella' });
  expect(
    await site.rows(`SELECT document -> '$.exemption' AS exemption, document -> '$.taxes' AS taxes FROM invoices`),
  ).toEqual([{ exemption: JSON.stringify(exemption), taxes: '[]' }]);
  // What is charged later is without taxes, too.
  const { value: changes } = await ask<ManagedBooking>(`/Website/office/bookings/${held.id}/changes`);
  const more = { revision: changes.revision, eventId: 'a', people: [{ firstName: '', lastName: '', email: '' }] };
  const added = await ask(`/Website/office/bookings/${held.id}/seats`, {
    ...more,
    invoicedCents: PRICE,
    reason: 'One more.',
  });
  expect(added.status).toBe(200);
});

test('by card it waits for the link of its mail, and its seats go back when nobody pays', async () => {
  const { site, stella, ask, lift, holdFor, left } = await start();
  await lift();
  const { value: held } = await holdFor([{ eventId: 'a', quantity: 2 }]);
  const { value: quote } = await ask<OfficeQuote>(`${HOLDS}/${held.id}/quote?province=ON`);
  const told = body(quote.totalCents, { paymentMethod: 'card' });
  const { value } = await ask<BookedByOffice>(`${HOLDS}/${held.id}/book`, told);
  expect(value).toMatchObject({ state: 'awaiting_payment' });
  await site.deliver();
  const [mail] = await site.rows<{ message: string }>(
    `SELECT message FROM local_mail WHERE json_extract(message, '$.subject') LIKE 'Please pay%'`,
  );
  const [row] = await site.rows<{ reference: string }>('SELECT reference FROM bookings WHERE id = ?1', held.id);
  const reference = present(row, 'the booking').reference;
  expect(mail?.message).toContain(`#${await asContact(site, reference)}`);
  expect(mail?.message).not.toContain(reference);
  expect(await left('a')).toBe(4);
  // A day, as an offer of a waitlist holds.
  site.wait(23 * 60);
  const { task } = clockOf(site);
  await task('end_unpaid_bookings');
  expect(await left('a')).toBe(4);
  site.wait(61);
  await task('end_unpaid_bookings');
  expect(await left('a')).toBe(6);
  // Booked once more, it is mailed once more.
  Object.assign(stella.headers, await site.cookieOf('stella@example.ca'));
  await open(site, stella);
  await lift();
  expect((await ask<BookedByOffice>(`${HOLDS}/${held.id}/book`, told)).value).toMatchObject({
    state: 'awaiting_payment',
  });
  expect(await site.rows(`SELECT version FROM outbox WHERE kind = 'payment_link' ORDER BY version`)).toEqual([
    { version: 1 },
    { version: 2 },
  ]);
});

/** A seat that somebody has booked on the telephone, and not paid yet. */
async function bookedByCard() {
  const shop = await startShop([day('a', '2027-01-12')], {}, (siteData, changes) => startOffice(changes, siteData));
  const stella = await shop.staff('stella@example.ca');
  await open(shop, stella, openOfficeForMoney.path);
  const held = await shop.post(HOLDS, holdBody([{ eventId: 'a' }], { block: null }), stella.headers);
  const { id } = await held.json<OfficeHold>();
  const told = body(withHst(PRICE), { paymentMethod: 'card' });
  expect((await shop.post(`${HOLDS}/${id}/book`, told, stella.headers)).status).toBe(200);
  const [row] = await shop.rows<{ reference: string }>('SELECT reference FROM bookings');
  return { shop, told, headers: stella.headers, reference: present(row, 'the booking').reference };
}

test('who opens the link hours later pays there, and is booked', async () => {
  const { shop, reference } = await bookedByCard();
  shop.wait(5 * 60);
  // The mail's link holds no reference.
  const token = await asContact(shop, reference);
  const link = await shop.post(`/Website/pay-booking/${token}`, {});
  expect(link.status, await link.clone().text()).toBe(200);
  const { payAt } = await link.json<{ payAt: string }>();
  await shop.pay(payAt);
  expect(await shop.rows('SELECT state, proved_by FROM bookings')).toEqual([{ state: 'confirmed', proved_by: 'card' }]);
});

test('rule 41: whoever has the link of its mail books it for nobody else, whom that link would prove', async () => {
  const { shop, reference, told } = await bookedByCard();
  expect((await shop.post(`/Website/withdraw-payment/${reference}`, {})).status).toBe(200);
  const { contact } = told;
  const confirm = async (email: string) => {
    const changes = { paymentMethod: 'invoice' as const, contact: { ...contact, email } };
    return shop.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(PRICE), changes));
  };
  const refused = await confirm('victim@example.org');
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([409, 'hold_expired']);
  expect(await shop.rows(`SELECT id FROM outbox WHERE recipient = 'victim@example.org'`)).toEqual([]);
  expect((await confirm(contact.email.toUpperCase())).status).toBe(200);
});

test('what two of the office book at once is booked for one buyer, and the other is told', async () => {
  const { site, stella, lift, holdFor } = await start();
  const { value: held } = await holdFor([{ eventId: 'a' }]);
  await lift();
  const book = async (email: string, key: string) => {
    const told = body(withHst(PRICE), { contact: { ...confirmBody(0).contact, email } });
    const headers = { ...stella.headers, 'idempotency-key': key.replaceAll(' ', '-') };
    const answer = await site.post(`${HOLDS}/${held.id}/book`, told, headers);
    return { status: answer.status, value: await answer.json() };
  };
  const first = await book('ada@example.ca', 'the first of two');
  expect(first).toMatchObject({ status: 200, value: { state: 'confirmed' } });
  expect(await book('grace@example.ca', 'the other one')).toMatchObject({
    status: 409,
    value: { code: 'booking_changed' },
  });
  // An answer that was lost is given again.
  expect(await book('ada@example.ca', 'the first of two')).toEqual(first);
  expect(await site.rows(`SELECT contact ->> '$.email' AS email FROM bookings`)).toEqual([{ email: 'ada@example.ca' }]);
});

test('a consumer of Quebec is offered no card, and who begins too soon no invoice', async () => {
  const { ask, holdFor } = await start();
  const { value: held } = await holdFor([{ eventId: 'a' }]);
  const quebec = await ask<OfficeQuote>(`${HOLDS}/${held.id}/quote?province=QC&buyer=myself`);
  expect(quebec.value.ways).toEqual(['invoice']);
  const { value: soon } = await holdFor([{ eventId: 'soon' }]);
  const quote = await ask<OfficeQuote>(`${HOLDS}/${soon.id}/quote?province=ON`);
  expect(quote.value).toMatchObject({ ways: ['card'], dueOn: null });
  expect((await ask(`${HOLDS}/${held.id}/quote?promoCode=NOSUCH`)).value).toMatchObject({
    fields: { promoCode: 'code_unknown' },
  });
});

test('the office holds no seat that is not there, and none after the end of sales', async () => {
  const { site, holdFor } = await start();
  await hold(site, [{ eventId: 'a', quantity: 4 }]);
  expect((await holdFor([{ eventId: 'a', quantity: 3 }])).value).toMatchObject({
    ...{ code: 'seats_refused', lines: [{ eventId: 'a', reason: 'fewer_left', seatsLeft: 2 }] },
  });
  expect((await holdFor([{ eventId: 'a', quantity: 2 }])).status).toBe(201);
  expect((await holdFor([{ eventId: 'b', priceCents: 1 }])).value).toMatchObject({ code: 'seats_refused' });
  site.at('2026-11-24T17:00:00Z');
  const again = await site.staff('sam@example.ca');
  const late = await site.post(HOLDS, holdBody([{ eventId: 'soon' }], { block: null }), again.headers);
  expect(await late.json()).toMatchObject({ code: 'seats_refused', lines: [{ reason: 'sale_ended' }] });
});

test('a block is counted wherever seats are, listed with its reason, and ends by the clock at the end of its day', async () => {
  const { site, ask, holdFor, left } = await start();
  const { value: held } = await holdFor([{ eventId: 'a', quantity: 4 }], block());
  expect(held).toMatchObject({ expiresAt: '2026-12-05T05:00:00Z', block: { client: 'City of Ottawa' }, who: 'Stella' });
  expect(await left('a')).toBe(2);
  const refused = await site.post('/Website/hold-seats', holdBody([{ eventId: 'a', quantity: 3 }]));
  expect(await refused.json()).toMatchObject({ code: 'seats_refused', lines: [{ seatsLeft: 2 }] });
  const { value: file } = await ask<{ claimed: number; booked: number }>('/Website/office/classes/a');
  expect([file.claimed, file.booked]).toEqual([4, 0]);
  const listed = await ask<OfficeHolds>(`${HOLDS}?class=a`);
  expect(listed.value.holds).toEqual([held]);
  expect((await ask<OfficeHolds>(`${HOLDS}?class=b`)).value.holds).toEqual([]);

  site.at('2026-12-05T05:00:00Z');
  expect(await left('a')).toBe(6);
  await clockOf(site).task('expire_holds');
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'expired' }]);
  const sam = await site.staff('sam@example.ca');
  expect(await (await site.get(HOLDS, sam.headers)).json()).toEqual({ holds: [] });
});

test('a block is given back by hand with a reason, once, and never past the end of sales', async () => {
  const { site, ask, holdFor, left } = await start();
  const { value: late } = await holdFor([{ eventId: 'a' }], block({ until: '2027-03-01' }));
  expect(late.expiresAt).toBe('2027-01-12T17:00:00Z');
  for (const until of ['2026-11-19', '2027-12-01']) {
    expect((await holdFor([{ eventId: 'a' }], block({ until }))).value).toMatchObject({
      fields: { 'block.until': 'day' },
    });
  }
  const release = `${HOLDS}/${late.id}/release`;
  expect((await ask(release, { reason: '' })).value).toMatchObject({ fields: { reason: 'required' } });
  expect((await ask(release, { reason: 'They do not come.' })).status).toBe(204);
  expect((await ask(release, { reason: 'They do not come.' })).value.code).toBe('closed');
  expect(await left('a')).toBe(6);
  const [act] = await site.rows<{ reason: string }>(`SELECT reason FROM office_acts WHERE act = 'seats_released'`);
  expect(act?.reason).toBe('They do not come.');
});

test('a block becomes a booking whose names follow', async () => {
  const { ask, lift, holdFor, left } = await start();
  await lift();
  const { value: held } = await holdFor([{ eventId: 'a', quantity: 4 }], block());
  const answer = await ask<BookedByOffice>(`${HOLDS}/${held.id}/book`, body(withHst(4 * PRICE)));
  expect([answer.status, answer.value.state]).toEqual([200, 'confirmed']);
  const { value: file } = await ask<OfficeBooking>(`/Website/office/bookings/${held.id}`);
  expect(file.lines[0]?.participants.map(({ email }) => email)).toEqual(['', '', '', '']);
  expect(await left('a')).toBe(2);
  expect((await ask<OfficeHolds>(HOLDS)).value.holds).toEqual([]);
  expect((await ask(`${HOLDS}/${held.id}/release`, { reason: 'x' })).value.code).toBe('closed');
});

test('what a visitor holds is none of the office’s', async () => {
  const { site, ask, lift } = await start();
  await lift();
  await hold(site, [{ eventId: 'a' }]);
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  for (const path of [`${HOLDS}/${row?.id}`, `${HOLDS}/${row?.id}/quote`]) expect((await ask(path)).status).toBe(404);
  expect((await ask(`${HOLDS}/${row?.id}/book`, body(withHst(PRICE)))).status).toBe(404);
  expect((await ask(`${HOLDS}/${row?.id}/release`, { reason: 'x' })).status).toBe(404);
});

test('clients are found by what their bookings say, with the last of it', async () => {
  const { site, ask } = await start();
  await booked(site, [{ eventId: 'a' }]);
  const found = await ask<{ buyers: { contact: object; billing: object }[] }>(
    '/Website/office/buyers?q=example%20inst',
  );
  expect(found.value.buyers).toMatchObject([
    { contact: { email: 'ada@example.ca', phone: '613-555-0199' }, billing: { province: 'ON', postalCode: 'K1A 0B1' } },
  ]);
  expect((await ask('/Website/office/buyers?q=nobody')).value).toEqual({ buyers: [] });
  expect((await ask('/Website/office/buyers')).value).toEqual({ buyers: [] });
});

test('who is found by somebody else’s seat is said to be so, and who is found by her own words is not', async () => {
  const { site, ask } = await start();
  const participants = [{ eventId: 'a', firstName: 'Marie', lastName: 'Tremblay', email: 'marie@example.ca' }];
  await booked(site, [{ eventId: 'a' }], { participants });
  const through = async (q: string) =>
    (await ask<KnownBuyers>(`/Website/office/buyers?q=${encodeURIComponent(q)}`)).value.buyers.map(
      (one) => `${one.contact.firstName}: ${one.through}`,
    );
  expect(await through('tremb')).toEqual(['Ada: Marie Tremblay']);
  // One word is hers, and one the participant's.
  expect(await through('Byron marie@example')).toEqual(['Ada: Marie Tremblay']);
  expect(await through('Byron ada@example.ca')).toEqual(['Ada: null']);
  const [invoice] = await site.rows<{ number: string }>('SELECT number FROM invoices');
  expect(await through(present(invoice).number)).toEqual(['Ada: null']);
});

test('nobody but the office holds, books or sees what it holds', async () => {
  const { site, holdFor } = await start();
  const { value: held } = await holdFor([{ eventId: 'a' }], block());
  await addAccount(site, 'trainer@example.ca', PASSWORD, { role: 'trainer', teaches: 'Ada Tremblay' });
  const askers = [
    [{}, 401],
    [await site.cookieOf('ada@example.ca'), 404],
    [await site.cookieOf('trainer@example.ca'), 404],
  ] as const;
  for (const [headers, status] of askers) {
    for (const path of [HOLDS, `${HOLDS}/${held.id}`, `${HOLDS}/${held.id}/quote`, '/Website/office/buyers?q=a']) {
      expect((await site.get(path, headers)).status, path).toBe(status);
    }
    for (const path of [HOLDS, `${HOLDS}/${held.id}/book`, `${HOLDS}/${held.id}/release`]) {
      expect((await site.post(path, { reason: 'x' }, headers)).status, path).toBe(status);
    }
  }
});

type Site = Awaited<ReturnType<typeof startOffice>>;

/** Runs one task of the clock. */
function clockOf(site: Site) {
  const task = async (name: string) => {
    const found = capabilities.flatMap(({ tasks = [] }) => tasks).find((one) => one.name === name);
    await present(found).run(site.needs);
  };
  return { task };
}

test('rule 40: who is erased for whom the office holds seats is in no answer that is kept, either', async () => {
  const { site, holdFor } = await start();
  await holdFor([{ eventId: 'a' }], block());
  const kept = () => site.rows(`SELECT key FROM idempotency_keys WHERE answer LIKE '%grace@%'`);
  expect(await kept()).toHaveLength(1);
  const { db } = site.needs;
  await db.batch(erasing(site.needs.stored()).map((one) => db.prepare(one).bind('grace@example.ca')));
  expect(await kept()).toEqual([]);
  expect(await site.rows('SELECT client, email FROM office_holds')).toEqual([{ client: '-', email: '' }]);
});

test('a block is held until another day without a moment in which others could take it, and is over then', async () => {
  const { site, ask, holdFor, left } = await start();
  const { value: held } = await holdFor([{ eventId: 'a', quantity: 6 }], block());
  const until = (changes: object) =>
    ask(`${HOLDS}/${held.id}/until`, { until: '2026-12-10', reason: 'They vote on Monday.', ...changes });
  expect(await until({ until: '2026-11-19' })).toMatchObject({ status: 400, value: { fields: { until: 'day' } } });
  expect((await until({})).status).toBe(204);
  site.at('2026-12-08T15:00:00Z');
  expect(await left('a')).toBe(0);
  const [act] = await site.rows<{ before: string; after: string; reason: string }>(
    `SELECT before, after, reason FROM office_acts WHERE act = 'seats_held_until'`,
  );
  expect(act).toMatchObject({
    before: '{"until":"2026-12-05T05:00:00Z"}',
    after: '{"until":"2026-12-11T05:00:00Z"}',
    reason: 'They vote on Monday.',
  });
  site.at('2026-12-11T06:00:00Z');
  expect(await left('a')).toBe(6);
});

test('what is over, or held for the length of a call, is held no longer by that', async () => {
  const { site, ask, holdFor } = await start();
  const until = (id: string) => ask(`${HOLDS}/${id}/until`, { until: '2026-12-10', reason: 'Later.' });
  const call = await holdFor([{ eventId: 'b' }]);
  expect((await until(call.value.id)).status).toBe(404);
  const { value: held } = await holdFor([{ eventId: 'a' }], block({ until: '2026-11-21' }));
  const { value: given } = await holdFor([{ eventId: 'a' }], block());
  expect((await ask(`${HOLDS}/${given.id}/release`, { reason: 'They gave up.' })).status).toBe(204);
  expect((await until(given.id)).value.code).toBe('closed');
  await site.rows(`UPDATE bookings SET hold_expires_at = 1 WHERE id = ?1`, held.id);
  expect((await until(held.id)).value.code).toBe('closed');
});

test('a block of a class whose sales have ended meanwhile is not given back by who wants to hold it on', async () => {
  const { site, ask, holdFor } = await start();
  const { value: held } = await holdFor([{ eventId: 'a', quantity: 6 }], block());
  await site.rows(`UPDATE classes SET sales_end_at = ?1 WHERE id = 'a'`, site.needs.now().getTime());
  site.wait(1);
  const answer = await ask(`${HOLDS}/${held.id}/until`, { until: '2026-12-10', reason: 'They vote on Monday.' });
  expect([answer.status, answer.value.code]).toEqual([409, 'closed']);
  expect(await site.rows('SELECT hold_expires_at FROM bookings WHERE id = ?1', held.id)).toEqual([
    { hold_expires_at: Date.parse('2026-12-05T05:00:00Z') },
  ]);
});

test('some seats of a block are given back, and the others stay held', async () => {
  const { site, ask, holdFor, left } = await start();
  const { value: held } = await holdFor([{ eventId: 'a', quantity: 6 }], block());
  const fewer = (quantity: number, eventId = 'a', id = held.id) =>
    ask(`${HOLDS}/${id}/fewer`, { eventId, quantity, reason: 'Four of them do not come.' });
  expect(await fewer(6)).toMatchObject({ status: 400, value: { fields: { quantity: 'too_many' } } });
  expect(await fewer(2, 'b')).toMatchObject({ status: 400, value: { fields: { eventId: 'choose' } } });
  expect((await fewer(2)).status).toBe(204);
  expect(await left('a')).toBe(4);
  expect((await ask<OfficeHold>(`${HOLDS}/${held.id}`)).value.lines).toMatchObject([{ quantity: 2 }]);
  expect(await site.rows(`SELECT reason, before, after FROM office_acts WHERE act = 'seats_held_fewer'`)).toEqual([
    { reason: 'Four of them do not come.', before: '{"classes":{"a":6}}', after: '{"classes":{"a":2}}' },
  ]);
  const { value: call } = await holdFor([{ eventId: 'b', quantity: 2 }]);
  expect((await fewer(1, 'b', call.id)).status).toBe(404);
  await ask(`${HOLDS}/${held.id}/release`, { reason: 'They gave up.' });
  expect((await fewer(1)).value.code).toBe('closed');
});

test('a block that is made smaller while it is booked has as many seats as its invoice and its people', async () => {
  const { site, ask, lift, holdFor } = await start();
  await lift();
  for (const [id, which] of [
    ['a', 'the booking first'],
    ['b', 'the smaller block first'],
  ] as const) {
    const { value: held } = await holdFor([{ eventId: id, quantity: 6 }], block());
    const book = () => ask(`${HOLDS}/${held.id}/book`, body(withHst(6 * PRICE)));
    const fewer = () => ask(`${HOLDS}/${held.id}/fewer`, { eventId: id, quantity: 2, reason: 'Four stay at home.' });
    await Promise.all(id === 'a' ? [book(), fewer()] : [fewer(), book()]);
    const [found] = await site.rows(
      `SELECT state, quantity, (SELECT COUNT(*) FROM participants WHERE booking_id = bookings.id) AS people
FROM bookings JOIN booking_lines ON booking_lines.booking_id = bookings.id WHERE bookings.id = ?1`,
      held.id,
    );
    const whole = { state: 'confirmed', quantity: 6, people: 6 };
    expect([whole, { state: 'held', quantity: 2, people: 0 }], which).toContainEqual(found);
  }
});

test('of a block that is booked and given back at once, one happens, and who wanted the other is told', async () => {
  const { site, ask, lift, holdFor } = await start();
  await lift();
  for (const id of ['a', 'b'] as const) {
    const { value: held } = await holdFor([{ eventId: id, quantity: 2 }], block());
    const book = () => ask(`${HOLDS}/${held.id}/book`, body(withHst(2 * PRICE)));
    const release = () => ask(`${HOLDS}/${held.id}/release`, { reason: 'They gave up.' });
    const answers = await Promise.all(id === 'a' ? [book(), release()] : [release(), book()]);
    const [{ state } = { state: '' }] = await site.rows<{ state: string }>(
      'SELECT state FROM bookings WHERE id = ?1',
      held.id,
    );
    const done = answers.filter(({ status }) => status < 300).map(({ status }) => status);
    expect(done, JSON.stringify(answers.map(({ status, value }) => [status, value.code]))).toEqual([
      state === 'released' ? 204 : 200,
    ]);
  }
});

/** The same, with what the office then does to it. */
async function waitingForCard() {
  const site = await bookedByCard();
  const { shop, headers } = site;
  const [row] = await shop.rows<{ id: string }>('SELECT id FROM bookings');
  const { id } = present(row, 'the booking');
  const act = async (what: 'payment-link' | 'release-unpaid', sent: object = {}) => {
    const answer = await shop.post(`${HOLDS}/${id}/${what}`, sent, headers);
    return answer.status === 204 ? 'done' : (await answer.json<{ code: string }>()).code;
  };
  const left = async () => (await (await shop.get('/Website/event-detail/a')).json<{ seatsLeft: number }>()).seatsLeft;
  const payAt = async () => {
    const link = await shop.post(`/Website/pay-booking/${await asContact(shop, site.reference)}`, {});
    return (await link.json<{ payAt: string | null }>()).payAt;
  };
  return { ...site, id, act, left, payAt };
}

const reason = { reason: 'He books with a colleague instead.' };

test('the office mails the link by which a card is asked for once more, as long as it is asked for', async () => {
  const { shop, act, left } = await waitingForCard();
  await shop.deliver();
  expect(await act('payment-link')).toBe('done');
  await shop.deliver();
  const mails = await shop.rows<{ to: string }>(
    `SELECT message ->> '$.to' AS "to" FROM local_mail WHERE message ->> '$.subject' LIKE 'Please pay%'`,
  );
  expect(mails).toEqual([{ to: 'ada@example.ca' }, { to: 'ada@example.ca' }]);
  expect(await shop.rows(`SELECT after FROM office_acts WHERE act = 'mails_resent'`)).toEqual([
    { after: '{"what":"payment","mails":1}' },
  ]);
  expect(await act('release-unpaid', reason)).toBe('done');
  expect(await act('payment-link')).toBe('closed');
  expect(await left()).toBe(6);
});

test('seats that wait for a card are given back by the office before their time, with a reason, and the page of the card is closed', async () => {
  const { shop, id, act, left, payAt, headers } = await waitingForCard();
  const page = present(await payAt());
  expect(await left()).toBe(5);
  expect(await act('release-unpaid', { reason: '' })).toBe('validation');
  expect(await act('release-unpaid', reason)).toBe('done');
  expect(await left()).toBe(6);
  expect(await act('release-unpaid', reason)).toBe('closed');
  // Who opens the link then pays for nothing.
  expect(await payAt()).toBeNull();
  await shop.pay(page).catch(() => undefined);
  expect(await shop.rows('SELECT state FROM bookings')).toEqual([{ state: 'expired' }]);
  expect(await shop.rows(`SELECT state FROM payments WHERE state = 'paid'`)).toEqual([]);
  const file = await (await shop.get(`/Website/office/bookings/${id}`, headers)).json<OfficeBooking>();
  expect(file.history.at(-1)).toMatchObject({ kind: 'expired', who: 'staff', name: 'Stella', ...reason });
  const [written] = await shop.rows<{ reason: string }>(`SELECT reason FROM office_acts WHERE act = 'seats_released'`);
  expect(written).toEqual(reason);
});

test('what was paid in the same moment is booked, and not given back', async () => {
  const { shop, act, left, payAt } = await waitingForCard();
  await shop.pay(present(await payAt()));
  expect(await act('release-unpaid', reason)).toBe('closed');
  expect([await shop.rows('SELECT state FROM bookings'), await left()]).toEqual([[{ state: 'confirmed' }], 5]);
});

test('where the card company does not answer, the seats wait on', async () => {
  const { shop, act, left, payAt } = await waitingForCard();
  await payAt();
  shop.needs.cards = unaskedCards;
  expect(await act('release-unpaid', reason)).toBe('payment_unavailable');
  expect([await shop.rows('SELECT state FROM bookings'), await left()]).toEqual([[{ state: 'awaiting_payment' }], 5]);
});
