import type { ManagedBooking } from '../../../src/domain/changes/contract.ts';
import {
  adding,
  creditable,
  crediting,
  exempting,
  givingBack,
  moving,
  type Change,
} from '../../../src/domain/changes/seats.ts';
import { frozenTable } from '../../../src/domain/money/credit.ts';
import { exemptTable } from '../../../src/domain/money/exemptions.ts';
import type { OfficeBooking } from '../../../src/domain/office/bookings.ts';
import { REASON, type Act, type World } from './world.ts';

export const BOOKINGS = '/Website/office/bookings';

/** A booking as the office has it before it, and how it is acted on. */
interface AtHand {
  world: World;
  now: ManagedBooking;
  file: OfficeBooking;
  /** One of its lines with seats, where it has any left. */
  line: ManagedBooking['lines'][number] | undefined;
  back: 'refund' | 'credit';
  send: (what: string, body: object) => Promise<boolean>;
}

/** Bookings with seats, or with what was given back. */
const BOOKED = `SELECT id FROM bookings WHERE contact <> '{}' AND confirmed_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM booking_lines WHERE booking_id = bookings.id)
ORDER BY created_at, id`;

const WRITTEN_OFF = `SELECT booking_id AS id FROM write_offs
WHERE EXISTS (SELECT 1 FROM booking_lines WHERE booking_lines.booking_id = write_offs.booking_id)
GROUP BY booking_id HAVING SUM(amount_cents) > (
  SELECT COALESCE(SUM(amount_cents), 0) FROM write_offs_taken_back WHERE write_offs_taken_back.booking_id = write_offs.booking_id
)
ORDER BY id`;

const OWED_BACK = `SELECT id FROM bookings JOIN booking_balances ON booking_balances.booking_id = bookings.id
WHERE invoiced_cents - credited_cents - paid_cents + returned_cents < 0
  AND EXISTS (SELECT 1 FROM booking_lines WHERE booking_lines.booking_id = bookings.id)
ORDER BY created_at, id`;

/** Acts on one of the bookings that a statement finds. */
const atHand =
  (act: (booking: AtHand) => Promise<boolean> | boolean, found = BOOKED): Act =>
  async (world) => {
    const { office, random, site } = world;
    const [row] = random.some(await site.rows<{ id: string }>(found), 1);
    if (!row) return false;
    const path = `${BOOKINGS}/${row.id}`;
    const now = await office.read<ManagedBooking>(`${path}/changes`);
    const file = await office.read<OfficeBooking>(path);
    const [line] = random.some(
      now.lines.filter(({ quantity }) => quantity > 0),
      1,
    );
    const back = random.pick<'refund' | 'credit'>(['refund', 'credit']);
    const send = async (what: string, body: object) => (await office.post(`${path}/${what}`, body)).ok;
    return act({ world, now, file, line, back, send });
  };

const creditedCents = ({ difference }: Pick<Change, 'difference'>) => 0 - difference.totalCents;

const cancels = atHand(({ world, now, line, back, send }) => {
  if (!line) return false;
  const feeRate = world.random.pick([0, 33_333, 25_000, 100_000, 1]);
  const change = givingBack(now.lines, [{ eventId: line.eventId, seats: 1, feeRate }], frozenTable(now.taxes));
  const seats = now.participants.flatMap(({ eventId, id }) => (eventId === line.eventId ? [id] : [])).slice(0, 1);
  const { revision } = now;
  const sums = { feeRate, feeCents: change.feeCents, creditedCents: creditedCents(change) };
  return send('cancel-seats', { revision, reason: REASON, back, seats, ...sums });
});

const moves = atHand(({ world, now, line, back, send }) => {
  const dates = now.otherDates.flatMap((course) => course.dates).filter(({ event }) => event.id !== line?.eventId);
  const [to] = world.random.some(dates, 1);
  if (!line || !to) return false;
  const feeCents = world.random.pick([0, 0, 1, 5_000]);
  const { eventId } = line;
  const target = {
    ...{ eventId: to.event.id, province: to.province },
    priceCents: line.coveredBy ? 0 : to.event.priceCents,
  };
  const { difference } = moving(now.lines, { eventId, seats: 1 }, target, frozenTable(now.taxes), feeCents);
  const seats = now.participants.flatMap((one) => (one.eventId === eventId ? [one.id] : [])).slice(0, 1);
  const change = { seats, to: to.event.id, feeCents, differenceCents: difference.totalCents };
  return send('move-seats', { revision: now.revision, reason: REASON, back, ...change });
});

const adds = atHand(({ world, now, send }) => {
  const { random } = world;
  const [to] = random.some(
    now.otherDates.flatMap(({ dates }) => dates),
    1,
  );
  if (!to) return false;
  const email = () => (random.chance(0.5) ? `guest${random.whole(0, 1e9)}@example.ca` : '');
  const people = Array.from({ length: random.whole(1, 2) }, () => ({
    ...{ firstName: 'Grace', lastName: 'Hopper', email: email() },
  }));
  const target = { eventId: to.event.id, priceCents: to.event.priceCents, province: to.province };
  const { difference } = adding(now.lines, target, people.length, frozenTable(now.taxes));
  const { revision } = now;
  const { eventId } = target;
  return send('seats', { revision, eventId, people, invoicedCents: difference.totalCents, reason: REASON });
});

const credits = (of: 'price' | 'fee') =>
  atHand(({ world, now, back, send }) => {
    const [line] = world.random.some(
      now.lines.filter((one) => creditable(one, of) > 0),
      1,
    );
    if (!line) return false;
    const netCents = Math.min(world.random.whole(1, 60_000), creditable(line, of));
    const request = { eventId: line.eventId, of, netCents };
    const change = crediting(now.lines, request, frozenTable(now.taxes));
    const { revision } = now;
    return send('credit-notes', { revision, reason: REASON, back, ...request, creditedCents: creditedCents(change) });
  });

const exempts = atHand(({ world, now, back, send }) => {
  const kind = world.random.pick<'status_card' | 'provincial_government'>(['status_card', 'provincial_government']);
  const table = frozenTable(now.taxes);
  const change = exempting(now.lines, table, exemptTable(kind, table));
  const { revision } = now;
  const body = { revision, reason: REASON, back, kind, number: '12', creditedCents: creditedCents(change) };
  return send('exemption', body);
});

const writesPayment = atHand(({ world: { random }, file: { openCents }, send }) => {
  const cents = random.pick([openCents, openCents, random.whole(1, 70_000), openCents + 1]);
  const method = random.pick(['cheque', 'transfer']);
  return cents > 0 && send('payments', { method, cents, receivedOn: '2026-11-20', note: '', openCents });
});

const writesOff = atHand(({ file: { openCents, writtenOffCents }, send }) =>
  send('write-off', { openCents: openCents - writtenOffCents, reason: REASON }),
);

const takesBack = atHand(
  ({ file: { writtenOffCents }, send }) => send('write-off/take-back', { writtenOffCents, reason: REASON }),
  WRITTEN_OFF,
);

/** A payment bounces, or was recorded by mistake; a part of these is undone at once. */
const takesPaymentBack: Act = async (world) => {
  const { office, random, site } = world;
  const [row] = random.some(
    await site.rows<{ id: string; booking: string }>(
      `SELECT payments.id, booking_id AS booking FROM payments
       WHERE method IN ('cheque', 'transfer') AND state = 'paid' AND NOT EXISTS (
         SELECT 1 FROM refunds WHERE payment_id = payments.id AND refunds.taken_back IS NOT NULL AND refunds.state = 'done'
       ) ORDER BY payments.created_at, payments.id`,
    ),
    1,
  );
  if (!row) return false;
  const path = `${BOOKINGS}/${row.booking}`;
  const { openCents } = await office.read<OfficeBooking>(path);
  const body = { why: random.pick(['returned', 'mistake']), note: '', whole: random.chance(0.5), openCents };
  const answer = await office.post(`${path}/payments/${row.id}/take-back`, body);
  if (!answer.ok || random.chance(0.7)) return answer.ok;
  const { id: undo } = await answer.json<{ id: string }>();
  return (await office.post(`${path}/payments/take-back/undo`, { undo })).ok;
};

const refunds = atHand(({ world: { random }, file: { openCents, payments }, send }) => {
  const payment = payments.find(({ leftCents }) => (leftCents ?? 0) > 0);
  if (!payment || openCents >= 0) return false;
  const part = random.chance(0.5) ? -openCents : random.whole(1, -openCents);
  const cents = Math.min(part, payment.leftCents ?? 0);
  const byHand = payment.refused === true && random.chance(0.7);
  return send('refunds', { payment: payment.id, byHand, cents, reason: REASON, openCents });
}, OWED_BACK);

/** A refund of what came by cheque, or of what a card refused, leaves by hand, and is then said to be sent. */
const saysSent: Act = async ({ office, site }) => {
  const [one] = await site.rows<{ id: string; booking: string }>(
    `SELECT refunds.id, refunds.booking_id AS booking FROM refunds LEFT JOIN payments ON payments.id = payment_id
     WHERE refunds.state IN ('asked', 'pending') AND (provider_intent IS NULL OR by_hand = 1) ORDER BY refunds.created_at, refunds.id`,
  );
  return (
    one !== undefined &&
    (await office.post(`${BOOKINGS}/${one.booking}/refunds/sent`, { refund: one.id, note: 'Cheque 118' })).ok
  );
};

/** One of these is stopped, came back or was never sent; a part of that is undone at once. */
const takesRefundBack: Act = async ({ office, random, site }) => {
  const [one] = random.some(
    await site.rows<{ id: string; booking: string; state: string }>(
      `SELECT refunds.id, refunds.booking_id AS booking, refunds.state FROM refunds LEFT JOIN payments ON payments.id = payment_id
       WHERE refunds.state IN ('asked', 'done') AND taken_back IS NULL AND (provider_intent IS NULL OR by_hand = 1)
       ORDER BY refunds.created_at, refunds.id`,
    ),
    1,
  );
  if (!one) return false;
  const path = `${BOOKINGS}/${one.booking}/refunds/take-back`;
  const why = one.state === 'asked' ? 'stopped' : random.pick(['returned', 'mistake']);
  const answer = await office.post(path, { refund: one.id, why, note: REASON });
  if (!answer.ok || random.chance(0.7)) return answer.ok;
  const { id: undo } = await answer.json<{ id: string }>();
  return (await office.post(`${path}/undo`, { undo })).ok;
};

export const acts = {
  'office: cancel': { often: 2, act: cancels },
  'office: move': { often: 2, act: moves },
  'office: add seats': { often: 2, act: adds },
  'office: credit': { often: 2, act: credits('price') },
  'office: credit a fee': { often: 1, act: credits('fee') },
  'office: exempt': { often: 1, act: exempts },
  'office: write a payment down': { often: 3, act: writesPayment },
  'office: take a payment back': { often: 3, act: takesPaymentBack },
  'office: write off': { often: 2, act: writesOff },
  'office: take a write-off back': { often: 2, act: takesBack },
  'office: refund': { often: 2, act: refunds },
  'office: say a refund is sent': { often: 1, act: saysSent },
  'office: take a refund back': { often: 2, act: takesRefundBack },
} satisfies Record<string, { often: number; act: Act }>;
