import { rowsOf, writeTogether } from '../platform/database.ts';
import type { PaidPage } from '../platform/cards.ts';
import { patience } from '../platform/patience.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { onceADay } from './once-a-day.ts';
import { cardsOf } from './page.ts';
import type { Needs } from './rows.ts';
import { settlePayment } from './settle.ts';
import { LOST_PAYMENTS, RESTORE_PAYMENT } from './sql.ts';

/** How far a database is brought back at most, as a rule. Days. */
const LOOKED_BACK_DAYS = 30;

/**
 * What was paid on a page that no row knows: the database was brought back to a moment before it. It is written down again, and settled as
 * if it had just been told; of one whose booking is gone as well, the log tells, since nobody here knows what it was for.
 */
export const findMissedPayments = (needs: Needs): Promise<void> =>
  onceADay(needs, 'payments', async (at) => {
    const told = await cardsOf(needs).paidSince(at - LOOKED_BACK_DAYS * DAY_MS);
    if (told.outcome !== 'done') return false;
    const { pages, all } = told.value;
    if (!all) needs.log('warn', 'payments_not_all_seen', { seen: pages.length });
    const goesOn = patience();
    let done = true;
    for (const page of await lostOf(needs, pages)) done = goesOn() && (await restore(needs, page, at)) && done;
    return done;
  });

/** Of this site's own pages, those of no row. */
async function lostOf({ db, origin }: Needs, pages: readonly PaidPage[]): Promise<PaidPage[]> {
  const own = pages.filter(({ payment, paidUrl }) => payment !== null && paidUrl.startsWith(`${origin}/`));
  const { results } = await db
    .prepare(LOST_PAYMENTS)
    .bind(JSON.stringify(own.map(({ payment }) => payment)))
    .all<{ id: string }>();
  const lost = new Set(results.map(({ id }) => id));
  return own.filter(({ payment }) => lost.has(payment ?? ''));
}

/** Whether it was written down, or cannot be. */
async function restore(needs: Needs, { id, payment, booking, cents }: PaidPage, at: number): Promise<boolean> {
  const { db, log } = needs;
  const written = await writeTogether(db, [db.prepare(RESTORE_PAYMENT).bind(payment, booking, cents, at, id)]);
  // Another page of the booking is open: that one is settled first.
  if (!written) return false;
  const [row] = rowsOf<{ id: string }>(written[0]);
  if (!row) {
    log('error', 'payment_of_no_booking', { session: id, cents });
    return true;
  }
  log('warn', 'payment_was_lost', { payment: row.id, cents });
  return (await settlePayment(needs, row.id)) !== 'unknown';
}
