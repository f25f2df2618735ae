import type { Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import type { Category } from '../categories/link.ts';
import { coursesNamed, type Course, type Courses } from '../courses/link.ts';
import { byOrder, splitId } from '../entry.ts';
import { ContentError, markdownFile, type Where } from '../problem.ts';
import { counterpartsOf } from '../references.ts';
import type { SeriesData, SeriesEntry } from './schema.ts';

/** A series in one language. `key` names the pair, and what was bought: the slug of the English one. */
export interface Series extends Omit<SeriesData, 'courses' | 'order' | 'counterpart'> {
  entry: SeriesEntry;
  slug: string;
  key: string;
  locale: Locale;
  href: string;
  /** The same series in the other language. */
  alternate: string | undefined;
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

/** What is sold is the same in both languages. */
const common = ['price', 'validMonths', 'order'] as const;

/** A French series has an English one, by which it is bought, and both have the same terms and courses. */
function checkPair(french: Series, entries: readonly SeriesEntry[], english: readonly Series[]): void {
  const at = (field: string): Where => ({ file: markdownFile(french.entry), field });
  const other = english.find(({ slug }) => slug === french.key);
  const entry = entries.find(({ id }) => id === french.entry.data.counterpart?.id);
  if (!other || !entry) throw new ContentError(at('counterpart'), 'the English series that it is');
  const differs = common.find((field) => french.entry.data[field] !== entry.data[field]);
  if (differs) throw new ContentError(at(differs), `the same as in ${markdownFile(entry)}`);
  const keys = ({ courses }: Series) =>
    courses.map(({ locale, slug, counterpart }) => (locale === 'en' ? slug : counterpart?.slug)).join();
  if (keys(french) !== keys(other)) throw new ContentError(at('courses'), `the courses of ${markdownFile(entry)}`);
}

/** The Great series of both languages, as their authors order them. English ones share `/courses/…` with the categories, which are given. */
export function linkSeries(
  entries: readonly SeriesEntry[],
  categories: readonly Category[],
  courses: Courses,
): Series[] {
  const counterparts = counterpartsOf(entries);
  const addressOf = (id: string) => {
    const { locale, slug } = splitId(id);
    return href('series', locale, { id: slug });
  };
  const linked = entries.toSorted(byOrder).map((entry): Series => {
    const { locale, slug } = splitId(entry.id);
    const file = markdownFile(entry);
    if (categories.some((one) => one.href === addressOf(entry.id))) {
      throw new ContentError({ file }, 'another name, since a category has the same address');
    }
    const { order: _order, counterpart: _counterpart, ...data } = entry.data;
    const named = coursesNamed({ file, field: 'courses' }, data.courses, courses, locale);
    checkSum(entry, named);
    const other = counterparts.get(entry.id);
    return {
      ...data,
      ...{ entry, slug, locale, href: addressOf(entry.id), courses: named },
      key: locale === 'en' || other === undefined ? slug : splitId(other).slug,
      alternate: other === undefined ? undefined : addressOf(other),
    };
  });
  const english = linked.filter(({ locale }) => locale === 'en');
  for (const one of linked) if (one.locale === 'fr') checkPair(one, entries, english);
  return linked;
}
