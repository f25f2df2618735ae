import { languageTags, type Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import { coursesNamed, type Course, type Courses } from '../courses/link.ts';
import { splitId } from '../entry.ts';
import { ContentError, markdownFile, type Where } from '../problem.ts';
import { counterpartsOf, shownSlugs, type Known } from '../references.ts';
import type { CategoryData, CategoryEntry } from './schema.ts';

export interface Category extends Omit<CategoryData, 'counterpart' | 'courses' | 'related'> {
  entry: CategoryEntry;
  slug: string;
  locale: Locale;
  href: string;
  counterpart: { slug: string; href: string } | undefined;
  /** Slugs in the same language, in the order of the page. */
  courses: string[];
  related: string[];
}

/** Every category, and the names that are no mistake. */
export interface Categories {
  categories: readonly Category[];
  known: Known;
}

/** The lowest level first, those without one last; equals by title. */
const byLevelAndTitle = (a: Course, b: Course) =>
  (a.level ?? Infinity) - (b.level ?? Infinity) || a.title.localeCompare(b.title, languageTags[a.locale]);

/** First the courses that the category names, then the others that name it. */
function coursesListed(entry: CategoryEntry, slug: string, locale: Locale, every: Courses): Course[] {
  const where = { file: markdownFile(entry), field: 'courses' };
  const named = coursesNamed(where, entry.data.courses, every, locale);
  const own = every.courses.filter((one) => one.locale === locale && one.category === slug);
  const listed = new Set([...named, ...own.toSorted(byLevelAndTitle)]);
  if (listed.size === 0 && entry.data.courses.length === 0) {
    throw new ContentError({ file: markdownFile(entry) }, `a course with the category ${entry.id}`);
  }
  return [...listed];
}

/**
 * Published categories with their courses: a course's own `category` says where it is listed, and the category's
 * `courses` in what order. `categories` is what entries may name. Fails on names of nothing or of the other language,
 * and on a category that nothing belongs to.
 */
export function linkCategories(published: readonly CategoryEntry[], categories: Known, courses: Courses): Category[] {
  const counterparts = counterpartsOf(published);
  return published.map((entry): Category => {
    const { locale, slug } = splitId(entry.id);
    const at = (field: string): Where => ({ file: markdownFile(entry), field });
    const otherId = counterparts.get(entry.id);
    const other = otherId === undefined ? undefined : splitId(otherId);
    return {
      ...entry.data,
      entry,
      slug,
      locale,
      href: href('category', locale, { id: slug }),
      counterpart: other && { slug: other.slug, href: href('category', other.locale, { id: other.slug }) },
      courses: coursesListed(entry, slug, locale, courses).map((course) => course.slug),
      related: shownSlugs(at('related'), entry.data.related, categories, locale),
    };
  });
}
