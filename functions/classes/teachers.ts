import type { SiteData } from '../../src/domain/site/site-data.ts';
import { notTaught } from '../../src/domain/team/teaching.ts';
import type { EventRow } from '../catalogue/index.ts';

type Taught = Pick<EventRow, 'course_id' | 'language' | 'place_id'>;

/** Who teaches what a class is about, in its language and place, as the team's pages say. */
export function teachersOf({ trainers, courses }: SiteData, row: Taught): string[] {
  const subject = courses.find(({ id }) => id === row.course_id)?.subject ?? '';
  const asked = { subject, language: row.language, placeId: row.place_id };
  return trainers.filter((one) => notTaught(one, asked) === null).map(({ name }) => name);
}
