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
}

/** What is shown to somebody of themselves: what they said, else what whoever booked for them did; `null` where they have no seat to come. */
export const needsShown = (rows: readonly OwnRow[]): string | null =>
  rows.length === 0 ? null : (rows.find(({ own }) => own !== null)?.own ?? rows.find(({ told }) => told)?.told ?? '');

/**
 * Keeps what somebody says that they need, in every booking in which they have a seat to come. It takes the place of what its buyer said,
 * who is not shown it.
 */
export async function tellOwnNeeds(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  accountId: number,
  { needs }: OwnNeeds,
): Promise<AnswerTo<typeof calls.tellOwnNeeds>> {
  const at = now().getTime();
  const { results } = await db.prepare(OWN_NEEDS).bind(accountId, at).all<OwnRow>();
  if (results.length === 0) return problem('closed', 'There is no class to come.');
  await db.batch(
    results.flatMap(({ booking_id: bookingId, who }) => [
      ...tellNeeds(db, { bookingId, by: 'participant', people: [{ who, needs }], at }),
      ...tellNeeds(db, { bookingId, by: 'buyer', people: [{ who, needs: '' }], at }),
    ]),
  );
  return done;
}
