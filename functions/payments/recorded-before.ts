import type { RecordPayment } from '../../src/domain/payments/recorded.ts';
import { bookingsOfOrganisation } from '../office/index.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import { RECORDED_BEFORE } from './recorded-sql.ts';
import type { Needs } from './rows.ts';

/** Why nothing is written down that has a number: the very same is, for one of the bookings of a client or of the client's organisation. */
export async function writtenBefore(
  needs: Pick<Needs, 'db'>,
  booking: { id: string; organisation: string },
  { method, cents, note }: Pick<RecordPayment, 'method' | 'cents' | 'note'>,
): Promise<Refusal<'validation'> | null> {
  if (note === '') return null;
  const others = await bookingsOfOrganisation(needs, booking.organisation);
  const ids = JSON.stringify([booking.id, ...others.map(({ id }) => id)]);
  return (await needs.db.prepare(RECORDED_BEFORE).bind(booking.id, method, cents, note, ids).first('found')) === null
    ? null
    : problem('validation', 'That very payment is written down already.', { fields: { note: 'duplicate' } });
}
