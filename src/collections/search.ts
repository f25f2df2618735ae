import type { SiteMapItem } from '../domain/search-index.ts';
import { locales, type Locale } from '../i18n/locales.ts';
import { liveHref } from '../i18n/routes.ts';
import { strings } from '../i18n/strings/index.ts';
import { categoriesIn, coursesIn } from './courses.ts';
import { downloads } from './downloads.ts';
import { episodes } from './podcast.ts';

async function itemsIn(language: Locale): Promise<SiteMapItem[]> {
  const [courses, categories] = await Promise.all([coursesIn(language), categoriesIn(language)]);
  const pages = Object.entries(strings(language).searchPages);
  return [
    ...courses.map((course): SiteMapItem => {
      const category = categories.find(({ slug }) => slug === course.category);
      return {
        title: course.title,
        tags: [...course.tags, course.code, ...(category ? [category.title] : [])],
        category: 'Courses',
        urlSlug: course.href,
        language,
      };
    }),
    ...categories.map(({ title, tags, href }): SiteMapItem => ({
      title,
      tags,
      category: 'Landing',
      urlSlug: href,
      language,
    })),
    ...pages.flatMap(([name, { title, tags }]): SiteMapItem[] => {
      const urlSlug = liveHref(name, language);
      return urlSlug ? [{ title, tags: tags.split(', '), category: 'Static', urlSlug, language }] : [];
    }),
  ];
}

/** The PDFs themselves: they are in English, and found from there. */
async function downloadItems(): Promise<SiteMapItem[]> {
  return (await downloads()).map(({ title, tags, subject, href }) => ({
    title,
    tags: [...new Set([...tags, subject])],
    category: 'Downloads',
    urlSlug: href,
    language: 'en',
  }));
}

async function podcastItems(): Promise<SiteMapItem[]> {
  return (await episodes()).map(({ title, tags, href }) => ({
    title,
    tags,
    category: 'Podcast',
    urlSlug: href,
    language: 'en',
  }));
}

/** Everything the site's search finds, in both languages: courses, categories, and the other pages that exist. */
export async function searchItems(): Promise<SiteMapItem[]> {
  return (await Promise.all([...locales.map(itemsIn), downloadItems(), podcastItems()])).flat();
}
