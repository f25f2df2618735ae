import type * as calls from '../../src/domain/payments/calls.ts';
import type { BookingAccount, InvoiceRequest } from '../../src/domain/payments/contract.ts';
import { LEAST_CARD_CENTS } from '../../src/domain/booking/contract.ts';
import { openRecord, type Asking } from '../booking/index.ts';
import { isoInstant, ok, problem, type AnswerTo } from '../platform/answers.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import { openByInvoice, type OpenInvoice } from './open-invoices.ts';
import { pageOf } from './page.ts';
import { ROUNDS, type Needs, type PaymentRow } from './rows.ts';
import { openCents, settlePayment } from './settle.ts';
import {
  BALANCE_OF_BOOKING,
  BOOKING_OF_INVOICE,
  CALLED_OFF,
  INSERT_PAYMENT,
  INVOICES_LEFT,
  INVOICES_PAID,
  OPEN_PAYMENT,
  REFUNDS_OF_BOOKING,
} from './sql.ts';

type PayAnswer = AnswerTo<typeof calls.payInvoice>;
type PayOpenAnswer = AnswerTo<typeof calls.payOpenInvoice>;

/** The same words whatever does not fit (booking rule 42): no such number, another total, nothing open. */
const noOpenInvoice = () => problem('no_open_invoice', 'There is no open invoice of this number and total.');

const noAnswer = () => problem('payment_unavailable', 'The card company does not answer.');

/** Pays what is open of an invoice that is named by its number and its total, or by what our mails say is left of it. */
export async function payByNumber(needs: Needs, { number, totalCents }: InvoiceRequest): Promise<PayAnswer> {
  if (!needs.cards) return problem('card_not_offered', 'No cards are taken.');
  const found = await needs.db
    .prepare(BOOKING_OF_INVOICE)
    .bind(number)
    .first<{ booking_id: string; total_cents: number }>();
  if (!found) return noOpenInvoice();
  const open = await askedOf(needs.db, found.booking_id);
  const invoice = open.find((one) => one.number === number);
  const isNamed = invoice && (found.total_cents === totalCents || invoice.cents === totalCents);
  if (!isNamed) return noOpenInvoice();
  const page = await openPage(needs, found.booking_id, invoice);
  return 'problem' in page ? page : ok(page);
}

/** Pays the oldest open invoice of a booking that a card can pay. */
export async function payByReference(needs: Needs, asking: Asking): Promise<PayOpenAnswer> {
  if (!needs.cards) return problem('card_not_offered', 'No cards are taken.');
  const record = await openRecord(needs, asking, needs.now().getTime());
  if ('problem' in record) return record;
  const oldest = payable(await askedOf(needs.db, record.booking.id));
  if (!oldest) return noOpenInvoice();
  const page = await openPage(needs, record.booking.id, oldest);
  return 'problem' in page ? page : ok({ ...page, invoice: oldest.number, cents: oldest.cents });
}

/** What is open of a booking, the oldest invoice first. */
async function openOf(db: D1Database, bookingId: string): Promise<OpenInvoice[]> {
  const { results } = await db.prepare(INVOICES_LEFT).bind(bookingId).all<{ number: string; left_cents: number }>();
  return openByInvoice(results, await openCents(db, bookingId));
}

const isCalledOff = async (db: D1Database, bookingId: string): Promise<boolean> =>
  (await db.prepare(CALLED_OFF).bind(bookingId).first()) !== null;

/** The same, as far as anything is to be paid: for nothing but classes that we have cancelled no page is opened. */
const askedOf = async (db: D1Database, bookingId: string): Promise<OpenInvoice[]> =>
  (await isCalledOff(db, bookingId)) ? [] : openOf(db, bookingId);

/** The oldest that a card can pay: a few cents that are left of one keep none from the others. */
const payable = (open: readonly OpenInvoice[]): OpenInvoice | undefined =>
  open.find(({ cents }) => cents >= LEAST_CARD_CENTS);

/** One page is open at a time, so that two tabs pay once. */
async function openPage(
  needs: Needs,
  bookingId: string,
  { number, cents }: OpenInvoice,
): Promise<{ payAt: string } | ReturnType<typeof noOpenInvoice | typeof noAnswer>> {
  if (cents < LEAST_CARD_CENTS) return noOpenInvoice();
  const { db } = needs;
  for (let round = 0; round < ROUNDS; round += 1) {
    const payment = await db.prepare(OPEN_PAYMENT).bind(bookingId).first<PaymentRow>();
    if (!payment) {
      const at = needs.now().getTime();
      await writeTogether(db, [db.prepare(INSERT_PAYMENT).bind(needs.newId(), bookingId, number, cents, at)]);
      continue;
    }
    // A page for another sum is closed first: something was paid or credited since.
    const fits = payment.invoice_number === number && payment.amount_cents === cents;
    const page = fits ? await pageOf(needs, payment) : null;
    if (page?.outcome === 'done' && page.value.state === 'open' && page.value.url !== null) {
      return { payAt: page.value.url };
    }
    const standing = page?.outcome === 'unknown' ? 'unknown' : await settlePayment(needs, payment.id, { end: !fits });
    if (standing === 'unknown') return noAnswer();
    if (standing === 'paid') return noOpenInvoice();
  }
  return noAnswer();
}

/** How the money of a booking stands. */
export async function accountOf(needs: Needs, asking: Asking): Promise<AnswerTo<typeof calls.bookingAccount>> {
  const { db, now, cards } = needs;
  const record = await openRecord(needs, asking, now().getTime());
  if ('problem' in record) return record;
  const { id } = record.booking;
  const sums = await db
    .prepare(BALANCE_OF_BOOKING)
    .bind(id)
    .first<{ owed_cents: number; paid_cents: number; paid_at: number | null }>();
  const [refunds, paid] = await db.batch([db.prepare(REFUNDS_OF_BOOKING).bind(id), db.prepare(INVOICES_PAID).bind(id)]);
  const results = rowsOf<{ amount_cents: number; state: BookingAccount['refunds'][number]['state'] }>(refunds);
  const open = await openOf(db, id);
  const calledOff = open.length > 0 && (await isCalledOff(db, id));
  const oldest = calledOff ? undefined : payable(open);
  const cents = open.reduce((sum, one) => sum + one.cents, 0);
  return ok({
    openCents: cents,
    calledOff,
    owedCents: sums?.owed_cents ?? 0,
    paidCents: sums?.paid_cents ?? 0,
    paidAt: typeof sums?.paid_at === 'number' ? isoInstant(sums.paid_at) : null,
    refunds: results.map((row) => ({ cents: row.amount_cents, state: row.state })),
    receipts: rowsOf<{ invoice_number: string }>(paid).map((row) => row.invoice_number),
    next: cards !== null && oldest ? { invoice: oldest.number, cents: oldest.cents } : null,
  });
}
