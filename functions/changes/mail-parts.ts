import type { IssuedDocument } from '../../src/domain/changes/contract.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { fill, formatMoney } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import {
  invoicePart,
  invoiceSheet,
  manageAddress,
  type BookedEventRow,
  type BookingRow,
  type ChangeableBooking,
  type InvoiceSheet,
} from '../booking/index.ts';
import { classCalendar, datedClass, goneCalendar, titleIn, type EventRow } from '../catalogue/index.ts';
import type { MailNeeds } from '../platform/capability.ts';
import { calendarAttachment } from '../platform/mail/calendar-file.ts';
import { placeLine, sessionLine } from '../platform/mail/class-lines.ts';
import { link, type Part } from '../platform/mail/layout.ts';
import type { Attachment } from '../platform/mail/message.ts';
import { STILL_IN_CLASSES } from './mail-sql.ts';

/** The page of a booking, on which it is changed while it stands, for whoever reads the contact's mail. */
export async function manageLink(
  needs: MailNeeds,
  booking: Pick<BookingRow, 'id' | 'reference' | 'language' | 'state'>,
): Promise<Part> {
  const texts = strings(booking.language).changesMail;
  const label = booking.state === 'cancelled' ? texts.linkToSee : texts.link;
  const address = await manageAddress(needs, booking, booking.language);
  return link(label, address, fill(texts.linkLine, { link: label, address }));
}

/** When, where and in which language a class takes place, a line each. */
export function classLines(row: EventRow, language: Locale, now: number): string[] {
  const { place, language: taught } = datedClass(row, now);
  const { mail, changesMail } = strings(language);
  return [
    ...(JSON.parse(row.sessions) as Session[]).map((session) => sessionLine(session, row.time_zone, language)),
    place ? fill(changesMail.classMoved.place, { place: placeLine(place, language) }) : mail.class.online,
    mail.class.taughtIn[taught],
  ];
}

export const titleOf = (row: EventRow, language: Locale, now: number) => titleIn(datedClass(row, now), language);

/** The sessions of classes as one file that a calendar takes in, or takes out. */
export function calendarUpdate(
  needs: MailNeeds,
  events: readonly EventRow[],
  method: 'REQUEST' | 'CANCEL',
  { language, attendee }: { language: Locale; attendee: string },
): Attachment[] {
  if (events.length === 0) return [];
  const { mail, changesMail } = strings(language);
  const { name, email } = needs.siteData.supplier;
  const stampedAt = needs.now().getTime();
  const options = { language, origin: needs.origin, stampedAt, method, organizer: { name, email }, attendee };
  const file = method === 'CANCEL' ? changesMail.cancelledFile : mail.calendarFile;
  // A class that is cancelled right after a day fell away takes that day along: no mail has said so.
  const gone = events.flatMap((row) => goneCalendar(row, options) ?? []);
  return [
    calendarAttachment(file, classCalendar(events, options), method),
    ...gone.map((one) => calendarAttachment(changesMail.cancelledFile, one, 'CANCEL')),
  ];
}

/**
 * The sessions of classes that a seat was given up in, as one file that a calendar takes out: all mails about a class have the same entries, so
 * that those stay of which the reader has another seat, or has booked one.
 */
export async function calendarWithout(
  needs: MailNeeds,
  events: readonly EventRow[],
  to: { language: Locale; attendee: string },
): Promise<Attachment[]> {
  if (events.length === 0) return [];
  const { results } = await needs.db
    .prepare(STILL_IN_CLASSES)
    .bind(emailKey(to.attendee), JSON.stringify(events.map(({ id }) => id)))
    .all<{ class_id: string }>();
  const still = new Set(results.map((row) => row.class_id));
  return calendarUpdate(
    needs,
    events.filter(({ id }) => !still.has(id)),
    'CANCEL',
    to,
  );
}

/** What became of an order without classes, a line each: what it was of, and what of it is not credited. */
export function orderLines(
  { invoices }: Pick<ChangeableBooking, 'invoices'>,
  { kind, detail }: Pick<ChangeableBooking['history'][number], 'kind' | 'detail'>,
  language: Locale,
): string[] {
  const t = strings(language).changesMail.changed;
  const isPackage = kind === 'package_voided';
  const kept = Number(detail.cents);
  const titles = invoices.flatMap(({ document }) => document.lines.map(({ title }) => title));
  return [
    ...titles.map((title) => fill(isPackage ? t.packageVoided : t.ordered, { title })),
    ...(kept > 0 ? [fill(isPackage ? t.notCredited : t.fee, { amount: formatMoney(kept, language) })] : []),
    ...(kept === 0 && !isPackage ? [t.noFee] : []),
  ];
}

export interface CreditNoteHead {
  number: string;
  /** That it is of. */
  invoice: string;
  issuedOn: string;
}

/** A credit note as a part of a mail. */
export function creditNotePart(head: CreditNoteHead, document: IssuedDocument, origin: string): Part {
  const { mail, documents } = strings(document.language);
  return invoicePart(creditNoteSheet(head, document, origin), { ...mail.invoice, billTo: documents.creditedTo });
}

/** A credit note with every text as it is printed. */
export function creditNoteSheet(
  { number, invoice, issuedOn }: CreditNoteHead,
  document: IssuedDocument,
  origin: string,
): InvoiceSheet {
  const { language } = document;
  const { mail, changesMail } = strings(language);
  const texts = changesMail.creditNote;
  const sheet = invoiceSheet({ number, issuedOn, dueOn: issuedOn, document }, origin);
  const money = (cents: number) => formatMoney(cents, language);
  // What is kept is a part of what was paid, so it stands below the promo code.
  const discounts = document.discount ? 1 : 0;
  const { feeCents, otherNotesCents, reductionCents = 0 } = document;
  const less = [
    [feeCents < 0 ? texts.feeBack : texts.fee, -feeCents],
    [texts.otherNotes, -otherNotesCents],
    [reductionCents > 0 ? texts.reduction : texts.reduced, reductionCents],
  ] as const;
  return {
    ...sheet,
    heading: fill(texts.heading, { number }),
    facts: [
      { label: texts.number, value: number },
      { label: texts.invoice, value: invoice },
      ...sheet.facts.filter(({ label }) => label !== mail.invoice.number && label !== mail.invoice.dueOn),
    ],
    sums: [
      ...sheet.sums.slice(0, discounts),
      ...less.filter(([, cents]) => cents !== 0).map(([label, cents]) => ({ label, amount: money(cents) })),
      ...sheet.sums.slice(discounts),
    ],
    terms: fill(texts.terms, { invoice }),
    howToPay: [],
  };
}

/** A row of a class of a booking by its id; `undefined` where it is none of it. */
export const eventById = (events: readonly BookedEventRow[], id: unknown) => events.find((row) => row.id === id);
