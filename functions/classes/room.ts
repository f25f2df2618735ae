import type { Session } from '../../src/domain/catalogue/classes.ts';
import { ROOM_TAKEN } from './room-sql.ts';

/** A class that has a room during these sessions: its id, and `null` where the room is free, or is not known. */
export async function roomTaken(
  db: D1Database,
  given: {
    id: string;
    placeId: string | null;
    room: string;
    startsAt: number;
    endsAt: number;
    sessions: readonly Session[];
  },
): Promise<string | null> {
  const { id, placeId, room, startsAt, endsAt, sessions } = given;
  if (placeId === null) return null;
  return db.prepare(ROOM_TAKEN).bind(placeId, room, id, startsAt, endsAt, JSON.stringify(sessions)).first<string>('id');
}
