import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse as parseHtml } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { assets, pages, readAsset, siteData, unlike } from './built-pages.ts';
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

// A box would take the line after the dot for its own, and the dot would end the one before.
it.each(unlike.map(({ path, html }) => [path, html] as const))(
  '%s: no box follows a dot between facts',
  (_path, html) => {
    expect(html.match(/class="?sep"?>[^]{0,24}?<\/i><\/i>\s*<\w+ [^>]*\bnobr\b/g) ?? []).toEqual([]);
  },
);

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

  const soldUntil = new Map(siteData.classes.map(({ id, salesEnd }) => [id, salesEnd]));
  const isOver = (id: string) => Date.parse(present(soldUntil.get(id), id)) <= Date.parse(siteData.build.time);

  it.each(courses.map(({ path }) => path))(
    'come by language, the page’s own first, and by date, those that nobody can book last: %s',
    (path) => {
      const rows = pageAt(path).root.querySelectorAll('.class-rows > li');
      expect(rows.length).toBeGreaterThan(0);
      const places = (list: typeof rows) =>
        list.map((row) => {
          // One that is cancelled has no button.
          const id = row.querySelector('[name=class]')?.getAttribute('value');
          const start = present(present(row.querySelector('time')).getAttribute('datetime'));
          const language = row.hasAttribute('data-language') ? 'other' : 'mine';
          return `${id === undefined || isOver(id) ? 'last' : 'first'} ${language} ${start}`;
        });
      for (const list of pageAt(path).root.querySelectorAll('.class-rows')) {
        const found = places(list.querySelectorAll(':scope > li'));
        expect(new Set(found.map((place) => place.split(' ')[1])).size, 'languages of one list').toBe(1);
        expect(found).toEqual(found.toSorted());
      }
      const onSale = places(rows).filter((place) => place.startsWith('first'));
      expect(onSale).toEqual(onSale.toSorted());
    },
  );
});

const blogs = [
  { blog: '/blog', address: '/blog/rss.xml', least: 20 },
  { blog: '/fr/blogue', address: '/fr/blogue/fil.xml', least: 12 },
];
const articlesOf = (blog: string) => pages.filter(({ path }) => path.startsWith(`${blog}/`));

describe.each(blogs)('the feed of the blog: $address', ({ blog, address, least }) => {
  const feed = parseHtml(readAsset(address).toString('utf8'), { lowerCaseTagName: true });
  const articles = articlesOf(blog);

  it('has every article, the newest first', () => {
    const dates = feed.querySelectorAll('item pubdate').map(({ text }) => Date.parse(text));
    expect(articles.length).toBeGreaterThanOrEqual(least);
    expect(dates).toHaveLength(articles.length);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  it('is found from every page of the blog', () => {
    for (const page of [pageAt(blog), ...articles]) {
      const link = page.root.querySelector('link[type="application/rss+xml"]');
      expect(link?.getAttribute('href'), page.path).toBe(address);
      expect(assets).toContain(address);
    }
  });
});

it('says when each article was published and changed', () => {
  for (const page of blogs.flatMap(({ blog }) => articlesOf(blog))) {
    for (const property of ['article:published_time', 'article:modified_time']) {
      const date = page.root.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
      expect(date, `${page.path} ${property}`).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  }
});

describe('a list of what is read, heard or watched', () => {
  const lists = [
    ['/blog', '/fr/blogue'],
    ['/webinars', '/fr/webinaires'],
    ['/previous-webinars', '/fr/webinaires-precedents'],
    ['/podcast', '/fr/balado'],
    ['/free-resources', '/fr/ressources-gratuites'],
  ] as const;
  const others = (page: (typeof pages)[number]) =>
    page.root.querySelectorAll('section[aria-labelledby=other-language] a').map((link) => ({
      lang: link.getAttribute('lang'),
      hreflang: link.getAttribute('hreflang'),
      path: present(link.getAttribute('href')),
    }));

  it.each(
    lists.flatMap(
      ([en, fr]) =>
        [
          [en, 'fr'],
          [fr, 'en'],
        ] as const,
    ),
  )('%s has below it what is in the other language alone, marked as such', (path, language) => {
    const page = pageAt(path);
    const found = others(page);
    const heading = page.root.querySelector('#other-language')?.text ?? '';
    if (found.length > 0) expect(heading).toMatch(language === 'fr' ? /\bFrench\b/ : /\banglais\b/);
    for (const { lang, hreflang, path: address } of found) {
      expect([lang, hreflang]).toEqual([language, language]);
      expect(address.startsWith('/fr/')).toBe(language === 'fr');
      // What has a counterpart stands in the list itself.
      const one = pages.find((other) => other.path === address);
      if (one) expect(one.root.querySelectorAll('link[hreflang]').length, address).toBeLessThan(2);
    }
  });

  it.each(['/fr/blogue', '/fr/balado', '/fr/ressources-gratuites', '/fr/webinaires-precedents'])(
    '%s names some in English',
    (path) => {
      expect(others(pageAt(path)).length).toBeGreaterThan(4);
    },
  );

  it.each(lists.map(([, fr]) => fr))('%s shows nothing of its own that is in English', (path) => {
    const section = 'section[aria-labelledby=other-language]';
    const main = present(pageAt(path).root.querySelector('main'));
    const own = main.querySelectorAll('ul a, article a').filter((link) => !link.closest(section));
    for (const link of own) {
      const address = link.getAttribute('href') ?? '';
      const english = /^\/(blog|webinars|podcast|free-downloads)\/(?!.*\.mp3$)/.test(address);
      expect(english, address).toBe(false);
    }
  });
});

// Both languages whole, each entry with its line of text: half of it is what results say.
it('keeps the search index below 52 kB', () => {
  const index = readAsset('/website/sitemap-items-search-results.json');
  expect(brotliCompressSync(index).length).toBeLessThan(52_000);
});
