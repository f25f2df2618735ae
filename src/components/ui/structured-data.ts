import type {
  Course as SchemaCourse,
  CourseInstance,
  EducationEvent,
  ItemList,
  ListItem,
  Offer,
  OfferCatalog,
  Organization,
  Place as SchemaPlace,
  PostalAddress,
  WebSite,
} from 'schema-dts';
import type { Company } from '~/collections/company/load.ts';
import type { Course } from '~/collections/courses/load.ts';
import type { Package } from '~/collections/packages/load.ts';
import type { PlaceDetails } from '~/collections/places/load.ts';
import type { UpcomingClass } from '~/collections/schedule/load.ts';
import { streetIn } from '~/i18n/addresses.ts';
import { languageTags, type Locale } from '~/i18n/locales.ts';
import { href } from '~/i18n/routes.ts';
import { first, present } from '~/domain/present.ts';

// schema.org nodes; `site` is the public origin.

/** A node of exactly this type, not of one of its subtypes or a bare text. */
type Node<Type, Name extends string> = Extract<Type, { '@type': Name }>;

export const dollars = (cents: number) => (cents / 100).toFixed(2);

export const absolute = (address: string, site: URL) => new URL(address, site).href;

/** The address of a place where we teach. */
export const placeAddress = (place: PlaceDetails, locale: Locale) => ({
  '@type': 'PostalAddress' as const,
  streetAddress: place.address[locale],
  addressLocality: place.city[locale],
  addressRegion: place.province,
  postalCode: place.postalCode,
  addressCountry: 'CA',
});

export function provider(company: Company, site: URL): Node<Organization, 'Organization'> {
  return { '@type': 'Organization', '@id': absolute('/#organization', site), name: company.name };
}

/** The last line of an address, as it stands on an envelope: `Ottawa (Ontario) K1N 0A9`. */
const LAST_LINE = /^(?<city>.+) \(.+\) (?<code>[A-Z]\d[A-Z] \d[A-Z]\d)$/;

function headOffice({ headOffice: { lines, province } }: Company): Node<PostalAddress, 'PostalAddress'> {
  const lastLine = lines.en.at(-1) ?? '';
  const { city = lastLine, code } = LAST_LINE.exec(lastLine)?.groups ?? {};
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.en.slice(0, -1).join(', '),
    addressLocality: city,
    addressRegion: province,
    ...(code !== undefined && { postalCode: code }),
    addressCountry: 'CA',
  };
}

/** When the office answers. */
export const openingHours = ({ hours: { days, from, to } }: Company) => ({
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek: days.map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`),
  opens: from,
  closes: to,
});

export function organization(company: Company, locale: Locale, site: URL): Node<Organization, 'Organization'> {
  return {
    ...provider(company, site),
    legalName: company.legalName,
    description: company.description[locale],
    url: absolute(href('home', locale), site),
    logo: absolute('/icons/icon-512.png', site),
    email: company.email,
    foundingDate: String(company.founded),
    address: headOffice(company),
    contactPoint: company.phones.map(({ number }) => ({
      '@type': 'ContactPoint',
      telephone: number,
      contactType: 'customer service',
      availableLanguage: ['en', 'fr'],
    })),
    sameAs: company.social.map(({ url }) => url),
  };
}

/** The site in one language, and how its courses are searched. */
export function website(company: Company, locale: Locale, site: URL): Node<WebSite, 'WebSite'> {
  return {
    '@type': 'WebSite',
    name: company.name,
    alternateName: company.legalName,
    description: company.description[locale],
    url: absolute(href('home', locale), site),
    inLanguage: languageTags[locale],
    publisher: provider(company, site),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute(href('search', locale), site)}?q={search_term_string}`,
      },
      // Not of schema.org's vocabulary, but how search engines are told of the placeholder.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
}

function room(place: NonNullable<UpcomingClass['place']>, locale: Locale): Node<SchemaPlace, 'Place'> {
  return {
    '@type': 'Place',
    name: place.name[locale],
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetIn(place.address, locale),
      addressLocality: place.city[locale],
      addressRegion: place.province,
      addressCountry: 'CA',
    },
  };
}

function instance(one: UpcomingClass, hours: number): Node<CourseInstance, 'CourseInstance'> {
  return {
    '@type': 'CourseInstance',
    courseMode: one.place ? 'Onsite' : 'Online',
    courseWorkload: `PT${hours}H`,
    inLanguage: languageTags[one.language],
    startDate: first(one.sessions).start,
    endDate: present(one.sessions.at(-1), 'a session').end,
    ...(one.place && { location: room(one.place, one.language) }),
  };
}

function offer(cents: number, url: string): Node<Offer, 'Offer'> {
  return { '@type': 'Offer', category: 'Paid', price: dollars(cents), priceCurrency: 'CAD', url };
}

const levels = {
  en: ['Beginner', 'Intermediate', 'Advanced'],
  fr: ['Débutant', 'Intermédiaire', 'Avancé'],
} as const satisfies Record<Locale, string[]>;

/** A course and its next classes. */
export function courseNode(
  course: Course,
  classes: UpcomingClass[],
  company: Company,
  site: URL,
): Node<SchemaCourse, 'Course'> {
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
    // The next one in the page's language; without a date there is no list, rather than an empty one.
    ...(classes.length > 0 && {
      hasCourseInstance: [classes.find(({ language }) => language === course.locale) ?? first(classes)].map((one) =>
        instance(one, course.hours),
      ),
    }),
  };
}

function listed(items: Node<EducationEvent, 'EducationEvent'>[]) {
  return items.map((item, index): Node<ListItem, 'ListItem'> => ({ '@type': 'ListItem', position: index + 1, item }));
}

/** Courses in their order, each by its address: its own page says the rest. `name` where the list has one of its own. */
export function courseList(courses: Course[], site: URL, name?: string): Node<ItemList, 'ItemList'> {
  return {
    '@type': 'ItemList',
    ...(name !== undefined && { name }),
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(course.href, site),
    })),
  };
}

/** Dated classes of several courses, as a page in `locale` lists them. */
export function classList(
  classes: UpcomingClass[],
  locale: Locale,
  company: Company,
  site: URL,
): Node<ItemList, 'ItemList'> {
  return {
    '@type': 'ItemList',
    itemListElement: listed(
      classes.flatMap((one): Node<EducationEvent, 'EducationEvent'>[] => {
        const course = one.courses[locale] ?? one.courses[one.language];
        if (!course) return [];
        const url = absolute(course.href, site);
        return [
          {
            '@type': 'EducationEvent',
            name: course.title,
            url,
            inLanguage: languageTags[one.language],
            startDate: first(one.sessions).start,
            endDate: present(one.sessions.at(-1), 'a session').end,
            eventStatus: 'https://schema.org/EventScheduled',
            eventAttendanceMode: `https://schema.org/${one.place ? 'Offline' : 'Online'}EventAttendanceMode`,
            location: one.place ? room(one.place, locale) : { '@type': 'VirtualLocation', url },
            organizer: provider(company, site),
            offers: offer(one.priceCents, url),
          },
        ];
      }),
    ),
  };
}

/** Packages of seats, each with its price. */
export function packageCatalogue(packages: Package[], locale: Locale, url: string): Node<OfferCatalog, 'OfferCatalog'> {
  return {
    '@type': 'OfferCatalog',
    url,
    itemListElement: packages.map(({ id, title, description, price }) => ({
      ...offer(price, `${url}#${id}`),
      name: title[locale],
      description: description[locale],
    })),
  };
}
