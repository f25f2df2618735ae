import type { SiteClass, SiteCourse, SiteData } from '../domain/site-data.ts';
import { buildId, buildTime } from './build.ts';
import { company, places, policies, publicPlace, supplier, taxTable } from './company.ts';
import { allCourses, type Course } from './courses.ts';
import { allClasses, type UpcomingClass } from './schedule.ts';

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

/** What this build hands to the edge worker, but for the policies, which are known when the pages are written. */
export async function siteData(origin: string): Promise<Omit<SiteData, 'policies'>> {
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
  };
}
