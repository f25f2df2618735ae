import type { SiteMapItem } from '../../domain/search/items.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import { namedLink, namedPages, namedRow } from '../../i18n/page-names.ts';
import { articles } from '../blog/load.ts';
import { cityPages } from '../cities/load.ts';
import { categoriesIn } from '../categories/load.ts';
import { coursesIn } from '../courses/load.ts';
import { downloads } from '../downloads/load.ts';
import { greatSeries } from '../series/load.ts';
import { episodes } from '../podcast/load.ts';
import { webinars } from '../webinars/load.ts';

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

/** The pages of the table that are searched for. One that exists in English only is found from French, too: it is `alone`. */
function pageItems(language: Locale): SiteMapItem[] {
  return namedPages.flatMap((page): SiteMapItem[] => {
    const { paths, search } = namedRow(page);
    const { href, label, foreign } = namedLink(page, language, 'search');
    if (!search || foreign) return [];
    const alone = Object.keys(paths).length === 1;
    return [
      {
        title: label,
        tags: search[language].split(', '),
        category: 'Static',
        urlSlug: href,
        language,
        ...(alone && { alone }),
      },
    ];
  });
}

async function itemsIn(language: Locale): Promise<SiteMapItem[]> {
  const [courses, categories, cities] = await Promise.all([
    coursesIn(language),
    categoriesIn(language),
    cityPages(language),
  ]);
  const series = language === 'en' ? await greatSeries() : [];
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
    ...cities.map(({ title, place, category, href }): SiteMapItem => ({
      title,
      tags: [place.city[language], place.name[language], ...(category?.tags ?? [])],
      category: 'Landing',
      urlSlug: href,
      language,
    })),
    ...(language === 'en' ? await reading() : []),
    ...series.map(({ title, courses: of, href }): SiteMapItem => ({
      title,
      tags: of.map((course) => course.title),
      category: 'Landing',
      urlSlug: href,
      language,
    })),
    ...pageItems(language),
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

/** The episodes of the podcast, which there are in English only. */
async function podcastItems(): Promise<SiteMapItem[]> {
  return (await episodes()).map(({ title, tags, href }) => ({
    title,
    tags,
    category: 'Podcast',
    urlSlug: href,
    language: 'en',
  }));
}

/** Everything the site's search finds, in its seven groups and both languages. */
export async function searchItems(): Promise<SiteMapItem[]> {
  return (await Promise.all([...locales.map(itemsIn), downloadItems(), podcastItems()])).flat();
}
