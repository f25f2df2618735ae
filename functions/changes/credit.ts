import { creditable, crediting } from '../../src/domain/changes/seats.ts';
import type { CreditBooking } from '../../src/domain/changes/office-contract.ts';
import type { officeCredit } from '../../src/domain/changes/office-calls.ts';
import { giveBack } from '../booking/index.ts';
import { problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import type { ManagedForStaff, ManagedRecord, Needs } from './record.ts';
import { notProved } from './seats-of.ts';
import { bookingAfter, creditedBy, eventOfChange, settleDifference, tellBuyerAndOffice, writeChange } from './write.ts';

type Answer = AnswerTo<typeof officeCredit>;

/** Why money cannot be taken off a booking as it is: what was kept of a cancelled one can, unless it ended before it was charged. */
export function notCreditable(
  record: ManagedRecord,
  revision: number,
): Refusal<'closed' | 'booking_changed' | 'unproved'> | null {
  const { booking } = record;
  if (booking.revision !== revision) return problem('booking_changed', 'The booking was changed meanwhile.');
  const stands = booking.state === 'confirmed' || (booking.state === 'cancelled' && booking.proved_at !== null);
  return stands ? notProved(record) : problem('closed', 'The booking is not one that can be changed.');
}

/** Whether the day of a class was credited to a booking before: by somebody else, or from another window. */
const wasCredited = ({ history }: ManagedRecord, { eventId, day }: CreditBooking): boolean =>
  day !== undefined &&
  history.some(({ kind, detail }) => kind === 'credited' && detail.eventId === eventId && detail.day === day);

/** Takes an amount off a class by a credit note: a fee that is waived, or a part of the price. No seat moves. */
export function creditBooking(
  needs: Needs,
  call: KeyedCall,
  open: () => Promise<ManagedForStaff>,
  request: CreditBooking,
): Promise<Answer> {
  const { eventId, of, netCents, day } = request;
  return once(needs.db, call, async (): Promise<Answer | null> => {
    const record = await open();
    if ('problem' in record) return record;
    const refused = notCreditable(record, request.revision);
    if (refused) return refused;
    const line = record.charged.find((one) => one.eventId === eventId);
    if (!line) return problem('not_found', 'There is no such class in this booking.');
    if (wasCredited(record, request)) return problem('already_sent', 'This day was credited to the booking before.');
    if (netCents > creditable(line, of)) return problem('closed', 'That is more than there is to take off.');
    const change = crediting(record.charged, request, record.table);
    const creditedCents = 0 - change.difference.totalCents;
    if (creditedCents !== request.creditedCents) {
      return problem('price_changed', 'That is another sum with tax now.', { feeCents: 0, totalCents: creditedCents });
    }
    const off = of === 'price' ? netCents : 0;
    const { answer, statements } = settleDifference(needs, record, change, {}, request.back, off);
    const taken = { eventId, seats: 0, discountCents: -off, keptCents: off - netCents };
    return writeChange(needs, call, record, answer, [
      bookingAfter(needs, record, change),
      ...giveBack(needs.db, record.booking.id, [taken], []),
      ...statements,
      eventOfChange(needs, record, 'credited', {
        ...{ eventId, of, netCents, ...creditedBy(answer) },
        ...(day !== undefined && { day }),
      }),
      ...tellBuyerAndOffice(needs, record),
    ]);
  });
}
