import { getCollection } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { loadedCourses } from '../courses/load.ts';
import { onceABuild } from '../once-a-build.ts';
import { besides, inLocale } from '../reading.ts';
import { showing } from '../showing.ts';
import { team } from '../team/load.ts';
import { linkArticles, neighboursOf, relatedTo, type Article } from './link.ts';

export type { Article } from './link.ts';

/** The articles of both languages that have appeared, the newest first. Drafts and later dates show in development only. */
export const articles = onceABuild(async () =>
  linkArticles(await getCollection('blog'), await showing(), await team(), await loadedCourses()),
);

export const articlesIn = async (locale: Locale): Promise<Article[]> => inLocale(await articles(), locale);

/** What the blog of a language lists below its own articles. */
export const articlesBeside = async (locale: Locale): Promise<Article[]> => besides(await articles(), locale);

/** What to read after an article: what it names, then what names it, then the newest of its category. */
export async function relatedArticles(article: Article): Promise<Article[]> {
  return relatedTo(article, await articlesIn(article.locale));
}

/** The articles that appeared just before and just after one. */
export async function neighbours(article: Article): Promise<{ older?: Article; newer?: Article }> {
  return neighboursOf(article, await articlesIn(article.locale));
}
