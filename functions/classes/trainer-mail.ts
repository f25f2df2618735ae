import type { Session } from '../../src/domain/catalogue/classes.ts';
import { givenBy, giverOf } from '../../src/domain/classes/substitutes.ts';
import { daysGone, type GivenClass, type Telling } from '../../src/domain/classes/trainer-telling.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { classMessage } from '../../src/i18n/class-message.ts';
import { fill, formatDate, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import {
  classCalendar,
  classOfId,
  datedClass,
  givenOf,
  goneCalendar,
  titleIn,
  type EventRow,
} from '../catalogue/index.ts';
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

/** What is not so any more, of the days that are theirs. */
function goneParts({ row, days, was, language }: Told): Part[] {
  const t = strings(language).trainerMail;
  const lines = [
    ...daysGone(days.before, days.after).map((session) => sessionLine(session, row.time_zone, language)),
    ...(was.room !== row.room && was.room !== '' ? [fill(t.room, { room: was.room })] : []),
  ];
  return lines.length === 0 ? [] : [paragraph(t.noMore), list(lines)];
}

/** For whom they stand in; or who gives the days of their class that are not theirs. */
function othersParts({ row, days, trainer, language }: Told): Part[] {
  const t = strings(language).trainerMail;
  const given = givenOf(row);
  if (given.trainer !== trainer)
    return given.trainer === null ? [] : [paragraph(fill(t.standsIn, { name: given.trainer }))];
  const others = given.sessions.filter(({ start }) => !days.after.some((own) => own.start === start));
  const lines = others.map((session) =>
    fill(t.byOther, {
      session: sessionLine(session, row.time_zone, language),
      name: giverOf(given, session) ?? t.nobody,
    }),
  );
  return lines.length === 0 ? [] : [paragraph(t.others), list(lines)];
}

/** What the office wrote to the class at the same time, in the trainer's language. */
async function wordsOf({ db }: MailNeeds, { message_id: id }: TellingRow, language: Locale): Promise<Part[]> {
  const source = id && (await db.prepare(MESSAGE_SOURCE).bind(id).first<{ text: string; french: string | null }>());
  if (!source) return [];
  const { label } = classMessage(language, '', 0, 'UTC');
  return [labelled(label, language === 'fr' ? (source.french ?? source.text) : source.text)];
}

/** Numbers of these sessions, from 1. */
const numbersOf = (all: readonly Session[], own: readonly Session[]) =>
  all.flatMap((session, index) => (own.some(({ start }) => start === session.start) ? [index + 1] : []));

function filesOf(needs: MailNeeds, { row, days, was, language, isTheirs }: Told, attendee: string): Attachment[] {
  const { mail, changesMail } = strings(language);
  const { name, email } = needs.siteData.supplier;
  const stampedAt = needs.now().getTime();
  const shared = { language, origin: needs.origin, stampedAt, organizer: { name, email }, attendee } as const;
  const own = isTheirs ? numbersOf(givenOf(row).sessions, days.after) : [];
  const { length } = givenOf(row).sessions;
  const before = numbersOf(was.sessions, days.before);
  const left = before.filter((number) => number <= length && !own.includes(number));
  const fileOf = (method: 'REQUEST' | 'CANCEL', numbers: readonly number[]) =>
    classCalendar([row], { ...shared, method }, {}, numbers);
  const gone = isTheirs || before.some((number) => number > length) ? goneCalendar(row, shared) : null;
  const { cancelledFile } = changesMail;
  return [
    ...(isTheirs ? [calendarAttachment(mail.calendarFile, fileOf('REQUEST', own), 'REQUEST')] : []),
    ...(left.length > 0 ? [calendarAttachment(cancelledFile, fileOf('CANCEL', left), 'CANCEL')] : []),
    ...(gone === null ? [] : [calendarAttachment(cancelledFile, gone, 'CANCEL')]),
  ];
}

/** What they are told, of a class as it was and is. */
interface Told {
  trainer: string;
  what: Telling;
  row: EventRow;
  was: GivenClass;
  days: { before: Session[]; after: Session[] };
  /** They give it, or days of it. */
  isTheirs: boolean;
  language: Locale;
}

/** `null` where it has changed hands again meanwhile. */
function toldOf({ trainer, what, before }: TellingRow, row: EventRow, language: Locale): Told | null {
  const was = asItWas(trainer, before);
  const days = { before: givenBy(was, trainer), after: givenBy(givenOf(row), trainer) };
  const isTheirs = what === 'given' || what === 'changed';
  if (isTheirs !== days.after.length > 0 && what !== 'cancelled') return null;
  return { trainer, what, row, was, days, isTheirs, language };
}

/** Its subject and first words: of single days, where these are all that they give or gave. */
function wordsFor({ trainer, what, row, was, days, isTheirs, language }: Told, title: string, date: string) {
  const t = strings(language).trainerMail;
  const own = isTheirs ? days.after : days.before;
  const isPart = (isTheirs ? row.trainer : was.trainer) !== trainer;
  const ofDays = isPart && (what === 'given' || what === 'lost') ? t.days[what] : null;
  return {
    subject: fill(ofDays?.subject ?? t[what].subject, { title, date }),
    intro: fill(ofDays ? plural(own.length, language, ofDays.intro) : t[what].intro, { title }),
  };
}

/** To who gives a class, or gave it, or days of it: what has become of it. Nothing of what has changed hands again meanwhile. */
async function render(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const { db, siteData, origin } = needs;
  const now = needs.now().getTime();
  const [telling, language] = await Promise.all([
    db.prepare(TELLING).bind(about).first<TellingRow>(),
    db.prepare(LANGUAGE_OF_TRAINER).bind(emailKey(recipient)).first<Locale>('language'),
  ]);
  const row = telling && (await classOfId(db, telling.class_id, now));
  const told = telling && row && language && toldOf(telling, row, language);
  if (!telling || !told) return null;
  const { what, days, isTheirs } = told;
  const { mail, changesMail, trainerMail } = strings(language);
  const sessions = isTheirs ? days.after : days.before;
  const title = titleIn(datedClass(row, now), language);
  const date = formatDate(sessions[0]?.start ?? row.starts_at, language, row.time_zone);
  const { subject, intro } = wordsFor(told, title, date);
  return letter(siteData, {
    ...{ to: recipient, replyTo: siteData.mail.office, language, subject },
    parts: [
      paragraph(mail.greetingNoName),
      paragraph(intro),
      list(linesOf(row, sessions, language, now)),
      ...(isTheirs ? othersParts(told) : []),
      ...(what === 'changed' ? goneParts(told) : []),
      ...(await wordsOf(needs, telling, language)),
      ...(isTheirs ? [action(trainerMail.link, origin + href('officeClass', 'en', { id: row.id }))] : []),
      paragraph((isTheirs ? changesMail.classMoved : changesMail.classCancelled).calendar),
      closing(siteData.supplier, language),
    ],
    attachments: filesOf(needs, told, recipient),
  });
}

export const trainerMails: readonly Mail[] = [{ kind: 'trainer_told', render }];
