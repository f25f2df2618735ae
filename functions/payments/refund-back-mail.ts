import type { Contact } from '../../src/domain/booking/billing.ts';
import { fill, formatMoney } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail } from '../platform/capability.ts';
import { closing, greetingOf, letter, paragraph } from '../platform/mail/layout.ts';
import { REFUND_BACK } from './refund-back-sql.ts';

interface Back {
  cents: number;
  owed_cents: number;
  number: string | null;
  language: Locale;
  contact: string;
  /** What is left of the credit that it was of, and is again; `null` where it was of none. */
  left_cents: number | null;
}

/** That money which was announced does not come, and what becomes of it. Nothing where it comes after all. */
const refundBackMail = (kind: 'refund_stopped' | 'refund_returned'): Mail => ({
  kind,
  render: async ({ db, siteData }, { about, recipient }) => {
    const back = await db.prepare(REFUND_BACK).bind(about).first<Back>();
    if (!back) return null;
    const { language, left_cents: left, owed_cents: owed } = back;
    const { [kind]: t, refund_back: both } = strings(language).paymentMail;
    const values = { amount: formatMoney(back.cents, language), booking: back.number ?? '' };
    const isOwed = left === null && owed > 0;
    return letter(siteData, {
      ...{ to: recipient, language, subject: fill(t.subject, values) },
      parts: [
        greetingOf(language, (JSON.parse(back.contact) as Contact).firstName),
        paragraph(fill(t.text, values)),
        ...(left === null ? [] : [paragraph(fill(both.credit, { left: formatMoney(left, language) }))]),
        ...(isOwed ? [paragraph(fill(both.owed, { owed: formatMoney(owed, language) }))] : []),
        paragraph(isOwed && kind === 'refund_returned' ? both.reply : both.questions),
        closing(siteData.supplier, language),
      ],
    });
  },
});

export const refundBackMails: readonly Mail[] = [refundBackMail('refund_stopped'), refundBackMail('refund_returned')];
