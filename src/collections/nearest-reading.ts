import { otherLocale, type Locale } from '../i18n/locales.ts';
import type { NearPage } from '../i18n/nearest.ts';
import type { Category } from './categories/link.ts';
import type { Course } from './courses/link.ts';

/** An article, a webinar or an episode, as far as it tells what it is about. */
export interface Reading {
  kind: 'article' | 'webinar' | 'episode';
  locale: Locale;
  slug: string;
  title: string;
  href: string;
  /** Where its counterpart in the other language is, if it has one. */
  alternate: string | undefined;
  tags: readonly string[];
  /** The first is the one that teaches it. */
  courses: readonly Course[];
}

/** What stands in both languages. */
export interface Shelves {
  readings: readonly Reading[];
  courses: readonly Course[];
  categories: readonly Category[];
}

/** One name for a course in both languages. */
const pairOf = ({ locale, slug, counterpart }: Course): string =>
  locale === 'en' ? slug : (counterpart?.slug ?? slug);

const shared = <Item>(one: readonly Item[], other: readonly Item[]): number =>
  one.filter((item) => other.includes(item)).length;

const tagsOf = ({ tags }: { tags: readonly string[] }) => tags.map((tag) => tag.toLowerCase());

/** The first of those for which a number is the highest, and above nothing. */
function highest(readings: readonly Reading[], measure: (one: Reading) => number): Reading | undefined {
  const [best] = readings.map((one) => ({ one, worth: measure(one) })).toSorted((a, b) => b.worth - a.worth);
  return best && best.worth > 0 ? best.one : undefined;
}

/** The counterpart of what its own language has on the subject: by a course that teaches both, and words that name no whole category. */
function byTags(one: Reading, { readings, categories }: Shelves): Reading | undefined {
  const wide = new Set(categories.flatMap((category) => [category.title.toLowerCase(), ...tagsOf(category)]));
  const own = tagsOf(one).filter((tag) => !wide.has(tag));
  const paired = readings.filter(({ locale, alternate }) => locale === one.locale && alternate !== undefined);
  const taught = one.courses.map(pairOf);
  const alike = highest(paired, (other) =>
    shared(taught, other.courses.map(pairOf)) > 0 ? shared(own, tagsOf(other)) : 0,
  );
  return readings.find(({ href }) => href === alike?.alternate);
}

/** What the other language has about the same course. One with levels teaches many subjects, so that it tells little. */
function byCourse(one: Reading, { readings }: Shelves): Reading | undefined {
  const [course] = one.courses;
  if (!course || course.level !== undefined) return undefined;
  const about = readings.filter(
    ({ locale, courses: [first] }) => locale !== one.locale && first && pairOf(first) === pairOf(course),
  );
  const pairs = one.courses.map(pairOf);
  return highest(about, ({ kind, courses }) => shared(pairs, courses.map(pairOf)) + (kind === one.kind ? 0.5 : 0));
}

/**
 * Where something without a counterpart leads those who read the other language: to what is read there about the same, else to the course
 * that teaches it, else to that course's category; to none of them where it names no course.
 */
export function nearestReading(one: Reading, shelves: Shelves): NearPage | undefined {
  const other = otherLocale(one.locale);
  const read = byTags(one, shelves) ?? byCourse(one, shelves);
  if (read) return { href: read.href, label: read.title };
  const taught = one.courses.flatMap(
    (course) => shelves.courses.find((its) => its.locale === other && pairOf(its) === pairOf(course)) ?? [],
  )[0];
  if (taught) return { href: taught.href, label: taught.title };
  const category = shelves.categories.find(
    ({ locale, slug }) => locale === one.locale && slug === one.courses[0]?.category,
  );
  const its = shelves.categories.find(({ locale, slug }) => locale === other && slug === category?.counterpart?.slug);
  return its && { href: its.href, label: its.title };
}
