import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { classCalendar, type EventRow } from '../catalogue/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { calendarAttachment } from '../platform/mail/calendar-file.ts';
import { closing, letter, link, paragraph } from '../platform/mail/layout.ts';
import type { Attachment, Message, OutboxRow } from '../platform/mail/message.ts';
import { invoicePart } from './invoice-layout.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { proofMails } from './proof-mails.ts';
import { BOOKED_EVENTS, CONFIRMATION_SOURCE } from './mail-sql.ts';
import { officeMails } from './office-mail.ts';
import { participantMails } from './participant-mails.ts';

interface ConfirmationSource {
  id: string;
  reference: string;
  language: Locale;
  confirmed_at: number;
  number: string;
  issued_on: string;
  due_on: string;
  document: string;
}

async function confirmationMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const source = await needs.db.prepare(CONFIRMATION_SOURCE).bind(about).first<ConfirmationSource>();
  if (!source) return null;
  const { language, number, issued_on: issuedOn, due_on: dueOn } = source;
  const { greeting, confirmation, invoice } = strings(language).mail;
  const document = JSON.parse(source.document) as InvoiceDocument;
  const [first, ...more] = document.lines;
  const subject = fill(more.length > 0 ? confirmation.subjectMore : confirmation.subject, {
    title: first?.title ?? '',
    count: more.length,
  });
  // In the fragment, which no server sees: the reference opens the booking.
  const address = `${needs.origin}${href('confirmation', language, { hash: source.reference })}`;
  const events = await bookedEvents(needs.db, source.id);
  return letter(needs.siteData, {
    ...{ to: recipient, language, subject },
    parts: [
      paragraph(fill(greeting, { name: document.contact.firstName })),
      paragraph(confirmation.intro),
      link(confirmation.link, address, fill(confirmation.linkLine, { link: confirmation.link, address })),
      invoicePart(invoiceSheet({ number, issuedOn, dueOn, document }, needs.origin), invoice),
      paragraph(confirmation.names),
      closing(needs.siteData.supplier, language),
    ],
    attachments: [classEntries(needs, events, language, source.confirmed_at)],
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
  ...proofMails,
  { kind: 'booking_confirmation', render: confirmationMail },
  ...participantMails,
  ...officeMails,
];
