import type { PostEntry } from '~/collections/careers/schema.ts';
import type { Company } from '~/collections/company/load.ts';
import type { PlaceDetails } from '~/collections/places/load.ts';
import type { ComingEvent } from '~/collections/events/load.ts';
import type { Room } from '~/collections/rooms/load.ts';
import type { CompanyPage } from '~/collections/pages/load.ts';
import { languageTags, type Locale } from '~/i18n/locales.ts';
import { absolute, dollars, organization, placeAddress, provider } from '../ui/structured-data.ts';

/** A company page, and what it is about: a service, the company, or only itself. */
export function pageNode(page: CompanyPage, company: Company, site: URL) {
  const { locale, title: name, description, updated } = page;
  const node = {
    '@type': page.about === 'company' ? 'AboutPage' : 'WebPage',
    name,
    description,
    url: absolute(page.href, site),
    inLanguage: languageTags[locale],
    dateModified: updated,
  };
  if (page.about === 'other') return node;
  const service = {
    '@type': 'Service',
    name,
    serviceType: name,
    provider: provider(company, site),
    areaServed: { '@type': 'Country', name: page.area },
  };
  return { ...node, mainEntity: page.about === 'service' ? service : organization(company, locale, site) };
}

/** A place where we teach, with its rooms where they are shown. */
export function placeNode(place: PlaceDetails, rooms: Room[], locale: Locale) {
  return {
    '@type': 'EventVenue',
    name: place.name[locale],
    address: placeAddress(place, locale),
    ...(rooms.length > 0 && {
      containsPlace: rooms.map(({ name, capacity }) => ({
        '@type': 'Room',
        name: name[locale],
        maximumAttendeeCapacity: capacity,
      })),
    }),
  };
}

const employment = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', contract: 'CONTRACTOR' } as const;

/** An open post. Its description is the first part of the text. */
export function postNode(post: PostEntry, place: PlaceDetails, locale: Locale, company: Company, site: URL) {
  const { title, kind, posted, closes, pay } = post.data;
  return {
    '@type': 'JobPosting',
    title,
    description: (post.body ?? '').split(/^#+ .*$/m)[1]?.trim() ?? title,
    datePosted: posted,
    ...(closes && { validThrough: closes }),
    employmentType: employment[kind],
    hiringOrganization: provider(company, site),
    jobLocation: { '@type': 'Place', address: placeAddress(place, locale) },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CAD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: pay.from,
        maxValue: pay.to,
        unitText: pay.per.toUpperCase(),
      },
    },
  };
}

export function eventNode(
  { texts, start, end, place }: ComingEvent,
  { locale, href: url }: Pick<CompanyPage, 'locale' | 'href'>,
  company: Company,
  site: URL,
) {
  const { title, description, price, capacity } = texts[locale].data;
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate: start,
    endDate: end,
    eventAttendanceMode: `https://schema.org/${place ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: place
      ? { '@type': 'Place', name: place.name[locale], address: placeAddress(place, locale) }
      : { '@type': 'VirtualLocation', url: absolute(url, site) },
    organizer: provider(company, site),
    maximumAttendeeCapacity: capacity,
    offers: { '@type': 'Offer', price: dollars(price), priceCurrency: 'CAD', url: absolute(url, site) },
  };
}
