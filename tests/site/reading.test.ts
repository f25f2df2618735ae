import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse as parseHtml } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { assets, pages, readAsset, siteData } from './built-pages.ts';
import { present } from '../../src/domain/present.ts';

const root = new URL('../../', import.meta.url);
const yaml = (path: string) => parseYaml(readFileSync(new URL(path, root), 'utf8')) as unknown;
const pageAt = (path: string) => present(pages.find((page) => page.path === path));

describe('the old numbers of the webinars', () => {
  const { redirects } = siteData;
  const numbers = Object.keys(redirects)
    .flatMap((from) => /^\/webinars\/(\d+)$/.exec(from)?.[1] ?? [])
    .map(Number);

  it('are 1 to 49 and 55 to 61', () => {
    const expected = Array.from({ length: 61 }, (_, index) => index + 1).filter((number) => number < 50 || number > 54);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(expected);
  });

  it('lead to the pages of webinars', () => {
    const slugs = pages.map(({ path }) => path).filter((path) => path.startsWith('/webinars/'));
    for (const number of numbers) expect(slugs).toContain(redirects[`/webinars/${number}`]);
  });
});

describe('what the answers say of the booking policy', () => {
  interface Policies {
    cancellation: { minBusinessDays: number; feePercent: number }[];
    invoice: { dueBusinessDays: number };
    taxes: Record<string, { code: string; percent: number }[]>;
  }
  const policies = yaml('content/company/policies.yaml') as Policies;

  it.each(['/faq', '/fr/faq'])('is what the policy is: %s', (path) => {
    const answer = (id: string) =>
      present(pageAt(path).root.querySelector(`details#${id} p`)).text.replaceAll('\u00a0', ' ');
    const cancelling = answer('cost-of-cancelling');
    const [free, ...tiers] = policies.cancellation;
    expect(cancelling).toContain(String(present(free).minBusinessDays));
    for (const [index, { minBusinessDays, feePercent }] of tiers.entries()) {
      const last = present(policies.cancellation[index]).minBusinessDays - 1;
      if (minBusinessDays > 0) {
        expect(cancelling).toMatch(new RegExp(`${minBusinessDays}\\D+${last}\\D+${feePercent} ?%`));
      } else expect(cancelling).toContain(String(last));
    }
    expect(answer('invoice-payment')).toContain(`${policies.invoice.dueBusinessDays} `);
    for (const province of ['ON', 'AB', 'BC']) {
      expect(answer('taxes')).toMatch(new RegExp(`\\b${present(present(policies.taxes[province])[0]).percent} ?%`));
    }
  });
});

describe('the classes of a course', () => {
  const courses = pages.filter(({ path }) => /^\/(course|fr\/cours)\//.test(path));

  it.each(courses.map(({ path }) => path))('come in the language of the page first, each by date: %s', (path) => {
    const rows = pageAt(path).root.querySelectorAll('.class-rows > li');
    expect(rows.length).toBeGreaterThan(0);
    const kinds = rows.map((row) => (row.hasAttribute('data-language') ? 'other' : 'own'));
    const starts = (kind: string) =>
      rows
        .filter((_, index) => kinds[index] === kind)
        .map((row) => present(present(row.querySelector('time')).getAttribute('datetime')));
    expect(kinds).toEqual(kinds.toSorted().toReversed());
    for (const kind of ['own', 'other']) expect(starts(kind)).toEqual(starts(kind).toSorted());
  });
});

describe('the feed of the blog', () => {
  const feed = parseHtml(readAsset('/blog/rss.xml').toString('utf8'), { lowerCaseTagName: true });
  const articles = pages.filter(({ path }) => path.startsWith('/blog/'));

  it('has every article, the newest first', () => {
    const dates = feed.querySelectorAll('item pubdate').map(({ text }) => Date.parse(text));
    expect(articles.length).toBeGreaterThan(20);
    expect(dates).toHaveLength(articles.length);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  it('is found from every page of the blog', () => {
    for (const page of [pageAt('/blog'), ...articles]) {
      const link = page.root.querySelector('link[type="application/rss+xml"]');
      expect(assets, page.path).toContain(link?.getAttribute('href'));
    }
  });
});

it('says when each article was published and changed', () => {
  for (const page of pages.filter(({ path }) => path.startsWith('/blog/'))) {
    for (const property of ['article:published_time', 'article:modified_time']) {
      const date = page.root.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
      expect(date, `${page.path} ${property}`).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  }
});

it('keeps the search index below 40 kB', () => {
  const index = readAsset('/website/sitemap-items-search-results.json');
  expect(brotliCompressSync(index).length).toBeLessThan(40_000);
});
