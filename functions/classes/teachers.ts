import type { SiteData } from '../../src/domain/site/site-data.ts';
import { notTaught } from '../../src/domain/team/teaching.ts';
import type { EventRow } from '../catalogue/index.ts';

type Taught = Pick<EventRow, 'course_id' | 'language' | 'place_id'>;

/**
 * The team, with what of a class each does not teach as their pages say, those who teach all of it first: in its language and place; to a
 * client's own address goes whoever teaches it. The office may name any of them, since people travel and know more than pages say.
 */
export function teamFor(
  { trainers, courses, places }: Pick<SiteData, 'trainers' | 'courses' | 'places'>,
  row: Taught,
): { trainer: string; lacks: ReturnType<typeof notTaught> }[] {
  const subject = courses.find(({ id }) => id === row.course_id)?.subject ?? '';
  const isOurs = places.some(({ id }) => id === row.place_id);
  const asked = { subject, language: row.language, placeId: isOurs ? row.place_id : null };
  const team = trainers.map((one) => ({ trainer: one.name, lacks: notTaught(one, asked) }));
  return team.toSorted((a, b) => Number(a.lacks !== null) - Number(b.lacks !== null));
}

/** Who teaches what a class is about, in its language and place. */
export const teachersOf = (...asked: Parameters<typeof teamFor>): string[] =>
  teamFor(...asked)
    .filter(({ lacks }) => lacks === null)
    .map(({ trainer }) => trainer);

/** Whether somebody is of the team. */
export const isOfTeam = ({ trainers }: Pick<SiteData, 'trainers'>, trainer: string): boolean =>
  trainers.some(({ name }) => name === trainer);
