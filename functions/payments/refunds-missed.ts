import { dateIn } from '../../src/domain/time/calendar.ts';
import type { RecentRefund } from '../platform/cards.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import { patience } from '../platform/patience.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { cardsOf } from './page.ts';
import { takeUpRefunds } from './refunds-elsewhere.ts';
import { followRefund } from './refunds.ts';
import type { Needs, RefundRow } from './rows.ts';
import { EVENT_BY_ID, EVENT_HANDLED, KNOWN_REFUNDS, OWN_INTENTS } from './sql.ts';

/** So long after it was made, a bank has sent a refund back, or will not. Days. */
const LOOKED_BACK_DAYS = 30;

/**
 * Once a day the card company is asked for all refunds of a month, since what it tells may be lost for good: what was made in
 * its dashboard and never told is written down, and what has become another than it was known. Nothing is written where
 * nothing was missed.
 */
export async function findMissedRefunds(needs: Needs): Promise<void> {
  if (!needs.cards) return;
  const { db, now, siteData, log } = needs;
  const at = now().getTime();
  const today = `refunds ${dateIn(siteData.office.timeZone, at)}`;
  if (await db.prepare(EVENT_BY_ID).bind(today).first()) return;
  const told = await cardsOf(needs).refundsSince(at - LOOKED_BACK_DAYS * DAY_MS);
  if (told.outcome !== 'done') return;
  const { refunds, all } = told.value;
  if (!all) log('warn', 'refunds_not_all_seen', { seen: refunds.length });
  const missed = await missedOf(needs, refunds);
  const goesOn = patience();
  for (const work of missed) if (!goesOn() || !(await work())) return;
  if (missed.length > 0) log('warn', 'refunds_were_never_told', { charges: missed.length });
  // Refused where another run of the clock has done the same.
  await writeTogether(db, [db.prepare(EVENT_HANDLED).bind(today, 'clock.refunds_listed', at)]);
}

type Known = Pick<RefundRow, 'id' | 'provider_refund' | 'state'>;

/** What is to be asked again: a refund of this site's by its row, others by the charge that they are of. */
async function missedOf(needs: Needs, refunds: readonly RecentRefund[]): Promise<(() => Promise<boolean>)[]> {
  const { db } = needs;
  const [rows, intents] = await db.batch([
    db.prepare(KNOWN_REFUNDS).bind(JSON.stringify(refunds.map(({ id }) => id))),
    db.prepare(OWN_INTENTS).bind(JSON.stringify(refunds.map(({ intent }) => intent))),
  ]);
  const known = new Map(rowsOf<Known>(rows).map((row) => [row.provider_refund, row]));
  const ours = new Set(rowsOf<{ provider_intent: string }>(intents).map((row) => row.provider_intent));
  // What has failed stays failed.
  const other = refunds.filter(({ id, state }) => known.get(id)?.state !== state && known.get(id)?.state !== 'failed');
  const own = other.flatMap(({ id, refund }) => (refund === null ? [] : (known.get(id)?.id ?? [])));
  const elsewhere = new Set(other.flatMap(({ refund, intent }) => (refund === null && intent ? [intent] : [])));
  return [
    ...own.map((id) => () => followRefund(needs, id, [])),
    ...[...elsewhere].filter((intent) => ours.has(intent)).map((intent) => () => takeUpRefunds(needs, intent, [])),
  ];
}
