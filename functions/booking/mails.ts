import type { CancellationTier } from '../../src/domain/booking/contract.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import { cancellationText } from '../../src/i18n/cancellation-text.ts';
import { fill, formatDate } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { cancellationOf, classCalendar, datedClass, titleIn, type EventRow } from '../catalogue/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { attachedPdf } from '../platform/documents/attached.ts';
import { calendarAttachment } from '../platform/mail/calendar-file.ts';
import { closing, letter, link, list, paragraph } from '../platform/mail/layout.ts';
import { placeLine, sessionLine } from '../platform/mail/class-lines.ts';
import type { Attachment, Message, OutboxRow } from '../platform/mail/message.ts';
import { invoicePart } from './invoice-layout.ts';
import { invoicePaper } from './invoice-pdf.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { manageToken } from './secret.ts';
import { BOOKED_EVENTS, CONFIRMATION_SOURCE, JOINING_SOURCE } from './mail-sql.ts';

interface ConfirmationSource {
  id: string;
  reference: string;
  language: Locale;
  confirmed_at: number;
  number: string;
  issued_on: string;
  due_on: string;
  document: string;
  booking_number: string | null;
  cancellation: string;
}

async function confirmationMail(needs: MailNeeds, mailRow: OutboxRow): Promise<Message | null> {
  const { about, recipient } = mailRow;
  const source = await needs.db.prepare(CONFIRMATION_SOURCE).bind(about).first<ConfirmationSource>();
  if (!source) return null;
  const { language, number, issued_on: issuedOn, due_on: dueOn } = source;
  const { mail, termsOfClass } = strings(language);
  const { greeting, confirmation, invoice } = mail;
  const document = JSON.parse(source.document) as InvoiceDocument;
  const issued = { number, issuedOn, dueOn, document };
  const [first, ...more] = document.lines;
  const subject = fill(more.length > 0 ? confirmation.subjectMore : confirmation.subject, {
    title: first?.title ?? '',
    count: more.length,
  });
  // In the fragment, which no server sees: the reference opens the booking.
  const address = `${needs.origin}${href('confirmation', language, { hash: source.reference })}`;
  const token = await manageToken(needs, source.id, source.reference);
  const manage = `${needs.origin}${href('manageBooking', language, { hash: token })}`;
  const events = await bookedEvents(needs.db, source.id);
  const tiers = JSON.parse(source.cancellation) as CancellationTier[];
  const costs = events.map((row) => {
    const steps = cancellationOf(row, source.confirmed_at, tiers, needs);
    const cost = cancellationText(steps, language, termsOfClass.cancelling);
    const title = titleIn(datedClass(row, source.confirmed_at), language);
    return fill(confirmation.cost, { title, date: formatDate(row.starts_at, language, row.time_zone), cost });
  });
  return letter(needs.siteData, {
    ...{ to: recipient, language, subject },
    parts: [
      paragraph(fill(greeting, { name: document.contact.firstName })),
      paragraph(confirmation.intro),
      ...(source.booking_number === null
        ? []
        : [paragraph(fill(confirmation.number, { number: source.booking_number }))]),
      link(confirmation.link, address, fill(confirmation.linkLine, { link: confirmation.link, address })),
      link(confirmation.manage, manage, fill(confirmation.linkLine, { link: confirmation.manage, address: manage })),
      invoicePart(invoiceSheet(issued, needs.origin), invoice),
      paragraph(confirmation.cancelling),
      list(costs),
      paragraph(confirmation.names),
      closing(needs.siteData.supplier, language),
    ],
    attachments: [
      ...(events.length > 0 ? [classEntries(needs, events, language, source.confirmed_at)] : []),
      ...(await attachedPdf(needs, mailRow, `${number}.pdf`, invoicePaper(issued, needs.origin))),
    ],
  });
}

interface JoiningSource {
  email: string;
  first_name: string;
  class_id: string;
  booking_id: string;
  active: number;
  language: Locale;
  confirmed_at: number;
}

async function joiningMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const source = await needs.db.prepare(JOINING_SOURCE).bind(about).first<JoiningSource>();
  // Another person has the seat by now: who had it is not told how to join.
  if (!source || source.active === 0 || source.email !== recipient) return null;
  const row = (await bookedEvents(needs.db, source.booking_id)).find((event) => event.id === source.class_id);
  if (row?.state !== 'confirmed') return null;
  const { language, first_name: name } = source;
  const { greeting, greetingNoName, joining } = strings(language).mail;
  const event = datedClass(row, source.confirmed_at);
  const title = titleIn(event, language);
  const sessions = JSON.parse(row.sessions) as Session[];
  return letter(needs.siteData, {
    ...{ to: recipient, language, subject: fill(joining.subject, { title }) },
    parts: [
      paragraph(name === '' ? greetingNoName : fill(greeting, { name })),
      paragraph(fill(joining.intro, { title })),
      list(sessions.map((session) => sessionLine(session, row.time_zone, language))),
      paragraph(event.place ? fill(joining.inPerson, { place: placeLine(event.place, language) }) : joining.online),
      paragraph(joining.calendar),
      closing(needs.siteData.supplier, language),
    ],
    attachments: [classEntries(needs, [row], language, source.confirmed_at)],
  });
}

async function bookedEvents(db: D1Database, bookingId: string): Promise<EventRow[]> {
  return (await db.prepare(BOOKED_EVENTS).bind(bookingId).all<EventRow>()).results;
}

function classEntries(
  { origin }: MailNeeds,
  events: readonly EventRow[],
  language: Locale,
  stampedAt: number,
): Attachment {
  return calendarAttachment(
    strings(language).mail.calendarFile,
    classCalendar(events, { language, origin, stampedAt }),
  );
}

export const mails: readonly Mail[] = [
  { kind: 'booking_confirmation', render: confirmationMail, holdsSecret: true },
  { kind: 'joining_instructions', render: joiningMail },
];
