import type { Contact } from '../../src/domain/booking/billing.ts';
import type { ClassWas } from '../../src/domain/booking/events.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { isNameLike } from '../../src/domain/names.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { fill, formatTime } from '../../src/i18n/format.ts';
import { languageTags, type Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { EventRow } from '../catalogue/index.ts';
import { list, paragraph, type Part } from '../platform/mail/layout.ts';
import { classLines } from './mail-parts.ts';
import { CLASS_WAS } from './mail-sql.ts';

type PlaceColumns = Pick<
  EventRow,
  | 'place_id'
  | 'place_name_en'
  | 'place_name_fr'
  | 'place_city_en'
  | 'place_city_fr'
  | 'place_address'
  | 'place_province'
>;

/** What a class was before a change, and where. */
export interface Was extends ClassWas {
  place: PlaceColumns;
}

/** As it was told with one of these bookings; `null` where nothing is known. */
export async function readWas(
  db: D1Database,
  { bookings, classId, sequence }: { bookings: readonly string[]; classId: string; sequence: number },
): Promise<Was | null> {
  const found = await db
    .prepare(CLASS_WAS)
    .bind(JSON.stringify(bookings), classId, sequence)
    .first<PlaceColumns & { was: string }>();
  if (!found) return null;
  const { was, ...place } = found;
  return { ...(JSON.parse(was) as ClassWas), place };
}

/** What of a class has changed, in words; '' where nothing of it is known. */
function changedWords(
  row: EventRow,
  { sessions, rooms, timeZone, placeId, language: taught }: Was,
  language: Locale,
): string {
  const t = strings(language).changesMail.classMoved.what;
  const now = JSON.parse(row.sessions) as Session[];
  const differ = (of: (session: Session, zone: string) => string) =>
    sessions !== undefined &&
    sessions.map((one) => of(one, timeZone)).join() !== now.map((one) => of(one, row.time_zone)).join();
  const hoursOf = (days: readonly Session[], zone: string) =>
    [...new Set(days.map(({ start, end }) => [start, end].map((at) => formatTime(at, 'en', zone)).join()))]
      .sort()
      .join();
  const words = [
    differ(({ start }, zone) => dateIn(zone, start)) &&
      (Math.max(now.length, sessions?.length ?? 0) > 1 ? t.dates : t.date),
    sessions && hoursOf(sessions, timeZone) !== hoursOf(now, row.time_zone) && t.hours,
    (placeId !== undefined || (sessions?.length === now.length && differ(({ online = false }) => String(online)))) &&
      t.place,
    rooms && t.room,
    taught !== undefined && t.language,
  ];
  return new Intl.ListFormat(languageTags[language]).format(words.filter((word) => typeof word === 'string'));
}

/** What we have changed of a class, in a sentence. */
export function changedIntro(row: EventRow, was: Was | null, { title, language }: { title: string; language: Locale }) {
  const t = strings(language).changesMail.classMoved;
  const what = was ? changedWords(row, was, language) : '';
  return what === '' ? fill(t.some, { title }) : fill(t.intro, { title, what });
}

/** How it was, of what is otherwise now. */
export function wasParts(row: EventRow, was: Was | null, language: Locale, now: number): Part[] {
  if (!was) return [];
  const sessions = was.sessions ?? was.rooms ?? [];
  const lines = classLines(
    {
      ...{
        ...row,
        time_zone: was.timeZone,
        sessions: JSON.stringify(sessions),
        language: was.language ?? row.language,
      },
      ...(was.placeId !== undefined && was.place),
    },
    language,
    now,
  );
  const changed = lines.filter(
    (_, index) =>
      index < sessions.length || (index === sessions.length ? was.placeId !== undefined : was.language !== undefined),
  );
  return changed.length === 0 ? [] : [paragraph(strings(language).changesMail.classMoved.was), list(changed)];
}

/** Who has booked the seat of somebody, where these are names, as nothing else of what was typed is told (booking rule 43). */
export function bookedByPart(contact: string | null, recipient: string, language: Locale): Part[] {
  if (contact === null) return [];
  const { firstName, lastName, organisation, email } = JSON.parse(contact) as Contact;
  const person = `${firstName} ${lastName}`;
  if (emailKey(email) === emailKey(recipient) || !isNameLike(person)) return [];
  const name = organisation !== '' && isNameLike(organisation) ? `${person} (${organisation})` : person;
  return [paragraph(fill(strings(language).changesMail.classMoved.bookedBy, { name }))];
}
