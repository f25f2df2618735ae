import type { SiteMapItem } from '../domain/search-index.ts';
import { locales, type Locale } from '../i18n/locales.ts';
import { liveHref } from '../i18n/routes.ts';
import { strings } from '../i18n/strings/index.ts';
import { articles } from './articles.ts';
import { cityPages } from './cities.ts';
import { categoriesIn, coursesIn } from './courses.ts';
import { webinars } from './webinars.ts';

/** Articles and webinars, which there are in English only. */
async function reading(): Promise<SiteMapItem[]> {
  return [
    ...(await articles()).map(({ title, tags, category, href }): SiteMapItem => ({
      title,
      tags: [...tags, category],
      category: 'Blog',
      urlSlug: href,
      language: 'en',
    })),
    ...(await webinars()).map(({ title, tags, presenter, href }): SiteMapItem => ({
      title,
      tags: [...tags, presenter.name],
      category: 'Webinars',
      urlSlug: href,
      language: 'en',
    })),
  ];
}

async function itemsIn(language: Locale): Promise<SiteMapItem[]> {
  const [courses, categories, cities] = await Promise.all([
    coursesIn(language),
    categoriesIn(language),
    cityPages(language),
  ]);
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
    ...(language === 'en' ? await reading() : []),
    ...cities.map(({ title, place, category, href }): SiteMapItem => ({
      title,
      tags: [place.city[language], place.name[language], ...(category?.tags ?? [])],
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

/** Everything the site's search finds, in both languages: courses, categories, articles, webinars, and the other pages that exist. */
export async function searchItems(): Promise<SiteMapItem[]> {
  return (await Promise.all(locales.map(itemsIn))).flat();
}
