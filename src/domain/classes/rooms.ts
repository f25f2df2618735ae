import * as v from 'valibot';
import { Session } from '../catalogue/classes.ts';
import { optionalDay, optionalText } from '../office/audit.ts';
import { instantOf } from '../time/schedule.ts';
import type { Sitting } from './acts.ts';

/** Whether two names are of one room: as the office types them, without regard to capitals and spaces around. */
export const roomKey = (name: string): string => name.trim().toLowerCase();

/** Days are those of each class's own zone; `where` is a place, '' all of them. */
export const RoomsQuery = v.object({ from: optionalDay, to: optionalDay, where: optionalText(40) });
export type RoomsQuery = v.InferOutput<typeof RoomsQuery>;

const Titles = v.object({ en: v.string(), fr: v.string() });

/** A class that takes a room, or has none yet. */
export const RoomClass = v.object({
  id: v.string(),
  title: Titles,
  /** As it is typed; empty where there is none yet. */
  room: v.string(),
  timeZone: v.string(),
  /** Those of the days that were asked for. */
  sessions: v.array(Session),
  trainer: v.nullable(v.string()),
  /** Another class that has the room during one of them. */
  clash: v.nullable(v.string()),
});
export type RoomClass = v.InferOutput<typeof RoomClass>;

/** Cities with their rooms, as far as classes had, have or will have them; the classes by their first session. */
export const OfficeRooms = v.object({
  from: v.string(),
  to: v.string(),
  cities: v.array(v.object({ id: v.string(), city: Titles, rooms: v.array(v.string()), classes: v.array(RoomClass) })),
  places: v.array(v.object({ id: v.string(), city: Titles })),
});
export type OfficeRooms = v.InferOutput<typeof OfficeRooms>;

/** The known rooms of a class's city, each with the class that has it during one of its sessions. */
export const ClassRooms = v.object({
  rooms: v.array(v.object({ name: v.string(), takenBy: v.nullable(v.object({ id: v.string(), title: Titles })) })),
});
export type ClassRooms = v.InferOutput<typeof ClassRooms>;

/** The rooms of a city, each with a class that has it during one of these sittings, which are by the clock of that city. */
export function roomsThen(
  { rooms, classes }: Pick<OfficeRooms['cities'][number], 'rooms' | 'classes'>,
  sittings: readonly Sitting[],
): ClassRooms['rooms'] {
  const isThen = ({ timeZone, sessions }: RoomClass) =>
    sittings.some(({ date, from, to }) => {
      const [start, end] = [from, to].map((time) => Date.parse(instantOf(date, time, timeZone)));
      return sessions.some((one) => Date.parse(one.start) < Number(end) && Date.parse(one.end) > Number(start));
    });
  const taken = classes.filter(isThen);
  return rooms.map((name) => {
    const taker = taken.find(({ room }) => roomKey(room) === roomKey(name));
    return { name, takenBy: taker ? { id: taker.id, title: taker.title } : null };
  });
}
