import { expect, test } from 'vitest';
import type { Hold } from '../../src/domain/booking/hold-contract.ts';
import { present } from '../../src/domain/present.ts';
import type { WaitView } from '../../src/domain/waitlist/contract.ts';
import { runScheduled } from '../scheduled.ts';
import { confirmBody, hold, holdBody, prove, withHst, type TestSite } from '../testing/harness.ts';
import { CARDS, PRICE, startShop, type CardShop } from '../testing/shop.ts';
import { scheduledClass } from '../testing/site-data.ts';
import { RELEASE_OFFER_OF } from './office-sql.ts';

// Rule 29: an offer that is taken to the checkout together with other classes, or with fewer or more seats.

const END = '2026-11-21T15:00:00Z';

const view = async (site: TestSite, token: string) => (await site.get(`/Website/waitlist/${token}`)).json<WaitView>();

/** Waits for class a, each from a network of her own. */
async function waits(site: TestSite, email: string, quantity = 1): Promise<string> {
  const from = { 'cf-connecting-ip': `203.0.${email.length}.9` };
  const wish = { language: 'en', eventId: 'a', quantity, email };
  expect((await site.post('/Website/join-waitlist', wish, from)).status).toBe(201);
  await site.deliver();
  const [mail] = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY rowid DESC LIMIT 1');
  const token = present(/waitlist#([\w-]+)/.exec(mail?.message ?? '')?.[1]);
  await site.post(`/Website/confirm-waitlist/${token}`, {}, from);
  return token;
}

/** All seats of class a are offered to Grace, and Lin waits behind her for one. */
async function offered(seats = 1) {
  const site = await startShop([
    scheduledClass({ id: 'a', capacity: seats }),
    scheduledClass({ id: 'b', capacity: 5 }),
  ]);
  const { reference } = await hold(site, [{ eventId: 'a', quantity: seats }]);
  const grace = await waits(site, 'grace@one.example', seats);
  const lin = await waits(site, 'lin@two.example');
  await site.post(`/Website/release-hold/${reference}`, {});
  await runScheduled(site.needs);
  const offer = present((await view(site, grace)).reference);
  return { site, grace, lin, offer };
}

const both = [{ eventId: 'a' }, { eventId: 'b' }];
const tryHold = (site: TestSite, lines: Parameters<typeof holdBody>[0], replaces?: string) =>
  site.post('/Website/hold-seats', holdBody(lines, replaces === undefined ? {} : { replaces }));

const seatsLeft = async (site: TestSite, id: string) =>
  (await (await site.get(`/Website/event-detail/${id}`)).json<{ seatsLeft: number }>()).seatsLeft;

const book = (site: TestSite, reference: string, seats: number, changes: object = {}) =>
  site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(seats * PRICE), changes));

const refusal = async (site: TestSite, reference: string, seats: number) =>
  (await (await book(site, reference, seats)).json<{ code?: string }>()).code;

const mailed = async (site: TestSite) =>
  (await site.rows<{ kind: string }>(`SELECT kind FROM outbox WHERE kind LIKE 'waitlist_%' ORDER BY rowid`))
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'waitlist_joined');

/** Minutes, with the clock of the site running at their end. */
async function pass(site: CardShop, minutes: number) {
  await site.pass(minutes);
  await runScheduled(site.needs);
}

test('rule 29: an offer that is held with another class stays hers to its own end, and the other class is free after half an hour', async () => {
  const { site, grace, lin, offer } = await offered();
  const held = await hold(site, both, { replaces: offer });
  expect(held.expiresAt).toBe('2026-11-20T15:30:00Z');
  expect([await seatsLeft(site, 'a'), await seatsLeft(site, 'b')]).toEqual([0, 4]);
  expect(await view(site, grace)).toMatchObject({ state: 'offered', offerEndsAt: END, reference: offer });

  await site.pass(30);
  expect([await seatsLeft(site, 'a'), await seatsLeft(site, 'b')]).toEqual([0, 5]);
  expect((await tryHold(site, [{ eventId: 'a' }])).status).toBe(409);
  await pass(site, 5);
  expect(await view(site, grace)).toMatchObject({ state: 'offered', offerEndsAt: END, reference: offer });
  expect(await view(site, lin)).toMatchObject({ state: 'waiting', position: 1 });

  // Holding and giving back in turns, which moves nothing.
  await pass(site, 10);
  const again = await hold(site, both, { replaces: offer });
  await site.post(`/Website/release-hold/${again.reference}`, {});
  await site.post(`/Website/release-hold/${offer}`, {});
  expect(await view(site, grace)).toMatchObject({ state: 'offered', offerEndsAt: END, reference: offer });
  expect(await mailed(site)).toEqual(['waitlist_offer']);

  site.at(END);
  await runScheduled(site.needs);
  expect(await view(site, grace)).toMatchObject({ state: 'lapsed' });
  expect(await view(site, lin)).toMatchObject({ state: 'offered' });
  expect(await mailed(site)).toEqual(['waitlist_offer', 'waitlist_lapsed', 'waitlist_offer']);
});

test('rule 29: a hold on an offer lasts no longer than that, and nor does one that replaces or extends it', async () => {
  const { site, grace, offer } = await offered();
  await site.pass(23 * 60 + 20);
  const held = await hold(site, both, { replaces: offer });
  expect(held.expiresAt).toBe('2026-11-21T14:50:00Z');
  const longer = await site.post(`/Website/extend-hold/${held.reference}`, {});
  expect((await longer.json<Hold>()).expiresAt).toBe(END);
  const more = await hold(site, [{ eventId: 'a' }, { eventId: 'b', quantity: 2 }], { replaces: held.reference });
  await site.pass(25);
  expect(await seatsLeft(site, 'a')).toBe(0);
  expect((await hold(site, both, { replaces: more.reference })).expiresAt).toBe(END);
  site.at(END);
  await runScheduled(site.needs);
  expect(await view(site, grace)).toMatchObject({ state: 'lapsed' });
});

test('rule 29: seats of an offer that are booked with another class are taken, and nobody loses one', async () => {
  const { site, grace, lin, offer } = await offered();
  const held = await hold(site, both, { replaces: offer });
  const booked = await book(site, held.reference, 2);
  expect(booked.status).toBe(200);
  expect(await view(site, grace)).toMatchObject({ state: 'booked' });
  await prove(site, held.reference);
  await pass(site, 25 * 60);
  expect(await view(site, grace)).toMatchObject({ state: 'booked' });
  expect(await view(site, lin)).toMatchObject({ state: 'waiting', position: 1 });
  expect(await seatsLeft(site, 'a')).toBe(0);
});

test('rule 29: who books another class without the seats that she is offered keeps the offer', async () => {
  const { site, grace, offer } = await offered();
  const held = await hold(site, both, { replaces: offer });
  const other = await hold(site, [{ eventId: 'b' }], { replaces: held.reference });
  expect((await book(site, other.reference, 1)).status).toBe(200);
  await pass(site, 60);
  expect(await view(site, grace)).toMatchObject({ state: 'offered', offerEndsAt: END, reference: offer });
  expect((await book(site, offer, 1)).status).toBe(200);
});

test('rule 29: a card that is not paid leaves the offer as it was, one that is paid takes it', async () => {
  const { site, grace, lin, offer } = await offered();
  const held = await hold(site, both, { replaces: offer });
  const byCard = { paymentMethod: 'card' };
  expect((await book(site, held.reference, 2, byCard)).status).toBe(200);
  expect(await view(site, grace)).toMatchObject({ state: 'booked' });
  await site.post(`/Website/withdraw-payment/${held.reference}`, {});
  expect(await view(site, grace)).toMatchObject({ state: 'offered', offerEndsAt: END, reference: offer });
  expect([await seatsLeft(site, 'a'), await seatsLeft(site, 'b')]).toEqual([0, 4]);

  await book(site, held.reference, 2, byCard);
  await pass(site, 120);
  await runScheduled(site.needs);
  expect(await view(site, grace)).toMatchObject({ state: 'offered', offerEndsAt: END, reference: offer });
  expect(await view(site, lin)).toMatchObject({ state: 'waiting' });
  expect([await seatsLeft(site, 'a'), await seatsLeft(site, 'b')]).toEqual([0, 5]);

  const again = await hold(site, both, { replaces: offer });
  const { payAt } = await (await book(site, again.reference, 2, byCard)).json<{ payAt: string }>();
  await site.pay(payAt, CARDS.good);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM waitlist ORDER BY rowid')).toEqual([
    { state: 'booked' },
    { state: 'waiting' },
  ]);
});

test('rule 29: of an offer of three seats that is booked for one, the others go on to the list once they are not booked', async () => {
  const { site, grace, lin, offer } = await offered(3);
  const held = await hold(site, [{ eventId: 'a' }], { replaces: offer });
  await runScheduled(site.needs);
  expect(await seatsLeft(site, 'a')).toBe(0);
  expect(await view(site, lin)).toMatchObject({ state: 'waiting' });
  expect((await book(site, held.reference, 1, { paymentMethod: 'card' })).status).toBe(200);
  await runScheduled(site.needs);
  expect(await view(site, lin)).toMatchObject({ state: 'offered' });
  await site.post(`/Website/withdraw-payment/${held.reference}`, {});
  expect(await view(site, grace)).toMatchObject({ state: 'offered', offerEndsAt: END, quantity: 1 });
  expect(await seatsLeft(site, 'a')).toBe(1);
});

test('rule 29: more seats than were offered are taken from those that are free, and are free again after half an hour', async () => {
  const { site, grace, lin, offer } = await offered();
  expect((await tryHold(site, [{ eventId: 'a', quantity: 2 }], offer)).status).toBe(409);
  await site.post(`/Website/leave-waitlist/${lin}`, {});
  await site.rows(`UPDATE classes SET capacity = 3 WHERE id = 'a'`);
  await hold(site, [{ eventId: 'a', quantity: 2 }, { eventId: 'b' }], { replaces: offer });
  expect(await seatsLeft(site, 'a')).toBe(1);
  await pass(site, 30);
  expect(await seatsLeft(site, 'a')).toBe(2);
  expect(await view(site, grace)).toMatchObject({ state: 'offered' });
});

test('rules 2 and 29: two browsers with one offer book its seats once', async () => {
  const { site, grace, offer } = await offered();
  const phone = await hold(site, both, { replaces: offer });
  // The later hold takes the place of the earlier one, whose seats of the other class are free.
  const laptop = await hold(site, both, { replaces: offer });
  expect(await seatsLeft(site, 'b')).toBe(4);
  expect(await refusal(site, phone.reference, 2)).toBe('hold_expired');
  const answers = await Promise.all([book(site, laptop.reference, 2), book(site, offer, 1)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await site.rows(`SELECT SUM(quantity) AS seats FROM booked_seats WHERE class_id = 'a'`)).toEqual([
    { seats: 1 },
  ]);
  expect(await view(site, grace)).toMatchObject({ state: 'booked' });
});

test('rule 29: an offer that is booked by itself ends the hold that stands on it', async () => {
  const { site, offer } = await offered();
  const held = await hold(site, both, { replaces: offer });
  expect((await book(site, offer, 1)).status).toBe(200);
  expect(await refusal(site, held.reference, 2)).toBe('hold_expired');
  expect(await seatsLeft(site, 'b')).toBe(5);
});

test('rule 29: who gives an offer back by its page has it no more, whatever her cart holds', async () => {
  const { site, grace, lin, offer } = await offered();
  const held = await hold(site, both, { replaces: offer });
  expect(await (await site.post(`/Website/leave-waitlist/${grace}`, {})).json()).toMatchObject({ state: 'left' });
  // Nothing counts down at the checkout any more, whatever it asks next.
  const seen = await (await site.get(`/Website/booking/${held.reference}`)).json();
  expect(seen).toMatchObject({ state: 'released' });
  expect(await seatsLeft(site, 'b')).toBe(5);
  const longer = await site.post(`/Website/extend-hold/${held.reference}`, {});
  expect(await longer.json()).toMatchObject({ code: 'hold_expired' });
  // Somebody waits, so a hold without an offer has none of these seats.
  const again = await tryHold(site, both, held.reference);
  expect(await again.json()).toMatchObject({ code: 'seats_refused', lines: [{ eventId: 'a', reason: 'full' }] });
  expect(await refusal(site, held.reference, 2)).toBe('hold_expired');
  await runScheduled(site.needs);
  expect(await view(site, lin)).toMatchObject({ state: 'offered' });
  expect(await refusal(site, held.reference, 2)).toBe('hold_expired');
});

test('rule 29: an offer that the office takes back ends the hold that stands on it', async () => {
  const { site, offer } = await offered();
  const held = await hold(site, both, { replaces: offer });
  const [party] = await site.rows<{ id: string }>(`SELECT id FROM waitlist WHERE state = 'offered'`);
  await site.needs.db.prepare(RELEASE_OFFER_OF).bind(present(party).id).run();
  const states = await site.rows('SELECT state FROM bookings WHERE reference IN (?1, ?2)', offer, held.reference);
  expect(states).toEqual([{ state: 'released' }, { state: 'released' }]);
});

test('rule 29: who leaves after the offer has ended takes nothing from the cart', async () => {
  const { site, grace, offer } = await offered();
  await hold(site, both, { replaces: offer });
  site.at(END);
  await runScheduled(site.needs);
  const other = await hold(site, [{ eventId: 'b' }]);
  await site.post(`/Website/leave-waitlist/${grace}`, {});
  expect(await site.rows('SELECT state FROM bookings WHERE reference = ?1', other.reference)).toEqual([
    { state: 'held' },
  ]);
});

test('rule 29: an offer of a class that leaves the schedule is waited for again, though a hold stands on it', async () => {
  const { site, grace, offer } = await offered();
  const held = await hold(site, both, { replaces: offer });
  const data = site.needs.siteData;
  const release = async (id: string, classes: typeof data.classes) => {
    site.needs.siteData = { ...data, classes, build: { ...data.build, id } };
    await runScheduled(site.needs);
  };
  await release('without', data.classes.slice(1));
  expect(await view(site, grace)).toMatchObject({ state: 'waiting', position: 1 });
  expect(await refusal(site, held.reference, 2)).toBe('seats_refused');
  await release('back', data.classes);
  expect(await view(site, grace)).toMatchObject({ state: 'offered' });
  expect(await seatsLeft(site, 'a')).toBe(0);
});

test('rule 29: an offer whose seats wait for their card is not given back by its page, nor ended by its time', async () => {
  const { site, grace, lin, offer } = await offered();
  await site.pass(24 * 60 - 5);
  const held = await hold(site, both, { replaces: offer });
  await book(site, held.reference, 2, { paymentMethod: 'card' });
  expect(await (await site.post(`/Website/leave-waitlist/${grace}`, {})).json()).toMatchObject({ state: 'booked' });
  await pass(site, 10);
  expect(await view(site, grace)).toMatchObject({ state: 'booked' });
  await site.post(`/Website/withdraw-payment/${held.reference}`, {});
  // Its time is over: what the hold keeps, it keeps for as long as it lasts, and no longer.
  const { state, offerEndsAt } = await view(site, grace);
  expect(state).toBe('offered');
  site.at(present(offerEndsAt));
  await runScheduled(site.needs);
  expect(await view(site, grace)).toMatchObject({ state: 'lapsed' });
  expect(await view(site, lin)).toMatchObject({ state: 'offered' });
});
