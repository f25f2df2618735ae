import type { RecentRefund } from '../platform/cards.ts';
import { rowsOf } from '../platform/database.ts';
import { patience } from '../platform/patience.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { onceADay } from './once-a-day.ts';
import { cardsOf } from './page.ts';
import { takeUpRefunds } from './refunds-elsewhere.ts';
import { followRefund } from './refunds.ts';
import type { Needs, RefundRow } from './rows.ts';
import { KNOWN_REFUNDS, OWN_INTENTS } from './sql.ts';

/** So long after it was made, a bank has sent a refund back, or will not. Days. */
const LOOKED_BACK_DAYS = 30;

/**
 * All refunds of a month: what was made in the card company's dashboard and never told is written down, what this site had sent before its
 * database was brought back likewise, and what has become another than it was known. Nothing is written where nothing was missed.
 */
export const findMissedRefunds = (needs: Needs): Promise<void> =>
  onceADay(needs, 'refunds', async (at) => {
    const told = await cardsOf(needs).refundsSince(at - LOOKED_BACK_DAYS * DAY_MS);
    if (told.outcome !== 'done') return false;
    const { refunds, all } = told.value;
    if (!all) needs.log('warn', 'refunds_not_all_seen', { seen: refunds.length });
    const missed = await missedOf(needs, refunds);
    const goesOn = patience();
    for (const work of missed) if (!goesOn() || !(await work())) return false;
    if (missed.length > 0) needs.log('warn', 'refunds_were_never_told', { charges: missed.length });
    return true;
  });

type Known = Pick<RefundRow, 'id' | 'provider_refund' | 'state'>;

/** What is to be asked again: a refund of this site's by its row, others by the charge that they are of. */
async function missedOf(needs: Needs, refunds: readonly RecentRefund[]): Promise<(() => Promise<boolean>)[]> {
  const { db } = needs;
  const [rows, intents] = await db.batch([
    db
      .prepare(KNOWN_REFUNDS)
      .bind(JSON.stringify(refunds.map(({ id }) => id)), JSON.stringify(refunds.map(({ refund }) => refund))),
    db.prepare(OWN_INTENTS).bind(JSON.stringify(refunds.map(({ intent }) => intent))),
  ]);
  const found = rowsOf<Known>(rows);
  const knownOf = ({ id, refund }: RecentRefund) =>
    found.find((row) => row.provider_refund === id) ?? found.find((row) => row.id === refund);
  const ours = new Set(rowsOf<{ provider_intent: string }>(intents).map((row) => row.provider_intent));
  // What has failed stays failed.
  const other = refunds
    .map((told) => ({ told, row: knownOf(told) }))
    .filter(({ told, row }) => row?.state !== told.state && row?.state !== 'failed');
  const own = other.flatMap(({ told, row }) =>
    told.refund !== null && row?.provider_refund === told.id ? [row.id] : [],
  );
  const elsewhere = new Set(
    other.flatMap(({ told, row }) => (told.intent && (told.refund === null || !row) ? [told.intent] : [])),
  );
  return [
    ...own.map((id) => () => followRefund(needs, id, [])),
    ...[...elsewhere].filter((intent) => ours.has(intent)).map((intent) => () => takeUpRefunds(needs, intent, [])),
  ];
}
