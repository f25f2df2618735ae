import { expect, it } from 'vitest';
import { sitemapEntry } from './crawler-map.ts';
import { readPage } from './pipeline.ts';

const url = 'https://gct.example/blog/pivot-tables';
const built = new Date('2026-11-21T15:00:00Z');
const entry = (html: string) => sitemapEntry(url, readPage('/blog/pivot-tables', html), built);
const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

it('leaves out what is not to be found', () => {
  expect(entry('<meta name="robots" content="noindex">')).toBeUndefined();
  expect(entry('<meta name="robots" content="max-snippet:50, noindex">')).toBeUndefined();
});

it('names the versions in other languages', () => {
  const html =
    '<link rel="alternate" hreflang="en-CA" href="https://gct.example/a"><link rel="alternate" hreflang="fr-CA" href="https://gct.example/fr/%C3%A9">';
  expect(entry(html)).toEqual({
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
  [data({ datePublished: '2026-10-01', dateModified: '2026-11-02' }), '2026-11-02T00:00:00.000Z'],
  [data([{ '@graph': [{ datePublished: '2026-10-01' }] }]), '2026-10-01T00:00:00.000Z'],
  [data({ hasCourseInstance: { '@type': 'CourseInstance', startDate: '2027-01-12' } }), '2026-11-21T15:00:00.000Z'],
  [data({ '@type': 'EducationEvent', datePublished: '2026-10-01' }), '2026-10-01T00:00:00.000Z'],
])('knows when a page changed from %s', (html, lastmod) => {
  expect(entry(html)).toEqual({ url, lastmod });
});

it('says nothing of the date of a page that does not', () => {
  expect(entry('<p>')).toEqual({ url });
});
