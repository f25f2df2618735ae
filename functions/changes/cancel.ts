import type * as calls from '../../src/domain/changes/calls.ts';
import type { CancelSeats } from '../../src/domain/changes/contract.ts';
import { givingBack, type GivenSeats } from '../../src/domain/changes/seats.ts';
import { discountOfSeats } from '../../src/domain/money/discount.ts';
import { seatsComingBack } from '../../src/domain/packages/offer.ts';
import { renewedUntil } from '../../src/domain/packages/expiry.ts';
import { present } from '../../src/domain/present.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { coverOf, eventOf, giveBack, type Asking } from '../booking/index.ts';
import { giveSeatsBack, seatsEnds, type SeatsEnd } from '../packages/index.ts';
import { problem, type AnswerTo } from '../platform/answers.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import {
  deadlinesFor,
  openManaged,
  waitsForProof,
  waivedBy,
  type Managed,
  type ManagedRecord,
  type Needs,
} from './record.ts';
import { chosenSeats, feesOfSeats, notChangeable, notProved, type ChosenSeats } from './seats-of.ts';
import { QUEUE_CHANGE_MAIL } from './sql.ts';
import {
  bookingAfter,
  creditedBy,
  eventOfChange,
  settleDifference,
  tellBuyerAndOffice,
  tellLeaving,
  writeChange,
} from './write.ts';
import { NOTHING_BACK } from './ways-back.ts';

type Answer = AnswerTo<typeof calls.cancelSeats>;

const discountGiven = ({ quantity, discount_cents: discountCents }: ChosenSeats['line'], seats: number) =>
  discountOfSeats({ quantity, discountCents }, seats);

/** Of the packages that cover what is given back, by their ids. */
type Ends = ReadonlyMap<string, SeatsEnd>;

/**
 * Until when a package's seats of a line can be used at least, where we are the reason why they come back, or why their class begins after
 * the last day of the package: no other seat does.
 */
function usableUntil(
  { siteData }: Pick<Needs, 'siteData'>,
  record: ManagedRecord,
  { line }: Pick<ChosenSeats, 'line'>,
  ends: Ends,
) {
  const end = ends.get(coverOf(line)?.purchaseId ?? '');
  const { starts_at: startsAt, time_zone: zone } = eventOf(record.events, line);
  const isOurs = waivedBy(record, line) !== null || (end !== undefined && dateIn(zone, startsAt) > end.expiresOn);
  return isOurs && end?.isVoid !== true ? renewedUntil(dateIn(siteData.office.timeZone, record.at)) : null;
}

/** Gives seats of a line back to the package that covers it. */
const backToPackage = (
  needs: Pick<Needs, 'db' | 'siteData'>,
  record: ManagedRecord,
  { line }: Pick<ChosenSeats, 'line'>,
  { seats: people, feeRate, ends }: Pick<GivenSeats, 'seats' | 'feeRate'> & { ends: Ends },
) =>
  giveSeatsBack(needs.db, coverOf(line), {
    ...{ bookingId: record.booking.id, classId: line.class_id, people, feeRate, at: record.at },
    usableUntil: usableUntil(needs, record, { line }, ends),
  });

/** What becomes of a package's seats where it covers a line: `{}` where none does. */
function ofPackage(
  needs: Pick<Needs, 'siteData'>,
  record: ManagedRecord,
  { line }: Pick<ChosenSeats, 'line'>,
  { fees, ends }: { fees: readonly GivenSeats[]; ends: Ends },
): object {
  const cover = coverOf(line);
  if (!cover) return {};
  const own = fees.filter(({ eventId }) => eventId === line.class_id);
  const sum = (seatsOf: (one: GivenSeats) => number) => own.reduce((all, one) => all + seatsOf(one), 0);
  const seatsBack = sum(({ seats, feeRate }) => seatsComingBack(seats * cover.seats, feeRate));
  const usable = usableUntil(needs, record, { line }, ends);
  return {
    ...(ends.get(cover.purchaseId)?.isVoid && { packageEnded: true }),
    ...{ package: cover.title, seatsBack, seatsUsed: sum(({ seats }) => seats * cover.seats) - seatsBack },
    ...(usable !== null && seatsBack > 0 && { usableUntil: usable }),
  };
}

const endsFor = ({ db }: Pick<Needs, 'db'>, chosen: readonly ChosenSeats[]): Promise<Ends> =>
  seatsEnds(
    db,
    chosen.map(({ line }) => coverOf(line)),
  );

/** Gives seats back, as the buyer asks. */
export const cancelSeats = (needs: Needs, call: KeyedCall, asking: Asking, request: CancelSeats): Promise<Answer> =>
  cancelWith(needs, call, () => openManaged(needs, asking), request);

/**
 * Gives seats back: for the fee of the policy that was agreed to when booking, or free of charge where we cancelled or
 * changed the class, or for what the office says. Seats, people, credit notes, credit, mails and key are one transaction.
 */
export function cancelWith(
  needs: Needs,
  call: KeyedCall,
  open: () => Promise<Managed>,
  request: CancelSeats,
): Promise<Answer> {
  return once(needs.db, call, async (): Promise<Answer | null> => {
    const record = await open();
    if ('problem' in record) return record;
    const refused = notChangeable(record, request.revision);
    if (refused) return refused;
    const chosen = chosenSeats(record, request.seats);
    if (!chosen) return problem('not_found', 'There is no such seat in this booking.');
    if (waitsForProof(record)) return cancelUnproved(needs, call, record, { request, chosen });
    if (chosen.some(({ line }) => eventOf(record.events, line).private_order_id !== null)) {
      return problem(
        'closed',
        'Seats of a private class are not given back: its order has as many people as are said there.',
      );
    }
    if (!record.staff && chosen.some(({ line }) => !deadlinesFor(needs, record, line).canGiveBack)) {
      return problem('closed', 'A class has begun.');
    }
    const fees = chosen.map((seats) => feesOfSeats(needs, record, seats));
    const ends = await endsFor(needs, chosen);
    const change = givingBack(record.charged, fees.flat(), record.table);
    const creditedCents = -change.difference.totalCents;
    if (change.feeCents !== request.feeCents || creditedCents !== request.creditedCents) {
      const now = { feeCents: change.feeCents, totalCents: creditedCents };
      return problem('price_changed', 'Cancelling costs something else now.', now);
    }
    return write(needs, call, record, { chosen, fees: fees.flat(), ends, change, back: request.back });
  });
}

/** Nothing was invoiced, and nobody but the buyer was told: it ends as a whole, free of charge and without a credit note. */
async function cancelUnproved(
  needs: Needs,
  call: KeyedCall,
  record: ManagedRecord,
  { request, chosen }: { request: CancelSeats; chosen: ChosenSeats[] },
) {
  const { db } = needs;
  const { booking, contact, charged, table, participants, at } = record;
  if (request.seats.length < participants.length) return notProved(record);
  if (request.feeCents !== 0 || request.creditedCents !== 0) {
    return problem('price_changed', 'Cancelling is free.', { feeCents: 0, totalCents: 0 });
  }
  const given = chosen.map(({ line, people }) => ({
    ...{ eventId: line.class_id, seats: people.length, keptCents: 0 },
    discountCents: discountGiven(line, people.length),
  }));
  const fees = given.map(({ eventId, seats }) => ({ eventId, seats, feeRate: 0 }));
  const change = givingBack(charged, fees, table);
  const ends = await endsFor(needs, chosen);
  const revision = booking.revision + 1;
  const event = (kind: 'seats_cancelled' | 'cancelled', detail: object) => eventOfChange(needs, record, kind, detail);
  const answer = { revision, creditedCents: 0, invoicedCents: 0, ...NOTHING_BACK };
  return writeChange(needs, call, record, answer, [
    bookingAfter(needs, record, change),
    ...giveBack(db, booking.id, given, request.seats),
    ...chosen.flatMap((one) => backToPackage(needs, record, one, { seats: one.people.length, feeRate: 0, ends })),
    ...given.map(({ eventId, seats }, index) =>
      event('seats_cancelled', {
        eventId,
        seats,
        cents: 0,
        ...ofPackage(needs, record, present(chosen[index]), { fees, ends }),
      }),
    ),
    event('cancelled', {}),
    db.prepare(QUEUE_CHANGE_MAIL).bind('booking_changed', booking.id, revision, contact.email, booking.id, at),
  ]);
}

function write(
  needs: Needs,
  call: KeyedCall,
  record: ManagedRecord,
  what: {
    chosen: ChosenSeats[];
    fees: GivenSeats[];
    ends: Ends;
    change: ReturnType<typeof givingBack>;
    back: CancelSeats['back'];
  },
) {
  const { db } = needs;
  const { chosen, fees, ends, change } = what;
  const { booking } = record;
  const seats = chosen.map(({ line, people }) => {
    return { event: eventOf(record.events, line), seats: people.length, unitCents: line.unit_cents };
  });
  const given = chosen.map(({ line, people }) => {
    const after = present(change.lines.find(({ eventId }) => eventId === line.class_id));
    return {
      ...{ eventId: line.class_id, seats: people.length },
      discountCents: line.discount_cents - after.discountCents,
      keptCents: after.keptCents - line.kept_cents,
    };
  });
  const ids = chosen.flatMap(({ people }) => people.map(({ id }) => id));
  const { answer, statements } = settleDifference(needs, record, change, { given: seats }, what.back);
  const all = change.lines.every(({ quantity }) => quantity === 0);
  const event = (kind: 'seats_cancelled' | 'cancelled' | 'credited', detail: object) =>
    eventOfChange(needs, record, kind, detail);

  return writeChange(needs, call, record, answer, [
    bookingAfter(needs, record, change),
    ...giveBack(db, booking.id, given, ids),
    ...statements,
    ...chosen.flatMap((one) =>
      fees
        .filter(({ eventId }) => eventId === one.line.class_id)
        .flatMap((seatsGiven) => backToPackage(needs, record, one, { ...seatsGiven, ends })),
    ),
    ...given.map(({ eventId, seats: count, keptCents }, index) =>
      event('seats_cancelled', {
        eventId,
        seats: count,
        cents: keptCents,
        ...ofPackage(needs, record, present(chosen[index]), { fees, ends }),
      }),
    ),
    ...(all ? [event('cancelled', {})] : []),
    ...(answer.creditedCents > 0 ? [event('credited', creditedBy(answer))] : []),
    ...tellBuyerAndOffice(needs, record),
    ...tellLeaving(
      needs,
      record,
      chosen.flatMap(({ people }) => people),
    ),
  ]);
}
