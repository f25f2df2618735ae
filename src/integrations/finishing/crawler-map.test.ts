import { expect, it } from 'vitest';
import { sitemapEntry } from './crawler-map.ts';

const url = 'https://gct.example/blog/pivot-tables';
const built = new Date('2026-11-21T15:00:00Z');

it('leaves out what is not to be found', () => {
  expect(sitemapEntry(url, '<meta name="robots" content="noindex">', built)).toBeUndefined();
  expect(sitemapEntry(url, '<meta name="robots" content="max-snippet:50, noindex">', built)).toBeUndefined();
});

it('names the versions in other languages', () => {
  const html =
    '<link rel="alternate" hreflang="en-CA" href="https://gct.example/a"><link rel="alternate" hreflang="fr-CA" href="https://gct.example/fr/%C3%A9">';
  expect(sitemapEntry(url, html, built)).toEqual({
    url,
    links: [
      { lang: 'en-CA', url: 'https://gct.example/a' },
      { lang: 'fr-CA', url: 'https://gct.example/fr/%C3%A9' },
    ],
  });
});

it.each([
  ['<meta name="dcterms.modified" content="2026-11-02T09:00:00-05:00">', '2026-11-02T14:00:00.000Z'],
  ['<meta property="article:modified_time" content="2026-11-02">', '2026-11-02T00:00:00.000Z'],
  ['{"datePublished":"2026-10-01","dateModified":"2026-11-02"}', '2026-11-02T00:00:00.000Z'],
  ['{"datePublished":"2026-10-01"}', '2026-10-01T00:00:00.000Z'],
  ['{"@type":"CourseInstance","startDate":"2027-01-12"}', '2026-11-21T15:00:00.000Z'],
  ['{"@type":"EducationEvent","datePublished":"2026-10-01"}', '2026-10-01T00:00:00.000Z'],
])('knows when a page changed from %s', (html, lastmod) => {
  expect(sitemapEntry(url, html, built)).toEqual({ url, lastmod });
});

it('says nothing of the date of a page that does not', () => {
  expect(sitemapEntry(url, '<p>', built)).toEqual({ url });
});
