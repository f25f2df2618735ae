import type { SiteData } from '../../src/domain/site/site-data.ts';
import { notTaught } from '../../src/domain/team/teaching.ts';
import type { EventRow } from '../catalogue/index.ts';

type Taught = Pick<EventRow, 'course_id' | 'language' | 'place_id'>;

/** Who teaches what a class is about, in its language and place, as the team's pages say; to a client's own address goes whoever teaches it. */
export function teachersOf(
  { trainers, courses, places }: Pick<SiteData, 'trainers' | 'courses' | 'places'>,
  row: Taught,
): string[] {
  const subject = courses.find(({ id }) => id === row.course_id)?.subject ?? '';
  const isOurs = places.some(({ id }) => id === row.place_id);
  const asked = { subject, language: row.language, placeId: isOurs ? row.place_id : null };
  return trainers.filter((one) => notTaught(one, asked) === null).map(({ name }) => name);
}
