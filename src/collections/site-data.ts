import { createHash } from 'node:crypto';
import { blogCategories } from '../domain/catalogue/blog-categories.ts';
import { priceSteps } from '../domain/catalogue/filter.ts';
import { contactSubjects } from '../domain/enquiries/forms.ts';
import type { RedirectRule, RedirectTargets } from '../domain/site/redirects.ts';
import type { SiteClass, SiteCourse, SiteData } from '../domain/site/site-data.ts';
import { speculationRules } from '../domain/site/speculation-rules.ts';
import { locales } from '../i18n/locales.ts';
import { normalizePath, personalPaths, routes } from '../i18n/routes.ts';
import { buildId, buildTime } from './build.ts';
import { company, places, policies, publicPlace, supplier, taxTable, thirdPartyOrigins } from './company.ts';
import { allCourses, categoriesIn, type Course } from './courses.ts';
import { sitePosts, siteEvents, siteWebinars } from './registrations.ts';
import { allClasses, type UpcomingClass } from './schedule.ts';
import { testCards } from './test-cards.ts';
import { oldWebinarAddresses, previousWebinars } from './webinars.ts';

function siteCourse(key: string, courses: Course[]): SiteCourse {
  const main = courses.find((course) => course.slug === key)!;
  return {
    id: key,
    code: main.code,
    level: main.level ?? null,
    durationHours: main.hours,
    priceCents: main.price,
    entries: Object.fromEntries(
      courses.map(({ locale, slug, title, summary, certificateText }) => [
        locale,
        { id: slug, title, summary, certificateText },
      ]),
    ),
  };
}

function siteClass({ courses: _courses, place: _place, ...rest }: UpcomingClass): SiteClass {
  return rest;
}

/** What the build's own content says to the step that finishes the worker's data. */
export interface BuildOutput {
  /** All but what is known when the pages are written. */
  data: Omit<SiteData, 'policies' | 'redirects'>;
  /** Old addresses that entries name themselves, each with the entry's file; `redirects.config.ts` has the others. */
  oldAddresses: (RedirectRule & { source: string })[];
  /** What pages read of their address. */
  queries: RedirectTargets['queries'];
}

async function queriesOfPages(): Promise<BuildOutput['queries']> {
  const families = (await categoriesIn('en')).map((category) => category.family);
  const courses = await allCourses();
  const levels = courses.flatMap(({ level }) => level ?? []);
  const subjects = (await previousWebinars()).flatMap(({ subject }) => subject ?? []);
  const catalogue = {
    tab: [...new Set(families)],
    q: 'any' as const,
    level: [...new Set(levels)].map(String),
    delivery: ['online', 'in-person'],
    city: (await places()).map(({ id }) => id),
    language: locales,
    price: priceSteps.map(String),
    guaranteed: ['1'],
  };
  const contact = { subject: [...contactSubjects], course: 'any' as const };
  const { delivery, city, language } = catalogue;
  return {
    ...Object.fromEntries(locales.map((locale) => [routes.catalogue[locale], catalogue])),
    ...Object.fromEntries(locales.map((locale) => [routes.contact[locale], contact])),
    ...Object.fromEntries(courses.map(({ href }) => [normalizePath(href), { delivery, city, language }])),
    [routes.blog.en]: { category: blogCategories },
    [routes.previousWebinars.en]: { subject: [...new Set(subjects)] },
  };
}

/** Other origins that the pages call, as this build was told. */
function otherOrigins(): string[] {
  const { PUBLIC_API_BASE_URL, PUBLIC_STAGING_API_BASE_URL } = import.meta.env;
  return [PUBLIC_API_BASE_URL, PUBLIC_STAGING_API_BASE_URL].flatMap((url) => (url ? [new URL(url).origin] : []));
}

async function edgeData(origin: string): Promise<BuildOutput['data']> {
  const [{ email, mailFrom, timeZone, headOffice }, { cancellation, invoice, holidays }, courses] = await Promise.all([
    company(),
    policies(),
    allCourses(),
  ]);
  const keys = [...new Set(courses.map((course) => course.key))].sort();
  return {
    build: { id: buildId, time: buildTime.toISOString() },
    origin,
    supplier: await supplier(),
    office: { timeZone, province: headOffice.province },
    mail: { from: mailFrom, office: email },
    taxes: await taxTable(),
    cancellation: cancellation.map(({ minBusinessDays, feePercent }) => ({ minBusinessDays, feeRate: feePercent })),
    invoice,
    holidays: holidays.flatMap(({ date, provinces }) =>
      provinces.length === 0 ? [{ date, province: '' }] : provinces.map((province) => ({ date, province })),
    ),
    places: (await places()).map(publicPlace),
    courses: keys.map((key) =>
      siteCourse(
        key,
        courses.filter((course) => course.key === key),
      ),
    ),
    classes: (await allClasses()).map(siteClass),
    testCards: await testCards(),
    webinars: await siteWebinars(),
    events: await siteEvents(),
    posts: await sitePosts(),
    connect: otherOrigins(),
    thirdParties: await thirdPartyOrigins(),
    speculation: `'sha256-${createHash('sha256').update(speculationRules(personalPaths)).digest('base64')}'`,
  };
}

/** What this build hands to the edge worker, as far as the content says it. */
export async function buildOutput(origin: string): Promise<BuildOutput> {
  return { data: await edgeData(origin), oldAddresses: await oldWebinarAddresses(), queries: await queriesOfPages() };
}
