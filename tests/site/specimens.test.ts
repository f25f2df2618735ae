import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { titleSeen } from '../../src/collections/specimens/notations.ts';
import { kinds } from '../../src/collections/specimens/side.ts';
import type { Specimen } from '../../src/collections/specimens/specimen.ts';
import { present } from '../../src/domain/present.ts';
import { isNamedPage } from '../../src/i18n/page-names.ts';
import { href, linkTo } from '../../src/i18n/routes.ts';
import { locales, type Locale } from '../../src/i18n/locales.ts';
import { pages, seen } from './built-pages.ts';

const frontMatter = (file: string): unknown => parse(present(readFileSync(file, 'utf8').split(/^---$/m)[1]));

const folders = { en: 'content/courses/en', fr: 'content/courses/fr' };

/** The page of each course, with what its author wrote of its work. */
const shown = pages
  .filter(({ path }) => /^\/(course|fr\/cours)\//.test(path))
  .flatMap(({ path, locale, root }) => {
    const file = join(folders[locale], `${decodeURIComponent(present(path.split('/').at(-1)))}.md`);
    const { specimen } = frontMatter(file) as { specimen?: Specimen };
    return specimen ? [{ path, specimen, root }] : [];
  });

it('there are courses that show their work', () => {
  expect(shown.length).toBeGreaterThanOrEqual(8);
});

describe.each(shown)('$path', ({ specimen, root }) => {
  const section = root.querySelector('.specimen');
  const figures = section?.querySelectorAll('figure') ?? [];

  it('shows what it changes, before and after', () => {
    expect(seen(section?.querySelector('h2')?.text ?? '')).toBe(seen(titleSeen(specimen.title)));
    expect(figures).toHaveLength(2);
    for (const [index, side] of [specimen.before, specimen.after].entries()) {
      expect(seen(figures[index]?.querySelector('figcaption')?.text ?? '')).toContain(seen(side.says));
      expect(kinds.filter((kind) => side[kind] !== undefined)).toHaveLength(1);
    }
  });

  it('has no headings but its own, and heads of tables that say what they head', () => {
    expect(section?.querySelectorAll('h1, h2, h3, h4, h5, h6')).toHaveLength(1);
    for (const table of section?.querySelectorAll('table') ?? []) {
      const heads = table.querySelectorAll('th');
      expect(heads.length).toBeGreaterThan(0);
      for (const head of heads) {
        expect(head.getAttribute('scope')).toMatch(/^(?:col|row)$/);
        expect(head.text.trim()).not.toBe('');
      }
    }
  });

  it('says in words what a colour or a line says', () => {
    const words = section?.querySelectorAll('.sr-only').map(({ text }) => seen(text)) ?? [];
    const marked = section?.querySelectorAll('.sp-m, .sp-hot, del, i[aria-hidden], .sp-main') ?? [];
    expect(words.filter(Boolean).length).toBeGreaterThanOrEqual(marked.length);
  });
});

it('the home pages and those for kinds of clients show what comes out of three courses', () => {
  for (const path of locales.flatMap((locale) =>
    (['home', 'associations', 'government'] as const).map((name) => href(name, locale)),
  )) {
    const { root } = present(pages.find((page) => page.path === path));
    const cards = root.querySelectorAll('.sp-cards > li');
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(card.querySelectorAll('a')).toHaveLength(1);
      expect(card.querySelectorAll('.sp-stage > div > *')).toHaveLength(2);
      expect(card.text).toMatch(/\$/);
    }
  }
});

/** What is sold beside courses: pages whose texts are content, and those that have a template of their own. */
const services = [
  ...globSync('content/pages/en/*.md')
    .filter((file) => (frontMatter(file) as { about: string }).about === 'service')
    .map((file) => present(/([^/]+)\.md$/.exec(file)?.[1])),
  'associations',
  'government',
  'privateClasses',
  'strategySession',
  'liveSupport',
  'advantage',
];

function rootOf(name: string, locale: Locale) {
  if (!isNamedPage(name)) throw new Error(`${name}: expected a row of the table of pages`);
  const { href } = linkTo(name, locale);
  return present(pages.find(({ path }) => path === href)).root;
}

describe.each(services.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
  'the service %s (%s)',
  (name, locale) => {
    const root = rootOf(name, locale);

    it('shows its work: pictures with captions, or plans of its rooms', () => {
      const figures = root.querySelectorAll('.shows figure.sp-side, .rooms figure');
      expect(figures.length).toBeGreaterThan(0);
      for (const figure of figures) {
        expect(figure.querySelector('figcaption')?.text.trim()).not.toBe('');
        expect(figure.querySelector('table, ol, dl, pre, p, .sp-talk, svg[role=img]')).not.toBeNull();
      }
    });

    it('has no two bands alike in a row', () => {
      const bands = root.querySelectorAll('.head, .shows').map((band) => ({
        band,
        tint: band.classNames.includes('tint'),
      }));
      for (const [index, { band, tint }] of bands.entries()) {
        const next = bands[index + 1];
        if (band.nextElementSibling === next?.band) expect(tint).not.toBe(next?.tint);
      }
    });
  },
);

describe.each(locales)('the rooms (%s)', (locale) => {
  const plans = rootOf('roomRental', locale).querySelectorAll('.rooms figure');

  it('are drawn with as many seats as their captions say', () => {
    expect(plans.length).toBeGreaterThanOrEqual(9);
    for (const plan of plans) {
      const drawn = plan.querySelector('.floor-seat')?.getAttribute('d')?.split('M').length ?? 0;
      expect(`${drawn - 1}`).toBe(/\d+/.exec(plan.querySelector('figcaption')?.text ?? '')?.[0]);
      expect(plan.querySelector('svg')?.getAttribute('aria-label')).toContain(` ${drawn - 1} `);
    }
  });
});

/** With the front matter: some three minutes to read. */
const WORDS_OF_SOME_LENGTH = 600;

describe.each(locales)('articles (%s)', (locale) => {
  const folder = `content/blog/${locale}`;
  const written = globSync(`${folder}/*.md`).map((file) => {
    const slug = present(/([^/]+)\.md$/.exec(file)?.[1]);
    const { specimens = {} } = frontMatter(file) as { specimens?: object };
    const words = readFileSync(file, 'utf8').split(/\s+/).length;
    const page = pages.find(({ path }) => path.endsWith(`/${slug}`) && path.includes('/blog'));
    return { slug, words, count: Object.keys(specimens).length, root: page?.root };
  });

  it('show what they explain, where they are of some length', () => {
    const long = written.filter(({ words }) => words > WORDS_OF_SOME_LENGTH);
    expect(long.length).toBeGreaterThanOrEqual(12);
    expect(long.filter(({ count }) => count === 0).map(({ slug }) => slug)).toEqual([]);
  });

  it('have each specimen in its place, and no name of one', () => {
    for (const { slug, count, root } of written) {
      if (!root) continue;
      const shown = root.querySelectorAll('.article-body .in-text');
      expect(shown, slug).toHaveLength(count);
      for (const one of shown) expect(one.querySelectorAll('figure').length, slug).toBeGreaterThan(0);
      expect(root.querySelector('.article-body')?.innerHTML, slug).not.toContain('<p>[[');
    }
  });
});
