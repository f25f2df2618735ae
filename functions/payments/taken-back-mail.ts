import type { Contact } from '../../src/domain/booking/billing.ts';
import type { TakenBackFor } from '../../src/domain/payments/taken-back.ts';
import { fill, formatDate, formatMoney } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { invoiceAddress, waysToPay } from '../booking/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { action, closing, greetingOf, letter, list, paragraph, together } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { supplierIn } from '../platform/supplier.ts';
import { standingOf, standingPart } from './standing-part.ts';
import { CREDIT_TAKEN, STOPPED_THEN, TAKEN_OF_CREDITS, TAKEN_TOGETHER, WHO_IS_TOLD } from './taken-back-sql.ts';

interface TakenRow {
  refund: string;
  taken_at: number;
  booking_id: string;
  method: 'cheque' | 'transfer';
  at: number;
  note: string;
  cents: number;
}

interface Told {
  id: string;
  reference: string;
  language: Locale;
  contact: string;
}

/** That a payment does not count, and what is due now: to who had its receipt. Nothing where it counts again. */
function takenBackMail(kind: 'payment_bounced' | 'payment_corrected'): Mail['render'] {
  return async (needs: MailNeeds, row: OutboxRow): Promise<Message | null> => {
    const { db, siteData, origin } = needs;
    const { results: taken } = await db.prepare(TAKEN_TOGETHER).bind(row.about).all<TakenRow>();
    const who = await db.prepare(WHO_IS_TOLD).bind(row.about).first<Told>();
    const [first] = taken;
    if (!first || !who || who.contact === '{}') return null;
    const { language } = who;
    const { [kind]: t, taken_back: both, payments_receipt } = strings(language).paymentMail;
    const money = (cents: number) => formatMoney(cents, language);
    const values = {
      amount: money(taken.reduce((sum, { cents }) => sum + cents, 0)),
      what: both.whats[first.method],
      date: formatDate(first.at, language, siteData.office.timeZone),
      number: first.note,
    };
    const refunds = JSON.stringify(taken.map(({ refund }) => refund));
    const credit = (await db.prepare(TAKEN_OF_CREDITS).bind(refunds).first<number>('cents')) ?? 0;
    const bookings = [...new Set(taken.map((one) => one.booking_id))];
    const of = JSON.stringify(bookings);
    const stopped = (await db.prepare(STOPPED_THEN).bind(of, first.taken_at).first<number>('cents')) ?? 0;
    const standing = await standingOf(needs, bookings);
    const supplier = supplierIn(siteData.supplier, language);
    return letter(siteData, {
      ...{ to: row.recipient, language, subject: fill(t.subject, values) },
      parts: [
        greetingOf(language, (JSON.parse(who.contact) as Contact).firstName),
        paragraph(fill(t.text, values)),
        ...(first.note === '' ? [] : [paragraph(fill(both.number, values))]),
        ...(credit > 0 ? [paragraph(fill(both.credit, { amount: money(credit) }))] : []),
        ...(stopped > 0 ? [paragraph(fill(both.stopped, { amount: money(stopped) }))] : []),
        standingPart(standing, language),
        ...(standing.open.length > 0
          ? [together(paragraph(both.ways), list(waysToPay({ language, supplier }, origin)))]
          : []),
        action(payments_receipt.link, await invoiceAddress(needs, who, language)),
        closing(siteData.supplier, language),
      ],
    });
  };
}

interface CreditTaken {
  cents: number;
  left_cents: number;
  number: string;
  language: Locale;
  contact: string;
  why: TakenBackFor;
  method: TakenRow['method'];
}

/** Tells whose credit it is that it went with a payment of somebody else's. */
async function creditTakenMail({ db, siteData }: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const taken = await db.prepare(CREDIT_TAKEN).bind(about).first<CreditTaken>();
  if (!taken || taken.contact === '{}') return null;
  const { language, number } = taken;
  const { credit_taken: t, taken_back: both } = strings(language).paymentMail;
  const amount = formatMoney(taken.cents, language);
  const left = formatMoney(taken.left_cents, language);
  return letter(siteData, {
    ...{ to: recipient, language, subject: fill(t.subject, { amount }) },
    parts: [
      greetingOf(language, (JSON.parse(taken.contact) as Contact).firstName),
      paragraph(fill(t.why[taken.why], { what: both.whats[taken.method], number })),
      paragraph(fill(t.taken, { amount, left })),
      paragraph(t.questions),
      closing(siteData.supplier, language),
    ],
  });
}

export const takenBackMails: readonly Mail[] = [
  ...(['payment_bounced', 'payment_corrected'] as const).map((kind) => ({
    kind,
    render: takenBackMail(kind),
    holdsSecret: true as const,
  })),
  { kind: 'credit_taken', render: creditTakenMail },
];
