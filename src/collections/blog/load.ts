import { getCollection, type CollectionEntry } from 'astro:content';
import { href } from '../../i18n/routes.ts';
import { buildDay } from '../../build/moment.ts';
import { company } from '../company/load.ts';
import { coursesNamed, type Course } from '../courses/load.ts';
import { readingMinutes } from './reading-time.ts';
import { personNamed, type Person } from '../team/load.ts';

type ArticleData = CollectionEntry<'blog'>['data'];

/** An article of the blog that has appeared. */
export interface Article extends Omit<ArticleData, 'author' | 'courses' | 'related'> {
  entry: CollectionEntry<'blog'>;
  slug: string;
  href: string;
  author: Person;
  courses: Course[];
  /** Slugs of published articles. */
  related: string[];
  /** Whole minutes to read it. */
  minutes: number;
}

/** How many other articles stand below one. */
const RELATED = 4;

const slugOf = (id: string) => id.replace(/^en\//, '');

async function load(): Promise<Article[]> {
  const { timeZone } = await company();
  const today = buildDay(timeZone).toString();
  const every = (await getCollection('blog')).filter(({ id }) => id.startsWith('en/'));
  const published = every.filter(({ data }) => import.meta.env.DEV || (!data.draft && data.date <= today));
  const articles = published.map(async (entry): Promise<Article> => {
    const where = `content/blog/${entry.id}.md`;
    for (const { id } of entry.data.related) {
      if (every.every((one) => one.id !== id)) throw new Error(`${where}: related: expected an article, got ${id}`);
    }
    const slug = slugOf(entry.id);
    return {
      ...entry.data,
      entry,
      slug,
      href: href('article', 'en', { id: slug }),
      author: await personNamed(`${where}: author`, entry.data.author),
      courses: await coursesNamed(`${where}: courses`, entry.data.courses),
      related: entry.data.related
        .filter(({ id }) => published.some((one) => one.id === id))
        .map(({ id }) => slugOf(id)),
      minutes: readingMinutes(entry.body ?? ''),
    };
  });
  return (await Promise.all(articles)).sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

let cache: Promise<Article[]> | undefined;

/** The articles that have appeared, the newest first. Drafts and later dates show in development only. */
export function articles(): Promise<Article[]> {
  return import.meta.env.DEV ? load() : (cache ??= load());
}

/** What to read after an article: what it names, then what names it, then the newest of its category. */
export async function relatedArticles(article: Article): Promise<Article[]> {
  const others = (await articles()).filter(({ slug }) => slug !== article.slug);
  const named = article.related.flatMap((slug) => others.find((one) => one.slug === slug) ?? []);
  const naming = others.filter(({ related }) => related.includes(article.slug));
  const alike = others.filter(({ category }) => category === article.category);
  return [...new Set([...named, ...naming, ...alike])].slice(0, RELATED);
}

/** The articles that appeared just before and just after one. */
export async function neighbours(
  article: Article,
): Promise<{ older?: Article | undefined; newer?: Article | undefined }> {
  const all = await articles();
  const position = all.findIndex(({ slug }) => slug === article.slug);
  return { older: all[position + 1], newer: all[position - 1] };
}
