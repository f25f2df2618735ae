import { TIMETABLE_PATH } from '../domain/catalogue/paths.ts';
import type { Timetable } from '../domain/catalogue/timetable.ts';
import { hosts } from './hosts.ts';

const TIMEOUT_MS = 10_000;

/** Enough of the answer to be drawn: checked by hand for the same reason as in `live-seats.ts`. */
const isTimetable = (value: unknown): value is Timetable =>
  Array.isArray((value as Partial<Timetable> | null)?.classes) &&
  (value as Timetable).classes.every(({ id, day, sessions }) => id && day && Array.isArray(sessions));

/** The classes that an address asks for; `undefined` when they cannot be had. */
export async function askTimetable(query: string): Promise<Timetable | undefined> {
  try {
    const response = await fetch(`${hosts.site}${TIMETABLE_PATH}${query && `?${query}`}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return isTimetable(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}
