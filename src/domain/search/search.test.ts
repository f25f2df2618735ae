import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { searchIndex, segments, textIndex } from './search.ts';
import type { SearchCategory, SiteMapItem } from './items.ts';
import { first } from '../present.ts';

const groupNames: Record<SearchCategory, string> = {
  Courses: 'Courses',
  Landing: 'Program/Category',
  Blog: 'Blog Articles',
  Podcast: 'Podcast Episodes',
  Downloads: 'Free Downloads',
  Webinars: 'Free Webinars',
  Static: 'Website',
};

const item = (title: string, rest: Partial<SiteMapItem> = {}): SiteMapItem => ({
  title,
  tags: [],
  category: 'Courses',
  urlSlug: `/${fold(title)}`,
  language: 'en',
  ...rest,
});

const find = (items: SiteMapItem[], query: string, language: 'en' | 'fr' = 'en') =>
  searchIndex(items, language, groupNames)
    .search(query)
    .map(({ category, items: found }) => [category, found.map((one) => one.item.title)]);

describe('searchIndex', () => {
  it('shows the groups in their order, whatever the relevance', () => {
    const items = (['Static', 'Webinars', 'Downloads', 'Podcast', 'Blog', 'Landing', 'Courses'] as const).map(
      (category) => item('Excel', { category, urlSlug: `/${category}` }),
    );
    expect(find(items, 'excel').map(([category]) => category)).toEqual([
      'Courses',
      'Landing',
      'Blog',
      'Podcast',
      'Downloads',
      'Webinars',
      'Static',
    ]);
  });

  it('puts courses whose title names a level first', () => {
    const items = [item('Excel'), item('Excel dashboards'), item('Excel Level 2 for analysts')];
    expect(first(find(items, 'excel'))[1]).toEqual(['Excel Level 2 for analysts', 'Excel', 'Excel dashboards']);
  });

  it('knows a level in French', () => {
    const items = [item('Excel', { language: 'fr' }), item('Excel, niveau 1', { language: 'fr' })];
    expect(first(find(items, 'excel', 'fr'))[1]).toEqual(['Excel, niveau 1', 'Excel']);
  });

  it('finds only what is in the language of the page', () => {
    expect(find([item('Excel', { language: 'fr' })], 'excel')).toEqual([]);
    expect(find([item('Excel')], 'excel', 'fr')).toEqual([]);
  });

  it('finds in French a page that has no French one', () => {
    const items = [item('Coaching', { category: 'Static', alone: true }), item('Contact', { category: 'Static' })];
    expect(find(items, 'coaching', 'fr')).toEqual([['Static', ['Coaching']]]);
    expect(find(items, 'contact', 'fr')).toEqual([]);
  });

  it('finds in French, too, what there is in English only', () => {
    const items = (['Static', 'Webinars', 'Downloads', 'Podcast', 'Blog', 'Landing'] as const).map((category) =>
      item('Excel', { category, urlSlug: `/${category}` }),
    );
    expect(find(items, 'excel', 'fr').map(([category]) => category)).toEqual([
      'Blog',
      'Podcast',
      'Downloads',
      'Webinars',
    ]);
  });

  it('folds accents in the query and in the titles', () => {
    const items = [item('Rédaction efficace', { language: 'fr' })];
    expect(find(items, 'redaction', 'fr')).toHaveLength(1);
    expect(find(items, 'RÉDAC', 'fr')).toHaveLength(1);
  });

  it('finds beginnings of words and forgives a slip', () => {
    expect(find([item('Project management')], 'proj')).toHaveLength(1);
    expect(find([item('Project management')], 'managment')).toHaveLength(1);
    expect(find([item('Word')], 'sql')).toEqual([]);
  });

  it('wants every word of the query', () => {
    expect(first(find([item('Excel Level 1'), item('Word Level 1')], 'word level'))[1]).toEqual(['Word Level 1']);
  });

  it('finds by tag and by the name of the group', () => {
    expect(find([item('Tables', { tags: ['spreadsheet'] })], 'spread')).toHaveLength(1);
    expect(find([item('Time', { category: 'Webinars' })], 'webinars')).toHaveLength(1);
  });

  it('filters only from the second character on', () => {
    const items = [item('Excel')];
    expect(find(items, 'e')).toEqual([]);
    expect(find(items, ' e ')).toEqual([]);
    expect(find(items, 'ex')).toHaveLength(1);
  });
});

describe('segments', () => {
  const marked = (title: string, query: string, terms: string[] = []) =>
    segments(title, query, terms)
      .map(({ text, marked: on }) => (on ? `[${text}]` : text))
      .join('');

  it('marks the beginning of each word that was typed', () => {
    expect(marked('Excel Level 1', 'exc lev')).toBe('[Exc]el [Lev]el 1');
  });

  it('marks accented letters for plain ones', () => {
    expect(marked('Équipe élargie', 'equ')).toBe('[Équ]ipe élargie');
    expect(marked('Œuvre', 'oe')).toBe('[Œ]uvre');
  });

  it('marks a whole word found by likeness', () => {
    expect(marked('Project management', 'managment', ['management'])).toBe('Project [management]');
  });

  it('gives back every character of the title', () => {
    const title = '<b>Excel</b> & « Œuvres », niveau 2';
    expect(
      segments(title, 'ex oe niv', [])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(title);
  });
});

describe('textIndex', () => {
  const find = textIndex(['Gestion du temps', 'Leadership Essentials', 'Time management']);

  it('gives the positions of the texts that have every word, begun, mistyped or without its accents', () => {
    expect([...find('manag')]).toEqual([2]);
    expect([...find('leadreship')]).toEqual([1]);
    expect([...find('temps gestion')]).toEqual([0]);
    expect([...find('time gestion')]).toEqual([]);
  });
});
