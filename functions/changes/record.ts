import { emailKey } from '../../src/domain/fields.ts';
import type { Standing } from '../../src/domain/changes/amounts.ts';
import type { IssuedDocument } from '../../src/domain/changes/contract.ts';
import { deadlinesOf, type Deadlines } from '../../src/domain/changes/deadlines.ts';
import type { ChargedLine } from '../../src/domain/changes/seats.ts';
import type { Billing, Contact } from '../../src/domain/booking/billing.ts';
import type { CancellationTier } from '../../src/domain/booking/contract.ts';
import { present } from '../../src/domain/present.ts';
import type { Province } from '../../src/domain/money/provinces.ts';
import { frozenTable } from '../../src/domain/money/credit.ts';
import { provinceOfTax, taxTable, type TaxAmount, type TaxTable } from '../../src/domain/money/tax.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import {
  bookingOfSecret,
  eventOf,
  readChangeable,
  type BookedEventRow,
  type ChangeableBooking,
} from '../booking/index.ts';
import type { EventRow } from '../catalogue/index.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { CREDIT_NOTES_OF_BOOKING, CREDIT_OF_CLIENT, STANDING_OF_BOOKING } from './sql.ts';

export type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData' | 'secret' | 'newId'>;

export interface CreditNoteRow {
  number: string;
  invoice_number: string;
  issued_on: string;
  total_cents: number;
  refund_cents: number;
  credit_cents: number;
  document: IssuedDocument;
  created_at: number;
}

/** A booking with all that its changes are worked out from. */
export interface ManagedRecord extends ChangeableBooking {
  /** It was opened by the link of a mail. */
  byMail: boolean;
  at: number;
  contact: Contact;
  billing: Billing;
  standing: Standing;
  creditBalanceCents: number;
  creditNotes: CreditNoteRow[];
  charged: ChargedLine[];
  table: TaxTable;
}

/** What a secret opens; `null` where it opens nothing, or nothing that was ever booked. */
export async function openManaged(needs: Needs, secret: string): Promise<ManagedRecord | null> {
  const opened = await bookingOfSecret(needs, secret);
  const bookedAt = opened?.booking.confirmed_at ?? null;
  if (!opened || bookedAt === null) return null;
  const at = needs.now().getTime();
  const { db, siteData } = needs;
  const { booking, byMail } = opened;
  const contact = JSON.parse(present(booking.contact)) as Contact;
  const billing = JSON.parse(present(booking.billing)) as Billing;
  const [record, [notes, standing, credit]] = await Promise.all([
    readChangeable(db, booking, at),
    db.batch([
      db.prepare(CREDIT_NOTES_OF_BOOKING).bind(booking.id),
      db.prepare(STANDING_OF_BOOKING).bind(booking.id),
      db.prepare(CREDIT_OF_CLIENT).bind(emailKey(contact.email)),
    ]),
  ]);
  // An order without classes has nothing that could be changed here.
  if (record.lines.length === 0) return null;
  const charged = record.lines.map((line) => ({
    eventId: line.class_id,
    quantity: line.quantity,
    unitCents: line.unit_cents,
    discountCents: line.discount_cents,
    keptCents: line.kept_cents,
    province: taxedBy(eventOf(record.events, line), billing),
  }));
  return {
    ...record,
    ...{ byMail, at, contact, billing, charged },
    standing: standingOf(present(rowsOf<StandingRow>(standing)[0])),
    // Of the client, not of the booking: whoever typed the address is not told (booking rule 42).
    creditBalanceCents:
      byMail || booking.proved_by === 'session' ? (rowsOf<{ cents: number }>(credit)[0]?.cents ?? 0) : 0,
    creditNotes: rowsOf<Omit<CreditNoteRow, 'document'> & { document: string }>(notes).map((row) => ({
      ...row,
      document: JSON.parse(row.document) as IssuedDocument,
    })),
    table: tableOf(JSON.parse(booking.taxes) as TaxAmount[], charged, siteData.taxes),
  };
}

export interface StandingRow {
  invoiced_cents: number;
  credited_cents: number;
  paid_cents: number;
  returned_cents: number;
}

export const standingOf = (row: StandingRow): Standing => ({
  invoicedCents: row.invoiced_cents,
  creditedCents: row.credited_cents,
  paidCents: row.paid_cents,
  returnedCents: row.returned_cents,
});

/** The province whose tax a class carries for this buyer. */
export function taxedBy(
  event: Pick<EventRow, 'delivery' | 'place_province'>,
  billing: Pick<Billing, 'country' | 'province'>,
): Province | null {
  const buyer = billing.country === 'CA' ? billing.province : null;
  return event.delivery === 'in-person' && event.place_province !== null
    ? provinceOfTax({ delivery: 'in-person', province: event.place_province }, buyer)
    : provinceOfTax({ delivery: 'online' }, buyer);
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

export function isCancelled({ state }: Pick<BookedEventRow, 'state'>): boolean {
  return state === 'cancelled' || state === 'withdrawn';
}

/** What can still be done with the seats of a class, and what it costs. */
export function deadlinesFor(
  { siteData }: Pick<Needs, 'siteData'>,
  record: ManagedRecord,
  line: ManagedRecord['lines'][number],
): Deadlines {
  const event = eventOf(record.events, line);
  return deadlinesOf(
    {
      startsAt: event.starts_at,
      timeZone: event.time_zone,
      holidays: holidaysOf(siteData.holidays, event.place_province ?? siteData.office.province),
      cancelled: isCancelled(event),
      changed: event.sequence > line.booked_sequence,
    },
    JSON.parse(record.booking.cancellation) as CancellationTier[],
    { now: record.at, namesBusinessDays: siteData.changes.namesUntilBusinessDays },
  );
}
