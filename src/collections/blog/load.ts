import { getCollection } from 'astro:content';
import { loadedCourses } from '../courses/load.ts';
import { onceABuild } from '../once-a-build.ts';
import { showing } from '../showing.ts';
import { team } from '../team/load.ts';
import { linkArticles, neighboursOf, relatedTo, type Article } from './link.ts';

export type { Article } from './link.ts';

/** The articles that have appeared, the newest first. Drafts and later dates show in development only. */
export const articles = onceABuild(async () =>
  linkArticles(await getCollection('blog'), await showing(), await team(), await loadedCourses()),
);

/** What to read after an article: what it names, then what names it, then the newest of its category. */
export async function relatedArticles(article: Article): Promise<Article[]> {
  return relatedTo(article, await articles());
}

/** The articles that appeared just before and just after one. */
export async function neighbours(article: Article): Promise<{ older?: Article; newer?: Article }> {
  return neighboursOf(article, await articles());
}
