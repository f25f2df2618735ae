import type { Session } from '../../src/domain/catalogue/classes.ts';
import { roomKey } from '../../src/domain/classes/rooms.ts';
import { CLASSES_BESIDE } from './room-sql.ts';

interface InRoom {
  room: string;
  sessions: readonly Session[];
}

/** What the office calls the room of a session; '' where its class has none, or it is held on line. */
export const roomOf = ({ room }: Pick<InRoom, 'room'>, session: Session): string =>
  session.online ? '' : (session.room ?? room).trim();

const meets = (own: Session, theirs: Session) =>
  Date.parse(own.start) < Date.parse(theirs.end) && Date.parse(own.end) > Date.parse(theirs.start);

/** Whether a class of the same place has a room, by its name, during one of these sessions. */
export const takes = ({ room, sessions }: InRoom, name: string, during: readonly Session[]): boolean =>
  roomKey(name) !== '' &&
  sessions.some((one) => roomKey(roomOf({ room }, one)) === roomKey(name) && during.some((own) => meets(own, one)));

/** Whether two classes of one place meet in a room. */
export const inOneRoom = (one: InRoom, other: InRoom): boolean =>
  one.sessions.some((session) => takes(other, roomOf(one, session), [session]));

/** A class that has a room during these sessions: its id, and `null` where the room is free, or is not known. */
export async function roomTaken(
  db: D1Database,
  given: InRoom & { id: string; placeId: string | null; startsAt: number; endsAt: number },
): Promise<string | null> {
  const { id, placeId, startsAt, endsAt } = given;
  if (placeId === null) return null;
  const { results } = await db
    .prepare(CLASSES_BESIDE)
    .bind(placeId, id, startsAt, endsAt)
    .all<{ id: string; room: string; sessions: string }>();
  const taker = results.find(({ room, sessions }) =>
    inOneRoom(given, { room, sessions: JSON.parse(sessions) as Session[] }),
  );
  return taker?.id ?? null;
}
