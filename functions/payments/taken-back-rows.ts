import type { BecameCredit, Hindrance } from '../../src/domain/payments/taken-back.ts';
import { KEPT_OF_BOOKING, type KeptCredit } from '../credits/index.ts';
import type { Needs } from './rows.ts';
import { RECORDED_OF_BOOKING } from './taken-back-sql.ts';

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

const byBooking = (parts: readonly RecordedRow[]) => [...Map.groupBy(parts, (part) => part.booking_id).values()];

/** Of parts of one booking: how much of them is not there any more. */
const missingOf = (parts: readonly RecordedRow[]) => Math.max(0, sumOf(parts) - (parts[0]?.left_cents ?? 0));

/** Why these cannot be taken back together: of one booking, several may each be left where not all of them are. */
export function hindranceOf(parts: readonly RecordedRow[]): Hindrance | null {
  const own = parts.find(({ hindrance }) => hindrance !== null);
  if (own) return own.hindrance;
  const isMore = byBooking(parts).some((all) => missingOf(all) > (all[0]?.kept_cents ?? 0));
  return isMore ? 'given_back' : null;
}

/** What is taken of credits with these, by booking: of what they had become, as much as was not spent. */
export async function creditsOf(
  { db }: Pick<Needs, 'db'>,
  parts: readonly RecordedRow[],
): Promise<Map<string, KeptCredit>> {
  const credits = new Map<string, KeptCredit>();
  for (const all of byBooking(parts)) {
    const [first] = all;
    if (!first || missingOf(all) === 0) continue;
    const kept = await db.prepare(KEPT_OF_BOOKING).bind(first.booking_id).first<KeptCredit>();
    const cents = Math.min(missingOf(all), kept?.cents ?? 0);
    if (kept && cents > 0) credits.set(first.booking_id, { client_key: kept.client_key, cents });
  }
  return credits;
}

export const sumOf = (parts: readonly RecordedRow[]) => parts.reduce((sum, { cents }) => sum + cents, 0);

/** What of these became a credit, and what of that is taken back with them; `null` where none did. */
export async function becameOf(needs: Pick<Needs, 'db'>, parts: readonly RecordedRow[]): Promise<BecameCredit | null> {
  const cents = byBooking(parts).reduce((sum, own) => sum + missingOf(own), 0);
  if (cents === 0) return null;
  const credits = await creditsOf(needs, parts);
  return { cents, leftCents: [...credits.values()].reduce((sum, one) => sum + one.cents, 0) };
}
