import type { Session } from '../../src/domain/catalogue/classes.ts';
import { isOnlineOnce } from '../../src/domain/classes/days.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { first } from '../../src/domain/present.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { fill, formatPlainDate } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import {
  classesLeft,
  groupLinks,
  privateGroups,
  readBookingById,
  readChangeable,
  readSeat,
  type BookingRow,
} from '../booking/index.ts';
import { classOfId, type EventRow } from '../catalogue/index.ts';
import type { MailNeeds } from '../platform/capability.ts';
import { closing, letter, list, paragraph, type Part } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { bookedByPart, changedIntro, readWas, wasParts, type Was } from './class-was.ts';
import { DAYS_LEFT } from './mail-sql.ts';
import { calendarUpdate, calendarWithout, classLines, eventById, manageLink, titleOf } from './mail-parts.ts';

/** To whoever had a seat and was told so: only our words, since they did not ask for them (booking rule 43). */
export async function leftMail(needs: MailNeeds, { about, version, recipient }: OutboxRow): Promise<Message | null> {
  const seat = await readSeat(needs.db, about);
  if (!seat) return null;
  const now = needs.now().getTime();
  const { booking, events, lines, history } = await readChangeable(needs.db, seat.booking_id, now);
  const row = eventById(events, seat.class_id);
  if (!row) return null;
  const { language } = booking;
  const { mail, changesMail } = strings(language);
  const t = changesMail.left;
  const title = titleOf(row, language, now);
  const move = history.find(({ kind, detail }) => kind === 'moved' && detail.revision === version);
  const isTheirs = emailKey(seat.email) === emailKey(recipient);
  const to = isTheirs ? eventById(events, move?.detail.toEventId) : undefined;
  const given = history.filter(({ kind, detail }) => kind === 'seats_cancelled' && detail.revision === version);
  const left = given.length > 1 ? await classesLeft(needs.db, about) : [];
  const others = given
    .flatMap(({ detail }) => eventById(events, detail.eventId) ?? [])
    .filter(({ id }) => id !== row.id && left.includes(id))
    .filter(({ id }) => lines.some((line) => line.class_id === id && line.told_cancelled === 0));
  const files = await calendarWithout(needs, [row, ...others], { language, attendee: recipient });
  return letter(needs.siteData, {
    ...{ to: recipient, language, subject: fill(to ? changesMail.classMoved.subject : t.subject, { title }) },
    parts: [
      paragraph(mail.greetingNoName),
      ...(to
        ? [paragraph(t.moved), list([title, ...classLines(to, language, now)]), paragraph(t.movedNext)]
        : [row, ...others].flatMap((one) => [
            paragraph(fill(t.intro, { title: titleOf(one, language, now) })),
            paragraph(t.was),
            list(classLines(one, language, now)),
          ])),
      ...(files.length > 0 ? [paragraph(t.calendar)] : []),
      closing(needs.siteData.supplier, language),
    ],
    attachments: files,
  });
}

interface Told {
  row: EventRow;
  booking: Pick<BookingRow, 'language' | 'contact' | 'proved_at'>;
  /** Before it was moved. */
  was: Was | null;
  cancelled: boolean;
  buyer: boolean;
  /** Nothing has changed since it was booked but rooms of the same place. */
  rooms: boolean;
  /** Of a private class, its order has ended. */
  ended: boolean;
  /** By which its reader does what is left to do. */
  links: readonly Part[];
}

/** Days since its first one on which a class that has begun was to be held, and is not any more, in words. */
async function daysLost({ db }: MailNeeds, row: EventRow, language: Locale): Promise<string[]> {
  const days = (JSON.parse(row.sessions) as Session[]).map(({ start }) => dateIn(row.time_zone, start));
  const { results } = await db.prepare(DAYS_LEFT).bind(row.id).all<{ day: string }>();
  return results
    .filter(({ day }) => day > first(days) && !days.includes(day))
    .map(({ day }) => formatPlainDate(day, language, 'full'));
}

/** That a class was cancelled or moved: to who booked it with what to do, to its participants without. */
async function toldOfClass(
  needs: MailNeeds,
  recipient: string,
  { row, booking, was, cancelled, buyer, rooms, ended, links }: Told,
): Promise<Message> {
  const now = needs.now().getTime();
  const { language } = booking;
  const { mail, changesMail } = strings(language);
  const t = cancelled ? changesMail.classCancelled : changesMail.classMoved;
  const days = !cancelled && row.starts_at <= now ? changesMail.daysChanged : null;
  const other = days ?? (rooms && !cancelled ? changesMail.roomsChanged : null);
  const title = titleOf(row, language, now);
  const isPrivate = row.private_order_id !== null;
  const { guest, ended: withOrder } = changesMail.classCancelled;
  const next = isPrivate
    ? { buyer: ended && cancelled ? withOrder.client : t.client, participant: cancelled ? guest : t.participant }
    : (other ?? t);
  const isMoved = !cancelled && other === null;
  const isSure = row.state === 'confirmed';
  const lost = days ? await daysLost(needs, row, language) : [];
  const isOnline = !cancelled && row.place_id !== null && isOnlineOnce(JSON.parse(row.sessions) as Session[], now);
  // What nobody has proved comes into no calendar, so that its end has nothing to take out of one.
  const files =
    booking.proved_at === null
      ? []
      : calendarUpdate(needs, [row], cancelled ? 'CANCEL' : 'REQUEST', { language, attendee: recipient });
  return letter(needs.siteData, {
    ...{ to: recipient, language, subject: fill((other ?? t).subject, { title }) },
    ...(((isPrivate && buyer) || days) && { replyTo: needs.siteData.mail.office }),
    parts: [
      paragraph(mail.greetingNoName),
      ...(isMoved
        ? [paragraph(changedIntro(row, was, { title, language })), paragraph(changesMail.classMoved.now)]
        : [paragraph(fill(ended && cancelled ? withOrder.intro : (other ?? t).intro, { title }))]),
      list(classLines(row, language, now)),
      ...(days || cancelled ? [] : wasParts(row, was, language, now)),
      ...lost.map((day) => paragraph(fill(changesMail.daysChanged.lost, { day }))),
      ...(isOnline ? [paragraph(changesMail.onlineDay)] : []),
      ...(buyer || cancelled ? [] : bookedByPart(booking.contact, recipient, language)),
      paragraph(buyer ? next.buyer : next.participant),
      ...(buyer || !isMoved ? [] : [paragraph(changesMail.classMoved[isSure ? 'sure' : 'instructions'])]),
      ...links,
      ...(files.length > 0 ? [paragraph(t.calendar)] : []),
      closing(needs.siteData.supplier, language),
    ],
    attachments: files,
  });
}

/** Of a booking of its own. */
async function classMail(
  needs: MailNeeds,
  recipient: string,
  ids: { bookingId: string; classId: string; sequence: number },
  { cancelled, buyer }: { cancelled: boolean; buyer: boolean },
): Promise<Message | null> {
  const now = needs.now().getTime();
  const { booking, events, lines } = await readChangeable(needs.db, ids.bookingId, now);
  const row = eventById(events, ids.classId);
  const line = lines.find((one) => one.class_id === ids.classId);
  if (!row || !line || line.quantity === 0 || (row.state === 'cancelled') !== cancelled) return null;
  const order = row.private_order_id;
  const ended = order !== null && (await readBookingById(needs.db, order, now))?.booking.state !== 'confirmed';
  const links = buyer ? [await manageLink(needs, booking)] : [];
  const was = cancelled ? null : await readWas(needs.db, { ...ids, bookings: [ids.bookingId] });
  const rooms = row.freed_sequence <= line.booked_sequence;
  return toldOfClass(needs, recipient, { row, booking, was, cancelled, buyer, rooms, ended, links });
}

/** To who ordered a private class: one mail, however many bookings name its people. Nothing is named there of one that was cancelled. */
async function orderedClassMail(
  needs: MailNeeds,
  recipient: string,
  { orderId, classId, sequence }: { orderId: string; classId: string; sequence: number },
  cancelled: boolean,
): Promise<Message | null> {
  const now = needs.now().getTime();
  const [order, row, groups] = await Promise.all([
    readBookingById(needs.db, orderId, now),
    classOfId(needs.db, classId, now),
    privateGroups(needs.db, classId),
  ]);
  if (!order || row?.private_order_id !== orderId || groups.length === 0) return null;
  if ((row.state === 'cancelled') !== cancelled) return null;
  const { booking } = order;
  const links = cancelled ? [] : await groupLinks(needs, groups, booking.language);
  const ended = booking.state !== 'confirmed';
  const bookings = groups.map(({ id }) => id);
  const was = cancelled ? null : await readWas(needs.db, { bookings, classId, sequence });
  return toldOfClass(needs, recipient, { row, booking, was, cancelled, buyer: true, rooms: false, ended, links });
}

export function buyerClassMail(cancelled: boolean) {
  return async (needs: MailNeeds, { about, version, recipient }: OutboxRow) => {
    const sequence = version - 1;
    const [bookingId = '', classId = ''] = about.split(' ', 2);
    return (
      (await classMail(needs, recipient, { bookingId, classId, sequence }, { cancelled, buyer: true })) ??
      orderedClassMail(needs, recipient, { orderId: bookingId, classId, sequence }, cancelled)
    );
  };
}

export function participantClassMail(cancelled: boolean) {
  return async (needs: MailNeeds, { about, version, recipient }: OutboxRow) => {
    const seat = await readSeat(needs.db, about);
    if (!seat || seat.active === 0) return null;
    const ids = { bookingId: seat.booking_id, classId: seat.class_id, sequence: version - 1 };
    return classMail(needs, recipient, ids, { cancelled, buyer: false });
  };
}
