import { globSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { parseBuffer } from 'music-metadata';
import { describe, expect, it } from 'vitest';
import { readTranscript, turnsOfVtt } from '../../src/domain/content/transcript.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { assets, pages, readAsset } from './built-pages.ts';
import { present } from '../../src/domain/present.ts';

interface Item {
  title: string;
  link: string;
  guid: { '#text': string; '@isPermaLink': string };
  pubDate: string;
  description: string;
  enclosure: { '@url': string; '@length': string; '@type': string };
  'itunes:episode': number;
  'itunes:duration': number;
  'itunes:explicit': string;
  'podcast:transcript': { '@url': string; '@type': string }[];
}

interface Channel {
  title: string;
  link: string;
  language: string;
  description: string;
  'atom:link': Record<string, string>;
  'itunes:author': string;
  'itunes:owner': { 'itunes:name': string; 'itunes:email': string };
  'itunes:explicit': boolean;
  'itunes:category': Record<string, unknown>;
  'itunes:image': { '@href': string };
  item: Item[];
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
const showOf = (locale: 'en' | 'fr', home: string, feed: string, least: number) => {
  const { rss } = parser.parse(readAsset(feed)) as { rss: { '@version': string; channel: Channel } };
  return { locale, home, feed, least, rss, channel: rss.channel };
};
const shows = [showOf('en', '/podcast', '/podcast/feed.xml', 8), showOf('fr', '/fr/balado', '/fr/balado/fil.xml', 3)];
const pathOf = (url: string) => new URL(url).pathname;
const pageAt = (path: string) => present(pages.find((page) => page.path === path));
const ldOf = (path: string) =>
  pageAt(path)
    .root.querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as Record<string, unknown>);

describe.each(shows)('the feed of the podcast: $feed', ({ locale, home, feed, least, rss, channel }) => {
  it('says what players ask of a show', () => {
    expect(rss['@version']).toBe('2.0');
    expect(pathOf(channel.link)).toBe(home);
    expect(channel.title).toBe(strings(locale).podcast.show);
    expect(channel.language).toBe(`${locale}-ca`);
    expect(channel['atom:link']).toMatchObject({ '@rel': 'self', '@type': 'application/rss+xml' });
    expect(pathOf(present(channel['atom:link']['@href']))).toBe(feed);
    expect(channel['itunes:author']).not.toBe('');
    expect(channel['itunes:owner']['itunes:email']).toMatch(/@/);
    expect(channel['itunes:explicit']).toBe(false);
    expect(channel['itunes:category']['@text']).toBe('Education');
    const cover = readAsset(pathOf(channel['itunes:image']['@href']));
    const [width, height] = [cover.readUInt32BE(16), cover.readUInt32BE(20)];
    expect(width).toBe(height);
    expect(cover.toString('latin1', 1, 4)).toBe('PNG');
    expect(width).toBeGreaterThanOrEqual(1400);
    expect(width).toBeLessThanOrEqual(3000);
  });

  it('has its episodes, the newest first, each with a name of its own for ever', () => {
    expect(channel.item.length).toBeGreaterThanOrEqual(least);
    const numbers = channel.item.map((item) => item['itunes:episode']);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(new Set(channel.item.map(({ guid }) => guid['#text'])).size).toBe(channel.item.length);
    for (const { pubDate, guid } of channel.item) {
      expect(new Date(pubDate).toUTCString()).toBe(pubDate);
      expect(guid['@isPermaLink']).toBe('false');
    }
  });

  it.each(channel.item)('$title: the audio is what the feed says it is', async ({ enclosure, ...item }) => {
    const path = pathOf(enclosure['@url']);
    expect(assets).toContain(path);
    const sound = readAsset(path);
    expect(Number(enclosure['@length'])).toBe(sound.length);
    expect(enclosure['@type']).toBe('audio/mpeg');
    const { common, format } = await parseBuffer(sound, { mimeType: 'audio/mpeg' }, { duration: true });
    expect(format.codec).toBe('MPEG 2 Layer 3');
    expect(Math.abs(present(format.duration) - item['itunes:duration'])).toBeLessThan(1);
    expect(common).toMatchObject({ title: item.title, album: channel.title, artist: 'GCT' });
    expect(common.track.no).toBe(item['itunes:episode']);
  });

  it.each(channel.item)('$title: transcript, captions and page agree', (item) => {
    const path = pathOf(item.link);
    const file = present(globSync(`content/podcast/${locale}/${path.split('/').at(-1)}.md`)[0]);
    const turns = readTranscript(readFileSync(file, 'utf8').split('\n---\n').slice(1).join('\n---\n'));
    const [captions, html] = item['podcast:transcript'];
    expect(present(captions)['@type']).toBe('text/vtt');
    expect(turnsOfVtt(readAsset(pathOf(present(captions)['@url'])).toString())).toEqual(turns);
    expect(pathOf(present(html)['@url'])).toBe(path);
    const page = pageAt(path);
    const text = present(page.root.querySelector('main')).text.replaceAll(/\s+/g, ' ');
    for (const turn of turns) expect(text).toContain(turn.text.slice(0, 60));
    expect(
      turns
        .map((turn) => turn.text)
        .join(' ')
        .split(' ').length,
    ).toBeGreaterThan(600);
    expect(page.root.querySelector('audio[controls][preload=none] track[kind=captions]')).not.toBeNull();
    expect(ldOf(path).find((node) => node['@type'] === 'PodcastEpisode')).toMatchObject({
      episodeNumber: item['itunes:episode'],
      partOfSeries: { '@type': 'PodcastSeries' },
    });
  });

  it('stays small: all episodes within ten megabytes', () => {
    const total = channel.item.reduce((sum, { enclosure }) => sum + Number(enclosure['@length']), 0);
    expect(total).toBeLessThan(10_000_000);
  });
});

it('no two episodes of the shows are one to a player', () => {
  const names = shows.flatMap(({ channel }) => channel.item.map(({ guid }) => guid['#text']));
  expect(new Set(names).size).toBe(names.length);
});

describe.each(shows)('the page of the podcast: $home', ({ locale, home, feed, channel }) => {
  const page = pageAt(home);

  it('lists every episode with its player and its place, and leads to the feed', () => {
    for (const { link } of channel.item) {
      const slug = present(pathOf(link).split('/').at(-1));
      expect(page.root.getElementById(slug)?.querySelector('audio')).not.toBeNull();
      expect(page.root.getElementById(slug)?.querySelector(`a[href="${pathOf(link)}"]`)).not.toBeNull();
    }
    expect(page.root.querySelector('link[rel=alternate][type="application/rss+xml"]')?.getAttribute('href')).toBe(feed);
    expect(ldOf(home).find((node) => node['@type'] === 'PodcastSeries')).toHaveProperty('webFeed');
  });

  it('says that the voices are synthetic, there and beside every episode', () => {
    for (const path of [home, ...channel.item.map(({ link }) => pathOf(link))]) {
      expect(present(pageAt(path).root.querySelector('main')).text).toContain(strings(locale).podcast.voices);
    }
  });

  it('can be found: every episode is in the search', () => {
    const items = JSON.parse(readAsset('/website/sitemap-items-search-results.json').toString()) as {
      category: string;
      urlSlug: string;
    }[];
    const found = items
      .filter(({ category, urlSlug }) => category === 'Podcast' && urlSlug.startsWith(`${home}/`))
      .map(({ urlSlug }) => urlSlug);
    expect(found.toSorted()).toEqual(channel.item.map(({ link }) => pathOf(link)).toSorted());
  });
});
