import { dateIn } from '../../domain/time/calendar.ts';
import { first } from '../../domain/present.ts';
import { writeClasses, type SiteMapItem } from '../../domain/search/items.ts';
import { lineOf } from '../../domain/search/line-of.ts';
import { withNumbers } from '../../domain/catalogue/numbered.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import { namedLink, namedPages, namedRow } from '../../i18n/page-names.ts';
import { href } from '../../i18n/routes.ts';
import { strings } from '../../i18n/strings/index.ts';
import { articles, type Article } from '../blog/load.ts';
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
import { pageLines } from './page-lines.ts';

/** Of each course, so many classes in every place and language: the reader's clock may have passed the first ones. */
const CLASSES_OF_A_KIND = 2;
/** Of all courses on a page, so many of the next ones. */
const CLASSES_TOGETHER = 6;

/** What is told of an answer and of a package: a line on a desk, and what the list may weigh. Characters. */
const LINE = 80;

/** What is read, heard or watched. */
type Read = Pick<Article, 'title' | 'description' | 'href' | 'locale' | 'alternate'>;

/** What has no counterpart is found from the other language, too. */
const alone = (counterpart: unknown): Pick<SiteMapItem, 'alone'> => (counterpart ? {} : { alone: true });

/** Articles, webinars, episodes and handouts. */
async function reading(): Promise<SiteMapItem[]> {
  const of = ({ title, description: about, href: urlSlug, locale: language, alternate }: Read) => ({
    ...{ title, about, urlSlug, language },
    ...alone(alternate),
  });
  return [
    ...(await articles()).map((one): SiteMapItem => ({
      ...of(one),
      tags: [...one.tags, strings(one.locale).blog.categories[one.category]],
      category: 'Blog',
    })),
    ...(await webinars()).map((one): SiteMapItem => ({
      ...of(one),
      tags: [...one.tags, one.presenter.name],
      category: 'Webinars',
    })),
    ...(await downloads()).map((one): SiteMapItem => ({
      ...of(one),
      tags: [...new Set([...one.tags, strings(one.locale).resources.downloads.subjects[one.subject]])],
      category: 'Downloads',
    })),
    ...(await episodes()).map((one): SiteMapItem => ({ ...of(one), tags: one.tags, category: 'Podcast' })),
  ];
}

/** The pages of the table that are searched for. One that exists in a single language has the words of both. */
async function pageItems(language: Locale): Promise<SiteMapItem[]> {
  const lines = await pageLines(language);
  return namedPages.flatMap((page): SiteMapItem[] => {
    const { paths, search } = namedRow(page);
    const { href: urlSlug, label: title, foreign } = namedLink(page, language, 'search');
    if (!search || foreign) return [];
    const other = Object.keys(paths).length > 1;
    const tags = (other ? search[language] : `${search.en}, ${search.fr}`).split(', ');
    const about = lines.get(page);
    return [{ title, about, tags: [...new Set(tags)], category: 'Static', urlSlug, language, ...alone(other) }];
  });
}

const classesAs = (classes: readonly UpcomingClass[], price: number): Pick<SiteMapItem, 'classes'> => {
  const found = classes.map((one) => ({
    day: dateIn(one.timeZone, first(one.sessions).start),
    language: one.language,
    place: one.placeId ?? '',
    ...(price !== one.priceCents && { price: one.priceCents }),
  }));
  return found.length > 0 ? { classes: writeClasses(found) } : {};
};

async function courseItem(course: Course, categoryTitle: string | undefined): Promise<SiteMapItem> {
  const { title, pitch: about, tags, code, href: urlSlug, locale: language, level, hours, price } = course;
  return {
    title: withNumbers(title),
    about,
    tags: [...tags, code, ...(categoryTitle === undefined ? [] : [categoryTitle])],
    category: 'Courses',
    urlSlug,
    language,
    ...alone(!course.ofItsLanguage && course.counterpart),
    ...(level && { level }),
    hours,
    price,
    ...classesAs(await nextOfEachKind(course, CLASSES_OF_A_KIND), price),
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
  const least = Math.min(...courses.map(({ price }) => price));
  return {
    courses: courses.length,
    price: least,
    ...classesAs(own.slice(0, CLASSES_TOGETHER), least),
  };
}

/** What is found by the question, its subject and its own words, with how the answer begins: whole ones would weigh more than all the rest. */
async function answerItems(language: Locale): Promise<SiteMapItem[]> {
  return (await questionsIn(language)).flatMap(({ title: subject, questions }) =>
    questions.map(({ id, question, answer, tags }): SiteMapItem => ({
      title: question,
      about: lineOf(answer, LINE),
      tags: [...tags, subject],
      category: 'Static',
      urlSlug: href('faq', language, { hash: id }),
      language,
      kind: 'answer',
    })),
  );
}

/** Ways into the schedule that people ask for by name. */
function scheduleItems(language: Locale): SiteMapItem[] {
  return strings(language).schedule.asked.map(({ title, tags, query }) => ({
    title,
    tags: tags.split(', '),
    category: 'Static',
    urlSlug: href('schedule', language, { query }),
    language,
  }));
}

/** Packages stand on one page, each with its name there. */
async function packageItems(language: Locale): Promise<SiteMapItem[]> {
  return (await packages()).map(({ id, title, description, price }): SiteMapItem => ({
    title: title[language],
    about: lineOf(description[language], LINE),
    tags: [],
    category: 'Static',
    urlSlug: href('trainingPackages', language, { hash: id }),
    language,
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
    ...categories.map(({ title, description: about, tags, href: urlSlug, counterpart, courses: of }): SiteMapItem => ({
      title,
      about,
      tags,
      category: 'Landing',
      urlSlug,
      language,
      ...alone(counterpart),
      ...togetherAs(named(of), open, language),
    })),
    ...cities.map(({ title, description: about, place, category, href: urlSlug, alternate }): SiteMapItem => ({
      title,
      about,
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
    ...(await pageItems(language)),
    ...scheduleItems(language),
    ...(await answerItems(language)),
    ...(await seriesItems(language)),
    ...(await packageItems(language)),
  ];
}

async function seriesItems(language: Locale): Promise<SiteMapItem[]> {
  return (await greatSeries(language)).map(({ title, description: about, courses, href: urlSlug, alternate }) => ({
    title,
    about,
    tags: courses.map((course) => course.title),
    category: 'Landing',
    urlSlug,
    language,
    ...alone(alternate),
    kind: 'series',
  }));
}

/** Everything the site's search finds, in its seven groups and both languages. */
export async function searchItems(): Promise<SiteMapItem[]> {
  return (await Promise.all([...locales.map(itemsIn), reading()])).flat();
}
