import type { Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import { coursesNamed, type Course, type Courses } from '../courses/link.ts';
import { hasAppeared, splitId, type Showing } from '../entry.ts';
import { markdownFile, type Where } from '../problem.ts';
import { alternatesOf } from '../reading.ts';
import { known, shownSlugs } from '../references.ts';
import { personNamed, type Person } from '../team/link.ts';
import { readingMinutes } from './reading-time.ts';
import type { ArticleData, ArticleEntry } from './schema.ts';
import { checkPlaces } from './specimens.ts';

/** An article of the blog that has appeared. */
export interface Article extends Omit<ArticleData, 'author' | 'counterpart' | 'courses' | 'related'> {
  entry: ArticleEntry;
  slug: string;
  locale: Locale;
  href: string;
  /** The article on the same subject in the other language. */
  alternate: string | undefined;
  author: Person;
  courses: Course[];
  /** Slugs of published articles in its language. */
  related: string[];
  /** Whole minutes to read it. */
  minutes: number;
}

const addressOf = ({ id }: ArticleEntry): string => {
  const { locale, slug } = splitId(id);
  return href('article', locale, { id: slug });
};

/** How many other articles stand below one. */
const RELATED = 4;

/** The articles of both languages that have appeared, the newest first; those of one day by their addresses. */
export function linkArticles(
  entries: readonly ArticleEntry[],
  showing: Showing,
  team: readonly Person[],
  courses: Courses,
): Article[] {
  const published = entries.filter(({ data }) => hasAppeared(data, showing));
  const articles = known(entries, published);
  const alternateOf = alternatesOf(published, addressOf);
  return published
    .map((entry): Article => {
      const at = (field: string): Where => ({ file: markdownFile(entry), field });
      const { locale, slug } = splitId(entry.id);
      checkPlaces(entry, Object.keys(entry.data.specimens));
      return {
        ...entry.data,
        ...{ entry, slug, locale },
        href: addressOf(entry),
        alternate: alternateOf(entry),
        author: personNamed(at('author'), entry.data.author, team),
        courses: coursesNamed(at('courses'), entry.data.courses, courses, locale),
        related: shownSlugs(at('related'), entry.data.related, articles, locale),
        minutes: readingMinutes(entry.body ?? ''),
      };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** What to read after an article, of those of its language: what it names, then what names it, then the newest of its category. */
export function relatedTo(article: Article, all: readonly Article[]): Article[] {
  const others = all.filter(({ slug }) => slug !== article.slug);
  const named = article.related.flatMap((slug) => others.find((one) => one.slug === slug) ?? []);
  const naming = others.filter(({ related }) => related.includes(article.slug));
  const alike = others.filter(({ category }) => category === article.category);
  return [...new Set([...named, ...naming, ...alike])].slice(0, RELATED);
}

/** The articles that appeared just before and just after one; `all` has the newest first. */
export function neighboursOf(article: Article, all: readonly Article[]): { older?: Article; newer?: Article } {
  const position = all.findIndex(({ slug }) => slug === article.slug);
  const [older, newer] = [all[position + 1], all[position - 1]];
  return { ...(older && { older }), ...(newer && { newer }) };
}
