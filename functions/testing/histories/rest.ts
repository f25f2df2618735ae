import { expect } from 'vitest';
import type { ManagedBooking } from '../../../src/domain/changes/contract.ts';
import type { OfficeBooking } from '../../../src/domain/office/bookings.ts';
import { present } from '../../../src/domain/present.ts';
import type { BookingAccount } from '../../../src/domain/payments/contract.ts';
import { receiptOf, RETURNED_CENTS } from '../../payments/index.ts';
import { runScheduled } from '../../scheduled.ts';
import { asContact } from '../harness.ts';
import { opened } from './buyers.ts';
import { BOOKINGS } from './office.ts';
import { expectBooks } from './books.ts';
import { expectRules } from './rules.ts';
import type { World } from './world.ts';

interface Row {
  id: string;
  reference: string;
  open: number;
}

async function expectRead({ site }: World, path: string): Promise<void> {
  const answer = await site.get(path);
  if (answer.status !== 200) throw new Error(`${answer.status} ${path}`);
}

/** What is asked for next is left of its invoice: where money went back, the first is asked for that, too. */
function expectAskedOf({ documents, money }: ManagedBooking, next: BookingAccount['next']): void {
  if (!next || money.returnedCents > money.paidCents) return;
  const invoice = present(documents.find(({ number }) => number === next.invoice));
  const notes = documents.filter((note) => note.invoice === invoice.number);
  const left = notes.reduce((cents, { totalCents }) => cents - totalCents, invoice.totalCents);
  expect(next.cents, `asked of ${next.invoice}`).toBeLessThanOrEqual(left + money.returnedCents);
}

/** Receipts come to what is still there of what came in, and none to less than nothing. */
async function expectReceipts({ site }: World, id: string, numbers: readonly string[]): Promise<void> {
  const receipts = await Promise.all(numbers.map((number) => receiptOf(site.needs, id, number)));
  const sums = receipts.map((receipt) =>
    present(receipt).movements.reduce((sum, { cents, isBack }) => sum + (isBack ? -cents : cents), 0),
  );
  for (const sum of sums) expect(sum, 'on a receipt').toBeGreaterThanOrEqual(0);
  const [{ there, bounced }] = (await site.rows(
    `SELECT paid_cents - returned_cents + (
       SELECT COALESCE(SUM(amount_cents), 0) FROM refunds WHERE refunds.booking_id = ?1 AND state IN ('asked', 'pending')
         AND NOT EXISTS (SELECT 1 FROM credits WHERE credits.refund_id = refunds.id)
     ) AS there, EXISTS (SELECT 1 FROM refunds WHERE refunds.booking_id = ?1 AND taken_back IS NOT NULL AND state = 'done') AS bounced
     FROM booking_balances WHERE booking_id = ?1`,
    id,
  )) as [{ there: number; bounced: 0 | 1 }];
  const all = sums.reduce((sum, cents) => sum + cents, 0);
  if (bounced === 1) expect(all, 'on all receipts').toBeGreaterThanOrEqual(there);
  else expect(all, 'on all receipts').toBe(Math.max(0, there));
}

/** Client and office are told the same of each booking, and each of its papers opens. */
async function expectTold(world: World): Promise<void> {
  const { office, read, site } = world;
  const rows = await site.rows<Row>(
    `SELECT bookings.id, reference, invoiced_cents - credited_cents - paid_cents + returned_cents AS open
     FROM bookings JOIN booking_balances ON booking_id = bookings.id WHERE confirmed_at IS NOT NULL AND contact <> '{}'`,
  );
  for (const { id, reference, open } of rows) {
    expect((await office.read<OfficeBooking>(`${BOOKINGS}/${id}`)).openCents, 'open for the office').toBe(open);
    const token = await asContact(site, reference);
    const account = await read<BookingAccount>(`/Website/booking-account/${token}`);
    expect(account.openCents, 'open for the client').toBe(Math.max(0, open));
    for (const number of account.receipts)
      await expectRead(world, `/Website/booking-account/${token}/receipts/${number}`);
    await expectReceipts(world, id, account.receipts);
    // The order of a package or of services has no seats to manage.
    const booking = await opened(world, reference);
    if (!booking) continue;
    for (const { number } of booking.documents)
      await expectRead(world, `/Website/manage-booking/${token}/documents/${number}`);
    expectAskedOf(booking, account.next);
  }
}

/** Nobody has paid for nothing, nothing is on its way any more, and the card company's refunds are ours. */
async function expectSettled({ site }: World): Promise<void> {
  const standing = RETURNED_CENTS.replaceAll('?1', 'booking_balances.booking_id');
  // A refund that no credit note promises and that failed is for people, who are told of it; a cheque over more is owed, and shown.
  const told = `SELECT COALESCE(SUM(amount_cents), 0) FROM refunds
    WHERE refunds.booking_id = booking_balances.booking_id AND credit_note IS NULL AND state = 'failed'
      AND EXISTS (SELECT 1 FROM outbox WHERE kind = 'refund_failed' AND about = refunds.id)`;
  const cheques = `SELECT COALESCE(SUM(amount_cents), 0) FROM payments
    WHERE payments.booking_id = booking_balances.booking_id AND method <> 'card' AND state = 'paid'`;
  expect(
    await site.rows(`SELECT *, (${standing}) AS promised FROM booking_balances
      WHERE invoiced_cents - credited_cents - paid_cents + (${standing}) + (${told}) + (${cheques}) < 0`),
    'paid and neither owed nor given back, and nobody knows',
  ).toEqual([]);
  expect(await site.rows(`SELECT id, state FROM payments WHERE state NOT IN ('paid', 'ended')`), 'unsettled').toEqual(
    [],
  );
  const asked = await present(site.needs.cards).refundsSince(0);
  const theirs = asked.outcome === 'done' ? asked.value.refunds : [];
  expect(
    await site.rows(
      `SELECT provider_refund AS id, state, amount_cents AS cents FROM refunds WHERE provider_refund IS NOT NULL ORDER BY 1`,
    ),
    'refunds of the card company',
  ).toEqual(theirs.map(({ id, state, cents }) => ({ id, state, cents })).sort((x, y) => (x.id < y.id ? -1 : 1)));
}

/** Banks decide what nobody has decided, by turns. */
async function closeDisputes({ site }: World): Promise<void> {
  const asked = await present(site.needs.cards).disputesSince(0);
  const open = asked.outcome === 'done' ? asked.value.disputes.filter(({ state }) => !/won|lost/.test(state)) : [];
  for (const [at, { id, state }] of open.entries())
    await site.double.control.changeDispute(id, state === 'inquiry' ? 'warning_closed' : at % 2 === 0 ? 'lost' : 'won');
}

/** What banks have said is written down as the card company has it. */
async function expectDisputes({ site }: World): Promise<void> {
  const asked = await present(site.needs.cards).disputesSince(0);
  const theirs = asked.outcome === 'done' ? asked.value.disputes : [];
  expect(
    await site.rows('SELECT provider_dispute AS id, state, amount_cents AS cents FROM disputes ORDER BY 1'),
    'disputes of the card company',
  ).toEqual(theirs.map(({ id, state, cents }) => ({ id, state, cents })).sort((x, y) => (x.id < y.id ? -1 : 1)));
}

/** Lets the card company speak and the clock catch up, and asks all that can be asked then. */
export async function expectRest(world: World): Promise<void> {
  const { enter, site } = world;
  await expectTold(world);
  site.double.control.heal();
  await closeDisputes(world);
  for (let day = 0; day < 3; day += 1) {
    await site.pass(24 * 60 + 1);
    await runScheduled(site.needs);
    await runScheduled(site.needs);
    await site.deliver();
    await expectRules(world, true);
  }
  await expectSettled(world);
  await expectDisputes(world);
  await enter();
  await expectTold(world);
  await expectBooks(world);
}
