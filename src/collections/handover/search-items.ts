import { dateIn } from '../../domain/time/calendar.ts';
import { first } from '../../domain/present.ts';
import { writeClasses, type SiteMapItem } from '../../domain/search/items.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import { namedLink, namedPages, namedRow } from '../../i18n/page-names.ts';
import { href, linkTo } from '../../i18n/routes.ts';
import { articles } from '../blog/load.ts';
import { cityPages } from '../cities/load.ts';
import { categoriesIn } from '../categories/load.ts';
import { coursesIn, type Course } from '../courses/load.ts';
import { downloads } from '../downloads/load.ts';
import { packages } from '../packages/load.ts';
import { episodes } from '../podcast/load.ts';
import { questionsIn } from '../questions/load.ts';
import { classesOnSale, nextOfEachKind, type UpcomingClass } from '../schedule/load.ts';
import { greatSeries } from '../series/load.ts';
import { webinars } from '../webinars/load.ts';

/** Of each course, so many classes in every place and language: the reader's clock may have passed the first ones. */
const CLASSES_OF_A_KIND = 2;
/** Of all courses on a page, so many of the next ones. */
const CLASSES_TOGETHER = 6;

/** What has no counterpart is found from the other language, too. */
const alone = (counterpart: unknown): Pick<SiteMapItem, 'alone'> => (counterpart ? {} : { alone: true });

/** Articles, webinars, episodes and handouts, which there are in English only. */
async function reading(): Promise<SiteMapItem[]> {
  const english = { language: 'en', alone: true } as const;
  return [
    ...(await articles()).map(({ title, tags, category, href: urlSlug }): SiteMapItem => ({
      title,
      tags: [...tags, category],
      category: 'Blog',
      urlSlug,
      ...english,
    })),
    ...(await webinars()).map(({ title, tags, presenter, href: urlSlug }): SiteMapItem => ({
      title,
      tags: [...tags, presenter.name],
      category: 'Webinars',
      urlSlug,
      ...english,
    })),
    ...(await downloads()).map(({ title, tags, subject, href: urlSlug }): SiteMapItem => ({
      title,
      tags: [...new Set([...tags, subject])],
      category: 'Downloads',
      urlSlug,
      ...english,
    })),
    ...(await episodes()).map(({ title, tags, href: urlSlug }): SiteMapItem => ({
      title,
      tags,
      category: 'Podcast',
      urlSlug,
      ...english,
    })),
  ];
}

/** The pages of the table that are searched for. One that exists in a single language has the words of both. */
function pageItems(language: Locale): SiteMapItem[] {
  return namedPages.flatMap((page): SiteMapItem[] => {
    const { paths, search } = namedRow(page);
    const { href: urlSlug, label: title, foreign } = namedLink(page, language, 'search');
    if (!search || foreign) return [];
    const other = Object.keys(paths).length > 1;
    const tags = (other ? search[language] : `${search.en}, ${search.fr}`).split(', ');
    return [{ title, tags: [...new Set(tags)], category: 'Static', urlSlug, language, ...alone(other) }];
  });
}

const classesAs = (classes: readonly UpcomingClass[]): Pick<SiteMapItem, 'classes'> => {
  const found = classes.map((one) => ({
    day: dateIn(one.timeZone, first(one.sessions).start),
    language: one.language,
    place: one.placeId ?? '',
  }));
  return found.length > 0 ? { classes: writeClasses(found) } : {};
};

async function courseItem(course: Course, categoryTitle: string | undefined): Promise<SiteMapItem> {
  const { title, tags, code, href: urlSlug, locale: language, level, hours, price, counterpart } = course;
  return {
    title,
    tags: [...tags, code, ...(categoryTitle === undefined ? [] : [categoryTitle])],
    category: 'Courses',
    urlSlug,
    language,
    ...alone(counterpart),
    ...(level && { level }),
    hours,
    price,
    ...classesAs(await nextOfEachKind(course, CLASSES_OF_A_KIND)),
  };
}

/** What a page about several courses says of them: how many they are, the least that a seat costs, and when the next begin. */
function togetherAs(
  courses: readonly Course[],
  classes: readonly UpcomingClass[],
  language: Locale,
): Partial<SiteMapItem> {
  const own = classes.filter((one) => one.language === language && courses.some(({ key }) => key === one.courseId));
  if (courses.length === 0) return {};
  return {
    courses: courses.length,
    price: Math.min(...courses.map(({ price }) => price)),
    ...classesAs(own.slice(0, CLASSES_TOGETHER)),
  };
}

/** What is found by the question, its subject and its own words: the answers themselves would weigh more than all the rest. */
async function answerItems(language: Locale): Promise<SiteMapItem[]> {
  return (await questionsIn(language)).flatMap(({ title: subject, questions }) =>
    questions.map(({ id, question, tags }): SiteMapItem => ({
      title: question,
      tags: [...tags, subject],
      category: 'Static',
      urlSlug: href('faq', language, { hash: id }),
      language,
      kind: 'answer',
    })),
  );
}

/** Packages stand on one page, each with its name there. */
async function packageItems(): Promise<SiteMapItem[]> {
  const { href: page, locale: language } = linkTo('trainingPackages', 'en');
  return (await packages()).map(({ id, title, price }): SiteMapItem => ({
    title: title[language],
    tags: [title.fr],
    category: 'Static',
    urlSlug: `${page}#${id}`,
    language,
    alone: true,
    kind: 'package',
    price,
  }));
}

async function itemsIn(language: Locale): Promise<SiteMapItem[]> {
  const [courses, categories, cities, open] = await Promise.all([
    coursesIn(language),
    categoriesIn(language),
    cityPages(language),
    classesOnSale(),
  ]);
  const named = (slugs: readonly string[]) => courses.filter(({ slug }) => slugs.includes(slug));
  const titleOf = (course: Course) => categories.find(({ slug }) => slug === course.category)?.title;
  return [
    ...(await Promise.all(courses.map((course) => courseItem(course, titleOf(course))))),
    ...categories.map(({ title, tags, href: urlSlug, counterpart, courses: of }): SiteMapItem => ({
      title,
      tags,
      category: 'Landing',
      urlSlug,
      language,
      ...alone(counterpart),
      ...togetherAs(named(of), open, language),
    })),
    ...cities.map(({ title, place, category, href: urlSlug, alternate }): SiteMapItem => ({
      title,
      tags: [place.city[language], place.name[language], ...(category?.tags ?? [])],
      category: 'Landing',
      urlSlug,
      language,
      ...alone(alternate),
      ...(category &&
        togetherAs(
          named(category.courses),
          open.filter(({ placeId }) => placeId === place.id),
          language,
        )),
      kind: 'city',
      place: place.id,
    })),
    ...pageItems(language),
    ...(await answerItems(language)),
  ];
}

async function seriesItems(): Promise<SiteMapItem[]> {
  return (await greatSeries()).map(({ title, courses, href: urlSlug }) => ({
    title,
    tags: courses.map((course) => course.title),
    category: 'Landing',
    urlSlug,
    language: 'en',
    alone: true,
    kind: 'series',
  }));
}

/** Everything the site's search finds, in its seven groups and both languages. */
export async function searchItems(): Promise<SiteMapItem[]> {
  return (await Promise.all([...locales.map(itemsIn), seriesItems(), packageItems(), reading()])).flat();
}
