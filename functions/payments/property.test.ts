import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ManagedBooking } from '../../src/domain/changes/contract.ts';
import { first, present } from '../../src/domain/present.ts';
import { syncCatalogue } from '../catalogue/index.ts';
import { linkToken } from '../platform/secrets.ts';
import { runScheduled } from '../scheduled.ts';
import { cancelBody, moveBody } from '../testing/changes.ts';
import { asContact, confirmBody, holdBody, TEST_SECRET, withHst } from '../testing/harness.ts';
import { CARDS, startShop, type CardShop } from '../testing/shop.ts';
import { scheduledClass } from '../testing/site-data.ts';
import { RETURNED_CENTS } from './sql.ts';

/** Three dates of one course, small enough that buyers meet. */
const dates = { a: ['2027-02-09', 49_500], b: ['2027-02-23', 51_333], c: ['2027-03-09', 39_999] } as const;
const ids = ['a', 'b', 'c'] as const;
const CAPACITY = 6;
const classes = ids.map((id) =>
  scheduledClass({
    ...{ id, capacity: CAPACITY, priceCents: dates[id][1] },
    sessions: [{ start: `${dates[id][0]}T18:00:00Z`, end: `${dates[id][0]}T23:00:00Z` }],
    salesEnd: `${dates[id][0]}T17:00:00Z`,
  }),
);
const PACKAGE_SEATS = 5;

const nat = (max: number) => fc.integer({ min: 0, max });
const back = fc.constantFrom('refund' as const, 'credit' as const);
const often = <Value>(arbitrary: fc.Arbitrary<Value>, weight: number) => ({ arbitrary, weight });
const step = fc.oneof(
  often(fc.record({ kind: fc.constant('hold' as const), of: nat(2), seats: nat(2), second: nat(3) }), 5),
  often(
    fc.record({
      kind: fc.constant('buy' as const),
      of: nat(2),
      seats: nat(1),
      how: fc.constantFrom('card', 'invoice', 'code'),
    }),
    6,
  ),
  often(
    fc.record({
      kind: fc.constant('confirm' as const),
      who: nat(9),
      how: fc.constantFrom('card', 'card', 'invoice', 'code'),
    }),
    5,
  ),
  often(
    fc.record({
      kind: fc.constant('pay' as const),
      who: nat(9),
      card: fc.constantFrom('good', 'good', 'declined', 'refundPends', 'refundFails'),
    }),
    5,
  ),
  often(fc.record({ kind: fc.constantFrom('withdraw', 'prove', 'release', 'pay-invoice'), who: nat(9) }), 3),
  often(fc.record({ kind: fc.constant('cancel' as const), who: nat(9), seats: nat(2), back }), 3),
  often(fc.record({ kind: fc.constant('move' as const), who: nat(9), to: nat(2), seats: nat(1), back }), 3),
  often(
    fc.record({ kind: fc.constant('dashboard' as const), who: nat(9), cents: fc.integer({ min: 1, max: 60_000 }) }),
    1,
  ),
  often(fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 9, 31, 45, 1_500) }), 2),
  often(fc.record({ kind: fc.constant('clock' as const) }), 2),
  often(fc.record({ kind: fc.constant('join' as const), of: nat(2), seats: nat(1) }), 2),
  often(fc.record({ kind: fc.constant('take-offer' as const), who: nat(9) }), 2),
  often(fc.record({ kind: fc.constant('call-off' as const), of: nat(2) }), 1),
  often(fc.record({ kind: fc.constantFrom('silence', 'twice', 'reversed') }), 1),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What buyers know: the secrets of their holds and bookings, and of their places in a line. */
interface Buyers {
  site: CardShop;
  references: string[];
  waits: string[];
  code: string;
}

async function start(): Promise<Buyers> {
  const site = await startShop(classes);
  const { contact, billing, terms } = confirmBody(0);
  const offer = present(site.needs.siteData.offers.find(({ id }) => id === 'software-5'));
  const buyer = { ...contact, organisation: 'Example' };
  const order = { language: 'en', offer: offer.id, contact: buyer, billing, terms, purchaseOrder: '', budgetCode: '' };
  const asked = await site.post('/Website/buy-package', { ...order, totalCents: withHst(offer.priceCents) });
  expect(asked.status, await asked.clone().text()).toBe(201);
  const { id } = first(await site.rows<{ id: string }>('SELECT id FROM package_purchases'));
  const token = await linkToken(TEST_SECRET, 'package link', id);
  const bought = await site.post(`/Website/confirm-package/${token}`, {});
  const { code } = await bought.json<{ code: string }>();
  return { site, references: [], waits: [], code };
}

const clock = ({ needs }: CardShop) => runScheduled(needs);

async function confirm({ site, code }: Buyers, reference: string, how: string): Promise<void> {
  const send = (totalCents: number) =>
    site.post(`/Website/confirm-booking/${reference}`, {
      ...confirmBody(totalCents, { paymentMethod: how === 'card' ? 'card' : 'invoice' }),
      ...(how === 'code' && { packageCode: code }),
    });
  const asked = await (await send(1)).json<{ totalCents?: number; code?: string }>();
  if (asked.code === 'price_changed') await send(asked.totalCents ?? 0);
}

async function opened({ site }: Buyers, reference: string): Promise<ManagedBooking | null> {
  const answer = await site.get(`/Website/manage-booking/${await asContact(site, reference)}`);
  return answer.status === 200 ? answer.json<ManagedBooking>() : null;
}

async function callOff(site: CardShop, id: string): Promise<void> {
  const { siteData } = site.needs;
  site.needs.siteData = {
    ...siteData,
    build: { ...siteData.build, id: `${siteData.build.id} ${id}` },
    classes: siteData.classes.map((one) => (one.id === id ? { ...one, state: 'cancelled' as const } : one)),
  };
  await syncCatalogue(site.needs.db, site.needs.siteData, site.needs.now().getTime());
}

async function attempt(buyers: Buyers, what: Step): Promise<void> {
  const { site, references, waits } = buyers;
  const classOf = (index: number) => present(ids[index]);
  if (what.kind === 'wait' && 'minutes' in what) return site.pass(what.minutes);
  if (what.kind === 'clock') return clock(site);
  if (what.kind === 'silence') return site.double.control.plan({ mode: 'never', times: 2 });
  if (what.kind === 'twice' || what.kind === 'reversed') return site.double.control.plan({ mode: what.kind, times: 2 });
  if (what.kind === 'call-off' && 'of' in what) return callOff(site, classOf(what.of));
  if (what.kind === 'hold' && 'second' in what) {
    const lines = [{ eventId: classOf(what.of), quantity: what.seats + 1 }];
    if (what.second < 3 && what.second !== what.of) lines.push({ eventId: classOf(what.second), quantity: 1 });
    const priced = lines.map((line) => ({ ...line, priceCents: dates[line.eventId as (typeof ids)[number]][1] }));
    const answer = await site.post('/Website/hold-seats', holdBody(priced));
    if (answer.status === 201) references.push((await answer.json<{ reference: string }>()).reference);
    return;
  }
  if (what.kind === 'buy' && 'how' in what && 'of' in what) {
    await attempt(buyers, { kind: 'hold', of: what.of, seats: what.seats, second: (what.of + 1) % 3 });
    const who = references.length - 1;
    await attempt(buyers, { kind: 'confirm', who, how: what.how });
    const paid =
      what.how === 'card' ? ({ kind: 'pay', who, card: 'refundPends' } as const) : ({ kind: 'prove', who } as const);
    return attempt(buyers, paid);
  }
  if (what.kind === 'join' && 'of' in what) {
    const email = `wait${waits.length}@example.ca`;
    const wish = { language: 'en', eventId: classOf(what.of), quantity: what.seats + 1, email };
    if ((await site.post('/Website/join-waitlist', wish)).status !== 201) return;
    const { id } = first(await site.rows<{ id: string }>('SELECT id FROM waitlist WHERE email = ?1', email));
    const token = await linkToken(TEST_SECRET, 'waitlist link', id);
    await site.post(`/Website/confirm-waitlist/${token}`, {});
    waits.push(token);
    return;
  }
  if (!('who' in what)) return;
  if (what.kind === 'take-offer') {
    const token = waits[what.who % Math.max(1, waits.length)];
    if (token === undefined) return;
    const { reference } = await (await site.get(`/Website/waitlist/${token}`)).json<{ reference: string | null }>();
    if (reference !== null && !references.includes(reference)) references.push(reference);
    return;
  }
  const reference = references[what.who % Math.max(1, references.length)];
  if (reference !== undefined) await attemptOf(buyers, reference, what);
}

async function attemptOf(buyers: Buyers, reference: string, what: Extract<Step, { who: number }>): Promise<void> {
  const { site } = buyers;
  if ('how' in what) return confirm(buyers, reference, what.how);
  if (what.kind === 'withdraw') return void (await site.post(`/Website/withdraw-payment/${reference}`, {}));
  if (what.kind === 'release') return void (await site.post(`/Website/release-hold/${reference}`, {}));
  if (what.kind === 'prove') {
    return void (await site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: true }));
  }
  if (what.kind === 'pay' || what.kind === 'pay-invoice') {
    const path = what.kind === 'pay' ? 'pay-booking' : 'pay-open-invoice';
    const asked = await site.post(`/Website/${path}/${reference}`, {});
    const { payAt } = await asked.json<{ payAt?: string | null }>();
    const card = 'card' in what ? CARDS[what.card as keyof typeof CARDS] : CARDS.good;
    if (payAt) await site.pay(payAt, card);
    return;
  }
  if ('cents' in what) {
    const charges = await site.rows<{ intent: string; left: number }>(
      `SELECT provider_intent AS intent, amount_cents - COALESCE((
         SELECT SUM(amount_cents) FROM refunds WHERE payment_id = payments.id AND state <> 'failed'
       ), 0) AS left FROM payments JOIN bookings ON bookings.id = booking_id
       WHERE payments.state = 'paid' AND provider_intent IS NOT NULL AND reference = ?1`,
      reference,
    );
    const [charge] = charges.filter(({ left }) => left >= what.cents);
    // What the site has asked for meanwhile may leave less at the card company.
    if (charge) await site.double.control.refundInDashboard(charge.intent, what.cents).catch(() => undefined);
    return;
  }
  const booking = await opened(buyers, reference);
  if (!booking || !('seats' in what)) return;
  const line = booking.lines.find(({ quantity }) => quantity > 0);
  const seats = booking.participants.filter(({ eventId }) => eventId === line?.eventId).map(({ id }) => id);
  const some = booking.proofDueAt === null ? seats.slice(0, what.seats + 1) : booking.participants.map(({ id }) => id);
  if (seats.length === 0) return;
  if ('to' in what) {
    await site.post(
      `/Website/move-seats/${await asContact(site, reference)}`,
      moveBody(booking, seats.slice(0, what.seats + 1), present(ids[what.to]), { back: what.back }),
    );
  } else {
    const free = booking.proofDueAt === null ? {} : { feeCents: 0, creditedCents: 0 };
    await site.post(
      `/Website/cancel-seats/${await asContact(site, reference)}`,
      cancelBody(booking, some, { back: what.back, ...free }),
    );
  }
}

/** Each query finds what must never be; their names say what. */
const never = {
  'more seats claimed than a class has': `SELECT class_id, SUM(quantity) FROM seat_claims WHERE until_at > ?1
    GROUP BY class_id HAVING SUM(quantity) > ${CAPACITY}`,
  'a seat without its participant, or a participant without a seat': `SELECT reference, class_id, quantity FROM booking_lines
    JOIN bookings ON bookings.id = booking_id
    WHERE ?1 > 0 AND bookings.state IN ('awaiting_payment', 'confirmed', 'cancelled', 'expired')
      AND bookings.contact IS NOT NULL AND CASE WHEN bookings.state = 'expired' THEN 0
        WHEN bookings.state = 'cancelled' AND proved_at IS NULL THEN 0 ELSE quantity END <> (
        SELECT COUNT(*) FROM participants
        WHERE participants.booking_id = bookings.id AND participants.class_id = booking_lines.class_id AND active = 1
      )`,
  'documents that do not add up to what a booking is worth': `SELECT reference, total_cents, invoiced_cents, credited_cents FROM bookings
    JOIN booking_balances ON booking_balances.booking_id = bookings.id
    WHERE ?1 > 0 AND invoiced_cents - credited_cents <> CASE WHEN proved_at IS NULL THEN 0 ELSE total_cents END`,
  'an invoice for a buyer who has not proved to be there': `SELECT invoices.number FROM invoices JOIN bookings ON bookings.id = booking_id
    WHERE ?1 > 0 AND proved_at IS NULL`,
  'more given back of a charge than came in': `SELECT payments.id FROM payments JOIN refunds ON refunds.payment_id = payments.id
    WHERE ?1 > 0 AND refunds.state <> 'failed' GROUP BY payments.id HAVING SUM(refunds.amount_cents) > payments.amount_cents`,
  'more given back for a credit note than it says': `SELECT number FROM credit_notes JOIN refunds ON credit_note = number
    WHERE ?1 > 0 GROUP BY number HAVING SUM(amount_cents) > refund_cents`,
  'a ledger of credits that does not sum': `SELECT id FROM credits WHERE ?1 > 0 AND balance_cents <> (
    SELECT SUM(delta_cents) FROM credits AS earlier WHERE earlier.rowid <= credits.rowid)`,
  'seats of a package that are neither left nor used': `SELECT SUM(delta) AS left FROM package_seats WHERE ?1 > 0
    HAVING SUM(delta) <> ${PACKAGE_SEATS} - COALESCE((
      SELECT SUM(quantity * (covered ->> '$.seats')) FROM booking_lines JOIN bookings ON bookings.id = booking_id
      WHERE covered IS NOT NULL AND (
        bookings.state IN ('awaiting_payment', 'confirmed') OR (bookings.state = 'cancelled' AND proved_at IS NOT NULL)
      )
    ), 0)`,
  'a number that is missing': `SELECT year FROM invoices WHERE ?1 > 0 GROUP BY year HAVING MAX(sequence) <> COUNT(*)
    UNION ALL SELECT year FROM credit_notes GROUP BY year HAVING MAX(sequence) <> COUNT(*)`,
  'an offer without its seats': `SELECT waitlist.id FROM waitlist LEFT JOIN bookings ON bookings.id = offer_id
    WHERE ?1 > 0 AND waitlist.state = 'offered' AND bookings.id IS NULL`,
};

async function holds(site: CardShop): Promise<void> {
  for (const [what, statement] of Object.entries(never)) {
    expect(await site.rows(statement, site.needs.now().getTime()), what).toEqual([]);
  }
}

/** Once the clock has caught up, nobody has been charged for nothing, and the card company’s books are ours. */
async function settles(site: CardShop): Promise<void> {
  site.double.control.heal();
  for (let day = 0; day < 3; day += 1) {
    await site.pass(24 * 60 + 1);
    await clock(site);
    await clock(site);
    await holds(site);
  }
  const standing = RETURNED_CENTS.replaceAll('?1', 'booking_balances.booking_id');
  // A refund of the dashboard that failed afterwards is for people, who are told of it.
  const told = `SELECT COALESCE(SUM(amount_cents), 0) FROM refunds
    WHERE refunds.booking_id = booking_balances.booking_id AND made_by = 'dashboard' AND state = 'failed'
      AND EXISTS (SELECT 1 FROM outbox WHERE kind = 'refund_failed' AND about = refunds.id)`;
  expect(
    await site.rows(`SELECT *, (${standing}) AS promised FROM booking_balances
      WHERE invoiced_cents - credited_cents - paid_cents + (${standing}) + (${told}) < 0`),
    'paid and neither owed nor given back, and nobody knows',
  ).toEqual([]);
  expect(await site.rows(`SELECT id, state FROM payments WHERE state NOT IN ('paid', 'ended')`), 'unsettled').toEqual(
    [],
  );
  const asked = await present(site.needs.cards).refundsSince(0);
  const theirs = asked.outcome === 'done' ? asked.value.refunds : [];
  const ours = await site.rows<{ id: string; state: string; cents: number }>(
    'SELECT provider_refund AS id, state, amount_cents AS cents FROM refunds WHERE provider_refund IS NOT NULL ORDER BY 1',
  );
  const books = theirs.map(({ id, state, cents }) => ({ id, state, cents })).sort((x, y) => (x.id < y.id ? -1 : 1));
  expect(ours).toEqual(books);
}

/** A few at each run of the tests, others each time. */
const RUNS = 6;

test('whatever buyers, cards, staff and the clock do in whatever order: seats, money, ledgers and numbers agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 45 }), async (steps) => {
      const buyers = await start();
      for (const what of steps) {
        await attempt(buyers, what);
        await holds(buyers.site);
      }
      await settles(buyers.site);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 600_000);
