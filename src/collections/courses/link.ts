import type { Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import { splitId } from '../entry.ts';
import { ContentError, markdownFile, repeated, type Where } from '../problem.ts';
import { counterpartsOf, shownIds, shownSlugs, type Known } from '../references.ts';
import type { CourseData, CourseEntry } from './schema.ts';

/**
 * A course in one language. `slug` is its part of the address; `key` names the course in both: the English slug, if any. Of what teaches
 * its own language, each of a pair is a course by itself: their pages lead to each other, their classes are not the same.
 */
export interface Course extends Omit<CourseData, 'counterpart' | 'category' | 'related'> {
  entry: CourseEntry;
  slug: string;
  key: string;
  locale: Locale;
  href: string;
  counterpart: { slug: string; href: string } | undefined;
  /** Slugs in the same language. */
  category: string;
  related: string[];
}

/** How many neighbours stand for related courses where a course names none. */
const NEIGHBOURS = 3;

/** What a pair agrees on, since it is one course in two languages. */
const common = ['price', 'privatePrice', 'hours', 'level', 'ofItsLanguage'] as const;

function checkPair(entry: CourseEntry, other: CourseEntry | undefined): void {
  if (!other) return;
  for (const field of common) {
    if (other.data[field] === entry.data[field]) continue;
    throw new ContentError({ file: markdownFile(entry), field }, `the same as in ${markdownFile(other)}`);
  }
}

/** The entry that a course has its key from. */
export const isMain = ({ locale, key, counterpart }: Pick<Course, 'locale' | 'key' | 'counterpart'>): boolean =>
  locale === 'en' || key !== counterpart?.slug;

/** A key stands for one course, so a French one without a counterpart cannot be called as an English one is; nor is one called as another was. */
function checkKeys(courses: readonly Course[]): void {
  const heads = courses.filter(isMain);
  const sorted = heads.toSorted((a, b) => a.locale.localeCompare(b.locale));
  const reused = sorted.find(
    ({ key, formerly = key }) => formerly !== key && heads.some((one) => one.key === formerly),
  );
  const twice = repeated(
    sorted.filter(({ formerly }) => formerly !== undefined),
    ({ formerly = '' }) => formerly,
  );
  const wrong = reused ?? twice;
  if (wrong) {
    const where = { file: markdownFile(wrong.entry), field: 'formerly' };
    throw new ContentError(where, `a name that is no other course’s, got ${wrong.formerly ?? ''}`);
  }
  const second = repeated(sorted, ({ key }) => key);
  if (!second) return;
  const where = { file: markdownFile(second.entry), field: 'counterpart' };
  throw new ContentError(where, `en/${second.key}, or another name for the file`);
}

/**
 * Published courses with their categories, related courses and counterparts. `courses` and `categories` are what entries
 * may name. Fails on names of nothing or of the other language, on pairs that do not agree, and where two courses have one key.
 */
export function linkCourses(published: readonly CourseEntry[], courses: Known, categories: Known): Course[] {
  const counterparts = counterpartsOf(published);
  for (const entry of published) {
    checkPair(
      entry,
      published.find(({ id }) => id === entry.data.counterpart?.id),
    );
  }
  const linked = published.map((entry): Course => {
    const { locale, slug } = splitId(entry.id);
    const at = (field: string): Where => ({ file: markdownFile(entry), field });
    const otherId = counterparts.get(entry.id);
    const other = otherId === undefined ? undefined : splitId(otherId);
    const [category] = shownSlugs(at('category'), [entry.data.category], categories, locale);
    if (category === undefined) {
      throw new ContentError(at('category'), `a published category, got the draft ${entry.data.category.id}`);
    }
    return {
      ...entry.data,
      entry,
      slug,
      locale,
      key: locale === 'en' || entry.data.ofItsLanguage ? slug : (other?.slug ?? slug),
      href: href('course', locale, { id: slug }),
      counterpart: other && { slug: other.slug, href: href('course', other.locale, { id: other.slug }) },
      category,
      related: shownSlugs(at('related'), entry.data.related, courses, locale),
    };
  });
  checkKeys(linked);
  return linked;
}

/** A course's related courses; without any of its own, its neighbours in the category. */
export function relatedTo(course: Course, courses: readonly Course[]): Course[] {
  const others = courses.filter(({ locale }) => locale === course.locale);
  if (course.related.length > 0) {
    return course.related.flatMap((slug) => others.find((one) => one.slug === slug) ?? []);
  }
  return others.filter((one) => one.category === course.category && one.slug !== course.slug).slice(0, NEIGHBOURS);
}

/** Every course, and the names that are no mistake. */
export interface Courses {
  courses: readonly Course[];
  known: Known;
}

/** The published courses that an entry names, of `locale` where it has to be one. */
export function coursesNamed(
  where: Where,
  references: readonly { id: string }[],
  { courses, known }: Courses,
  locale?: Locale,
): Course[] {
  return shownIds(where, references, known, locale).flatMap((id) => courses.find(({ entry }) => entry.id === id) ?? []);
}

/** A course as a list of links shows it. */
export const linkTo = ({ title, href: address }: Course): { title: string; href: string } => ({ title, href: address });
