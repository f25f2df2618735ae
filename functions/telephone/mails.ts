import { fill, formatDate, formatMoney, formatTime, formatTimeZone, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { confirmationAddress } from '../booking/index.ts';
import { datedClass, titleIn, type EventRow } from '../catalogue/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { action, closing, letter, list, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { LINES_TO_PAY, PAYMENT_LINK_SOURCE } from './sql.ts';

interface Source {
  id: string;
  reference: string;
  number: string;
  language: Locale;
  state: string;
  hold_expires_at: number;
  total_cents: number;
  first_name: string;
}

/** Where the card is asked for of a booking that was made on the telephone, and until when. */
async function paymentLink(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const { db, siteData } = needs;
  const at = needs.now().getTime();
  const source = await db.prepare(PAYMENT_LINK_SOURCE).bind(about).first<Source>();
  if (source?.state !== 'awaiting_payment' || source.hold_expires_at <= at) return null;
  const { language, hold_expires_at: until } = source;
  const { mail, telephoneMail: t, waitlist } = strings(language);
  const { timeZone } = siteData.office;
  const { results } = await db.prepare(LINES_TO_PAY).bind(source.id).all<EventRow & { quantity: number }>();
  const values = {
    number: source.number,
    amount: formatMoney(source.total_cents, language),
    date: formatDate(until, language, timeZone),
    time: `${formatTime(until, language, timeZone)} ${formatTimeZone(until, language, timeZone)}`,
  };
  return letter(siteData, {
    ...{ to: recipient, language, subject: fill(t.subject, values) },
    parts: [
      paragraph(fill(mail.greeting, { name: source.first_name })),
      paragraph(fill(t.intro, values)),
      list(
        results.map((row) =>
          fill(t.line, {
            title: titleIn(datedClass(row, at), language),
            date: formatDate(row.starts_at, language, row.time_zone),
            seats: plural(row.quantity, language, waitlist.seats),
          }),
        ),
      ),
      paragraph(fill(t.pay, values)),
      action(t.action, await confirmationAddress(needs, source, language)),
      paragraph(fill(t.until, values)),
      closing(siteData.supplier, language),
    ],
  });
}

export const mails: readonly Mail[] = [{ kind: 'payment_link', render: paymentLink, holdsSecret: true, first: true }];
