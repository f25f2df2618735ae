import type { Became, Hindrance } from '../../src/domain/payments/taken-back.ts';
import { KEPT_OF_BOOKING, type KeptCredit } from '../credits/index.ts';
import type { Needs } from './rows.ts';
import { RECORDED_OF_BOOKING, UNSENT_BY_HAND } from './taken-back-sql.ts';

export interface RecordedRow {
  id: string;
  booking_id: string;
  booking: string | null;
  invoice: string;
  method: 'cheque' | 'transfer';
  cents: number;
  at: number;
  note: string;
  together: string | null;
  hindrance: Hindrance | null;
  /** Of the money of its booking; what became a credit and was not taken back is `kept_cents`. */
  left_cents: number;
  kept_cents: number;
  open_cents: number;
}

/** What staff wrote down of a booking and counts, with what belongs to the same cheque. */
export const readRecorded = async ({ db }: Pick<Needs, 'db'>, id: string): Promise<RecordedRow[]> =>
  (await db.prepare(RECORDED_OF_BOOKING).bind(id).all<RecordedRow>()).results;

/** A payment with what belongs to the same cheque and counts. */
export const wholeOf = (rows: readonly RecordedRow[], { id, together }: RecordedRow): RecordedRow[] =>
  rows.filter((row) => row.id === id || (together !== null && row.together === together));

const byBooking = (parts: readonly RecordedRow[]) => [...Map.groupBy(parts, (part) => part.booking_id)];

/** Of parts of one booking: how much of them is not there any more. */
const missingOf = (parts: readonly RecordedRow[]) => Math.max(0, sumOf(parts) - (parts[0]?.left_cents ?? 0));

/** Why these cannot be taken back together. */
export const hindranceOf = (parts: readonly RecordedRow[]): Hindrance | null =>
  parts.find(({ hindrance }) => hindrance !== null)?.hindrance ?? null;

/** A refund that nobody has sent yet by hand. */
export interface Unsent {
  refund: string;
  cents: number;
}

/** What goes with what is taken back of a booking. */
export interface Beside {
  /** Is sent no more, as a whole each: the newest first, as far as the money for it is missing. */
  stopped: Unsent[];
  /** Of the credit that it had become: as much as was not spent. */
  credit: Pick<KeptCredit, 'client_key' | 'cents'> | undefined;
}

/** What goes with these, by booking. */
export async function besideOf(
  { db }: Pick<Needs, 'db'>,
  parts: readonly RecordedRow[],
): Promise<ReadonlyMap<string, Beside>> {
  const beside = new Map<string, Beside>();
  // What is taken of a client's credit for one booking is not there for the next.
  const taken = new Map<string, number>();
  for (const [id, own] of byBooking(parts)) {
    let missing = missingOf(own);
    if (missing === 0) continue;
    const { results } = await db.prepare(UNSENT_BY_HAND).bind(id).all<Unsent>();
    const stopped = results.filter(({ cents }) => {
      const isMissing = missing > 0;
      if (isMissing) missing -= cents;
      return isMissing;
    });
    const kept = await db.prepare(KEPT_OF_BOOKING).bind(id).first<KeptCredit>();
    const client = kept?.client_key ?? '';
    const before = taken.get(client) ?? 0;
    const cents = Math.max(0, Math.min(missing, kept?.cents ?? 0, (kept?.balance_cents ?? 0) - before));
    taken.set(client, before + cents);
    beside.set(id, { stopped, credit: cents > 0 ? { client_key: client, cents } : undefined });
  }
  return beside;
}

export const sumOf = (parts: readonly { cents: number }[]) => parts.reduce((sum, { cents }) => sum + cents, 0);

/** What is open of a booking once these are taken back, with what goes beside them. */
export const openAfter = (own: readonly RecordedRow[], beside: Beside | undefined): number =>
  (own[0]?.open_cents ?? 0) + sumOf(own) - sumOf(beside?.stopped ?? []) - (beside?.credit?.cents ?? 0);

/** What became of these; `null` where all of it is there. */
export async function becameOf(needs: Pick<Needs, 'db'>, parts: readonly RecordedRow[]): Promise<Became | null> {
  const beside = await besideOf(needs, parts);
  if (beside.size === 0) return null;
  const became: Became = { creditCents: 0, leftCents: 0, stoppedCents: 0, sentCents: 0 };
  for (const [id, own] of byBooking(parts)) {
    const its = beside.get(id);
    if (!its) continue;
    const stopped = sumOf(its.stopped);
    const gone = Math.max(0, missingOf(own) - stopped);
    const credit = Math.min(gone, Math.max(0, own[0]?.kept_cents ?? 0));
    became.creditCents += credit;
    became.leftCents += its.credit?.cents ?? 0;
    became.stoppedCents += stopped;
    // What a bank holds is promised, and not sent.
    became.sentCents += Math.min(gone - credit, Math.max(0, openAfter(own, its)));
  }
  return became;
}
