import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SiteMapItems, type SiteMapItem } from '../../src/domain/search/items.ts';
import { searchIndex } from '../../src/domain/search/search.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { pages, readAsset, siteData } from './built-pages.ts';
import { queriesInEnglish, queriesInFrench } from './search-queries.ts';

const items = v.parse(SiteMapItems, JSON.parse(readAsset('/website/sitemap-items-search-results.json').toString()));
function searchFor(locale: Locale) {
  return searchIndex(items, locale, strings(locale).search.groups);
}

const indexes = { en: searchFor('en'), fr: searchFor('fr') };

const pageOf = new Map(pages.map((page) => [page.path, page]));

/** An address, and the same page in the other language. */
function eitherOf(address: string): string[] {
  const [path = '', rest = ''] = address.split(/(?=[?#])/);
  const other = pageOf.get(path)?.root.querySelector('link[hreflang=fr-CA]')?.getAttribute('href');
  const counterpart = other === undefined ? [] : [new URL(other).pathname];
  return [path, ...counterpart].map((one) => one + rest);
}

const asked = (['en', 'fr'] as const).flatMap((locale) =>
  (locale === 'en' ? queriesInEnglish : queriesInFrench).map(([query, ...wanted]) => ({ locale, query, wanted })),
);

describe('what people type finds what they mean', () => {
  it.each(asked)('$locale: $query', ({ locale, query, wanted }) => {
    const { hits, nearest } = indexes[locale].search(query);
    const three = hits.slice(0, 3).map(({ item }) => item.urlSlug);
    expect(nearest).toBe(false);
    for (const any of wanted) {
      const accepted = any.flatMap(eitherOf);
      expect(three.filter((address) => accepted.includes(address))).not.toEqual([]);
    }
  });

  it.each(['en', 'fr'] as const)('what is offered as often searched for leads somewhere (%s)', (locale) => {
    for (const query of strings(locale).search.popular) {
      const { hits, nearest } = indexes[locale].search(query);
      expect(nearest, query).toBe(false);
      expect(hits.length, query).toBeGreaterThan(0);
    }
  });

  it('on a French page what is in English stands below and can be marked', () => {
    for (const [query] of queriesInFrench) {
      const languages = indexes.fr.search(query).hits.map(({ item }) => item.language);
      if (!query.includes('anglais')) expect(languages, query).toEqual(languages.toSorted().reverse());
    }
  });
});

describe('the list that is searched', () => {
  it('says of each page in a line what it is about, all the more where its reader has another language', () => {
    // Its title says what home is, and what a way into the schedule asks for.
    const isWay = ({ urlSlug }: SiteMapItem) => urlSlug.includes('?') || ['/', '/fr'].includes(urlSlug);
    const mute = items.filter((one) => !one.about && !isWay(one));
    expect(mute.map(({ title }) => title)).toEqual([]);
  });

  it('has each address once, and all of them lead to something', () => {
    const addresses = items.map(({ urlSlug }) => urlSlug);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      const [page = '', hash] = address.split('#');
      const [path = ''] = page.split('?');
      if (path.endsWith('.pdf')) expect(readAsset(path).length).toBeGreaterThan(0);
      else expect(pageOf.has(path), address).toBe(true);
      if (hash !== undefined) expect(pageOf.get(path)?.root.querySelector(`[id="${hash}"]`), address).not.toBeNull();
    }
  });

  it('has every course with its level, its price and its next classes', () => {
    const courses = items.filter(({ category }) => category === 'Courses');
    expect(courses.length).toBeGreaterThan(100);
    for (const { price, hours, title } of courses) expect(price && hours, title).toBeGreaterThan(0);
    const open = siteData.classes.filter(
      ({ cancelled, salesEnd }) => !cancelled && Date.parse(salesEnd) > Date.parse(siteData.build.time),
    );
    const dated = siteData.courses.filter(({ id }) => open.some(({ courseId }) => courseId === id));
    const pathsOf = new Set(dated.map(({ entries }) => `/course/${entries.en?.id}`));
    for (const { urlSlug, classes, language } of courses) {
      if (language === 'en') expect(classes !== undefined, urlSlug).toBe(pathsOf.has(urlSlug));
    }
  });
});
