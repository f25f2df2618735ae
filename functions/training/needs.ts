import type * as calls from '../../src/domain/needs/calls.ts';
import type { OwnNeeds } from '../../src/domain/needs/needs.ts';
import { tellNeeds } from '../booking/index.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { OWN_NEEDS } from './sql.ts';

interface OwnRow {
  booking_id: string;
  who: string;
  own: string | null;
  told: string | null;
  own_address: string | null;
  told_address: string | null;
  /** Of one of its classes: courseware goes by post. */
  posted: 0 | 1;
}

/** What is shown to somebody of themselves: what they said, else what whoever booked for them did; `null` where they have no seat to come. */
export const needsShown = (rows: readonly OwnRow[]): string | null =>
  rows.length === 0 ? null : (rows.find(({ own }) => own !== null)?.own ?? rows.find(({ told }) => told)?.told ?? '');

/** The same of where courseware goes; `null` where none goes by post. */
export const addressShown = (rows: readonly OwnRow[]): string | null =>
  rows.some(({ posted }) => posted === 1)
    ? (rows.find((row) => row.own_address)?.own_address ?? rows.find((row) => row.told_address)?.told_address ?? '')
    : null;

/**
 * Keeps what somebody says that they need, in every booking in which they have a seat to come. It takes the place of what its buyer said,
 * who is not shown it.
 */
export async function tellOwnNeeds(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  accountId: number,
  { needs, address }: OwnNeeds,
): Promise<AnswerTo<typeof calls.tellOwnNeeds>> {
  const at = now().getTime();
  const { results } = await db.prepare(OWN_NEEDS).bind(accountId, at).all<OwnRow>();
  if (results.length === 0) return problem('closed', 'There is no class to come.');
  // Nothing is kept of an address where nothing goes to it.
  const to = addressShown(results) === null ? undefined : address;
  const bookings = new Map(results.map(({ booking_id: bookingId, who }) => [bookingId, who]));
  await db.batch(
    [...bookings].flatMap(([bookingId, who]) => [
      ...tellNeeds(db, {
        bookingId,
        by: 'participant',
        people: [{ who, needs, ...(to !== undefined && { address: to }) }],
        at,
      }),
      ...tellNeeds(db, { bookingId, by: 'buyer', people: [{ who, needs: '', ...(to && { address: '' }) }], at }),
    ]),
  );
  return done;
}
