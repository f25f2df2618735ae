import { coverOf } from '../../domain/content/podcast-cover.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { href } from '../../i18n/routes.ts';
import { strings } from '../../i18n/strings/index.ts';
import { company } from '../company/load.ts';
import { episodesIn, type Episode } from './load.ts';
import { element, toXml } from '../../build/xml.ts';

const namespaces = {
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
};

/** RFC 822, as RSS wants it; an episode appears in the morning of its day in Ottawa. */
const timeOf = (day: string) => new Date(`${day}T11:00:00Z`).toUTCString();

function itemOf(episode: Episode, origin: string) {
  const { locale } = episode;
  const absolute = (address: string) => new URL(address, origin).href;
  const transcript = (address: string, type: string) =>
    element('podcast:transcript', { url: absolute(address), type, language: languageTags[locale] });
  const { title, description, notes, number, date, audio } = episode;
  return element('item', {}, [
    element('title', {}, title),
    element('link', {}, absolute(episode.href)),
    // Players know an episode by this, whatever becomes of its address.
    element(
      'guid',
      { isPermaLink: 'false' },
      locale === 'en' ? `gct-podcast-${number}` : `gct-podcast-${locale}-${number}`,
    ),
    element('pubDate', {}, timeOf(date)),
    element('description', {}, [description, ...notes].join('\n')),
    element('enclosure', { url: absolute(audio.href), length: audio.bytes, type: 'audio/mpeg' }),
    element('itunes:title', {}, title),
    element('itunes:episode', {}, number),
    element('itunes:episodeType', {}, 'full'),
    element('itunes:duration', {}, audio.seconds),
    element('itunes:explicit', {}, 'false'),
    transcript(audio.captions, 'text/vtt'),
    transcript(episode.href, 'text/html'),
  ]);
}

/** The feed of a language that podcast players read: RSS 2.0 with the tags of Apple and of Podcasting 2.0. */
export async function podcastFeed(locale: Locale): Promise<string> {
  const t = strings(locale).podcast;
  const [all, { name, legalName, email, origin }] = await Promise.all([episodesIn(locale), company()]);
  const absolute = (address: string) => new URL(address, origin).href;
  const channel = element('channel', {}, [
    element('title', {}, t.show),
    element('link', {}, absolute(href('podcast', locale))),
    element('atom:link', { href: absolute(href('podcastFeed', locale)), rel: 'self', type: 'application/rss+xml' }),
    element('description', {}, `${t.intro} ${t.voices}`),
    element('language', {}, languageTags[locale].toLowerCase()),
    element('copyright', {}, legalName),
    ...all.slice(0, 1).map(({ date }) => element('lastBuildDate', {}, timeOf(date))),
    element('itunes:author', {}, name),
    element('itunes:owner', {}, [element('itunes:name', {}, legalName), element('itunes:email', {}, email)]),
    element('itunes:type', {}, 'episodic'),
    element('itunes:explicit', {}, 'false'),
    element('itunes:category', { text: 'Education' }, [element('itunes:category', { text: 'Courses' })]),
    element('itunes:image', { href: absolute(coverOf(locale)) }),
    ...all.map((episode) => itemOf(episode, origin)),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(element('rss', { version: '2.0', ...namespaces }, [channel]))}\n`;
}
