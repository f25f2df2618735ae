import type { Billing, Contact } from '../../src/domain/booking/billing.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { buyerLines } from '../../src/i18n/addresses.ts';
import { fill, formatDate, formatMoney } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Handout } from '../../src/paper/handout.ts';
import { invoiceAddress, issuedByParts, letterFacts } from '../booking/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { attachedPdf } from '../platform/documents/attached.ts';
import { facts, heading, lines, table } from '../platform/documents/blocks.ts';
import { closing, greetingOf, letter, link, list, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { supplierIn } from '../platform/supplier.ts';
import type { Needs } from './rows.ts';
import { standingOf, standingPart } from './standing-part.ts';
import { PARTS, TOGETHER_BY_ID } from './together-sql.ts';

interface PartRow {
  booking_id: string;
  invoice: string;
  booking: string | null;
  method: 'cheque' | 'transfer';
  cents: number;
  at: number;
  note: string;
}

/** One payment for several invoices, as its receipt says it. */
export interface TogetherReceipt {
  payer: { id: string; reference: string; language: Locale; contact: Contact; billing: Billing };
  parts: PartRow[];
  first: PartRow;
  cents: number;
}

/** `null` where there is no such payment, it was undone, or its payer is nobody any more. */
export async function togetherReceipt({ db }: Pick<Needs, 'db'>, id: string): Promise<TogetherReceipt | null> {
  const payer = await db.prepare(TOGETHER_BY_ID).bind(id).first<{
    id: string;
    reference: string;
    language: Locale;
    contact: string;
    billing: string;
  }>();
  const { results: parts } = await db.prepare(PARTS).bind(id).all<PartRow>();
  const [first] = parts;
  if (!payer || !first || payer.contact === '{}') return null;
  return {
    payer: {
      ...payer,
      contact: JSON.parse(payer.contact) as Contact,
      billing: JSON.parse(payer.billing) as Billing,
    },
    ...{ parts, first, cents: parts.reduce((sum, part) => sum + part.cents, 0) },
  };
}

/** Whether a booking is the payer's, or one that a part is for. */
export const isOf = ({ payer, parts }: TogetherReceipt, bookingId: string): boolean =>
  payer.id === bookingId || parts.some((part) => part.booking_id === bookingId);

/** What it is saved as. */
export const togetherFile = ({ payer, first }: TogetherReceipt, { siteData }: Pick<Needs, 'siteData'>): string =>
  `${strings(payer.language).documents.files.receipt}-${dateIn(siteData.office.timeZone, first.at)}.pdf`;

/** One receipt on paper: what came in, and how much of it is for which invoice. */
export function togetherPaper(
  { payer, parts, first, cents }: TogetherReceipt,
  { siteData }: Pick<Needs, 'siteData'>,
): Handout {
  const { language, contact, billing } = payer;
  const { documents } = strings(language);
  const { receipt: t } = documents;
  const { timeZone } = siteData.office;
  const supplier = supplierIn(siteData.supplier, language);
  const money = (amount: number) => formatMoney(amount, language);
  const date = formatDate(first.at, language, timeZone);
  const day = dateIn(timeZone, first.at);
  return {
    ...letterFacts({ title: fill(t.together.title, { date }), number: day, language, supplier, updated: day }),
    lead: fill(t.together.lead, { amount: money(cents), date }),
    body: [
      heading(t.from),
      lines(buyerLines({ contact, billing }, strings(language))),
      facts([
        { label: t.columns.how, value: t.methods[first.method] },
        ...(first.note === '' ? [] : [{ label: t.together.reference, value: first.note }]),
      ]),
      heading(t.together.invoices),
      table(
        [null, null, 'right'],
        [
          [t.together.invoice, t.together.booking, t.columns.amount],
          ...parts.map(({ invoice, booking, cents: part }) => [invoice, booking ?? '', money(part)]),
          [{ strong: t.received }, '', { strong: money(cents) }],
        ],
      ),
      ...issuedByParts(documents.issuedBy.receipt, supplier, language),
    ],
  };
}

/** The one receipt of it, to the contact of whose client it was recorded; nothing where it was undone. */
async function receiptMail(needs: MailNeeds, row: OutboxRow): Promise<Message | null> {
  const receipt = await togetherReceipt(needs, row.about);
  if (!receipt) return null;
  const { payer, parts, first, cents } = receipt;
  const { language, contact } = payer;
  const { paymentMail } = strings(language);
  const t = paymentMail.payments_receipt;
  const values = {
    amount: formatMoney(cents, language),
    method: paymentMail.payment_receipt.methods[first.method],
    date: formatDate(first.at, language, needs.siteData.office.timeZone),
  };
  const address = await invoiceAddress(needs, payer, language);
  const standing = await standingOf(
    needs,
    parts.map((part) => part.booking_id),
  );
  return letter(needs.siteData, {
    ...{ to: row.recipient, language, subject: fill(t.subject, values) },
    parts: [
      greetingOf(language, contact.firstName),
      paragraph(fill(t.intro, values)),
      list(parts.map((part) => fill(t.part, { invoice: part.invoice, amount: formatMoney(part.cents, language) }))),
      standingPart(standing, language),
      link(t.link, address, fill(t.linkLine, { address })),
      closing(needs.siteData.supplier, language),
    ],
    attachments: await attachedPdf(needs, row, togetherFile(receipt, needs), togetherPaper(receipt, needs)),
  });
}

export const togetherMail: Mail = { kind: 'payments_receipt', render: receiptMail, holdsSecret: true };
