import type * as calls from '../../src/domain/changes/calls.ts';
import type { MoveSeats } from '../../src/domain/changes/contract.ts';
import {
  movedWorth,
  moving,
  rateThere,
  type Change,
  type ChargedLine,
  type MovedWorth,
} from '../../src/domain/changes/seats.ts';
import { first } from '../../src/domain/present.ts';
import type { Cents, Rate } from '../../src/domain/money/money.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { MAX_SEATS_PER_LINE } from '../../src/domain/catalogue/classes.ts';
import {
  addDiscount,
  coverLines,
  coverOf,
  eventOf,
  giveBack,
  hasOneThere,
  sitElsewhere,
  sitsInClass,
  takeOtherDate,
  taxedBy,
  tellSeatsOfClasses,
  type Cover,
  type Asking,
} from '../booking/index.ts';
import { datedClass, eventRows, isOnSale, PROMOTE_CLASSES_OF_BOOKING, type EventRow } from '../catalogue/index.ts';
import { notCoveredThen } from '../packages/index.ts';
import { problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import {
  deadlinesFor,
  isCancelled,
  openManaged,
  isAsMoved,
  waivedBy,
  type Managed,
  type ManagedRecord,
  type Needs,
} from './record.ts';
import { paidInTime } from './due.ts';
import { chosenSeats, feesOfSeats, notChangeable, notProved, type ChosenSeats } from './seats-of.ts';
import { bookingAfter, eventOfChange, settleDifference, tellBuyerAndOffice, tellMoved, writeChange } from './write.ts';

type Answer = AnswerTo<typeof calls.moveSeats>;

/** Moves seats, as the buyer asks. */
export const moveSeats = (needs: Needs, call: KeyedCall, asking: Asking, request: MoveSeats): Promise<Answer> =>
  moveWith(needs, call, () => openManaged(needs, asking), { ...request, feeCents: 0 });

/**
 * Moves seats of one class to another date of its course, in one transaction: takes the new seats by the statement that
 * guards every sale, gives the old ones back, and settles the difference (booking rule 27). Seats of a class that we
 * cancelled, or that the office moves, move without counting.
 */
export function moveWith(
  needs: Needs,
  call: KeyedCall,
  open: () => Promise<Managed>,
  request: MoveSeats & { feeCents: Cents },
): Promise<Answer> {
  return once(needs.db, call, async (): Promise<Answer | null> => {
    const record = await open();
    if ('problem' in record) return record;
    const refused = notChangeable(record, request.revision) ?? notProved(record);
    if (refused) return refused;
    const [chosen, ...others] = chosenSeats(record, request.seats) ?? [];
    if (!chosen || others.length > 0) return problem('not_found', 'These are no seats of one class.');
    const [to] = await eventRows(needs.db, [request.to], record.at);
    const blocked = blockedMove(needs, record, chosen, to);
    if (blocked ?? !to) return blocked ?? problem('not_found', 'There is no such class.');

    const cover = coverOf(chosen.line);
    if (!sharesLine(record, cover, to)) return problem('closed', 'Paid seats and covered ones share no line.');
    const uncovered = cover && (await notCoveredThen(needs, cover, to, record.at));
    // Where we are the reason, another date is what was promised, whenever it is.
    if (uncovered === 'expired' && !isOurDoing(record, chosen)) return problem('closed', 'The package ends before.');
    if (uncovered === 'unpaid' && !record.staff)
      return problem('invoice_not_offered', 'The class starts before the package can be paid.');

    const from = { eventId: chosen.line.class_id, seats: chosen.people.length };
    const there = { eventId: to.id, priceCents: cover ? 0 : to.price_cents, province: taxedBy(to, record.billing) };
    const change = moving(record.charged, from, there, record.table, request.feeCents);
    const { totalCents } = change.difference;
    const worth = movedWorth(record.charged, from, there);
    const keeps = keptBy(needs, record, chosen);
    const keptRate = keeps ? rateThere(keeps.atMost, worth) : 0;
    if (totalCents !== request.differenceCents || keptRate !== request.keptRate) {
      return problem('price_changed', 'Another date costs something else now.', { feeCents: 0, totalCents });
    }
    if (await sitsThere(needs, record, chosen, to)) {
      return problem('duplicate_participant', 'Somebody has a seat in that class.');
    }
    return write(needs, call, record, {
      chosen,
      to,
      change,
      feeFloor: keeps && { rate: keeps.today, worth },
      back: request.back,
    });
  });
}

/** Whether we are the reason for which these seats are moved: what was changed before somebody was moved there is none. */
function isOurDoing(record: ManagedRecord, { line, people }: ChosenSeats): boolean {
  const waived = waivedBy(record, line);
  return waived === 'cancelled' || (waived === 'changed' && !people.some((one) => isAsMoved(record, one)));
}

/**
 * The fee that stays with these seats, so that moving first saves none of it: what giving one back costs today by its class,
 * and the most that any of them costs, moved before. `null` where we are the reason, or the booking's terms know no such fee.
 */
function keptBy(needs: Needs, record: ManagedRecord, chosen: ChosenSeats): { today: Rate; atMost: Rate } | null {
  if (record.staff || isOurDoing(record, chosen) || record.booking.moves_keep_fee === 0) return null;
  const { feeRate: today } = first(deadlinesFor(needs, record, chosen.line).steps);
  return { today, atMost: Math.max(...feesOfSeats(needs, record, chosen).map(({ feeRate }) => feeRate)) };
}

/** Why these seats cannot be moved there. What the buyer cannot mend comes first. */
function blockedMove(
  needs: Needs,
  record: ManagedRecord,
  { line, people }: ChosenSeats,
  to: EventRow | undefined,
): Refusal<'not_found' | 'closed' | 'seats_refused' | 'invoice_not_offered'> | null {
  const from = eventOf(record.events, line);
  if (to?.course_id !== from.course_id || to.id === from.id) return problem('not_found', 'There is no such class.');
  if (from.private_order_id !== null) return problem('closed', 'Seats of a private class are not moved.');
  if (!record.staff && !deadlinesFor(needs, record, line).canGiveBack) return problem('closed', 'The class has begun.');
  const most = needs.siteData.changes.moves;
  if (!record.staff && !isCancelled(from) && people.some(({ moves }) => moves >= most)) {
    return problem('closed', `A seat is moved at most ${most} times.`);
  }
  const refuse = (reason: string, extra: object = {}) =>
    problem('seats_refused', 'These seats are not available.', { lines: [{ eventId: to.id, reason, ...extra }] });
  if (isCancelled(to)) return refuse('cancelled');
  if (!isOnSale(to, record.at)) return refuse('sale_ended');
  // None that somebody waits for (booking rule 29).
  const left = datedClass(to, record.at).seatsLeft;
  if (left === 0) return refuse('full', { seatsLeft: 0 });
  if (!record.staff && !paidInTime(needs, record, to))
    return problem('invoice_not_offered', 'The class starts before the invoice is due.');
  const has = record.lines.find(({ class_id: id }) => id === to.id)?.quantity ?? 0;
  const room = Math.min(left, MAX_SEATS_PER_LINE - has);
  return room < people.length ? refuse('fewer_left', { seatsLeft: room }) : null;
}

/** Whether seats can be put to those that the booking has there: all of a line are paid for, or covered by one purchase. */
function sharesLine({ lines }: ManagedRecord, cover: Cover | null, to: EventRow): boolean {
  const there = lines.find(({ class_id: id, quantity }) => id === to.id && quantity > 0);
  return !there || coverOf(there)?.purchaseId === cover?.purchaseId;
}

/**
 * Whether one of them has a seat in that class, by this booking or, for who reads the contact's mail, by another of that
 * contact; or who bought for herself has hers there. Of anybody else's nothing is said (booking rule 42).
 */
async function sitsThere(
  { db }: Needs,
  { booking, byContact, contact, staff }: ManagedRecord,
  { people }: ChosenSeats,
  to: EventRow,
): Promise<boolean> {
  if (!staff && byContact && (await hasOneThere(db, booking.id, to.id))) return true;
  const emails = people.flatMap(({ email }) => emailKey(email) ?? []);
  return sitsInClass(db, { classId: to.id, bookingId: booking.id }, emails, byContact ? emailKey(contact.email) : null);
}

function write(
  needs: Needs,
  call: KeyedCall,
  record: ManagedRecord,
  what: {
    chosen: ChosenSeats;
    to: EventRow;
    change: Change;
    feeFloor: { rate: Rate; worth: MovedWorth } | null;
    back: MoveSeats['back'];
  },
) {
  const { db, newId } = needs;
  const { booking, at, events } = record;
  const { line, people } = what.chosen;
  const from = eventOf(events, line);
  const cover = coverOf(line);
  const { to, change, feeFloor } = what;
  const count = people.length;
  const province = taxedBy(to, record.billing);
  const unitCents = change.lines.find(({ eventId }) => eventId === to.id)?.unitCents ?? to.price_cents;
  const seats = {
    given: [{ event: from, seats: count, unitCents: line.unit_cents }],
    taken: [{ event: to, seats: count, unitCents }],
  };
  const { answer, statements } = settleDifference(needs, record, change, seats, what.back);
  const { creditedCents, invoicedCents } = answer;
  const sits = Object.fromEntries(people.map(({ id }) => [id, newId()]));
  const discountOf = (lines: readonly ChargedLine[], id: string) =>
    lines.find(({ eventId }) => eventId === id)?.discountCents ?? 0;
  const discountCents = discountOf(record.charged, from.id) - discountOf(change.lines, from.id);
  const takenCents = discountOf(change.lines, to.id) - discountOf(record.charged, to.id);
  const given = [{ eventId: from.id, seats: count, discountCents, keptCents: change.feeCents }];
  const countsAs = record.staff || isCancelled(from) ? 0 : 1;
  const detail = { eventId: from.id, toEventId: to.id, seats: count, cents: invoicedCents - creditedCents };

  return writeChange(needs, call, record, answer, [
    bookingAfter(needs, record, change),
    takeOtherDate(db, booking.id, { classId: to.id, seats: count, priceCents: to.price_cents, province, at }),
    ...(cover ? coverLines(db, booking.id, new Map([[to.id, cover]])) : []),
    ...(takenCents > 0 ? [addDiscount(db, booking.id, to.id, takenCents)] : []),
    ...giveBack(db, booking.id, given, Object.keys(sits)),
    sitElsewhere(db, booking.id, { classId: to.id, moved: sits, countsAs, feeFloor }),
    ...statements,
    eventOfChange(needs, record, 'moved', detail),
    db.prepare(PROMOTE_CLASSES_OF_BOOKING).bind(booking.id),
    ...tellBuyerAndOffice(needs, record),
    ...tellMoved(needs, record, people, sits),
    ...tellSeatsOfClasses(db, booking.id, at),
  ]);
}
