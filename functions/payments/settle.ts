import {
  callingOff,
  confirmPaid,
  mayStand,
  readBookingById,
  recordEvent,
  releaseUnpaid,
  tellingProved,
  type BookingRecord,
} from '../booking/index.ts';
import type { Asked, CardPage } from '../platform/cards.ts';
import { writeTogether } from '../platform/database.ts';
import { emailOf, noteFor, noteForOffice } from './notes.ts';
import { cardsOf, pageOf } from './page.ts';
import { QUEUE_OVERPAID } from './refunds-sql.ts';
import { ROUNDS, type Needs, type PaymentRow } from './rows.ts';
import {
  BALANCE_OF_BOOKING,
  INSERT_REFUND,
  PAYMENT_BY_ID,
  PAYMENT_ENDED,
  PAYMENT_PAID,
  PAYMENT_UNKNOWN,
  REFUND_EXCESS,
} from './sql.ts';

/** How a payment stands, as far as anybody can say. */
export type Standing = 'open' | 'paid' | 'ended' | 'unknown';

interface How {
  /** Nothing more is to be paid: its page is closed first. */
  end?: boolean;
  /** The card company's page, where it has told of one that was never written down. */
  session?: string | null;
  /** Written with whatever comes of it, once. */
  also?: D1PreparedStatement[];
}

/**
 * Asks the card company how a payment stands, and writes down what follows from it, in one batch: a payment that came in
 * confirms its booking, or goes back. Doing it again, or by two at once, changes nothing.
 */
export async function settlePayment(needs: Needs, paymentId: string, how: How = {}): Promise<Standing> {
  const { db } = needs;
  for (let round = 0; round < ROUNDS; round += 1) {
    const payment = await db.prepare(PAYMENT_BY_ID).bind(paymentId).first<PaymentRow>();
    if (!payment) return 'unknown';
    if (payment.state === 'paid') return 'paid';
    const page = await standingOf(needs, payment, how);
    const written = await write(needs, payment, page, how);
    if (written) return written;
  }
  throw new Error(`payment ${paymentId} could not be settled`);
}

async function standingOf(needs: Needs, payment: PaymentRow, { end, session }: How): Promise<Asked<CardPage>> {
  const page = await pageOf(needs, payment, session);
  if (!end || page.outcome !== 'done' || page.value.state !== 'open') return page;
  return cardsOf(needs).endPage(page.value.id);
}

/** `null` where somebody was faster, and how it stands has to be asked again. */
async function write(needs: Needs, payment: PaymentRow, page: Asked<CardPage>, how: How): Promise<Standing | null> {
  const { db } = needs;
  const { end = false, also = [] } = how;
  if (page.outcome === 'unknown') return end ? unknown(needs, payment, page.reason) : 'unknown';
  if (page.outcome !== 'done') {
    // A page that was written down is there; of one whose address nobody got, nothing can be paid.
    if (payment.provider_session !== null) return unknown(needs, payment, page.reason);
    return ended(db, payment, page.reason, also);
  }
  const { state, cents, currency } = page.value;
  if (page.value.payment !== payment.id || cents !== payment.amount_cents || currency !== 'cad') {
    return unknown(needs, payment, `the page is for ${cents} ${currency} of ${page.value.payment ?? 'nothing'}`);
  }
  if (state === 'paid') return paid(needs, payment, page.value, also);
  if (state === 'ended') return ended(db, payment, '', also);
  // What cannot be ended is on its way.
  if (end) return unknown(needs, payment, 'the page could not be closed');
  return (await alone(db, also)) ? 'open' : null;
}

async function alone(db: D1Database, also: D1PreparedStatement[]): Promise<boolean> {
  return also.length === 0 || (await writeTogether(db, also)) !== null;
}

async function ended(db: D1Database, payment: PaymentRow, why: string, also: D1PreparedStatement[]) {
  const written = await writeTogether(db, [db.prepare(PAYMENT_ENDED).bind(payment.id, why), ...also]);
  return written ? ('ended' as const) : null;
}

/** The seats are kept, and the office looks; it is told once (booking rule 19). */
async function unknown(needs: Needs, payment: PaymentRow, why: string): Promise<Standing> {
  const { db } = needs;
  needs.log('error', 'payment_unknown', { payment: payment.id, booking: payment.booking_id });
  await db.batch([
    db.prepare(PAYMENT_UNKNOWN).bind(payment.id, why),
    noteForOffice(needs, 'payment_unknown', payment.id, payment.booking_id),
  ]);
  return 'unknown';
}

async function paid(needs: Needs, payment: PaymentRow, page: CardPage, also: D1PreparedStatement[]) {
  const at = needs.now().getTime();
  const record = await readBookingById(needs.db, payment.booking_id, at);
  if (!record) throw new Error(`payment ${payment.id} of no booking`);
  const received = (withInvoice: boolean) => [
    needs.db.prepare(PAYMENT_PAID).bind(payment.id, page.intent, at, withInvoice ? 1 : 0),
    recordEvent(needs.db, {
      ...{ bookingId: payment.booking_id, kind: 'paid', at, who: 'card' },
      detail: { payment: payment.id, cents: payment.amount_cents },
    }),
    ...also,
  ];
  if (payment.invoice_number !== null) {
    const written = await writeTogether(needs.db, [
      ...received(false),
      noteFor(needs, record, 'payment_receipt', payment.id, at),
      ...excess(needs, record, payment, at),
    ]);
    return written ? ('paid' as const) : null;
  }
  if (mayStand(record)) {
    const telling = await tellingProved(needs, payment.booking_id);
    const written = await writeTogether(needs.db, [...telling, ...confirmPaid(needs, record, at), ...received(true)]);
    if (written) {
      needs.meter?.add('gct_bookings_confirmed_total', { paid_by: 'card' });
      return 'paid' as const;
    }
    if (await hasChanged(needs, record, payment)) return null;
  }
  const off =
    record.booking.state === 'confirmed' ? null : await callingOff(needs, { bookingId: record.booking.id, at });
  // The office can still bring the class back: the card company tells again, or is asked, once it stands.
  if (off && !off.stands) return 'unknown';
  return giveBack(needs, record, payment, received(false), at);
}

/** What is still to be paid for a booking. */
export async function openCents(db: D1Database, bookingId: string): Promise<number> {
  return (await db.prepare(BALANCE_OF_BOOKING).bind(bookingId).first<number>('open_cents')) ?? 0;
}

/** Whether a batch was refused because something is not as it was read, and not because the seats are gone. */
async function hasChanged({ db }: Needs, { booking }: BookingRecord, payment: PaymentRow): Promise<boolean> {
  const now = await readBookingById(db, booking.id, booking.created_at);
  const paymentNow = await db.prepare(PAYMENT_BY_ID).bind(payment.id).first<PaymentRow>();
  return (
    paymentNow?.state === 'paid' || now?.booking.revision !== booking.revision || now.booking.state !== booking.state
  );
}

/** The seats are gone, or the booking was paid already: all of it goes back, and buyer and office hear of it. */
async function giveBack(
  needs: Needs,
  record: BookingRecord,
  payment: PaymentRow,
  received: D1PreparedStatement[],
  at: number,
) {
  const { db } = needs;
  const { booking } = record;
  const why = booking.state === 'confirmed' ? 'paid twice' : 'seats gone';
  const written = await writeTogether(db, [
    ...received,
    ...(booking.state === 'awaiting_payment' ? releaseUnpaid(db, booking, at, { reason: why }) : []),
    refund(needs, payment, payment.amount_cents, at, why),
    recordEvent(db, {
      ...{ bookingId: booking.id, kind: 'refund_asked', at, who: 'clock', reason: why },
      detail: { payment: payment.id, cents: payment.amount_cents },
    }),
    noteFor(needs, record, booking.state === 'confirmed' ? 'paid_twice' : 'seats_gone', payment.id, at),
    noteForOffice(needs, 'payment_returned', payment.id, booking.id),
  ]);
  return written ? ('paid' as const) : null;
}

/** Worked out by the statement: seats are given up, and other payments come in, while this one is settled. Who has paid hears of it. */
function excess(
  { db, newId }: Needs,
  record: BookingRecord,
  { id, booking_id: booking, amount_cents: cents }: PaymentRow,
  at: number,
): D1PreparedStatement[] {
  const refund = newId();
  return [
    db.prepare(REFUND_EXCESS).bind(booking, refund, id, cents, at, 'paid twice'),
    db.prepare(QUEUE_OVERPAID).bind(id, emailOf(record.booking), booking, at, refund),
  ];
}

function refund(
  { db, newId }: Needs,
  payment: PaymentRow,
  cents: number,
  at: number,
  why: string,
): D1PreparedStatement {
  return db.prepare(INSERT_REFUND).bind(newId(), payment.booking_id, payment.id, null, cents, at, why);
}
