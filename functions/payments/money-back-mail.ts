import type { Contact } from '../../src/domain/booking/billing.ts';
import { fill, formatMoney } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { closing, greetingOf, letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { MONEY_BACK, TELL_OF_MONEY_BACK } from './money-back-sql.ts';
import type { Needs } from './rows.ts';

interface Back {
  cents: number;
  by_card: 0 | 1;
  paid_by_card: 0 | 1;
  number: string | null;
  language: Locale;
  contact: string;
  /** What is left of the credit that it is of; `null` where it was paid beyond what was to be paid. */
  left_cents: number | null;
}

/** Tells who has booked that the office gives something back: after its refund, and what that takes off a credit. */
export const tellOfMoneyBack = (
  { db }: Pick<Needs, 'db'>,
  { refund, booking, at }: { refund: string; booking: string; at: number },
): D1PreparedStatement => db.prepare(TELL_OF_MONEY_BACK).bind(refund, booking, at);

async function render({ db, siteData }: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const back = await db.prepare(MONEY_BACK).bind(about).first<Back>();
  if (!back) return null;
  const { language, left_cents: left } = back;
  const t = strings(language).paymentMail.money_back;
  const values = {
    amount: formatMoney(back.cents, language),
    booking: back.number ?? '',
    left: formatMoney(left ?? 0, language),
  };
  return letter(siteData, {
    ...{ to: recipient, language, subject: fill(t.subject, values) },
    parts: [
      greetingOf(language, (JSON.parse(back.contact) as Contact).firstName),
      paragraph(fill(left === null ? t.over : t.credit, values)),
      paragraph(back.by_card ? t.toCard : back.paid_by_card ? t.notToCard : t.byHand),
      closing(siteData.supplier, language),
    ],
  });
}

export const moneyBackMail: Mail = { kind: 'money_back', render };
