import { Temporal } from 'temporal-polyfill';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import {
  roomKey,
  type ClassRooms,
  type OfficeRooms,
  type RoomClass,
  type RoomsQuery,
} from '../../src/domain/classes/rooms.ts';
import { giversOf } from '../../src/domain/classes/substitutes.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { givenOf } from '../catalogue/index.ts';
import { choicesOf } from '../platform/choices.ts';
import { rowsOf } from '../platform/database.ts';
import { midnight } from '../platform/days.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { LONGEST_DAYS, titlesOf } from './list.ts';
import { inOneRoom, roomOf, takes } from './room.ts';
import * as sql from './room-sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** A room that no class had for so long is known no more. Days. */
const KNOWN_DAYS = 366;

/** Of more days no calendar is drawn. */
const MOST_DAYS = 45;

interface RoomRow {
  id: string;
  title_en: string | null;
  title_fr: string | null;
  place_id: string;
  room: string;
  time_zone: string;
  sessions: string;
  trainer: string | null;
  substitutes: string;
}

type KnownRow = Record<'place_id' | 'name', string>;

const sessionsIn = ({ sessions }: RoomRow) => JSON.parse(sessions) as Session[];

const withSessions = (row: RoomRow) => ({ room: row.room, sessions: sessionsIn(row) });

/** Another class that has the same room of the same place during one of these sessions. */
const clashOf = ({ id, place_id, room }: RoomRow, sessions: readonly Session[], all: readonly RoomRow[]) =>
  all.find(
    (other) => other.id !== id && other.place_id === place_id && inOneRoom({ room, sessions }, withSessions(other)),
  )?.id ?? null;

/** Who gives these sessions, `Ada Tremblay, Bo Larsen`; `null` is nobody. */
const giversIn = (row: RoomRow, sessions: readonly Session[]): string | null =>
  giversOf({ ...givenOf(row), sessions }).join(', ') || null;

/** Each room once, by the way in which it is written first: what one day has to itself may be no other class's. */
const named = (names: readonly string[]): string[] => {
  const byKey = new Map(names.toReversed().map((name) => [roomKey(name), name]));
  byKey.delete('');
  return [...byKey.values()].sort((one, other) => one.localeCompare(other));
};

const withoutPlace = ({ placeId: _placeId, ...one }: RoomClass & { placeId: string }): RoomClass => one;

/** Which room of which city is taken on which day: of the week of today, where no days are said. */
export async function officeRooms(
  { db, now, siteData }: Needs,
  { from: first, to: last, where }: RoomsQuery,
): Promise<OfficeRooms> {
  const at = now().getTime();
  const { timeZone } = siteData.office;
  const from = Temporal.PlainDate.from(first || dateIn(timeZone, at));
  const asked = last ? Temporal.PlainDate.from(last) : from.add({ days: 6 });
  const furthest = from.add({ days: MOST_DAYS });
  const to = Temporal.PlainDate.compare(asked, furthest) > 0 ? furthest : asked;
  const days = [from.toString(), to.toString()] as const;
  const [known, found] = await db.batch([
    db.prepare(sql.KNOWN_ROOMS).bind(at - KNOWN_DAYS * DAY_MS, where),
    db.prepare(sql.CLASSES_IN_ROOMS).bind(
      // Canada lies within a day of its office.
      ...[midnight(from.subtract({ days: LONGEST_DAYS }), timeZone), midnight(to.add({ days: 2 }), timeZone)],
      ...[midnight(from.subtract({ days: 1 }), timeZone), where],
    ),
  ]);
  const all = rowsOf<RoomRow>(found);
  const classes = all.flatMap((row): (RoomClass & { placeId: string })[] => {
    const held = sessionsIn(row).filter(({ start, online }) => {
      const day = dateIn(row.time_zone, start);
      return day >= days[0] && day <= days[1] && !online;
    });
    // A day may be in another room than the rest.
    return [...Map.groupBy(held, (session) => roomOf(row, session))].map(([room, sessions]) => ({
      ...{ id: row.id, placeId: row.place_id, title: titlesOf(row), room, timeZone: row.time_zone },
      ...{ sessions, trainer: giversIn(row, sessions), clash: clashOf(row, sessions, all) },
    }));
  });
  const { places } = choicesOf(siteData);
  const rooms = rowsOf<KnownRow>(known);
  const cities = places
    .map(({ id, city }) => {
      const own = classes.filter(({ placeId }) => placeId === id);
      const names = rooms.filter((room) => room.place_id === id).map(({ name }) => name);
      return { id, city, rooms: named([...names, ...own.map(({ room }) => room)]), classes: own.map(withoutPlace) };
    })
    .filter((one) => one.id === where || one.rooms.length > 0 || one.classes.length > 0);
  return {
    from: days[0],
    to: days[1],
    cities: where === '' ? cities : cities.filter(({ id }) => id === where),
    places,
  };
}

/** The rooms that a class of a place could have, and who has them then; `null` where there is no such class. */
export async function classRooms({ db, now }: Needs, id: string): Promise<ClassRooms | null> {
  const row = await db.prepare(sql.CLASS_IN_ROOM).bind(id).first<RoomRow & { starts_at: number; ends_at: number }>();
  if (!row) return null;
  // Online it has none.
  if ((row.place_id as string | null) === null) return { rooms: [] };
  const [known, found] = await db.batch([
    db.prepare(sql.KNOWN_ROOMS).bind(now().getTime() - KNOWN_DAYS * DAY_MS, row.place_id),
    db
      .prepare(sql.CLASSES_IN_ROOMS)
      .bind(row.starts_at - LONGEST_DAYS * DAY_MS, row.ends_at, row.starts_at, row.place_id),
  ]);
  const others = rowsOf<RoomRow>(found).filter((other) => other.id !== id);
  const own = sessionsIn(row);
  return {
    rooms: named(rowsOf<KnownRow>(known).map(({ name }) => name)).map((name) => {
      const taker = others.find((other) => takes(withSessions(other), name, own));
      return { name, takenBy: taker ? { id: taker.id, title: titlesOf(taker) } : null };
    }),
  };
}
