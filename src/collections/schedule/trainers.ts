import { clashesOf, notTaught, type Busy } from '../../domain/team/teaching.ts';
import type { Course } from '../courses/link.ts';
import { ContentError, type Where } from '../problem.ts';
import { personNamed, type Person } from '../team/link.ts';
import type { ClassRule } from './schema.ts';

type Taught = Pick<ClassRule, 'trainer' | 'language' | 'place'>;

/** Who teaches the classes of a rule. Fails on somebody who does not teach that course, in that language or in that city. */
export function trainerOf(where: Where, rule: Taught, course: Course, team: readonly Person[]): Person {
  const person = personNamed(where, rule.trainer, team);
  const subject = `${course.locale}/${course.category}`;
  const asked = { subject, language: rule.language, placeId: rule.place?.id ?? null };
  const missing = notTaught({ ...person, places: person.rooms }, asked);
  if (missing === null) return person;
  const what = { subject, language: `in ${rule.language}`, city: `in ${rule.place?.id}` }[missing];
  throw new ContentError(where, `someone who teaches ${what}, got ${person.slug}`);
}

export type BusyRule = Busy & { where: Where };

const expected = { hours: 'somebody who is free', city: 'somebody who is in one city on that day' };

/** Fails where somebody is to teach in two rooms at once, or in two cities on one day. */
export function checkHours(classes: readonly BusyRule[]): void {
  const [clash] = clashesOf(classes);
  if (!clash) return;
  const { first, second, why, day } = clash;
  throw new ContentError(
    second.where,
    `${expected[why]}: ${second.trainer} has ${second.id} and ${first.id} on ${day}`,
  );
}
