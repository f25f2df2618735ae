import type { Company } from '~/collections/company/load.ts';
import type { Recording } from '~/collections/recordings/film.ts';
import type { Webinar } from '~/collections/webinars/load.ts';
import { languageTags } from '~/i18n/locales.ts';
import { previewPath } from '../ui/preview-picture.ts';
import { absolute, provider } from '../ui/structured-data.ts';

const person = ({ locale, presenter }: Webinar, site: URL) => ({
  '@type': 'Person',
  name: presenter.name,
  jobTitle: presenter.role[locale],
  image: absolute(presenter.portrait, site),
  url: absolute(presenter.href[locale], site),
});

/** A webinar to come. */
function eventNode(webinar: Webinar, company: Company, site: URL) {
  const url = absolute(webinar.href, site);
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: webinar.title,
    description: webinar.description,
    image: absolute(previewPath(webinar.href, webinar.locale), site),
    startDate: webinar.start,
    endDate: webinar.end,
    inLanguage: languageTags[webinar.locale],
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      price: '0',
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
      url: `${url}#register`,
      validThrough: webinar.start,
    },
    organizer: provider(company, site),
    performer: person(webinar, site),
  };
}

/** The recording of one that was held; its chapters are the moments that a list of results leads to. */
function videoNode(webinar: Webinar, recording: Recording, company: Company, site: URL) {
  const film = recording.kind === 'film' ? recording : undefined;
  const chapters = film?.chapters.filter(({ title }) => title !== '') ?? [];
  const page = absolute(webinar.href, site);
  return {
    '@type': 'VideoObject',
    name: webinar.title,
    description: webinar.description,
    thumbnailUrl: absolute(film?.poster ?? previewPath(webinar.href, webinar.locale), site),
    uploadDate: webinar.end,
    duration: film ? `PT${film.seconds}S` : `PT${webinar.minutes}M`,
    contentUrl: new URL(recording.href, site).href,
    inLanguage: languageTags[webinar.locale],
    ...(chapters.length > 0 && {
      hasPart: chapters.map(({ title, start, end }) => ({
        '@type': 'Clip',
        name: title,
        startOffset: Math.floor(start),
        endOffset: Math.floor(end),
        url: `${page}?t=${Math.floor(start)}`,
      })),
    }),
    publisher: provider(company, site),
  };
}

/** What a webinar's page is about: an event to come, a recording, or the text that is left of it. */
export function webinarNode(webinar: Webinar, company: Company, site: URL) {
  if (webinar.upcoming) return eventNode(webinar, company, site);
  if (webinar.recording) return videoNode(webinar, webinar.recording, company, site);
  const url = absolute(webinar.href, site);
  return {
    '@type': 'LearningResource',
    '@id': url,
    url,
    name: webinar.title,
    description: webinar.description,
    datePublished: webinar.end,
    learningResourceType: 'Webinar',
    teaches: webinar.takeaways,
    timeRequired: `PT${webinar.minutes}M`,
    inLanguage: languageTags[webinar.locale],
    isAccessibleForFree: true,
    author: person(webinar, site),
    publisher: provider(company, site),
  };
}

export function webinarList(webinars: Webinar[], site: URL) {
  return {
    '@type': 'ItemList',
    itemListElement: webinars.map(({ href, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(href, site),
    })),
  };
}
