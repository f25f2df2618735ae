import { createHash } from 'node:crypto';
import { blogCategories } from '../../domain/catalogue/blog-categories.ts';
import { priceSteps } from '../../domain/catalogue/filter.ts';
import { timesOfDay, timetableWeekdays } from '../../domain/catalogue/timetable.ts';
import { contactSubjects } from '../../domain/enquiries/forms.ts';
import type { RedirectTargets } from '../../domain/site/redirect-checks.ts';
import type { RedirectRule } from '../../domain/site/redirects.ts';
import type { SiteClass, SiteData, SiteTrainer } from '../../domain/site/site-data.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { speculationRules } from '../../domain/site/speculation-rules.ts';
import { locales } from '../../i18n/locales.ts';
import { normalizePath, closedAddresses, rowOf, type PageId } from '../../i18n/routes.ts';
import { builtCommit } from '../../build/commit.ts';
import { builtMigrations } from '../../build/migrations.ts';
import { buildId, buildTime } from '../../build/moment.ts';
import { themeOnPaper } from '../../build/paper-supplies.ts';
import { signatoryOf } from '../company/link.ts';
import { team, type Person } from '../team/load.ts';
import { company, supplier, thirdPartyOrigins } from '../company/load.ts';
import { publicPlace } from '../places/link.ts';
import { packages } from '../packages/load.ts';
import { places } from '../places/load.ts';
import { greatSeries } from '../series/load.ts';
import { termsVersions } from '../pages/terms.ts';
import { holidayTable } from '../policies/link.ts';
import { comingHolidays, policies, taxTable } from '../policies/load.ts';
import { directions } from '../cities/load.ts';
import { categoriesIn } from '../categories/load.ts';
import { allCourses } from '../courses/load.ts';
import { siteOffers } from './site-offers.ts';
import { siteCourses } from './site-courses.ts';
import { sitePosts, siteEvents, siteWebinars } from './registrations.ts';
import { allClasses, type UpcomingClass } from '../schedule/load.ts';
import { testCards } from '../test-cards/load.ts';
import { oldWebinarAddresses, webinars } from '../webinars/load.ts';

function siteClass({ start: _start, courses: _courses, place: _place, trainer, ...rest }: UpcomingClass): SiteClass {
  return { ...rest, trainer: trainer.name };
}

const siteTrainer = ({ slug, name, languages, subjects, rooms, role, portrait }: Person): SiteTrainer => ({
  ...{ slug, name, languages, places: rooms, role, portrait },
  // As courses have it, without the language of the category's page.
  subjects: subjects.map((id) => id.slice(id.indexOf('/') + 1)),
});

/** What the build's own content says to the step that finishes the worker's data. */
export interface BuildOutput {
  /** All but what is known when the pages are written. */
  data: Omit<SiteData, 'policies' | 'redirects'>;
  /** Old addresses that entries name themselves, each with the entry's file; `redirects.config.ts` has the others. */
  oldAddresses: (RedirectRule & { source: string })[];
  /** What pages read of their address. */
  queries: RedirectTargets['queries'];
}

const offers = async () => siteOffers(await packages(), [...(await greatSeries('en')), ...(await greatSeries('fr'))]);

const inEachLanguage = <Queries>(id: PageId, queries: Queries) =>
  Object.fromEntries(Object.values(rowOf(id).paths).map((path) => [path, queries]));

async function queriesOfPages(): Promise<BuildOutput['queries']> {
  const families = (await categoriesIn('en')).map((category) => category.family);
  const courses = await allCourses();
  const levels = courses.flatMap(({ level }) => level ?? []);
  const subjects = (await webinars()).flatMap(({ subject }) => subject ?? []);
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
  const timetable = {
    course: [...new Set(courses.map(({ key }) => key))],
    subject: [...new Set((await categoriesIn('en')).map(({ slug }) => slug))],
    level: catalogue.level,
    month: 'any' as const,
    week: 'any' as const,
    time: [...timesOfDay],
    weekday: [...timetableWeekdays],
  };
  return {
    ...inEachLanguage('catalogue', catalogue),
    ...inEachLanguage('schedule', { ...timetable, delivery, city, language, guaranteed: catalogue.guaranteed }),
    ...inEachLanguage('contact', contact),
    ...inEachLanguage('buyPackage', { package: (await offers()).map(({ id }) => id) }),
    ...Object.fromEntries(
      courses.map(({ href }) => [normalizePath(href), { delivery, city, language, day: 'any' as const }]),
    ),
    ...inEachLanguage('blog', { category: blogCategories }),
    ...inEachLanguage('previousWebinars', { subject: [...new Set(subjects)] }),
  };
}

/** Other origins that the pages call, as this build was told. */
function otherOrigins(): string[] {
  const { PUBLIC_API_BASE_URL, PUBLIC_STAGING_API_BASE_URL } = import.meta.env;
  return [PUBLIC_API_BASE_URL, PUBLIC_STAGING_API_BASE_URL].flatMap((url) => (url ? [new URL(url).origin] : []));
}

async function edgeData(origin: string): Promise<BuildOutput['data']> {
  const [settings, terms, courses, classes] = await Promise.all([company(), policies(), allCourses(), allClasses()]);
  const { email, mailFrom, timeZone, headOffice } = settings;
  const { cancellation, invoice, payAtFirstSession, changes, lunch, trainerLinks } = terms;
  return {
    build: { id: buildId, time: buildTime.toISOString(), commit: builtCommit(), migrations: builtMigrations() },
    origin,
    supplier: await supplier(),
    paper: themeOnPaper,
    signatory: signatoryOf(settings, await team()),
    office: { timeZone, province: headOffice.province },
    mail: { from: mailFrom, office: email },
    taxes: await taxTable(),
    cancellation: cancellation.map(({ minBusinessDays, feePercent }) => ({ minBusinessDays, feeRate: feePercent })),
    invoice,
    payAtFirstSession,
    lunch,
    trainerLinks,
    terms: await termsVersions(),
    changes,
    holidays: holidayTable(await comingHolidays({ through: lastDay(classes) })),
    places: (await places()).map(publicPlace),
    directions: await directions(),
    courses: siteCourses(courses, [...(await categoriesIn('en')), ...(await categoriesIn('fr'))]),
    classes: classes.map(siteClass),
    trainers: (await team()).filter(({ trainer }) => trainer).map(siteTrainer),
    offers: await offers(),
    testCards: await testCards(),
    webinars: await siteWebinars(),
    events: await siteEvents(),
    posts: await sitePosts(),
    connect: otherOrigins(),
    thirdParties: await thirdPartyOrigins(),
    speculation: `'sha256-${createHash('sha256').update(speculationRules(closedAddresses)).digest('base64')}'`,
  };
}

/** The last day on which one of these classes is held: notice and due dates are counted up to it. */
function lastDay(classes: UpcomingClass[]): string {
  const ends = classes.flatMap(({ sessions, timeZone }) => sessions.map(({ end }) => dateIn(timeZone, end)));
  return ends.reduce((last, day) => (day > last ? day : last), '');
}

/** What this build hands to the edge worker, as far as the content says it. */
export async function buildOutput(origin: string): Promise<BuildOutput> {
  return { data: await edgeData(origin), oldAddresses: await oldWebinarAddresses(), queries: await queriesOfPages() };
}
