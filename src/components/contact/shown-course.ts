import { coursesIn, type Course } from '~/collections/courses/load.ts';
import { nextClassOf } from '~/collections/schedule/load.ts';
import { first } from '~/domain/present.ts';
import type { TeamPrices } from '~/domain/team/ways.ts';
import type { Locale } from '~/i18n/locales.ts';
import { teamPrices } from '../course/team-prices.ts';

/** The course that private classes are reckoned with, by its key, or by that of what it has beside it in the other language. */
const SHOWN = 'excel-level-2';

/** The course by which private classes are shown, and what it costs a team. */
export async function shownCourse(locale: Locale): Promise<{ course: Course; prices: TeamPrices }> {
  const courses = await coursesIn(locale);
  const course = courses.find(({ key, counterpart }) => key === SHOWN || counterpart?.slug === SHOWN) ?? first(courses);
  return { course, prices: await teamPrices(course, await nextClassOf(course, locale)) };
}
