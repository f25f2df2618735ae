import { dateIn } from '../time/calendar.ts';

/** What a trainer gives, as the team's pages say. Subjects are ids of categories, places ids of rooms. */
export interface Teaching {
  name: string;
  languages: readonly string[];
  subjects: readonly string[];
  places: readonly string[];
}

/** What a class asks of whoever gives it. */
interface Asked {
  subject: string;
  language: string;
  placeId: string | null;
}

export const NOT_TAUGHT = ['subject', 'language', 'city'] as const;

/** What of a class somebody does not teach, the first of them; `null` where all of it fits. */
export function notTaught(
  { languages, subjects, places }: Omit<Teaching, 'name'>,
  { subject, language, placeId }: Asked,
): (typeof NOT_TAUGHT)[number] | null {
  if (!subjects.includes(subject)) return 'subject';
  if (!languages.includes(language)) return 'language';
  return placeId === null || places.includes(placeId) ? null : 'city';
}

/** A class as far as it keeps its trainer busy. */
export interface Busy {
  id: string;
  trainer: string;
  /** Instants, ISO 8601. */
  sessions: readonly { start: string; end: string; online?: true | undefined }[];
  timeZone: string;
  placeId: string | null;
}

/** Two classes that nobody can give both: of their sittings, `second` begins after `first`. */
export interface Clash<Class extends Busy> {
  first: Class;
  second: Class;
  /** In two rooms at once, or in two cities on one day. */
  why: 'hours' | 'city';
  /** `2026-12-08`, of the second. */
  day: string;
}

interface Sitting<Class extends Busy> {
  one: Class;
  start: number;
  end: number;
  day: string;
  /** `null` on line, be it for that day alone. */
  place: string | null;
}

const sittingsOf = <Class extends Busy>(one: Class): Sitting<Class>[] =>
  one.sessions.map(({ start, end, online }) => ({
    one,
    start: Date.parse(start),
    end: Date.parse(end),
    day: dateIn(one.timeZone, start),
    place: online ? null : one.placeId,
  }));

function inTheWay<Class extends Busy>(first: Sitting<Class>, second: Sitting<Class>): Clash<Class>['why'] | undefined {
  if (second.start < first.end) return 'hours';
  const places = new Set([first.place, second.place].filter((place) => place !== null));
  return places.size > 1 && first.day === second.day ? 'city' : undefined;
}

/** Where somebody is to teach in two rooms at once, or in two cities on one day; each pair of classes once. */
export function clashesOf<Class extends Busy>(classes: readonly Class[]): Clash<Class>[] {
  const clashes = new Map<string, Clash<Class>>();
  for (const sittings of Map.groupBy(classes.flatMap(sittingsOf), ({ one }) => one.trainer).values()) {
    const inOrder = sittings.toSorted((a, b) => a.start - b.start);
    for (const [index, first] of inOrder.entries()) {
      for (const second of inOrder.slice(index + 1)) {
        if (second.start >= first.end && second.day !== first.day) break;
        const why = inTheWay(first, second);
        const pair = `${first.one.id} ${second.one.id}`;
        if (why && !clashes.has(pair)) {
          clashes.set(pair, { first: first.one, second: second.one, why, day: second.day });
        }
      }
    }
  }
  return [...clashes.values()];
}
