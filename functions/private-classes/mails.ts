import type { Contact } from '../../src/domain/booking/billing.ts';
import { NAMES_BUSINESS_DAYS } from '../../src/domain/booking/reminders.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import { fill, formatDate } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { groupLinks, privateGroups, readBookingById } from '../booking/index.ts';
import { classCalendar, classOfId, datedClass, titleIn } from '../catalogue/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { calendarAttachment } from '../platform/mail/calendar-file.ts';
import { placeLine, sessionLine } from '../platform/mail/class-lines.ts';
import { closing, letter, list, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';

/** When and where the class is, and where its client says who comes: a page for each ten of them. */
async function scheduledMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const { db, siteData, origin } = needs;
  const at = needs.now().getTime();
  const row = await classOfId(db, about, at);
  if (row?.state !== 'confirmed' || row.private_order_id === null || row.ends_at <= at) return null;
  const [order, groups] = await Promise.all([readBookingById(db, row.private_order_id, at), privateGroups(db, row.id)]);
  if (!order || groups.length === 0) return null;
  const { language, contact } = order.booking;
  const { mail, bookingMail } = strings(language);
  const t = bookingMail.privateClass;
  const title = titleIn(datedClass(row, at), language);
  const date = formatDate(row.starts_at, language, row.time_zone, 'full');
  const { place } = datedClass(row, at);
  const { firstName = '' } = JSON.parse(contact ?? '{}') as Partial<Contact>;
  return letter(siteData, {
    ...{ to: recipient, replyTo: siteData.mail.office, language, subject: fill(t.subject, { title, date }) },
    parts: [
      paragraph(fill(mail.greeting, { name: firstName })),
      paragraph(fill(t.intro, { title, date })),
      list([
        ...(JSON.parse(row.sessions) as Session[]).map((session) => sessionLine(session, row.time_zone, language)),
        place ? placeLine(place, language) : mail.class.online,
        mail.class.taughtIn[row.language],
        ...(row.trainer === null ? [] : [fill(bookingMail.participant.taughtBy, { name: row.trainer })]),
      ]),
      paragraph(fill(t.names, { days: NAMES_BUSINESS_DAYS })),
      ...(await groupLinks(needs, groups, language)),
      paragraph(t.paid),
      closing(siteData.supplier, language),
    ],
    attachments: [calendarAttachment(mail.calendarFile, classCalendar([row], { language, origin, stampedAt: at }))],
  });
}

export const mails: readonly Mail[] = [
  { kind: 'private_class_scheduled', render: scheduledMail, holdsSecret: true, first: true },
];
