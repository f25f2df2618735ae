import type { Session } from '../../src/domain/catalogue/classes.ts';
import { daysGone, type Telling } from '../../src/domain/classes/trainer-telling.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { classMessage } from '../../src/i18n/class-message.ts';
import { fill, formatDate } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { classCalendar, classOfId, datedClass, goneCalendar, titleIn, type EventRow } from '../catalogue/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { calendarAttachment } from '../platform/mail/calendar-file.ts';
import { placeLine, sessionLine } from '../platform/mail/class-lines.ts';
import { action, closing, labelled, letter, list, paragraph, type Part } from '../platform/mail/layout.ts';
import type { Attachment, Message, OutboxRow } from '../platform/mail/message.ts';
import { LANGUAGE_OF_TRAINER, MESSAGE_SOURCE } from './message-sql.ts';
import { asItWas } from './telling-trainers.ts';
import { TELLING } from './telling-trainers-sql.ts';

interface TellingRow {
  class_id: string;
  trainer: string;
  what: Telling;
  before: string;
  message_id: string | null;
}

/** Days, a line each; where the class is, and its room. */
function linesOf(row: EventRow, sessions: readonly Session[], language: Locale, now: number): string[] {
  const { place } = datedClass(row, now);
  const { mail, trainerMail } = strings(language);
  return [
    ...sessions.map((session) => sessionLine(session, row.time_zone, language)),
    place ? placeLine(place, language) : mail.class.online,
    ...(place && row.room !== '' ? [fill(trainerMail.room, { room: row.room })] : []),
    mail.class.taughtIn[row.language],
  ];
}

/** What is not so any more. */
function goneParts({ before }: TellingRow, row: EventRow, language: Locale): Part[] {
  const t = strings(language).trainerMail;
  const was = asItWas(null, before);
  const days = daysGone(was.sessions, JSON.parse(row.sessions) as Session[]);
  const lines = [
    ...days.map((session) => sessionLine(session, row.time_zone, language)),
    ...(was.room !== row.room && was.room !== '' ? [fill(t.room, { room: was.room })] : []),
  ];
  return lines.length === 0 ? [] : [paragraph(t.noMore), list(lines)];
}

/** What the office wrote to the class at the same time, in the trainer's language. */
async function wordsOf({ db }: MailNeeds, { message_id: id }: TellingRow, language: Locale): Promise<Part[]> {
  const source = id && (await db.prepare(MESSAGE_SOURCE).bind(id).first<{ text: string; french: string | null }>());
  if (!source) return [];
  const { label } = classMessage(language, '', 0, 'UTC');
  return [labelled(label, language === 'fr' ? (source.french ?? source.text) : source.text)];
}

function filesOf(needs: MailNeeds, row: EventRow, isTheirs: boolean, language: Locale, attendee: string): Attachment[] {
  const { mail, changesMail } = strings(language);
  const { name, email } = needs.siteData.supplier;
  const stampedAt = needs.now().getTime();
  const method = isTheirs ? 'REQUEST' : 'CANCEL';
  const options = { language, origin: needs.origin, stampedAt, method, organizer: { name, email }, attendee } as const;
  const gone = isTheirs ? goneCalendar(row, options) : null;
  const { cancelledFile } = changesMail;
  return [
    calendarAttachment(isTheirs ? mail.calendarFile : cancelledFile, classCalendar([row], options), method),
    ...(gone === null ? [] : [calendarAttachment(cancelledFile, gone, 'CANCEL')]),
  ];
}

/** To who gives a class, or gave it: what has become of it. Nothing of what has changed hands again meanwhile. */
async function render(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const { db, siteData, origin } = needs;
  const now = needs.now().getTime();
  const [telling, language] = await Promise.all([
    db.prepare(TELLING).bind(about).first<TellingRow>(),
    db.prepare(LANGUAGE_OF_TRAINER).bind(emailKey(recipient)).first<Locale>('language'),
  ]);
  const row = telling && (await classOfId(db, telling.class_id, now));
  if (!telling || !row || !language) return null;
  const { trainer, what } = telling;
  const isTheirs = what === 'given' || what === 'changed';
  if (isTheirs !== (row.trainer === trainer) && what !== 'cancelled') return null;
  const { mail, changesMail, trainerMail } = strings(language);
  const t = trainerMail[what];
  const sessions = isTheirs ? (JSON.parse(row.sessions) as Session[]) : asItWas(trainer, telling.before).sessions;
  const title = titleIn(datedClass(row, now), language);
  const date = formatDate(sessions[0]?.start ?? row.starts_at, language, row.time_zone);
  return letter(siteData, {
    ...{ to: recipient, replyTo: siteData.mail.office, language, subject: fill(t.subject, { title, date }) },
    parts: [
      paragraph(mail.greetingNoName),
      paragraph(fill(t.intro, { title })),
      list(linesOf(row, sessions, language, now)),
      ...(what === 'changed' ? goneParts(telling, row, language) : []),
      ...(await wordsOf(needs, telling, language)),
      ...(isTheirs ? [action(trainerMail.link, origin + href('officeClass', 'en', { id: row.id }))] : []),
      paragraph((isTheirs ? changesMail.classMoved : changesMail.classCancelled).calendar),
      closing(siteData.supplier, language),
    ],
    attachments: filesOf(needs, row, isTheirs, language, recipient),
  });
}

export const trainerMails: readonly Mail[] = [{ kind: 'trainer_told', render }];
