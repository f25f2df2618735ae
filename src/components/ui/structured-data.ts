import type { Company } from '~/collections/company.ts';
import type { Course } from '~/collections/courses.ts';
import type { UpcomingClass } from '~/collections/schedule.ts';
import { languageTags, type Locale } from '~/i18n/locales.ts';
import { href } from '~/i18n/routes.ts';

// schema.org nodes; `site` is the public origin.
const dollars = (cents: number) => (cents / 100).toFixed(2);

export const absolute = (address: string, site: URL) => new URL(address, site).href;

export function provider(company: Company, site: URL) {
  return { '@type': 'Organization', '@id': absolute('/#organization', site), name: company.name };
}

export function organization(company: Company, locale: Locale, site: URL) {
  return {
    ...provider(company, site),
    legalName: company.legalName,
    description: company.description[locale],
    url: absolute(href('home', locale), site),
    logo: absolute('/icons/icon-512.png', site),
    email: company.email,
    foundingDate: String(company.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.headOffice.lines[0],
      addressLocality: company.headOffice.lines[1],
      addressRegion: company.headOffice.province,
      addressCountry: 'CA',
    },
    contactPoint: company.phones.map(({ number }) => ({
      '@type': 'ContactPoint',
      telephone: number,
      contactType: 'customer service',
      availableLanguage: ['en', 'fr'],
    })),
    sameAs: company.social.map(({ url }) => url),
  };
}

function instance(one: UpcomingClass, hours: number) {
  return {
    '@type': 'CourseInstance',
    courseMode: one.place ? 'Onsite' : 'Online',
    courseWorkload: `PT${hours}H`,
    inLanguage: languageTags[one.language],
    startDate: one.sessions[0]!.start,
    endDate: one.sessions.at(-1)!.end,
    ...(one.place && {
      location: {
        '@type': 'Place',
        name: one.place.name[one.language],
        address: {
          '@type': 'PostalAddress',
          streetAddress: one.place.address,
          addressLocality: one.place.city[one.language],
          addressRegion: one.place.province,
          addressCountry: 'CA',
        },
      },
    }),
  };
}

function offer(cents: number, url: string) {
  return { '@type': 'Offer', category: 'Paid', price: dollars(cents), priceCurrency: 'CAD', url };
}

const levels = {
  en: ['Beginner', 'Intermediate', 'Advanced'],
  fr: ['Débutant', 'Intermédiaire', 'Avancé'],
} as const satisfies Record<Locale, string[]>;

/** A course and its next classes. */
export function courseNode(course: Course, classes: UpcomingClass[], company: Company, site: URL) {
  const url = absolute(course.href, site);
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title,
    description: course.description,
    courseCode: course.code,
    inLanguage: languageTags[course.locale],
    ...(course.level && { educationalLevel: levels[course.locale][course.level - 1] }),
    provider: provider(company, site),
    offers: offer(course.price, url),
    hasCourseInstance: classes.slice(0, 4).map((one) => instance(one, course.hours)),
  };
}

export function courseList(courses: Course[], company: Company, site: URL) {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        url: absolute(course.href, site),
        name: course.title,
        description: course.description,
        provider: provider(company, site),
      },
    })),
  };
}
