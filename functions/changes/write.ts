import { openOf, type Adjustment } from '../../src/domain/changes/amounts.ts';
import type { Changed } from '../../src/domain/changes/contract.ts';
import type { BookingEventKind } from '../../src/domain/booking/events.ts';
import { taxableLines, type Change } from '../../src/domain/changes/seats.ts';
import { settling, settlingMove } from '../../src/domain/changes/settling.ts';
import { emailKey } from '../../src/domain/fields.ts';
import type { Cents } from '../../src/domain/money/money.ts';
import { taxesOf } from '../../src/domain/money/tax.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import {
  changeBooking,
  issueFurtherInvoice,
  recordEvent,
  storeChangeKey,
  tellOfMove,
  type ChangeableParticipant,
} from '../booking/index.ts';
import { giveCredit, returnToCredit } from '../credits/index.ts';
import { jsonOf, type Json } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { KeyedCall } from '../platform/idempotency.ts';
import { creditNotesOf, documentOf, type DocumentSeats, type NewCreditNote } from './documents.ts';
import { furtherTerms } from './due.ts';
import type { ManagedRecord, Needs } from './record.ts';
import { ISSUE_CREDIT_NOTE, QUEUE_CHANGE_MAIL } from './sql.ts';
import { goingBack, saidBack } from './ways-back.ts';

/** What a change does to the money of a booking, and the statements that write it. */
interface Settlement {
  answer: Changed;
  statements: D1PreparedStatement[];
}

/** Who changes it, as its story tells. */
export const changer = ({ staff }: Pick<ManagedRecord, 'staff'>) =>
  staff ? { who: staff.who, accountId: staff.accountId, reason: staff.reason } : { who: 'buyer' as const };

/** What happened by a change, told with the revision that it leads to. */
export function eventOfChange(
  { db }: Pick<Needs, 'db'>,
  record: ManagedRecord,
  kind: BookingEventKind,
  detail: object,
): D1PreparedStatement {
  const { booking, at } = record;
  const revision = booking.revision + 1;
  return recordEvent(db, { bookingId: booking.id, kind, at, ...changer(record), detail: { revision, ...detail } });
}

/** What was credited by a change, and what became of it, as its story tells. */
export const creditedBy = ({ creditedCents: cents, refundCents, creditCents, toCreditsCents }: Changed) => ({
  ...{ cents, refundCents, creditCents, toCreditsCents },
});

/** The booking as the change leaves it: begins the batch, and refuses it where the booking is another one by now. */
export function bookingAfter(
  { db }: Needs,
  { booking, table, staff }: ManagedRecord,
  change: Change,
): D1PreparedStatement {
  const lines = taxableLines(change.lines);
  const taxes = taxesOf(lines, table);
  const subtotalCents = lines.reduce((sum, { netCents }) => sum + netCents, 0);
  const totalCents = taxes.reduce((sum, { amountCents }) => sum + amountCents, subtotalCents);
  const state = change.lines.every(({ quantity }) => quantity === 0) ? 'cancelled' : 'confirmed';
  // What was kept of a cancelled booking can be given back by the office alone.
  const also = staff && booking.state === 'cancelled' ? booking.state : null;
  return changeBooking(db, booking, { state, taxes: JSON.stringify(taxes), subtotalCents, totalCents, also });
}

/** The booking with another revision, and nothing else. */
export function bookingTouched({ db }: Needs, { booking }: ManagedRecord): D1PreparedStatement {
  const { taxes, subtotal_cents: subtotalCents, total_cents: totalCents } = booking;
  return changeBooking(db, booking, { state: 'confirmed', taxes, subtotalCents, totalCents });
}

/** Seats that a change gives back, and those that it takes; both where they move. */
interface ChangedSeats {
  given?: readonly DocumentSeats[];
  taken?: readonly DocumentSeats[];
}

const exchanged = (seats: readonly DocumentSeats[]) => seats.map((one) => ({ ...one, seats: -one.seats }));

/** A credit note or a further invoice for what the booking is worth less or more; both for seats that another province taxes. */
export function settleDifference(
  needs: Needs,
  record: ManagedRecord,
  change: Change,
  { given = [], taken = [] }: ChangedSeats,
  asked: 'refund' | 'credit',
  creditedCents: Cents = 0,
): Settlement {
  const { difference, feeCents } = change;
  const isMove = given.length > 0 && taken.length > 0;
  const { credit, charge, backCents } = (isMove ? settlingMove : settling)(difference, record.standing);
  const back = goingBack(record, asked, backCents);
  // A credit note says what is given back, an invoice what is new; one alone says what was exchanged for it.
  const notes = credit
    ? creditNotesOf(record, needs.siteData.supplier, credit, {
        ...{ seats: [...given, ...(charge ? [] : exchanged(taken))], feeCents, creditedCents, back },
      })
    : [];
  const invoice =
    charge &&
    furtherInvoice(needs, record, charge, {
      seats: [...(credit ? [] : exchanged(given)), ...taken],
      addedCents: credit ? 0 : feeCents,
      settledCents: charge.totalCents - leftOf(charge, openOf(record.standing) + difference.totalCents + backCents),
    });
  return {
    answer: {
      revision: record.booking.revision + 1,
      creditedCents: credit?.totalCents ?? 0,
      invoicedCents: charge?.totalCents ?? 0,
      ...saidBack(back),
    },
    statements: [...notes.flatMap((note) => creditNote(needs, record, note)), ...(invoice ? [invoice] : [])],
  };
}

/** What of a further invoice is to be paid: what came in counts towards the older ones first. */
const leftOf = ({ totalCents }: Adjustment, openCents: Cents): Cents => Math.min(totalCents, Math.max(0, openCents));

/** The statements that issue a credit note, keep for the client what it gives as a credit, and give back to credits what they had paid. */
export function creditNote(
  needs: Needs,
  { booking, contact, standing, at }: ManagedRecord,
  { invoice, totalCents, back, document }: NewCreditNote,
): D1PreparedStatement[] {
  const issuedOn = dateIn(needs.siteData.office.timeZone, at);
  const { refundCents, creditCents, toCreditsCents } = saidBack(back);
  const year = Number(issuedOn.slice(0, 4));
  const issue = needs.db
    .prepare(ISSUE_CREDIT_NOTE)
    .bind(
      ...[booking.id, year, invoice, issuedOn, totalCents, refundCents, creditCents + toCreditsCents],
      ...[JSON.stringify(document), at, standing.paidCents, creditCents > 0 ? 1 : 0],
    );
  return [
    issue,
    ...(creditCents > 0 ? [giveCredit(needs, emailKey(contact.email), { cents: creditCents, year, at })] : []),
    ...back.toCredits.flatMap(({ payment, cents }) => returnToCredit(needs, payment, { cents, year, at })),
  ];
}

function furtherInvoice(
  { db, siteData }: Needs,
  record: ManagedRecord,
  charge: Adjustment,
  { seats, addedCents, settledCents }: { seats: readonly DocumentSeats[]; addedCents: Cents; settledCents: Cents },
): D1PreparedStatement {
  const { at, booking } = record;
  const taken = seats.filter(({ seats: count }) => count > 0).map(({ event }) => event);
  const terms = furtherTerms({ siteData }, record, taken);
  const document = {
    ...documentOf(record, siteData.supplier, seats, charge, { addedCents }),
    ...(settledCents > 0 && { settledCents }),
  };
  return issueFurtherInvoice(db, {
    ...{ bookingId: booking.id, issuedOn: terms.issuedOn, dueOn: terms.dueOn, at },
    ...{ totalCents: charge.totalCents, document: JSON.stringify(document) },
  });
}

/** What the contact and the office read of a change. */
export function tellBuyerAndOffice(
  { db, siteData }: Needs,
  { booking, contact, at }: ManagedRecord,
): D1PreparedStatement[] {
  const version = booking.revision + 1;
  const mail = (kind: string, recipient: string) =>
    db.prepare(QUEUE_CHANGE_MAIL).bind(kind, booking.id, version, recipient, booking.id, at);
  return [mail('booking_changed', contact.email), mail('booking_changed_office', siteData.mail.office)];
}

/** Those who were told that they have these seats, by whatever mail, and not yet that their class is cancelled. */
const toldOfSeats = (
  { booking, lines }: ManagedRecord,
  people: readonly ChangeableParticipant[],
): ChangeableParticipant[] =>
  people.filter(
    (one) =>
      booking.proved_at !== null &&
      one.told_email !== null &&
      lines.some((line) => line.class_id === one.class_id && line.told_cancelled === 0),
  );

/** What people read whose seats are not theirs any more, one mail each: only those who were told that they had one. */
export function tellLeaving(
  { db }: Needs,
  record: ManagedRecord,
  people: readonly ChangeableParticipant[],
): D1PreparedStatement[] {
  const { booking, at } = record;
  const told = toldOfSeats(record, people);
  const first = [...Map.groupBy(told, (one) => one.told_email?.toLowerCase()).values()].flatMap(([one]) => one ?? []);
  return first.map(({ id, told_email: email }) =>
    db.prepare(QUEUE_CHANGE_MAIL).bind('seat_left', id, booking.revision + 1, email, booking.id, at),
  );
}

/** The same where they moved to others, by the ids of those that were: who still had theirs knows of the new one by that mail. */
export function tellMoved(
  needs: Needs,
  record: ManagedRecord,
  people: readonly ChangeableParticipant[],
  sits: Readonly<Record<string, string>>,
): D1PreparedStatement[] {
  const told = toldOfSeats(record, people).filter((one) => one.told_email?.toLowerCase() === one.email.toLowerCase());
  const seats = told.flatMap(({ id }) => sits[id] ?? []);
  return [...tellLeaving(needs, record, people), tellOfMove(needs.db, record.booking.id, seats)];
}

/** Writes a change with its key; `null` where somebody was faster, and it has to be looked at again. */
export async function writeChange(
  { db }: Needs,
  call: KeyedCall,
  { booking, at, staff }: ManagedRecord,
  answer: Changed,
  statements: readonly D1PreparedStatement[],
): Promise<{ json: Json<Changed> } | null> {
  const json = jsonOf(answer);
  const written = await writeTogether(db, [
    ...statements,
    ...(staff ? [staff.acted(answer, at)] : []),
    storeChangeKey(db, call, { bookingId: booking.id, answer: json, at, revision: answer.revision }),
  ]);
  return written && { json };
}
