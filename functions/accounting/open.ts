import { Temporal } from 'temporal-polyfill';
import type { StatementInvoice, StatementOwner } from '../../src/domain/accounting/statement.ts';
import type { Contact } from '../../src/domain/booking/billing.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { STATEMENTS, whoseOf } from './whose.ts';

export const daysBetween = (from: string, to: string): number => Temporal.PlainDate.from(from).until(to).days;

export interface BookingRow {
  booking_id: string;
  booking: string | null;
  who: string;
}

export interface OpenRow extends BookingRow {
  email: string;
  purchase_order: string;
  number: string;
  issued_on: string;
  due_on: string;
  open_cents: number;
  is_called_off: 0 | 1;
}

export const bookingOf = ({ booking_id: bookingId, booking, who }: BookingRow) => ({ bookingId, booking, who });

export const invoiceOf = (row: OpenRow, today: string): StatementInvoice => ({
  number: row.number,
  ...bookingOf(row),
  ...{ purchaseOrder: row.purchase_order, issuedOn: row.issued_on, dueOn: row.due_on },
  ...{ days: daysBetween(row.due_on, today), openCents: row.open_cents },
  calledOff: row.is_called_off === 1,
});

interface ContactRow {
  booking_id: string;
  contact: string;
  contact_key: string;
  language: Locale;
}

export interface OpenOfOwner {
  organisation: string;
  /** The key of the client's e-mail, or the ids of the organisation's bookings (JSON). */
  value: string;
  /** Of the client whose booking was named. */
  email: string;
  today: string;
  /** What is open, each with the e-mail of who booked it; and what we owe. */
  invoices: (StatementInvoice & { email: string })[];
  owed: { email: string; cents: number }[];
  /** Whoever has proved an address by a booking of theirs, once each by the latest of them. */
  contacts: { bookingId: string; key: string; name: string; email: string; firstName: string; language: Locale }[];
}

function contactOf({ booking_id: bookingId, contact, contact_key: key, language }: ContactRow) {
  const { firstName, lastName, email } = JSON.parse(contact) as Contact;
  return { bookingId, key, name: `${firstName} ${lastName}`, email, firstName, language };
}

/** What is open of a client or an organisation, and whom of them it can be told; `null` where there is none. */
export async function openOfOwner(
  needs: Pick<Dependencies, 'db' | 'now' | 'siteData'>,
  id: string,
  of: StatementOwner,
): Promise<OpenOfOwner | null> {
  const { db, now, siteData } = needs;
  const whose = await whoseOf(needs, id, { of, whole: true });
  if (!whose) return null;
  const { organisation, email, value } = whose;
  const { open, owed, contacts } = STATEMENTS[of];
  const [invoices, owing, people] = await db.batch([open, owed, contacts].map((one) => db.prepare(one).bind(value)));
  const today = dateIn(siteData.office.timeZone, now().getTime());
  const byKey = Map.groupBy(rowsOf<ContactRow>(people).map(contactOf), ({ key }) => key);
  return {
    ...{ organisation, value, email, today },
    invoices: rowsOf<OpenRow>(invoices).map((row) => ({ ...invoiceOf(row, today), email: row.email })),
    owed: rowsOf(owing),
    contacts: [...byKey.values()].flatMap((all) => all.slice(0, 1)),
  };
}
