import { fill, formatMoney } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { MailNeeds } from '../platform/capability.ts';
import { closing, letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { USED_OF_OTHERS } from './mail-sql.ts';

interface Used {
  cents: number;
  left_cents: number;
  number: string;
  language: Locale;
}

/** Tells whose credit paid somebody else's booking, in words that nobody has typed (booking rule 43). */
export async function creditUsedMail(
  { db, siteData }: MailNeeds,
  { about, recipient }: OutboxRow,
): Promise<Message | null> {
  const used = await db.prepare(USED_OF_OTHERS).bind(about).first<Used>();
  if (!used) return null;
  const { language, number } = used;
  const { mail, changesMail } = strings(language);
  const t = changesMail.creditUsed;
  const amount = formatMoney(used.cents, language);
  const left = formatMoney(used.left_cents, language);
  return letter(siteData, {
    ...{ to: recipient, language, subject: fill(t.subject, { amount }) },
    parts: [
      paragraph(mail.greetingNoName),
      paragraph(fill(t.used, { amount, number, left })),
      paragraph(t.back),
      paragraph(t.wrong),
      closing(siteData.supplier, language),
    ],
  });
}
