import type { Contact } from '../../src/domain/booking/billing.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { fill } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { readBookingById } from '../booking/index.ts';
import { classOfId, type EventRow } from '../catalogue/index.ts';
import type { MailNeeds } from '../platform/capability.ts';
import { closing, letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { calendarWithout } from './mail-parts.ts';
import { CLASSES_TO_COME } from './mail-sql.ts';

async function classesToCome(db: D1Database, bookingId: string, now: number): Promise<EventRow[]> {
  const { results } = await db.prepare(CLASSES_TO_COME).bind(bookingId, now).all<{ id: string }>();
  const rows = await Promise.all(results.map(({ id }) => classOfId(db, id, now)));
  return rows.filter((row) => row !== null);
}

/**
 * Tells who looked after a booking that somebody else does now, without a name: who reads this may never have had to know of it. Its
 * classes leave their calendar, since what becomes of them is told to the other one.
 */
export async function contactReplacedMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const record = await readBookingById(needs.db, about, needs.now().getTime());
  if (!record) return null;
  const { number, language, contact } = record.booking;
  const { email } = JSON.parse(contact ?? '{}') as Partial<Contact>;
  // Or it is theirs again, or nobody is known of it any more.
  if (number === null || email === undefined || emailKey(email) === emailKey(recipient)) return null;
  const { mail, changesMail } = strings(language);
  const t = changesMail.contactReplaced;
  const classes = await classesToCome(needs.db, about, needs.now().getTime());
  const files = await calendarWithout(needs, classes, { language, attendee: recipient });
  return letter(needs.siteData, {
    ...{ to: recipient, replyTo: needs.siteData.mail.office, language, subject: fill(t.subject, { number }) },
    parts: [
      paragraph(mail.greetingNoName),
      paragraph(fill(t.replaced, { number })),
      paragraph(t.link),
      ...(files.length > 0 ? [paragraph(t.calendar)] : []),
      paragraph(t.wrong),
      closing(needs.siteData.supplier, language),
    ],
    attachments: files,
  });
}
