import type { Contact } from '../../src/domain/booking/billing.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { fill } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { readBookingById } from '../booking/index.ts';
import type { MailNeeds } from '../platform/capability.ts';
import { closing, letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';

/** Tells who looked after a booking that somebody else does now, without a name: who reads this may never have had to know of it. */
export async function contactReplacedMail(
  { db, now, siteData }: MailNeeds,
  { about, recipient }: OutboxRow,
): Promise<Message | null> {
  const record = await readBookingById(db, about, now().getTime());
  if (!record) return null;
  const { number, language, contact } = record.booking;
  const { email } = JSON.parse(contact ?? '{}') as Partial<Contact>;
  // Or it is theirs again, or nobody is known of it any more.
  if (number === null || email === undefined || emailKey(email) === emailKey(recipient)) return null;
  const { mail, changesMail } = strings(language);
  const t = changesMail.contactReplaced;
  return letter(siteData, {
    ...{ to: recipient, replyTo: siteData.mail.office, language, subject: fill(t.subject, { number }) },
    parts: [
      paragraph(mail.greetingNoName),
      paragraph(fill(t.replaced, { number })),
      paragraph(t.link),
      paragraph(t.wrong),
      closing(siteData.supplier, language),
    ],
  });
}
