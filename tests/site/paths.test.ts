import { describe, expect, it } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { pages, siteData } from './built-pages.ts';

const categories = pages.filter(({ path }) => /^\/(courses|fr\/formations)\/[^/]+$/.test(path));
const withPath = categories.filter(({ root }) => root.querySelector('.path'));

it('categories with levels draw them', () => {
  expect(withPath.length).toBeGreaterThan(15);
});

describe.each(withPath)('the path of $path', ({ root, locale }) => {
  const stations = root.querySelectorAll('.path ol > li');
  const hrefs = stations.map((one) => present(one.querySelector('a')?.getAttribute('href')));
  const courses = hrefs.map((href) =>
    present(siteData.courses.find(({ entries }) => entries[locale] && href.endsWith(`/${entries[locale].id}`))),
  );

  it('goes up from level to level', () => {
    const levels = courses.map(({ level }) => present(level ?? undefined));
    expect(levels.length).toBeGreaterThan(1);
    expect(levels).toEqual(levels.toSorted());
  });

  it('adds up hours and prices', () => {
    const heading = present(root.querySelector('#path')).text.replaceAll(/[^\d ]/g, '');
    const hours = courses.reduce((sum, { durationHours }) => sum + durationHours, 0);
    const cents = courses.reduce((sum, { priceCents }) => sum + priceCents, 0);
    expect(heading).toContain(` ${hours} `);
    expect(heading.replaceAll(' ', '')).toContain(String(Math.round(cents / 100)));
  });
});

describe.each(pages.filter(({ root }) => root.querySelector('.coming')))('the coming weeks of $path', ({ root }) => {
  it('lead to the schedule with their filter on, and each class to the dates of its course', () => {
    const asks = new URLSearchParams(present(root.querySelector('#live-bars')).getAttribute('data-asks'));
    const all = new URL(present(root.querySelector('.coming > p > a')?.getAttribute('href')), 'https://x.example');
    expect([...all.searchParams]).toEqual([...asks]);
    expect(asks.size).toBeGreaterThan(0);
    const bars = root.querySelectorAll('.coming .bar');
    expect(bars.length).toBeGreaterThan(0);
    for (const bar of bars) {
      expect(siteData.classes.map(({ id }) => id)).toContain(bar.getAttribute('data-id'));
      expect(bar.querySelector('a')?.getAttribute('href')).toMatch(/^\/(?:course|fr\/cours)\/[^?]+\?.+#classes$/);
    }
  });

  it('are told to search engines as they are shown', () => {
    const lists = root
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap(({ text }) => [
        JSON.parse(text) as { '@type': string; itemListElement?: { item?: { '@type'?: string } }[] },
      ])
      .filter(({ itemListElement }) => itemListElement?.[0]?.item?.['@type'] === 'EducationEvent');
    expect(lists[0]?.itemListElement).toHaveLength(root.querySelectorAll('.coming .bar').length);
  });
});
