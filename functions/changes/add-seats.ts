import { duplicateParticipants } from '../../src/domain/booking/participants.ts';
import { MAX_SEATS_PER_LINE } from '../../src/domain/catalogue/classes.ts';
import type { officeAddSeats } from '../../src/domain/changes/office-calls.ts';
import type { AddSeats } from '../../src/domain/changes/office-contract.ts';
import { adding } from '../../src/domain/changes/seats.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { coverOf, emailsTaken, seatMore, takeOtherDate, taxedBy, tellSeatsOfClasses } from '../booking/index.ts';
import { datedClass, eventRows, isOnSale, PROMOTE_CLASSES_OF_BOOKING, type EventRow } from '../catalogue/index.ts';
import { problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { isCancelled, type ManagedForStaff, type ManagedRecord, type Needs } from './record.ts';
import { notChangeable, notProved } from './seats-of.ts';
import { bookingAfter, eventOfChange, settleDifference, tellBuyerAndOffice, writeChange } from './write.ts';

type Answer = AnswerTo<typeof officeAddSeats>;

/** Puts more seats to a booking, at the price of those that it has in that class, or today's; a further invoice charges them. */
export function addSeats(
  needs: Needs,
  call: KeyedCall,
  open: () => Promise<ManagedForStaff>,
  request: AddSeats,
): Promise<Answer> {
  return once(needs.db, call, async (): Promise<Answer | null> => {
    const record = await open();
    if ('problem' in record) return record;
    const refused = notChangeable(record, request.revision) ?? notProved(record);
    if (refused) return refused;
    // It names who comes to a private class, and is no sale: what is sold is a booking of its own.
    if (record.events.some((event) => event.private_order_id !== null))
      return problem('closed', 'The seats of a private class are of its order.');
    const [to] = await eventRows(needs.db, [request.eventId], record.at);
    if (!to) return problem('not_found', 'There is no such class.');
    const blocked = blockedSeats(record, to, request.people.length) ?? (await takenSeats(needs, record, request));
    if (blocked) return blocked;
    const province = taxedBy(to, record.billing);
    const wanted = { eventId: to.id, priceCents: to.price_cents, province };
    const change = adding(record.charged, wanted, request.people.length, record.table);
    const { totalCents } = change.difference;
    if (totalCents !== request.invoicedCents) {
      return problem('price_changed', 'These seats cost something else now.', { feeCents: 0, totalCents });
    }
    return write(needs, call, record, { request, to, change });
  });
}

function blockedSeats(record: ManagedRecord, to: EventRow, seats: number): Refusal<'seats_refused' | 'closed'> | null {
  const refuse = (reason: string, extra: object = {}) =>
    problem('seats_refused', 'These seats are not available.', { lines: [{ eventId: to.id, reason, ...extra }] });
  if (isCancelled(to)) return refuse('cancelled');
  if (!isOnSale(to, record.at)) return refuse('sale_ended');
  const has = record.lines.find(({ class_id: id }) => id === to.id);
  if (has && has.quantity > 0 && coverOf(has)) return problem('closed', 'Paid seats and covered ones share no line.');
  const { seatsLeft } = datedClass(to, record.at);
  const room = Math.min(seatsLeft, MAX_SEATS_PER_LINE - (has?.quantity ?? 0));
  return room < seats ? refuse(seatsLeft === 0 ? 'full' : 'fewer_left', { seatsLeft: Math.max(0, room) }) : null;
}

/** One person, one seat in a class (booking rule 9). */
async function takenSeats(
  { db }: Needs,
  { booking, contact, participants }: ManagedRecord,
  { eventId, people }: AddSeats,
): Promise<Refusal<'duplicate_participant'> | null> {
  const taken = await emailsTaken(db, booking.id, emailKey(contact.email));
  const own = participants.filter(({ class_id: id }) => id === eventId);
  const seats = [
    ...own.map((row) => ({ eventId, firstName: row.first_name, lastName: row.last_name, email: row.email })),
    ...people.map((one) => ({ eventId, ...one })),
  ];
  const found = Object.keys(duplicateParticipants(seats, taken.all));
  return found.length > 0 ? problem('duplicate_participant', 'Somebody has a seat in that class.') : null;
}

function write(
  needs: Needs,
  call: KeyedCall,
  record: ManagedRecord,
  { request, to, change }: { request: AddSeats; to: EventRow; change: ReturnType<typeof adding> },
) {
  const { db, newId } = needs;
  const { booking, at } = record;
  const count = request.people.length;
  const province = taxedBy(to, record.billing);
  const unitCents = change.lines.find(({ eventId }) => eventId === to.id)?.unitCents ?? to.price_cents;
  const { answer, statements } = settleDifference(
    needs,
    record,
    change,
    { taken: [{ event: to, seats: count, unitCents }] },
    'refund',
  );
  const people = request.people.map((one) => ({ ...one, id: newId(), emailKey: emailKey(one.email) }));
  return writeChange(needs, call, record, answer, [
    bookingAfter(needs, record, change),
    takeOtherDate(db, booking.id, { classId: to.id, seats: count, priceCents: to.price_cents, province, at }),
    seatMore(db, booking.id, { classId: to.id, people, at }),
    ...(answer.invoicedCents > 0 ? statements : []),
    eventOfChange(needs, record, 'seats_added', { eventId: to.id, seats: count, cents: answer.invoicedCents }),
    db.prepare(PROMOTE_CLASSES_OF_BOOKING).bind(booking.id),
    ...tellBuyerAndOffice(needs, record),
    ...tellSeatsOfClasses(db, booking.id, at),
  ]);
}
