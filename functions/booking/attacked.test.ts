import { expect, test } from 'vitest';
import { limits } from '../../src/domain/api/limits.ts';
import { caps } from '../../src/domain/booking/caps.ts';
import { mailboxKey } from '../../src/domain/fields.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { runScheduled } from '../scheduled.ts';
import { cancelBody, managed, pay, person } from '../testing/changes.ts';
import {
  asContact,
  confirmBody,
  holdBody,
  prove,
  startSite,
  tryProve,
  withHst,
  type TestSite,
} from '../testing/harness.ts';
import { startShop } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

// What somebody could do who knew every cap by itself: bounds that hold between them.

const PRICE = 49_500;
const from = (address: string) => ({ 'cf-connecting-ip': address });
const manyClasses = (count: number, changes = {}) =>
  Array.from({ length: count }, (_, index) => scheduledClass({ id: `c${index}`, capacity: 20, ...changes }));

interface Wish {
  eventId?: string;
  quantity?: number;
  email?: string;
  address?: string;
  changes?: Record<string, unknown>;
}

async function tryHold(site: TestSite, { eventId = 'c0', quantity = 1, address = '192.0.2.1', changes = {} }: Wish) {
  const answer = await site.post('/Website/hold-seats', holdBody([{ eventId, quantity }], changes), from(address));
  return answer.json<{ code?: string; reference: string; expiresAt: string }>();
}

/** The code of a refusal. */
async function tryConfirm(
  site: TestSite,
  reference: string,
  { quantity = 1, email = 'ada@example.ca', address = '192.0.2.1', changes = {} }: Wish,
) {
  const body = confirmBody(withHst(quantity * PRICE), changes);
  const sent = { ...body, contact: { ...body.contact, email } };
  const answer = await site.post(`/Website/confirm-booking/${reference}`, sent, from(address));
  return (await answer.json<{ code?: string }>()).code;
}

/** The reference of what was booked, or the code of a refusal. */
async function tryBook(site: TestSite, wish: Wish): Promise<string> {
  const { code, reference } = await tryHold(site, { ...wish, changes: {} });
  return code ?? (await tryConfirm(site, reference, wish)) ?? reference;
}

const taken = async (site: TestSite) =>
  (
    await site.rows<{ seats: number }>(
      'SELECT COALESCE(SUM(quantity), 0) AS seats FROM seat_claims WHERE until_at > ?1',
      site.needs.now().getTime(),
    )
  )[0]?.seats ?? 0;

test('rule 36: a hold that replaces one of another cart gets no hour of its own', async () => {
  const site = await startSite(siteDataOf(manyClasses(2)));
  let held = await tryHold(site, {});
  const until: string[] = [];
  for (const [round, minutes] of [20, 20, 19.5].entries()) {
    until.push(held.expiresAt);
    site.wait(minutes);
    held = await tryHold(site, { eventId: `c${(round + 1) % 2}`, changes: { replaces: held.reference } });
  }
  expect(until).toEqual(['2026-11-20T15:30:00Z', '2026-11-20T15:50:00Z', '2026-11-20T16:00:00Z']);
  expect(held.code).toBe('held_long_enough');
});

test('rule 36: seats whose hold has lapsed are taken anew for a card within the caps alone', async () => {
  const site = await startShop(manyClasses(1), { capRoom: 1 });
  const card = { quantity: 10, changes: { paymentMethod: 'card' } };
  const first = await tryHold(site, { quantity: 10 });
  await site.pass(31);
  const second = await tryHold(site, { quantity: 10 });
  expect(await tryConfirm(site, second.reference, card)).toBeUndefined();
  expect(await tryConfirm(site, first.reference, card)).toBe('too_many_held');
  expect(await taken(site)).toBe(10);
  // Nor by turns: most of the time the seats are others'.
  const samples: number[] = [];
  for (let minutes = 0; minutes < 720; minutes += 10) {
    await site.pass(10);
    await runScheduled(site.needs);
    for (const { reference } of [first, second]) await tryConfirm(site, reference, card);
    samples.push(await taken(site));
  }
  expect(Math.max(...samples)).toBe(10);
  expect(samples.filter((seats) => seats > 0).length).toBeLessThan(samples.length / 2);
});

test('rules 36 and 41: holds of a network that have lapsed are confirmed on invoice within its caps alone', async () => {
  const site = await startSite(siteDataOf(manyClasses(6)), { capRoom: 1 });
  const lines = (start: number, quantity: number) =>
    [0, 1, 2].map((index) => ({ eventId: `c${start + index}`, quantity }));
  const held: { reference: string; seats: number }[] = [];
  for (const wanted of [lines(0, 10), lines(3, 10), lines(0, 2)]) {
    const answer = await site.post('/Website/hold-seats', holdBody(wanted), from('192.0.2.1'));
    const { reference } = await answer.json<{ reference: string }>();
    held.push({ reference, seats: wanted.reduce((sum, { quantity }) => sum + quantity, 0) });
    site.wait(31);
  }
  const codes: (string | undefined)[] = [];
  for (const [index, { reference, seats }] of held.entries()) {
    codes.push(await tryConfirm(site, reference, { quantity: seats, email: `p${index}@m${index}.example` }));
  }
  expect(codes).toEqual([undefined, 'too_many_held', 'too_many_held']);
  expect(await taken(site)).toBe(caps.seats);
});

test('rules 36 and 41: of two lapsed holds of a network that are confirmed at the same moment, one is within its caps', async () => {
  const site = await startSite(siteDataOf(manyClasses(1)), { capRoom: 1 });
  const held: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    held.push((await tryHold(site, { quantity: 6 })).reference);
    site.wait(31);
  }
  const codes = await Promise.all(
    held.map((reference, index) => tryConfirm(site, reference, { quantity: 6, email: `p${index}@m${index}.example` })),
  );
  expect(codes.sort()).toEqual(['too_many_held', undefined]);
  expect(await taken(site)).toBe(6);
});

test('rule 36: whoever was too slow pays by card all the same', async () => {
  const site = await startShop(manyClasses(1), { capRoom: 1 });
  const { reference } = await tryHold(site, { quantity: 4 });
  await site.pass(35);
  expect(await tryConfirm(site, reference, { quantity: 4, changes: { paymentMethod: 'card' } })).toBeUndefined();
});

test('rule 41: what a network is refused keeps nobody else from booking with her own address', async () => {
  const site = await startSite(siteDataOf(manyClasses(12)), { capRoom: 1 });
  site.needs.limiter = d1Limiter(site.needs);
  for (let index = 0; index < limits.proofMailOfNetwork.most; index += 1) {
    await tryBook(site, { eventId: `c${index}`, email: 'victim@example.ca' });
    await site.rows(`UPDATE bookings SET state = 'cancelled', from_network = NULL WHERE state = 'confirmed'`);
  }
  const { reference } = await tryHold(site, { eventId: 'c10' });
  for (let again = 0; again < limits.confirmAttempts.most - 1; again += 1) {
    expect(await tryConfirm(site, reference, { email: 'victim@example.ca' })).toBe('too_many_held');
  }
  const own = await tryBook(site, { eventId: 'c11', email: 'victim@example.ca', address: '203.0.113.9' });
  expect(own).toMatch(/^reference-/);
});

test('rule 41: what ever so many networks book in her name keeps nobody from booking, and each of them has a part', async () => {
  const site = await startSite(siteDataOf(manyClasses(5)), { capRoom: 1 });
  site.needs.limiter = d1Limiter(site.needs);
  const email = 'victim@example.ca';
  const asked = { rule: limits.proofMail, who: `email ${mailboxKey(email)}`, count: limits.proofMail.most };
  expect(await site.needs.limiter.take([asked])).toEqual({ allowed: true });
  const outcomes: string[] = [];
  for (let index = 0; index <= limits.proofMailBeyond.most; index += 1) {
    outcomes.push(await tryBook(site, { eventId: `c${index}`, email, address: '203.0.113.9' }));
  }
  expect(outcomes.map((outcome) => outcome.replace(/-.*/, ''))).toEqual([
    ...Array<string>(limits.proofMailBeyond.most).fill('reference'),
    'too_many_held',
  ]);
  expect(await tryBook(site, { eventId: 'c4', email, address: '198.51.100.9' })).toMatch(/^reference-/);
  // None of it is what the whole site has beyond its own bound.
  expect(await (await site.get('/healthz')).text()).not.toContain('mail_to_strangers');
});

test('rule 41: one network books so many seats on invoice in a day, however many mailboxes prove them', async () => {
  const site = await startSite(siteDataOf(manyClasses(20)), { capRoom: 1 });
  site.needs.limiter = d1Limiter(site.needs);
  const booked: string[] = [];
  for (let index = 0; index < 16; index += 1) {
    const wish = { eventId: `c${index}`, quantity: 10, email: `p${index}@m${index}.example` };
    const outcome = await tryBook(site, { ...wish, address: `192.0.2.${index}` });
    if (outcome.startsWith('reference')) await prove(site, outcome);
    booked.push(outcome);
  }
  const most = limits.proofSeatsOfNetwork.most / 10;
  expect(booked.slice(0, most).every((outcome) => outcome.startsWith('reference'))).toBe(true);
  expect(new Set(booked.slice(most))).toEqual(new Set(['too_many_held']));
  expect(most).toBe((4 * caps.seats) / 10);
  expect(await tryBook(site, { eventId: 'c19', quantity: 10, address: '203.0.113.9' })).toMatch(/^reference-/);
});

/** The code of the refusal of a proof. */
async function proving(site: TestSite, reference: string): Promise<string | undefined> {
  const answer = await tryProve(site, reference);
  return answer.status === 204 ? undefined : (await answer.json<{ code: string }>()).code;
}

test('rule 36: seats that a contact owes bound what is proved, also where it is proved at the same moment', async () => {
  const site = await startSite(siteDataOf(manyClasses(5)), { capRoom: 1 });
  for (const eventId of ['c0', 'c1']) await prove(site, await tryBook(site, { eventId, quantity: 10 }));
  const both = [];
  for (const eventId of ['c2', 'c3']) both.push(await tryBook(site, { eventId, quantity: 10 }));
  const codes = await Promise.all(both.map((reference) => proving(site, reference)));
  const proved = both[codes.indexOf(undefined)] ?? '';
  expect(codes.sort()).toEqual(['too_many_held', undefined]);
  expect(await site.rows('SELECT COUNT(*) AS invoices FROM invoices')).toEqual([{ invoices: 3 }]);
  expect(await proving(site, await tryBook(site, { eventId: 'c4' }))).toBe('too_many_held');
  // What is paid in part is owed; all of it makes room again, and what waited for it is proved.
  await pay(site, proved, 100);
  expect(await proving(site, both.find((reference) => reference !== proved) ?? '')).toBe('too_many_held');
  await pay(site, proved, withHst(10 * PRICE) - 100);
  for (const reference of both) expect(await proving(site, reference)).toBeUndefined();
});

test('rule 36: a seat that is paid, and can be given back, makes room for itself alone; one that was taken for as much as is wanted', async () => {
  const site = await startSite(siteDataOf(manyClasses(6)), { capRoom: 1 });
  const paid = await tryBook(site, { eventId: 'c0' });
  await prove(site, paid);
  await pay(site, paid, withHst(PRICE));
  const codes: (string | undefined)[] = [];
  const booked: string[] = [];
  for (const eventId of ['c1', 'c2', 'c3', 'c4']) {
    booked.push(await tryBook(site, { eventId, quantity: 10 }));
    codes.push(await proving(site, booked.at(-1) ?? ''));
  }
  expect(codes).toEqual([undefined, undefined, undefined, 'too_many_held']);
  await site.rows(`UPDATE classes SET starts_at = 0 WHERE id = 'c0'`);
  expect(await proving(site, booked.at(-1) ?? '')).toBeUndefined();
});

test('rule 42: a stranger who books in somebody’s name is not told whether that person has booked', async () => {
  const site = await startSite(siteDataOf(manyClasses(8)), { capRoom: 1 });
  await prove(site, await tryBook(site, { eventId: 'c7', email: 'victim@example.ca', address: '203.0.113.9' }));
  const told: (string | undefined)[] = [];
  for (const [network, email] of ['victim@example.ca', 'nobody@example.ca'].entries()) {
    const lines = ['c0', 'c1', 'c2'].map((eventId) => ({ eventId, quantity: 10 }));
    const address = `198.51.${network}.1`;
    const held = await site.post('/Website/hold-seats', holdBody(lines), from(address));
    const { reference } = await held.json<{ reference: string }>();
    told.push(await tryConfirm(site, reference, { quantity: 30, email, address }));
    await site.rows(`UPDATE bookings SET state = 'cancelled', from_network = NULL WHERE proved_at IS NULL`);
  }
  expect(told).toEqual([undefined, undefined]);
});

test('rule 36: a payment that was given back lifts no cap, and guarantees no class', async () => {
  const site = await startShop(manyClasses(8, { minimum: 9 }), { capRoom: 1 });
  const paid = await site.order([{ eventId: 'c0' }]);
  await site.pay(paid.view.payAt ?? '');
  const booking = await managed(site, paid.reference);
  const token = await asContact(site, paid.reference);
  const seats = booking.participants.map(({ id }) => id);
  expect((await site.post(`/Website/cancel-seats/${token}`, cancelBody(booking, seats))).status).toBe(200);
  await runScheduled(site.needs);
  await site.double.control.settled();
  expect(await site.rows('SELECT state FROM refunds')).toEqual([{ state: 'done' }]);
  const codes: string[] = [];
  for (let index = 1; index < 6; index += 1) {
    const reference = await tryBook(site, { eventId: `c${index}`, quantity: 10, address: `192.0.${index}.1` });
    codes.push((await proving(site, reference)) ?? '');
    site.wait(1);
  }
  expect(codes.slice(3)).toEqual(['too_many_held', 'too_many_held']);
  expect(await site.rows(`SELECT id FROM classes WHERE state = 'confirmed'`)).toEqual([{ id: 'c1' }]);
});

test.each(['c0', 'c1'])(
  'rules 9 and 41: who is named by a stranger first gets the mails of her own seat once the stranger’s is over (%s)',
  async (eventId) => {
    const site = await startSite(siteDataOf([scheduledClass({ id: eventId, minimum: 1 })]), { capRoom: 1 });
    const people = { participants: [person(eventId, 'victim@example.ca')] };
    const theirs = await tryBook(site, { eventId, quantity: 2, email: 'nobody@evil.example', changes: people });
    const own = await tryBook(site, { eventId, email: 'victim@example.ca', address: '203.0.113.9', changes: people });
    await prove(site, own);
    const joining = () => site.rows(`SELECT recipient FROM outbox WHERE kind = 'joining_instructions'`);
    expect(await joining()).toEqual([]);
    if (eventId === 'c0') site.wait(6 * 24 * 60);
    else {
      const token = await asContact(site, theirs);
      expect((await site.post(`/Website/prove-booking/${token}`, { mine: false })).status).toBe(204);
    }
    await runScheduled(site.needs);
    await runScheduled(site.needs);
    expect(await joining()).toEqual([{ recipient: 'victim@example.ca' }]);
    expect(await site.rows('SELECT email_key FROM participants WHERE active = 1')).toEqual([
      { email_key: 'victim@example.ca' },
    ]);
  },
);
