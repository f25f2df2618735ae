import { emailKey } from '../../src/domain/fields.ts';
import type { Standing } from '../../src/domain/changes/amounts.ts';
import type { ManagedLine } from '../../src/domain/changes/contract.ts';
import { deadlinesOf, type Deadlines } from '../../src/domain/changes/deadlines.ts';
import type { ChargedLine } from '../../src/domain/changes/seats.ts';
import type { Billing, Contact } from '../../src/domain/booking/billing.ts';
import type { CancellationTier } from '../../src/domain/booking/contract.ts';
import { present } from '../../src/domain/present.ts';
import { exemptTable, type ExemptionKind } from '../../src/domain/money/exemptions.ts';
import type { Rate } from '../../src/domain/money/money.ts';
import { frozenTable } from '../../src/domain/money/credit.ts';
import { taxTable, type TaxAmount, type TaxTable } from '../../src/domain/money/tax.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import {
  bookingAsked,
  eventOf,
  isByContact,
  isOpenTo,
  linkNeeded,
  needsByWho,
  needsTold,
  readBookingById,
  readChangeable,
  taxedBy,
  type Asking,
  type BookedEventRow,
  type BookingRow,
  type ChangeableBooking,
  type Told,
} from '../booking/index.ts';
import { CREDIT_OF_CLIENT, CREDITS_THAT_PAID, type OfCredit } from '../credits/index.ts';
import { MAY_BE_TAKEN } from '../payments/index.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { notesOf, type CreditNoteRow } from './note-rows.ts';
import { standingOf, type StandingRow } from './standing.ts';
import { CREDIT_NOTES_OF_BOOKING, EXEMPTION_OF_BOOKING, STANDING_OF_BOOKING } from './sql.ts';

/** Somebody of the office, whom the buyer's deadlines do not bind: who, why, and what writes it down in the same batch. */
export interface ByStaff {
  who: 'staff' | 'owner';
  accountId: number;
  reason: string;
  /** What giving a seat back costs in place of what the terms say; `null` leaves it to them. */
  feeRate: Rate | null;
  acted: (after: object, at: number) => D1PreparedStatement;
}

export type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData' | 'secret' | 'newId'>;

/** A booking with all that its changes are worked out from. */
export interface ManagedRecord extends ChangeableBooking {
  /** It was opened by the link of a mail. */
  byMail: boolean;
  /** By who reads the contact's mail: by that link, or logged in with that e-mail. */
  byContact: boolean;
  at: number;
  contact: Contact;
  billing: Billing;
  standing: Standing;
  /** What credits have paid of it, and was not given back, the newest first. */
  fromCredits: readonly OfCredit[];
  /** The bank of a card holds what was paid, or asks about it, until it has decided whose that is. */
  mayBeTaken: boolean;
  /** Nobody has shown to read the contact's mail: a card was paid with, whosever it is. */
  byCardAlone: boolean;
  creditBalanceCents: number;
  creditNotes: CreditNoteRow[];
  /** What the buyer said that people need in class, by who they are. */
  needs: ReadonlyMap<string, Told>;
  charged: ChargedLine[];
  table: TaxTable;
  exemption: { kind: ExemptionKind; number: string } | null;
  /** `null` where the buyer asks. */
  staff: ByStaff | null;
}

/** A booking; or there is nothing that was ever booked; or, of a secret, it is another's. */
export type Managed = Read | Refusal<'link_needed'>;
export type ManagedForStaff = ManagedRecord | Refusal<'not_found'>;
type Read = ManagedRecord | Refusal<'not_found' | 'unauthorized'>;

const nothing = () => problem('not_found', 'There is no such booking.');

/** What a secret opens for whoever asks. */
export async function openManaged(needs: Needs, asking: Asking): Promise<Managed> {
  return shownTo(asking, await readManaged(needs, asking));
}

/** The same of an order without classes, too: its papers are shown, and there is nothing that its buyer could change. */
export async function openPapers(needs: Needs, asking: Asking): Promise<Managed> {
  return shownTo(asking, await readAny(needs, asking));
}

const shownTo = (asking: Asking, record: Read): Managed => {
  if ('problem' in record) return record;
  return isOpenTo(record.booking, { ...asking, ...record }) ? record : linkNeeded(record, record.at);
};

/** The same whoever asks, for what shows nothing of it and changes nothing. */
export async function readManaged(needs: Needs, asking: Asking): Promise<Read> {
  return withClasses(await readAny(needs, asking));
}

async function readAny(needs: Needs, asking: Asking): Promise<Read> {
  const opened = await bookingAsked(needs, asking);
  if ('problem' in opened) return opened;
  const { booking, byMail } = opened;
  const by: Opened = { byMail, byContact: () => isByContact(needs, opened, asking), staff: null };
  return (await recordOf(needs, booking, by)) ?? nothing();
}

/** An order without classes has nothing that could be changed as a booking is. */
const withClasses = <Record extends Read>(record: Record): Record | Refusal<'not_found'> =>
  'problem' in record || record.lines.length > 0 ? record : nothing();

/** The same for the office, by the booking's id. */
export async function openForStaff(needs: Needs, id: string, staff: ByStaff | null): Promise<ManagedForStaff> {
  return withClasses(await openAnyForStaff(needs, id, staff));
}

/** The same of an order without classes, too. */
export async function openAnyForStaff(needs: Needs, id: string, staff: ByStaff | null): Promise<ManagedForStaff> {
  const opened = await readBookingById(needs.db, id, needs.now().getTime());
  // Whoever answers the telephone sees what the reader of the contact's mail sees.
  const by: Opened = { byMail: false, byContact: () => Promise.resolve(true), staff };
  return (opened && (await recordOf(needs, opened.booking, by))) ?? nothing();
}

interface Opened {
  byMail: boolean;
  byContact: () => Promise<boolean>;
  staff: ByStaff | null;
}

async function recordOf(needs: Needs, booking: BookingRow, by: Opened): Promise<ManagedRecord | null> {
  const { byMail, byContact: asks, staff } = by;
  if (booking.confirmed_at === null) return null;
  const at = needs.now().getTime();
  const { db, siteData } = needs;
  const contact = JSON.parse(present(booking.contact)) as Contact;
  // Nor is one changed of which nobody is known any more.
  if (!('email' in contact)) return null;
  const billing = JSON.parse(present(booking.billing)) as Billing;
  const [record, byContact, [notes, standing, paid, credit, exempt, disputed, told]] = await Promise.all([
    readChangeable(db, booking.id, at),
    asks(),
    db.batch([
      db.prepare(CREDIT_NOTES_OF_BOOKING).bind(booking.id),
      db.prepare(STANDING_OF_BOOKING).bind(booking.id),
      db.prepare(CREDITS_THAT_PAID).bind(booking.id),
      db.prepare(CREDIT_OF_CLIENT).bind(emailKey(contact.email)),
      db.prepare(EXEMPTION_OF_BOOKING).bind(booking.id),
      db.prepare(MAY_BE_TAKEN).bind(booking.id),
      needsTold(db, booking.id, 'buyer'),
    ]),
  ]);
  const stands = present(rowsOf<StandingRow>(standing)[0]);
  // A change came between what was read of it.
  if ([record.booking, stands].some(({ revision }) => revision !== booking.revision))
    return recordOf(needs, record.booking, by);
  const charged = record.lines.map((line) => ({
    eventId: line.class_id,
    quantity: line.quantity,
    unitCents: line.unit_cents,
    discountCents: line.discount_cents,
    keptCents: line.kept_cents,
    province: line.tax_province === null ? taxedBy(eventOf(record.events, line), billing) : line.tax_province || null,
  }));
  const exemption = rowsOf<NonNullable<ManagedRecord['exemption']>>(exempt)[0] ?? null;
  const fromCredits = rowsOf<OfCredit>(paid).filter(({ cents }) => cents > 0);
  const table = tableOf(JSON.parse(booking.taxes) as TaxAmount[], charged, siteData.taxes);
  return {
    ...record,
    ...{ byMail, byContact, at, contact, billing, charged, exemption, staff },
    ...{ standing: standingOf(stands, fromCredits), fromCredits },
    mayBeTaken: rowsOf<{ may_be_taken: 0 | 1 }>(disputed)[0]?.may_be_taken === 1,
    byCardAlone: booking.proved_by === 'card' && booking.contact_known === 0,
    // Of the client, not of the booking: whoever typed the address is not told (booking rule 42).
    creditBalanceCents: byContact ? (rowsOf<{ cents: number }>(credit)[0]?.cents ?? 0) : 0,
    creditNotes: notesOf<CreditNoteRow>(notes),
    needs: needsByWho(told),
    table: exemption ? exemptTable(exemption.kind, table) : table,
  };
}

/** Provinces that taxed the booking keep the rates of its day, or none where it was exempt; others have those of today. */
function tableOf(taxes: readonly TaxAmount[], charged: readonly ChargedLine[], today: TaxTable): TaxTable {
  const seen = new Set(charged.map(({ province }) => province));
  const frozen = frozenTable(taxes);
  return taxTable((province) =>
    frozen[province].length > 0 || seen.has(province) ? frozen[province] : today[province],
  );
}

/** Booked on invoice, and not proved yet: nothing of it is invoiced. */
export function waitsForProof({ booking }: Pick<ManagedRecord, 'booking'>): boolean {
  return booking.state === 'confirmed' && booking.proof_due_at !== null;
}

/** Booked, and not proved by anybody. */
export function mayBeProved({ booking }: Pick<ManagedRecord, 'booking'>): boolean {
  return booking.state === 'confirmed' && booking.proved_at === null;
}

export function isCancelled({ state }: Pick<BookedEventRow, 'state'>): boolean {
  return state === 'cancelled' || state === 'withdrawn';
}

/** Why giving the seats of a class back is free, where we are the reason. */
export function waivedBy(record: ManagedRecord, line: ManagedRecord['lines'][number]): ManagedLine['waived'] {
  const event = eventOf(record.events, line);
  if (isCancelled(event)) return 'cancelled';
  return event.freed_sequence > line.booked_sequence ? 'changed' : null;
}

/** Whether a seat was moved to its class after the last change of that, which is then no reason of its own. */
export function isAsMoved(
  { events }: Pick<ManagedRecord, 'events'>,
  { class_id, sat_sequence }: ManagedRecord['participants'][number],
): boolean {
  return sat_sequence !== null && eventOf(events, { class_id }).freed_sequence <= sat_sequence;
}

/** What can still be done with the seats of a class, and what it costs. */
export function deadlinesFor(
  { siteData }: Pick<Needs, 'siteData'>,
  record: ManagedRecord,
  line: ManagedRecord['lines'][number],
): Deadlines {
  const event = eventOf(record.events, line);
  const deadlines = deadlinesOf(
    {
      startsAt: event.starts_at,
      timeZone: event.time_zone,
      holidays: holidaysOf(siteData.holidays, event.place_province ?? siteData.office.province),
      cancelled: isCancelled(event),
      changed: waivedBy(record, line) === 'changed',
    },
    JSON.parse(record.booking.cancellation) as CancellationTier[],
    { now: record.at, namesBusinessDays: siteData.changes.namesUntilBusinessDays },
  );
  // Seats of a private class have no price that could come back: what becomes of the class is settled by its order.
  return event.private_order_id === null ? deadlines : { ...deadlines, canGiveBack: false };
}
