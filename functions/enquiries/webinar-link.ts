import { webinarLinkDue } from '../../src/domain/enquiries/webinar-link.ts';
import type { SiteWebinar } from '../../src/domain/site/site-data.ts';
import { fill, formatDate, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Mail, MailNeeds, Task } from '../platform/capability.ts';
import { calendarAttachment, calendarOf } from '../platform/mail/calendar-file.ts';
import { sessionLine } from '../platform/mail/class-lines.ts';
import { action, closing, letter, list, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { digestOf } from '../platform/secrets.ts';
import { sequenceOf } from './mails.ts';
import { STANDS_AFTER_MS } from './moved.ts';
import {
  LINK_OF_REGISTRATION,
  LINKS_OF_ONE,
  QUEUE_MISSING_LINKS,
  QUEUE_WEBINAR_LINKS,
  REGISTERED_FOR,
} from './webinar-link-sql.ts';

/** Tells one link from another. */
async function numberOf(link: string): Promise<number> {
  return 2 + Number.parseInt((await digestOf(link)).slice(0, 7), 16);
}

/** Sends the links of what takes place tomorrow, and those that have become others since, or whose webinar was moved; where an author has forgotten one, the office hears of it. */
const sendWebinarLinks: Task = {
  name: 'send_webinar_links',
  run: async ({ db, now, siteData }) => {
    const at = now().getTime();
    const due = siteData.webinars.filter(({ start }) => webinarLinkDue(start, siteData.office.timeZone, at));
    if (due.length === 0) return;
    const linked = due.flatMap(({ id, join }) => (join === undefined ? [] : [{ id, join }]));
    const links = await Promise.all(linked.map(async ({ id, join }) => ({ id, link: await numberOf(join) })));
    const bare = due.flatMap(({ id, start, join }) =>
      join === undefined ? [{ id, startsAt: Date.parse(start) }] : [],
    );
    await db.batch([
      db.prepare(QUEUE_WEBINAR_LINKS).bind(JSON.stringify(links), at, at - STANDS_AFTER_MS),
      db.prepare(QUEUE_MISSING_LINKS).bind(JSON.stringify(bare), at, siteData.mail.office),
    ]);
  },
};

const endOf = ({ start, minutes }: SiteWebinar) => new Date(Date.parse(start) + minutes * 60_000).toISOString();

const toCome = ({ siteData, now }: MailNeeds, id: string) =>
  siteData.webinars.find((one) => one.id === id && Date.parse(endOf(one)) > now().getTime());

/** To who is registered: the link, and the calendar's entry again, which has it now. Nothing in it was typed by anybody. */
async function linkMail(needs: MailNeeds, { about, version, recipient }: OutboxRow): Promise<Message | null> {
  const { siteData, origin } = needs;
  const row = await needs.db
    .prepare(LINK_OF_REGISTRATION)
    .bind(about, version)
    .first<{ about: string; language: Locale; created_at: number; told_at: number; before: number }>();
  if (!row) return null;
  const webinar = toCome(needs, row.about);
  if (webinar?.join === undefined) return null;
  // Which of its links it is, counted from 1; another one than it was queued for has a mail of its own.
  const count = Math.max(1, Math.floor(version / LINKS_OF_ONE));
  const link = version % LINKS_OF_ONE;
  if (version > 1 && link !== (await numberOf(webinar.join))) return null;
  const { language } = row;
  const { mail, enquiryMail } = strings(language);
  const t = enquiryMail.webinarLink;
  const { subject, intro } = count === 1 || row.before % LINKS_OF_ONE === link ? t : t.changed;
  const { id, title, start, presenter, join } = webinar;
  const { timeZone } = siteData.office;
  const end = endOf(webinar);
  const entry = {
    ...{ id: `webinar.${id}`, sequence: sequenceOf(row.told_at) + count, summary: title, start, end, timeZone },
    location: join,
  };
  const file = calendarOf([entry], { language, origin, stampedAt: Math.max(row.created_at, row.told_at) });
  return letter(siteData, {
    ...{ to: recipient, replyTo: siteData.mail.office, language, subject: fill(subject, { title }) },
    parts: [
      paragraph(mail.greetingNoName),
      paragraph(fill(intro, { title, presenter })),
      list([sessionLine({ start, end }, timeZone, language)]),
      action(t.action, join),
      paragraph(t.calendar),
      paragraph(t.mistake),
      closing(siteData.supplier, language),
    ],
    attachments: [calendarAttachment(enquiryMail.webinar.calendarFile, file)],
  });
}

async function missingMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const webinar = toCome(needs, about);
  if (!webinar || webinar.join !== undefined) return null;
  const people = (await needs.db.prepare(REGISTERED_FOR).bind(about).first<number>('people')) ?? 0;
  const t = strings('en').officeMail.webinar;
  const { title, start } = webinar;
  const date = formatDate(start, 'en', needs.siteData.office.timeZone);
  return letter(needs.siteData, {
    ...{ to: recipient, language: 'en', subject: fill(t.subject, { title, date }) },
    parts: [paragraph(fill(t.text, { title, id: about, people: plural(people, 'en', t.people) }))],
  });
}

export const webinarLinks = {
  tasks: [sendWebinarLinks],
  mails: [
    { kind: 'webinar_link', render: linkMail, holdsSecret: true },
    { kind: 'webinar_link_missing', render: missingMail },
  ] satisfies readonly Mail[],
};
