import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { titleSeen } from '../../src/collections/courses/notations.ts';
import { kinds, type Specimen } from '../../src/collections/courses/specimen.ts';
import { present } from '../../src/domain/present.ts';
import { pages, seen } from './built-pages.ts';

const folders = { en: 'content/courses/en', fr: 'content/courses/fr' };

/** The page of each course, with what its author wrote of its work. */
const shown = pages
  .filter(({ path }) => /^\/(course|fr\/cours)\//.test(path))
  .flatMap(({ path, locale, root }) => {
    const file = join(folders[locale], `${decodeURIComponent(present(path.split('/').at(-1)))}.md`);
    const { specimen } = parse(present(readFileSync(file, 'utf8').split(/^---$/m)[1])) as { specimen?: Specimen };
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

it('the home pages show what comes out of three courses', () => {
  for (const path of ['/', '/fr']) {
    const { root } = present(pages.find((page) => page.path === path));
    const cards = root.querySelectorAll('.work li.card');
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(card.querySelectorAll('a')).toHaveLength(1);
      expect(card.querySelector('table, pre, .sp-doc')).not.toBeNull();
      expect(card.text).toMatch(/\$/);
    }
  }
});
