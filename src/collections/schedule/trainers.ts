import { dateIn } from '../../domain/time/calendar.ts';
import type { Course } from '../courses/link.ts';
import { ContentError, type Where } from '../problem.ts';
import { personNamed, type Person } from '../team/link.ts';
import type { ClassRule } from './schema.ts';

type Taught = Pick<ClassRule, 'trainer' | 'language' | 'place'>;

/** Who teaches the classes of a rule. Fails on somebody who does not teach that course, in that language or in that city. */
export function trainerOf(where: Where, rule: Taught, course: Course, team: readonly Person[]): Person {
  const person = personNamed(where, rule.trainer, team);
  const expected = (what: string) => new ContentError(where, `someone who teaches ${what}, got ${person.slug}`);
  const category = `${course.locale}/${course.category}`;
  if (!person.subjects.includes(category)) throw expected(category);
  if (!person.languages.includes(rule.language)) throw expected(`in ${rule.language}`);
  if (rule.place && !person.rooms.includes(rule.place.id)) throw expected(`in ${rule.place.id}`);
  return person;
}

/** A class as far as it keeps its trainer busy. */
export interface Busy {
  where: Where;
  id: string;
  trainer: Pick<Person, 'slug'>;
  sessions: readonly { start: string; end: string }[];
  timeZone: string;
  placeId: string | null;
}

interface Sitting {
  one: Busy;
  start: number;
  end: number;
  day: string;
}

const sittingsOf = (one: Busy): Sitting[] =>
  one.sessions.map(({ start, end }) => ({
    one,
    start: Date.parse(start),
    end: Date.parse(end),
    day: dateIn(one.timeZone, start),
  }));

/** Why nobody gives both: of two sittings the one that begins first stands first. */
function inTheWay(first: Sitting, second: Sitting): string | undefined {
  if (second.start < first.end) return 'somebody who is free';
  const cities = new Set([first.one.placeId, second.one.placeId].filter((place) => place !== null));
  return cities.size > 1 && first.day === second.day ? 'somebody who is in one city on that day' : undefined;
}

/** Fails where somebody is to teach in two rooms at once, or in two cities on one day. */
export function checkHours(classes: readonly Busy[]): void {
  const bySlug = Map.groupBy(classes.flatMap(sittingsOf), ({ one }) => one.trainer.slug);
  for (const [slug, sittings] of bySlug) {
    const inOrder = sittings.toSorted((a, b) => a.start - b.start);
    for (const [index, first] of inOrder.entries()) {
      for (let after = index + 1; after < inOrder.length; after++) {
        const second = inOrder[after];
        if (!second || (second.start >= first.end && second.day !== first.day)) break;
        const why = inTheWay(first, second);
        if (why === undefined) continue;
        throw new ContentError(
          second.one.where,
          `${why}: ${slug} has ${second.one.id} and ${first.one.id} on ${second.day}`,
        );
      }
    }
  }
}
