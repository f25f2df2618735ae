import type { Company } from '~/collections/company/load.ts';
import type { Episode } from '~/collections/podcast/load.ts';
import { coverOf } from '~/domain/content/podcast-cover.ts';
import { languageTags, type Locale } from '~/i18n/locales.ts';
import { href } from '~/i18n/routes.ts';
import { strings } from '~/i18n/strings/index.ts';

// schema.org nodes; `site` is the public origin.
const absolute = (address: string, site: URL) => new URL(address, site).href;

function seriesReference(locale: Locale, site: URL) {
  const url = absolute(href('podcast', locale), site);
  return { '@type': 'PodcastSeries', '@id': url, name: strings(locale).podcast.show, url };
}

function episodeNode(episode: Episode, site: URL) {
  const { title, description, number, date, audio } = episode;
  return {
    '@type': 'PodcastEpisode',
    '@id': absolute(episode.href, site),
    url: absolute(episode.href, site),
    name: title,
    description,
    episodeNumber: number,
    datePublished: date,
    inLanguage: languageTags[episode.locale],
    timeRequired: `PT${audio.seconds}S`,
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: absolute(audio.href, site),
      encodingFormat: 'audio/mpeg',
      duration: `PT${audio.seconds}S`,
      contentSize: String(audio.bytes),
    },
  };
}

/** One episode on a page of its own. */
export function podcastEpisode(episode: Episode, site: URL) {
  return { ...episodeNode(episode, site), partOfSeries: seriesReference(episode.locale, site) };
}

/** The show with its episodes. */
export function podcastSeries(locale: Locale, episodes: Episode[], company: Company, site: URL) {
  return {
    ...seriesReference(locale, site),
    description: strings(locale).podcast.description,
    inLanguage: languageTags[locale],
    webFeed: absolute(href('podcastFeed', locale), site),
    image: absolute(coverOf(locale), site),
    author: { '@type': 'Organization', '@id': absolute('/#organization', site), name: company.name },
    hasPart: episodes.map(({ title, href: address, number, date }) => ({
      '@type': 'PodcastEpisode',
      '@id': absolute(address, site),
      url: absolute(address, site),
      name: title,
      episodeNumber: number,
      datePublished: date,
    })),
  };
}
