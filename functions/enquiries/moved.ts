import type { SiteData } from '../../src/domain/site/site-data.ts';
import { fill, formatDate, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds, Task } from '../platform/capability.ts';
import { sessionLine } from '../platform/mail/class-lines.ts';
import { closing, letter, list, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { appointmentOf, enquiryOf, whereOf } from './mails.ts';
import * as sql from './moved-sql.ts';
import { heldAt } from './subject.ts';
import { heldText, type Held } from './told.ts';

/** A release stands once it has run for so long: whoever takes it back before has told nobody. Milliseconds. */
export const STANDS_AFTER_MS = 15 * 60_000;

/** What people expect within this time is told at once. Milliseconds. */
const SOON_MS = 60 * 60_000;

/** Webinars and events that have not begun, as the release has them. */
function toCome(siteData: SiteData, at: number) {
  const all = [
    ...siteData.webinars.map(({ id }) => ({ kind: 'webinar' as const, about: id })),
    ...siteData.events.map(({ id }) => ({ kind: 'special-event' as const, about: id })),
  ];
  return all.flatMap((subject) => {
    const held = heldAt(siteData, { ...subject, language: 'en' });
    const startsAt = held ? Date.parse(held.start) : 0;
    return held && startsAt > at ? [{ ...subject, held: heldText(held), startsAt }] : [];
  });
}

/** Tells who is registered of what a release has moved, and the office of what it has lost. */
const tellMoved: Task = {
  name: 'tell_moved_registrations',
  run: async ({ db, now, siteData, log }) => {
    const at = now().getTime();
    const seen = JSON.stringify(toCome(siteData, at));
    const moved = [at, at - STANDS_AFTER_MS, at + SOON_MS] as const;
    const results = await db.batch([
      db.prepare(sql.SEE_HELD).bind(seen, at),
      db.prepare(sql.LOSE_HELD).bind(seen, at),
      db.prepare(sql.KEEP_TOLD_OF_OLD).bind(at),
      db.prepare(sql.QUEUE_LOST).bind(at, at - STANDS_AFTER_MS, siteData.mail.office),
      db.prepare(sql.QUEUE_MOVED).bind(...moved),
      db.prepare(sql.MARK_MOVED).bind(...moved),
    ]);
    const registrations = results.at(-1)?.meta.changes ?? 0;
    if (registrations > 0) log('info', 'moves_told', { registrations });
  },
};

/** When and where it was, of what is otherwise now. */
function linesBefore(siteData: SiteData, told: string, when: readonly string[], language: Locale): string[] {
  const { startsAt, endsAt, timeZone, placeId } = JSON.parse(told) as Held;
  const [start, end] = [startsAt, endsAt].map((at) => new Date(at).toISOString()) as [string, string];
  const lines = [sessionLine({ start, end }, timeZone, language), whereOf(siteData, placeId, language)];
  return lines.filter((line) => line !== null && !when.includes(line)) as string[];
}

/** To who is registered, or waits for the office: what it was and is. Nothing in it was typed by anybody. */
async function movedMail(needs: MailNeeds, { about: id, version, recipient }: OutboxRow): Promise<Message | null> {
  const { siteData, now } = needs;
  const enquiry = await enquiryOf(needs, id);
  const held = enquiry && heldAt(siteData, enquiry);
  const appointment = enquiry && appointmentOf(needs, enquiry);
  if (!held || !appointment || Date.parse(held.start) <= now().getTime()) return null;
  if (enquiry.told !== heldText(held) || enquiry.told_at !== version || enquiry.decision === 'refused') return null;
  const { language, told_before: before } = enquiry;
  const { mail, changesMail, enquiryMail } = strings(language);
  const t = enquiryMail.moved;
  const { title, when, attachment } = appointment;
  const waits = enquiry.for_office === 1 && enquiry.decision === null;
  const was = before === null ? [] : linesBefore(siteData, before, when, language);
  return letter(siteData, {
    ...{ to: recipient, replyTo: siteData.mail.office, language, subject: fill(t.subject, { title }) },
    parts: [
      paragraph(mail.greetingNoName),
      paragraph(fill(waits ? t.asked : t.intro, { title })),
      paragraph(changesMail.classMoved.now),
      list(when),
      ...(was.length === 0 ? [] : [paragraph(changesMail.classMoved.was), list(was)]),
      paragraph(waits ? t.waits : t.stands),
      ...(held.presenter === null ? [] : [paragraph(t.link)]),
      ...(waits ? [] : [paragraph(t.calendar)]),
      closing(siteData.supplier, language),
    ],
    attachments: waits ? [] : [attachment],
  });
}

/** To the office: what people are registered for, and the release does not have to come. */
async function lostMail(
  { db, siteData }: MailNeeds,
  { about, version, recipient }: OutboxRow,
): Promise<Message | null> {
  const [kind = '', id = ''] = about.split(' ', 2);
  const [row, { results: people }] = await Promise.all([
    db.prepare(sql.LOST_HELD).bind(kind, id, version).first<{ held: string }>(),
    db.prepare(sql.REGISTERED_FOR_LOST).bind(kind, id).all<{ name: string; email: string; language: Locale }>(),
  ]);
  if (!row || people.length === 0) return null;
  const t = strings('en').officeMail.lost;
  const { startsAt, timeZone } = JSON.parse(row.held) as Held;
  const words = {
    ...{ id, date: formatDate(startsAt, 'en', timeZone), folder: kind === 'webinar' ? 'webinars' : 'events' },
    people: plural(people.length, 'en', t.people),
  };
  return letter(siteData, {
    ...{ to: recipient, language: 'en', subject: fill(t.subject, words) },
    parts: [
      paragraph(fill(t.text, words)),
      paragraph(fill(t.next, words)),
      list(people.map(({ name, email, language }) => fill(t.person, { name, email, language: t.languages[language] }))),
    ],
  });
}

export const moved = {
  tasks: [tellMoved],
  mails: [
    { kind: 'registration_moved', render: movedMail },
    { kind: 'registered_for_lost', render: lostMail },
  ] satisfies readonly Mail[],
};
