import type { Contact } from '../../src/domain/booking/billing.ts';
import { fill, formatDate, formatMoney } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { confirmationAddress, invoiceAddress } from '../booking/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { attachedPdf } from '../platform/documents/attached.ts';
import { closing, facts, greetingOf, letter, link, paragraph } from '../platform/mail/layout.ts';
import type { Attachment, Message, OutboxRow } from '../platform/mail/message.ts';
import { DISPUTE_MAIL_SOURCE } from './disputes-sql.ts';
import { moneyBackMail } from './money-back-mail.ts';
import { disputeNotes, type BuyerNote, type OfficeNote } from './notes.ts';
import { receiptFile, receiptOf, receiptPaper } from './receipt.ts';
import { standingOf, standingPart } from './standing-part.ts';
import { PAYMENT_MAIL_SOURCE, REFUND_MAIL_SOURCE } from './sql.ts';
import { refundBackMails } from './refund-back-mail.ts';
import { takenBackMails } from './taken-back-mail.ts';
import { togetherMail } from './together-receipt.ts';

interface PaymentSource {
  id: string;
  booking_id: string;
  amount_cents: number;
  back_cents: number;
  method: 'card' | 'cheque' | 'transfer' | 'credit';
  paid_at: number | null;
  invoice_number: string | null;
  note: string;
  number: string | null;
  reference: string;
  language: Locale;
  contact: string;
  taken_back: 0 | 1;
}

function buyerMail(kind: BuyerNote): Mail['render'] {
  return async (needs: MailNeeds, row: OutboxRow): Promise<Message | null> => {
    const { db, siteData } = needs;
    const { about, recipient } = row;
    const source = await db.prepare(PAYMENT_MAIL_SOURCE).bind(about).first<PaymentSource>();
    if (!source || source.taken_back === 1) return null;
    const { language, method } = source;
    const { [kind]: t, payment_receipt: receipt } = strings(language).paymentMail;
    const values = {
      amount: formatMoney(source.amount_cents, language),
      back: formatMoney(source.back_cents, language),
      invoice: source.invoice_number ?? '',
      booking: source.number ?? '',
      method: method === 'credit' ? '' : receipt.methods[method],
      date: source.paid_at === null ? '' : formatDate(source.paid_at, language, siteData.office.timeZone),
    };
    const { firstName } = JSON.parse(source.contact) as Contact;
    const booking = { id: source.booking_id, reference: source.reference };
    const isOfInvoice = kind === 'payment_receipt' || kind === 'paid_over';
    const addressed = isOfInvoice ? invoiceAddress : confirmationAddress;
    const address = await addressed(needs, booking, language);
    return letter(siteData, {
      ...{ to: recipient, language, subject: fill(t.subject, values) },
      parts: [
        greetingOf(language, firstName),
        ...(method === 'credit' ? [receipt.credit] : t.text).map((line) => paragraph(fill(line, values))),
        ...(kind === 'payment_receipt' ? [standingPart(await standingOf(needs, [source.booking_id]), language)] : []),
        link(t.link, address, fill(t.linkLine, { address })),
        closing(siteData.supplier, language),
      ],
      attachments: kind === 'payment_receipt' ? await receiptAttached(needs, row, source) : [],
    });
  };
}

async function receiptAttached(needs: MailNeeds, row: OutboxRow, source: PaymentSource): Promise<Attachment[]> {
  const receipt = await receiptOf(needs, source.booking_id, source.invoice_number ?? '');
  return receipt ? attachedPdf(needs, row, receiptFile(receipt), receiptPaper(receipt, needs)) : [];
}

interface OfficeSource {
  id: string;
  amount_cents: number;
  note: string;
  number: string | null;
  contact: string;
  /** By when a bank wants an answer to a dispute. */
  answer_by?: number | null;
  /** What of the booking became a credit, and what of that is locked for its disputes. */
  given_cents?: number;
  locked_cents?: number;
}

/** What became of a disputed payment that had been kept as a credit. */
function creditParts(kind: OfficeNote, { given_cents: given = 0, locked_cents: locked = 0 }: OfficeSource) {
  if (given === 0 || kind === 'dispute_won') return [];
  const money = (cents: number) => formatMoney(cents, 'en');
  const { credit } = strings('en').officeMail.payment;
  return [paragraph(fill(credit, { given: money(given), locked: money(locked), spent: money(given - locked) }))];
}

/** About a payment, a refund or a dispute that people have to look at. */
function officeMail(kind: OfficeNote, statement: string): Mail['render'] {
  return async ({ db, siteData }: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> => {
    const source = await db.prepare(statement).bind(about).first<OfficeSource>();
    if (!source) return null;
    const t = strings('en').officeMail.payment;
    const { firstName, lastName, email } = JSON.parse(source.contact) as Contact;
    const amount = formatMoney(source.amount_cents, 'en');
    const booking = source.number ?? '';
    return letter(siteData, {
      ...{ to: recipient, language: 'en', subject: fill(t[kind].subject, { amount, booking }) },
      parts: [
        paragraph(t[kind].text),
        ...creditParts(kind, source),
        facts([
          { label: t.booking, value: booking },
          { label: t.buyer, value: `${firstName} ${lastName}, ${email}` },
          { label: t.amount, value: amount },
          { label: t.id, value: source.id },
          ...(source.answer_by
            ? [{ label: t.answerBy, value: formatDate(source.answer_by, 'en', siteData.office.timeZone) }]
            : []),
          ...(source.note === '' ? [] : [{ label: t.note, value: source.note }]),
        ]),
      ],
    });
  };
}

export const mails: readonly Mail[] = [
  togetherMail,
  moneyBackMail,
  ...takenBackMails,
  ...refundBackMails,
  ...(['payment_receipt', 'paid_twice', 'paid_over', 'seats_gone'] as const).map((kind) => ({
    kind,
    render: buyerMail(kind),
    holdsSecret: true as const,
    first: true as const,
  })),
  ...(['payment_unknown', 'payment_returned'] as const).map((kind) => ({
    kind,
    render: officeMail(kind, PAYMENT_MAIL_SOURCE),
  })),
  ...(['refund_failed', 'refund_by_hand', 'refund_elsewhere'] as const).map((kind) => ({
    kind,
    render: officeMail(kind, REFUND_MAIL_SOURCE),
  })),
  ...disputeNotes.map((kind) => ({ kind, render: officeMail(kind, DISPUTE_MAIL_SOURCE) })),
];
