import { href } from '../../i18n/routes.ts';
import type { Category } from '../categories/link.ts';
import { coursesNamed, type Course, type Courses } from '../courses/link.ts';
import { byOrder } from '../entry.ts';
import { ContentError, markdownFile } from '../problem.ts';
import type { SeriesData, SeriesEntry } from './schema.ts';

export interface Series extends Omit<SeriesData, 'courses' | 'order'> {
  entry: SeriesEntry;
  slug: string;
  href: string;
  /** In the order in which they are taken. */
  courses: Course[];
}

/** The sum that the courses of a series cost one by one, which its author states too. */
function checkSum({ data, ...entry }: SeriesEntry, courses: readonly Course[]): void {
  if (courses.length < data.courses.length) return; // The price of a draft is not public.
  const apart = courses.reduce((sum, { price }) => sum + price, 0);
  if (apart === data.regularPrice) return;
  const where = { file: markdownFile(entry), field: 'regularPrice' };
  throw new ContentError(where, `${apart / 100}, the sum of its courses`);
}

/** The Great series, which are in English. They share `/courses/…` with the categories, the English ones of which are given. */
export function linkSeries(
  entries: readonly SeriesEntry[],
  categories: readonly Category[],
  courses: Courses,
): Series[] {
  return entries.toSorted(byOrder).map((entry): Series => {
    const { id } = entry;
    const file = markdownFile(entry);
    if (categories.some(({ slug }) => slug === id)) {
      throw new ContentError({ file }, 'another name, since a category has the same address');
    }
    const { order: _order, ...data } = entry.data;
    const named = coursesNamed({ file, field: 'courses' }, data.courses, courses, 'en');
    checkSum(entry, named);
    return { ...data, entry, slug: id, href: href('series', 'en', { id }), courses: named };
  });
}
