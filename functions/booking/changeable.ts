import { present } from '../../src/domain/present.ts';
import { rowsOf } from '../platform/database.ts';
import { CHANGEABLE_LINES, CHANGEABLE_PARTICIPANTS, EVENTS_THAT_HAPPENED, ISSUED_INVOICES } from './change-sql.ts';
import type { Province } from '../../src/domain/money/provinces.ts';
import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { EVENTS_OF_BOOKING } from './record-sql.ts';
import { BOOKING_BY_ID } from './sql.ts';
import { underOrder } from './purchase-order.ts';
import type { BookedEventRow, BookingRow } from './view.ts';

interface ChangeableLine {
  class_id: string;
  position: number;
  quantity: number;
  unit_cents: number;
  discount_cents: number;
  kept_cents: number;
  booked_sequence: number;
  /** Its people were told that the class is cancelled. */
  told_cancelled: 0 | 1;
  /** What covers its seats instead of money (JSON); `null` where they are paid for. */
  covered: string | null;
  /** The province whose tax they were charged, '' where nobody's; `null` where the class says it. */
  tax_province: Province | '' | null;
  /** Its courseware goes by post. */
  posted: 0 | 1;
}

export interface ChangeableParticipant {
  id: string;
  class_id: string;
  seat: number;
  first_name: string;
  last_name: string;
  email: string;
  /** With a space where the person has another seat in the class through somebody else's booking: no mail goes there. */
  email_key: string | null;
  moves: number;
  /** Who was told of the seat last. */
  told_email: string | null;
  /** They were so by other mails than joining instructions, which are still to come. */
  awaits_joining: 0 | 1;
  tellings: number;
  /** Whoever has the seat is told by the office. */
  office_tells: 0 | 1;
  /** The part of its price that giving it back costs at least. */
  fee_floor: number;
  /** The SEQUENCE of the class when the seat was moved there; `null` where it was booked there. */
  sat_sequence: number | null;
}

interface WrittenEvent {
  kind: string;
  at: number;
  who: string;
  detail: Record<string, unknown>;
}

interface IssuedInvoiceRow {
  number: string;
  issued_on: string;
  due_on: string;
  total_cents: number;
  document: InvoiceDocument;
  created_at: number;
}

/** A booking as changes need it: its lines and people of now, its invoices as they were issued, and its story. */
export interface ChangeableBooking {
  booking: BookingRow;
  /** Those without seats, too: something may have been kept of them. */
  lines: ChangeableLine[];
  events: BookedEventRow[];
  participants: ChangeableParticipant[];
  invoices: IssuedInvoiceRow[];
  history: WrittenEvent[];
}

/** All of it as of one moment. Throws where there is none. */
export async function readChangeable(db: D1Database, id: string, now: number): Promise<ChangeableBooking> {
  const [bookings, lines, events, participants, invoices, history] = await db.batch([
    db.prepare(BOOKING_BY_ID).bind(id),
    db.prepare(CHANGEABLE_LINES).bind(id),
    db.prepare(EVENTS_OF_BOOKING).bind(now, id),
    db.prepare(CHANGEABLE_PARTICIPANTS).bind(id),
    db.prepare(ISSUED_INVOICES).bind(id),
    db.prepare(EVENTS_THAT_HAPPENED).bind(id),
  ]);
  const booking = present(rowsOf<BookingRow>(bookings)[0], `booking ${id}`);
  return {
    booking,
    lines: rowsOf(lines),
    events: rowsOf(events),
    participants: rowsOf(participants),
    invoices: rowsOf<Omit<IssuedInvoiceRow, 'document'> & { document: string }>(invoices).map((row) => ({
      ...row,
      document: underOrder(row.document, booking.purchase_order),
    })),
    history: eventsOf(history),
  };
}

/** Written events with their details read. */
function eventsOf(result: D1Result | undefined): WrittenEvent[] {
  return rowsOf<Omit<WrittenEvent, 'detail'> & { detail: string }>(result).map((row) => ({
    ...row,
    detail: JSON.parse(row.detail) as Record<string, unknown>,
  }));
}
