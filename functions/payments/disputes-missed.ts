import { dateIn } from '../../src/domain/time/calendar.ts';
import type { CardDispute } from '../platform/cards.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import { patience } from '../platform/patience.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { takeUpDispute } from './disputes.ts';
import { KNOWN_DISPUTES, OPEN_DISPUTES_BESIDE } from './disputes-sql.ts';
import { cardsOf } from './page.ts';
import type { Needs } from './rows.ts';
import { EVENT_BY_ID, EVENT_HANDLED, OWN_INTENTS } from './sql.ts';

/** So long after it was opened, a bank has decided, as a rule. Days. */
const LOOKED_BACK_DAYS = 120;

/**
 * Once a day the card company is asked for all disputes of some months, and for older ones that were not decided, since what it tells may be
 * lost for good. Nothing is written where nothing was missed.
 */
export async function findMissedDisputes(needs: Needs): Promise<void> {
  if (!needs.cards) return;
  const { db, now, siteData, log } = needs;
  const at = now().getTime();
  const today = `disputes ${dateIn(siteData.office.timeZone, at)}`;
  if (await db.prepare(EVENT_BY_ID).bind(today).first()) return;
  const told = await cardsOf(needs).disputesSince(at - LOOKED_BACK_DAYS * DAY_MS);
  // A key that may not read disputes is refused at each run.
  if (told.outcome !== 'done') return log('warn', 'disputes_not_listed', { reason: told.reason });
  const { disputes, all } = told.value;
  if (!all) log('warn', 'disputes_not_all_seen', { seen: disputes.length });
  const goesOn = patience();
  for (const id of await toAsk(needs, disputes)) if (!goesOn() || !(await takeUpDispute(needs, id, []))) return;
  // Refused where another run of the clock has done the same.
  await writeTogether(db, [db.prepare(EVENT_HANDLED).bind(today, 'clock.disputes_listed', at)]);
}

/** The card company's ids of those that stand otherwise than they are known, and of older ones that nobody has decided. */
async function toAsk({ db }: Needs, disputes: readonly CardDispute[]): Promise<string[]> {
  const ids = JSON.stringify(disputes.map(({ id }) => id));
  const [known, beside, own] = await db.batch([
    db.prepare(KNOWN_DISPUTES).bind(ids),
    db.prepare(OPEN_DISPUTES_BESIDE).bind(ids),
    db.prepare(OWN_INTENTS).bind(JSON.stringify(disputes.map(({ intent }) => intent))),
  ]);
  const states = new Map(
    rowsOf<{ provider_dispute: string; state: string }>(known).map((row) => [row.provider_dispute, row.state]),
  );
  const ours = new Set(rowsOf<{ provider_intent: string }>(own).map((row) => row.provider_intent));
  return [
    ...disputes
      .filter(({ id, state, intent }) => intent !== null && ours.has(intent) && states.get(id) !== state)
      .map(({ id }) => id),
    ...rowsOf<{ provider_dispute: string }>(beside).map((row) => row.provider_dispute),
  ];
}
