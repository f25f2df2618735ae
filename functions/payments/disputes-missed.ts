import type { CardDispute } from '../platform/cards.ts';
import { rowsOf } from '../platform/database.ts';
import { patience } from '../platform/patience.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { takeUpDispute } from './disputes.ts';
import { KNOWN_DISPUTES, OPEN_DISPUTES_BESIDE } from './disputes-sql.ts';
import { onceADay } from './once-a-day.ts';
import { cardsOf } from './page.ts';
import type { Needs } from './rows.ts';
import { OWN_INTENTS } from './sql.ts';

/** So long after it was opened, a bank has decided, as a rule. Days. */
const LOOKED_BACK_DAYS = 120;

/** All disputes of some months, and older ones that were not decided. Nothing is written where nothing was missed. */
export const findMissedDisputes = (needs: Needs): Promise<void> =>
  onceADay(needs, 'disputes', async (at) => {
    const told = await cardsOf(needs).disputesSince(at - LOOKED_BACK_DAYS * DAY_MS);
    if (told.outcome !== 'done') {
      // A key that may not read disputes is refused at each run.
      needs.log('warn', 'disputes_not_listed', { reason: told.reason });
      return false;
    }
    const { disputes, all } = told.value;
    if (!all) needs.log('warn', 'disputes_not_all_seen', { seen: disputes.length });
    const goesOn = patience();
    for (const id of await toAsk(needs, disputes)) if (!goesOn() || !(await takeUpDispute(needs, id, []))) return false;
    return true;
  });

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
