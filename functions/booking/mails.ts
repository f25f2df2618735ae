import type { CancellationTier } from '../../src/domain/booking/contract.ts';
import { coveredSteps } from '../../src/domain/packages/offer.ts';
import { cancellationText } from '../../src/i18n/cancellation-text.ts';
import { fill, formatDate } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { cancellationOf, classCalendar, datedClass, titleIn, type EventRow } from '../catalogue/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { attachedPdf } from '../platform/documents/attached.ts';
import { calendarAttachment } from '../platform/mail/calendar-file.ts';
import { closing, greetingOf, letter, link, list, paragraph } from '../platform/mail/layout.ts';
import type { Attachment, Message, OutboxRow } from '../platform/mail/message.ts';
import { ask, rowBy, rowsBy, together } from '../platform/questions.ts';
import { invoicePart } from './invoice-layout.ts';
import { invoicePaper } from './invoice-pdf.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { BOOKED_EVENTS, CONFIRMATION_SOURCE } from './mail-sql.ts';
import { officeMails } from './office-mail.ts';
import { participantMails } from './participant-mails.ts';
import { proofMails } from './proof-mails.ts';
import { confirmationAddress, manageAddress } from './secret.ts';
import { underOrder } from './purchase-order.ts';

interface ConfirmationSource {
  id: string;
  reference: string;
  language: Locale;
  confirmed_at: number;
  number: string;
  issued_on: string;
  due_on: string;
  document: string;
  purchase_order: string;
  booking_number: string | null;
  cancellation: string;
}

async function confirmationMail(needs: MailNeeds, mailRow: OutboxRow): Promise<Message | null> {
  const { about, recipient } = mailRow;
  const { db } = needs;
  const { source, events } = await ask(
    db,
    together({
      source: rowBy<ConfirmationSource>(db.prepare(CONFIRMATION_SOURCE).bind(about)),
      events: rowsBy<EventRow>(db.prepare(BOOKED_EVENTS).bind(about)),
    }),
  );
  if (!source) return null;
  const { language, number, issued_on: issuedOn, due_on: dueOn } = source;
  const { mail, termsOfClass } = strings(language);
  const { confirmation, invoice } = mail;
  const document = underOrder(source.document, source.purchase_order);
  const issued = { number, issuedOn, dueOn, document };
  const [first, ...more] = document.lines;
  const subject = fill(more.length > 0 ? confirmation.subjectMore : confirmation.subject, {
    title: first?.title ?? '',
    count: more.length,
  });
  const address = await confirmationAddress(needs, source, language);
  const manage = await manageAddress(needs, source, language);
  const tiers = JSON.parse(source.cancellation) as CancellationTier[];
  const costs = events.map((row) => {
    const steps = cancellationOf(row, source.confirmed_at, tiers, needs);
    const covered = document.lines.find(({ eventId }) => eventId === row.id)?.coveredBy;
    const cost = cancellationText(covered ? coveredSteps(steps) : steps, language, termsOfClass.cancelling);
    const back = covered ? ` ${fill(confirmation.coveredBack, { title: covered.title })}` : '';
    const title = titleIn(datedClass(row, source.confirmed_at), language);
    return fill(confirmation.cost, {
      title,
      date: formatDate(row.starts_at, language, row.time_zone),
      cost: cost + back,
    });
  });
  return letter(needs.siteData, {
    ...{ to: recipient, language, subject },
    parts: [
      greetingOf(language, document.contact.firstName),
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
      ...(events.length > 0 ? [classEntries(needs, events, language)] : []),
      ...(await attachedPdf(needs, mailRow, `${number}.pdf`, invoicePaper(issued, needs.origin))),
    ],
  });
}

function classEntries({ origin, now }: MailNeeds, events: readonly EventRow[], language: Locale): Attachment {
  const file = classCalendar(events, { language, origin, stampedAt: now().getTime() });
  return calendarAttachment(strings(language).mail.calendarFile, file);
}

export const mails: readonly Mail[] = [
  ...proofMails,
  { kind: 'booking_confirmation', render: confirmationMail, holdsSecret: true, first: true },
  ...participantMails,
  ...officeMails,
];
