import {
  businessMorningBefore,
  JOIN_LINK_BUSINESS_DAYS,
  NAMES_BUSINESS_DAYS,
} from '../../src/domain/booking/reminders.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import { daysToCome } from '../../src/domain/classes/days.ts';
import { giverOf } from '../../src/domain/classes/substitutes.ts';
import { addBusinessDays, dateIn, holidaysOf } from '../../src/domain/time/calendar.ts';
import { fill, formatDate, formatPlainDate, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { classCalendar, classOfId, datedClass, givenOf, titleIn, type EventRow } from '../catalogue/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { isClientsPlace } from '../platform/clients-places.ts';
import { calendarAttachment } from '../platform/mail/calendar-file.ts';
import { placeLine, sessionLine } from '../platform/mail/class-lines.ts';
import { action, closing, greetingOf, letter, link, list, paragraph, type Part } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { BOOKED_EVENTS } from './mail-sql.ts';
import { NAMES_MISSING_SOURCE, PARTICIPANT_SOURCE } from './reminder-sql.ts';
import { groupLinks } from './group-links.ts';
import { privateGroups } from './private-seats.ts';
import { manageAddress } from './secret.ts';

interface ParticipantSource {
  email: string;
  first_name: string;
  class_id: string;
  booking_id: string;
  active: number;
  booking_state: string;
  language: Locale;
  join_url: string | null;
  /** JSON: title and address of each file of the class. */
  files: string;
}

type Kind = 'instructions' | 'reminder' | 'link';

/** The next day that a class in a room is held on line; `undefined` where none is. */
const onlineDay = (row: EventRow, now: number) =>
  row.place_id === null
    ? undefined
    : daysToCome(JSON.parse(row.sessions) as Session[], now).find(({ online }) => online === true);

const holidaysFor = ({ siteData }: MailNeeds, row: EventRow) =>
  holidaysOf(siteData.holidays, row.place_province ?? siteData.office.province);

async function eventOfBooking(db: D1Database, bookingId: string, classId: string): Promise<EventRow | undefined> {
  const { results } = await db.prepare(BOOKED_EVENTS).bind(bookingId).all<EventRow>();
  return results.find((event) => event.id === classId);
}

/** How to join: the room, the link once its time has come, or when it comes. */
function howToJoin(needs: MailNeeds, row: EventRow, { language, join_url: url }: ParticipantSource): Part {
  const { mail, bookingMail } = strings(language);
  const { place } = datedClass(row, row.starts_at);
  if (place) {
    const t = isClientsPlace(row.place_id) ? mail.joining.atClients : mail.joining.inPerson;
    return paragraph(fill(t, { place: placeLine(place, language) }));
  }
  const start = { startsAt: row.starts_at, timeZone: row.time_zone, holidays: holidaysFor(needs, row) };
  const isTime = businessMorningBefore(JOIN_LINK_BUSINESS_DAYS, start) <= needs.now().getTime();
  return url !== null && isTime
    ? action(bookingMail.participant.join, url)
    : paragraph(fill(mail.joining.online, { days: JOIN_LINK_BUSINESS_DAYS }));
}

/** How one gets to the room, as the page of its city says. */
function gettingThere({ siteData }: MailNeeds, { place_id: place }: EventRow, language: Locale): Part[] {
  const ways = place === null ? [] : (siteData.directions[place]?.[language] ?? []);
  return ways.length === 0 ? [] : [paragraph(strings(language).mail.joining.directions), list(ways)];
}

/** Who stands in front of them, on days to come that somebody else gives as well. */
function taughtBy(row: EventRow, language: Locale, now: number): Part[] {
  const t = strings(language).bookingMail.participant;
  const given = givenOf(row);
  const others = daysToCome(given.sessions, now).flatMap((session) => {
    const name = giverOf(given, session);
    if (name === null || name === given.trainer) return [];
    return [paragraph(fill(t.taughtOnDay, { name, date: formatDate(session.start, language, row.time_zone, 'full') }))];
  });
  return [...(given.trainer === null ? [] : [paragraph(fill(t.taughtBy, { name: given.trainer }))]), ...others];
}

/** The files of the class, for those as well who have no account in which they would find them. */
function filesOf({ language, files }: ParticipantSource): Part[] {
  const found = JSON.parse(files) as { title: string; url: string }[];
  const { files: intro, fileLine } = strings(language).bookingMail.participant;
  if (found.length === 0) return [];
  return [
    paragraph(intro),
    ...found.map(({ title, url }) => link(title, url, fill(fileLine, { title, address: url }))),
  ];
}

/** To somebody with a seat, who may not have asked for it: our words, the class, and a name at most (booking rule 43). */
async function participantMail(needs: MailNeeds, { about, recipient }: OutboxRow, kind: Kind): Promise<Message | null> {
  const source = await needs.db.prepare(PARTICIPANT_SOURCE).bind(about).first<ParticipantSource>();
  if (source?.booking_state !== 'confirmed') return null;
  // Another person has the seat by now: who had it is not told how to join.
  if (source.active === 0 || source.email !== recipient) return null;
  const row = await eventOfBooking(needs.db, source.booking_id, source.class_id);
  if (row?.state !== 'confirmed' || row.ends_at <= needs.now().getTime()) return null;
  const { language, join_url: url } = source;
  const now = needs.now().getTime();
  const { mail, bookingMail } = strings(language);
  const title = titleIn(datedClass(row, now), language);
  const day = onlineDay(row, now);
  const isOfDay = kind === 'link' && day !== undefined;
  const date = formatDate(isOfDay ? day.start : row.starts_at, language, row.time_zone, 'full');
  const { subject, intro } =
    kind === 'instructions' ? mail.joining : bookingMail.participant[isOfDay ? 'onlineDay' : kind];
  const sessions = JSON.parse(row.sessions) as Session[];
  const links = url === null ? {} : { [row.id]: url };
  const file = classCalendar([row], { language, origin: needs.origin, stampedAt: now }, links);
  return letter(needs.siteData, {
    ...{ to: recipient, language, subject: fill(subject, { title, date }) },
    parts: [
      greetingOf(language, source.first_name),
      paragraph(fill(intro, { title, date })),
      list(sessions.map((session) => sessionLine(session, row.time_zone, language))),
      ...taughtBy(row, language, now),
      ...(isOfDay ? [] : [howToJoin(needs, row, source), ...gettingThere(needs, row, language)]),
      ...(day && url !== null ? [action(bookingMail.participant.join, url)] : []),
      ...filesOf(source),
      paragraph(mail.joining.calendar),
      closing(needs.siteData.supplier, language),
    ],
    attachments: [calendarAttachment(mail.calendarFile, file)],
  });
}

interface NamesSource {
  id: string;
  reference: string;
  number: string;
  language: Locale;
  first_name: string;
  state: string;
  missing: number;
}

/** By which names are given: of a private class, by its bookings that lack some. */
async function namesLinks(needs: MailNeeds, source: NamesSource, row: EventRow): Promise<Part[]> {
  const { language } = source;
  if (row.private_order_id === source.id) {
    return groupLinks(needs, await privateGroups(needs.db, row.id), language, ({ missing }) => missing > 0);
  }
  return [action(strings(language).bookingMail.names.action, await manageAddress(needs, source, language))];
}

/** To a buyer, while names are still missing and can be given. */
async function namesMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const [bookingId = '', classId = ''] = about.split(' ', 2);
  const source = await needs.db.prepare(NAMES_MISSING_SOURCE).bind(bookingId, classId).first<NamesSource>();
  if (!source || source.missing === 0) return null;
  const row = await classOfId(needs.db, classId, needs.now().getTime());
  // A private class may go on without its order, and is cancelled by itself.
  if (!row || (source.state !== 'confirmed' && row.private_order_id !== bookingId)) return null;
  if (row.state === 'cancelled' || row.state === 'withdrawn') return null;
  const { language, number, missing } = source;
  const startsOn = dateIn(row.time_zone, row.starts_at);
  const lastDay = addBusinessDays(startsOn, -NAMES_BUSINESS_DAYS, holidaysFor(needs, row));
  if (dateIn(row.time_zone, needs.now().getTime()) > lastDay) return null;
  const t = strings(language).bookingMail.names;
  const title = titleIn(datedClass(row, row.starts_at), language);
  const date = formatDate(row.starts_at, language, row.time_zone, 'full');
  return letter(needs.siteData, {
    ...{ to: recipient, language, subject: fill(t.subject, { title }) },
    parts: [
      greetingOf(language, source.first_name),
      paragraph(fill(plural(missing, language, t.intro), { number, title, date })),
      paragraph(fill(t.until, { date: formatPlainDate(lastDay, language) })),
      ...(await namesLinks(needs, source, row)),
      closing(needs.siteData.supplier, language),
    ],
  });
}

export const participantMails: readonly Mail[] = [
  { kind: 'joining_instructions', render: (needs, row) => participantMail(needs, row, 'instructions') },
  { kind: 'class_reminder', render: (needs, row) => participantMail(needs, row, 'reminder'), last: true },
  { kind: 'joining_link', render: (needs, row) => participantMail(needs, row, 'link'), last: true },
  { kind: 'names_missing', render: namesMail, holdsSecret: true },
];
