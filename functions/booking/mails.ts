import type { Session } from '../../src/domain/catalogue/classes.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { passwordMail } from '../accounts/mails.ts';
import { titleIn, type InvoiceDocument } from './invoice.ts';
import { eventDetail, type EventRow } from '../catalogue/events.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { enquiryOfficeMail, enquiryReceivedMail } from '../enquiries/mails.ts';
import { confirmationRequestMail, welcomeMail } from '../newsletter/mails.ts';
import { reportMail } from '../reports/mails.ts';
import { supportMail } from '../support/mails.ts';
import { calendarFile } from '../platform/mail/calendar-file.ts';
import { invoiceSheet, placeLine, sessionLine } from './invoice-sheet.ts';
import { closingLine, invoiceMarkup, invoiceText, link, list, mailDocument, paragraph, render } from '../platform/mail/layout.ts';
import { toBase64, type Attachment, type Message } from '../platform/mail/message.ts';
import { BOOKED_EVENTS, CONFIRMATION_SOURCE, JOINING_SOURCE } from '../platform/mail/sql.ts';

export interface OutboxRow {
  id: string;
  kind: string;
  /** The booking, participant or enquiry that the mail is of. */
  about: string;
  recipient: string;
  booking_id: string | null;
  attempts: number;
  /** Fixed by an earlier attempt. */
  message: string | null;
}

export type MailNeeds = Pick<Dependencies, 'db' | 'siteData' | 'origin' | 'now' | 'secret'>;
type Needs = MailNeeds;

/** Mails with a link that opens something to whoever has it. */
const secretKinds = ['password_link', 'newsletter_confirm', 'newsletter_welcome'];

export function holdsSecret(kind: string): boolean {
  return secretKinds.includes(kind);
}

/** The mail of an outbox row, or `null` where there is no reason left to send it. */
export async function renderMail(needs: Needs, row: OutboxRow): Promise<Message | null> {
  switch (row.kind) {
    case 'booking_confirmation':
      return confirmationMail(needs, row);
    case 'joining_instructions':
      return joiningMail(needs, row);
    case 'password_link':
      return passwordMail(needs, row);
    case 'newsletter_confirm':
      return confirmationRequestMail(needs, row);
    case 'newsletter_welcome':
      return welcomeMail(needs, row);
    case 'trainer_report':
      return reportMail(needs, row);
    case 'support_request':
      return supportMail(needs, row);
    case 'enquiry_office':
      return enquiryOfficeMail(needs, row);
    case 'enquiry_received':
      return enquiryReceivedMail(needs, row);
    default:
      throw new Error(`no mail is known as ${row.kind}`);
  }
}

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

async function confirmationMail(needs: Needs, { about, recipient }: OutboxRow): Promise<Message | null> {
  const source = await needs.db.prepare(CONFIRMATION_SOURCE).bind(about).first<ConfirmationSource>();
  if (!source) return null;
  const { language } = source;
  const texts = strings(language).mail;
  const document = JSON.parse(source.document) as InvoiceDocument;
  const sheet = invoiceSheet({ number: source.number, issuedOn: source.issued_on, dueOn: source.due_on, document });
  const [first, ...more] = document.lines;
  const subject = fill(more.length > 0 ? texts.confirmation.subjectMore : texts.confirmation.subject, {
    title: first?.title ?? '',
    count: more.length,
  });
  const greeting = fill(texts.greeting, { name: document.contact.firstName });
  const closing = closingLine(needs.siteData.supplier, language);
  // In the fragment, which no server sees: the reference opens the booking.
  const address = `${needs.origin}${href('confirmation', language, { hash: source.reference })}`;
  const events = await bookedEvents(needs.db, source.id);
  return {
    from: needs.siteData.mail.from,
    to: recipient,
    subject,
    html: await render(
      mailDocument(language, subject, [
        paragraph(greeting),
        paragraph(texts.confirmation.intro),
        link(texts.confirmation.link, address),
        invoiceMarkup(sheet, texts.invoice),
        paragraph(texts.confirmation.names),
        paragraph(closing),
      ]),
    ),
    text: [
      greeting,
      texts.confirmation.intro,
      fill(texts.confirmation.linkLine, { link: texts.confirmation.link, address }),
      invoiceText(sheet, texts.invoice),
      texts.confirmation.names,
      closing,
    ].join('\n\n'),
    attachments: [calendarAttachment(needs, events, language, source.confirmed_at)],
  };
}

interface JoiningSource {
  first_name: string;
  class_id: string;
  booking_id: string;
  active: number;
  language: Locale;
  confirmed_at: number;
}

async function joiningMail(needs: Needs, { about, recipient }: OutboxRow): Promise<Message | null> {
  const source = await needs.db.prepare(JOINING_SOURCE).bind(about).first<JoiningSource>();
  if (!source || source.active === 0) return null;
  const row = (await bookedEvents(needs.db, source.booking_id)).find((event) => event.id === source.class_id);
  if (row?.state !== 'confirmed') return null;
  const { language } = source;
  const texts = strings(language).mail;
  const event = eventDetail(row, source.confirmed_at);
  const title = titleIn(event, language);
  const subject = fill(texts.joining.subject, { title });
  const greeting = source.first_name === '' ? texts.greetingNoName : fill(texts.greeting, { name: source.first_name });
  const intro = fill(texts.joining.intro, { title });
  const sessions = (JSON.parse(row.sessions) as Session[]).map((session) =>
    sessionLine(session, row.time_zone, language),
  );
  const where = event.place
    ? fill(texts.joining.inPerson, { place: placeLine(event.place, language) })
    : texts.joining.online;
  const closing = closingLine(needs.siteData.supplier, language);
  return {
    from: needs.siteData.mail.from,
    to: recipient,
    subject,
    html: await render(
      mailDocument(language, subject, [
        paragraph(greeting),
        paragraph(intro),
        list(sessions),
        paragraph(where),
        paragraph(texts.joining.calendar),
        paragraph(closing),
      ]),
    ),
    text: [
      greeting,
      intro,
      sessions.map((session) => `- ${session}`).join('\n'),
      where,
      texts.joining.calendar,
      closing,
    ].join('\n\n'),
    attachments: [calendarAttachment(needs, [row], language, source.confirmed_at)],
  };
}

async function bookedEvents(db: D1Database, bookingId: string): Promise<EventRow[]> {
  return (await db.prepare(BOOKED_EVENTS).bind(bookingId).all<EventRow>()).results;
}

function calendarAttachment(
  { origin }: Needs,
  events: readonly EventRow[],
  language: Locale,
  stampedAt: number,
): Attachment {
  return {
    filename: strings(language).mail.calendarFile,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: toBase64(calendarFile(events, { language, origin, stampedAt })),
  };
}
