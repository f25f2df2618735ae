import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { first } from '../present.ts';
import { fold } from './fold.ts';
import { writeClasses, type SearchCategory, type SiteMapItem } from './items.ts';
import { nextClass } from './next-class.ts';
import { grouped, searchIndex } from './search.ts';
import { segments } from './segments.ts';
import { slipsIn } from './slips.ts';
import { silent, synonyms } from './vocabulary.ts';
import { wordsOf } from './words.ts';

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

const ask = (items: SiteMapItem[], query: string, language: 'en' | 'fr' = 'en') =>
  searchIndex(items, language, groupNames).search(query);

/** The titles of what has all that is asked for. */
const find = (items: SiteMapItem[], query: string, language: 'en' | 'fr' = 'en') => {
  const { hits, nearest } = ask(items, query, language);
  return nearest ? [] : hits.map((hit) => hit.item.title);
};

const excel = {
  category: item('Microsoft Excel', { category: 'Landing', tags: ['excel'] }),
  levels: [1, 2, 3].map((level) => item(`Microsoft Excel Level ${level}`, { level })),
};
const offices = [item('Word'), item('Microsoft PowerPoint Level 1', { level: 1 }), item('Power BI'), item('Teams')];

describe('the search finds', () => {
  it('words in any order, form and case, with or without their accents', () => {
    const items = [item('Rédaction efficace'), item('Project management'), item('Writing Effective E-mail')];
    expect(find(items, 'EFFICACE redac')).toEqual(['Rédaction efficace']);
    expect(find(items, 'managements')).toEqual(['Project management']);
    expect(find(items, 'write emails')).toEqual(['Writing Effective E-mail']);
  });

  it.each([
    ['powerbi', 'Power BI'],
    ['power point', 'Microsoft PowerPoint Level 1'],
    ['pwoer bi', 'Power BI'],
    ['powerpiont', 'Microsoft PowerPoint Level 1'],
    ['powrpo', 'Microsoft PowerPoint Level 1'],
  ])('by %s what is written %s', (query, title) => {
    expect(find(offices, query)).toEqual([title]);
  });

  it('no word for a slip of another that there is', () => {
    expect(find([item('Word'), item('Work')], 'word')).toEqual(['Word']);
  });

  it('by another name of the same thing, in either language', () => {
    const items = [item('Excel VBA'), item('Public Speaking', { alone: true })];
    expect(find(items, 'macros')).toEqual(['Excel VBA']);
    expect(find(items, 'prise de parole', 'fr')).toEqual(['Public Speaking']);
    // An abbreviation is the beginning of nothing, unless it was typed.
    const help = [item('Microsoft Copilot'), item('Aide et assistance'), item('J’ai oublié mon mot de passe')];
    expect(find(help, 'copilot', 'fr')).toEqual(['Microsoft Copilot']);
    expect(find(help, 'ai', 'fr')).toContain('Aide et assistance');
  });

  it('by the code of a course, of which the letters alone are no word', () => {
    const items = [item('Illustrator', { tags: ['AI-101'] }), item('Copilot', { category: 'Blog', tags: ['ai'] })];
    for (const code of ['AI-101', 'ai101', 'ai 101', '101']) expect(find(items, code), code).toEqual(['Illustrator']);
    expect(find(items, 'ai')).toEqual(['Copilot', 'Illustrator']);
    expect(find(items, 'artificial intelligence')).toEqual(['Copilot']);
    const asked = [item('Copilot', { language: 'fr' }), item('De quoi ai-je besoin?', { language: 'fr' })];
    expect(find(asked, 'ia', 'fr')).toEqual(['Copilot']);
  });

  it('by a tag and by the name of the group', () => {
    expect(find([item('Tables', { tags: ['spreadsheet'] })], 'spread')).toHaveLength(1);
    expect(find([item('Time', { category: 'Webinars' })], 'free webinars')).toHaveLength(1);
  });

  it('only what has every word, whatever is said beside it', () => {
    expect(find([...offices, excel.category], 'a training course in word please')).toEqual(['Word']);
    expect(find([item('Excel charts'), item('Excel tables')], 'excel charts')).toEqual(['Excel charts']);
  });

  it('nothing before the second character', () => {
    expect(ask([excel.category], 'e').hits).toEqual([]);
    expect(ask([excel.category], ' e ').hits).toEqual([]);
    expect(find([excel.category], 'ex')).toHaveLength(1);
  });
});

describe('the best stands first', () => {
  it('what is called so before what also is, and levels in their order', () => {
    const levels = excel.levels.map((level) => (level.level === 2 ? { ...level, tags: ['excel'] } : level));
    const items = [item('Excel charts'), ...levels.toReversed(), excel.category];
    expect(find(items, 'excel')).toEqual([
      'Microsoft Excel',
      'Microsoft Excel Level 1',
      'Microsoft Excel Level 2',
      'Microsoft Excel Level 3',
      'Excel charts',
    ]);
  });

  it('a course that is tagged so before an article that is called so', () => {
    const items = [item('XLOOKUP', { category: 'Blog' }), item('Excel Level 2', { tags: ['xlookup'] })];
    expect(find(items, 'xlookup')).toEqual(['Excel Level 2', 'XLOOKUP']);
  });

  it.each(['excel level 2', 'excel level ii', 'excel niveau 2', 'intermediate excel', 'excel intermédiaire'])(
    'the level that is asked for: %s',
    (query) => {
      expect(find([excel.category, ...excel.levels], query)[0]).toBe('Microsoft Excel Level 2');
    },
  );

  it('the page of a city, then what is taught there', () => {
    const place = { kind: 'city', category: 'Landing', place: 'ottawa' } as const;
    const there = writeClasses([{ day: '2027-01-12', language: 'en', place: 'ottawa' }]);
    const items = [
      ...excel.levels.map((level) => ({ ...level, classes: there })),
      item('Microsoft Excel in Ottawa', { ...place, tags: ['Ottawa', 'excel'] }),
      item('Training in Ottawa', { ...place, tags: ['Ottawa'] }),
      excel.category,
      item('Excel charts'),
    ];
    expect(find(items, 'excel in ottawa')).toEqual([
      'Microsoft Excel in Ottawa',
      ...excel.levels.map(({ title }) => title),
    ]);
    expect(find(items, 'ottawa')[0]).toBe('Training in Ottawa');
  });

  it('on a French page what is in French, then what there is in English only', () => {
    const items = [
      item('Photoshop', { alone: true }),
      item('Excel', { language: 'en' }),
      item('Photoshop : l’atelier', { language: 'fr', category: 'Blog' }),
      item('Excel, niveau 1', { language: 'fr' }),
    ];
    expect(find(items, 'photoshop', 'fr')).toEqual(['Photoshop : l’atelier', 'Photoshop']);
    expect(find(items, 'excel', 'fr')).toEqual(['Excel, niveau 1']);
    expect(find(items, 'excel')).toEqual(['Excel']);
  });

  it('what is in the other language, where it is asked for or all there is', () => {
    const items = [
      item('Excel Level 1', { classes: writeClasses([{ day: '2027-01-12', language: 'fr', place: '' }]) }),
      item('Word'),
      item('Excel, niveau 1', { language: 'fr' }),
      item('Gestion du temps', { language: 'fr' }),
    ];
    expect(find(items, 'excel in french')).toEqual(['Excel Level 1', 'Excel, niveau 1']);
    expect(find(items, 'gestion')).toEqual(['Gestion du temps']);
  });
});

describe('nobody is left without a way on', () => {
  const items = [excel.category, ...excel.levels, ...offices];

  it('what has most of the words comes nearest', () => {
    const { hits, nearest } = ask(items, 'excel bananas');
    expect(nearest).toBe(true);
    expect(first(hits).item.title).toBe('Microsoft Excel');
  });

  it('without any, what is spelled most alike', () => {
    const { hits, nearest } = ask(items, 'zztaeamsz');
    expect(nearest).toBe(true);
    expect(first(hits).item.title).toBe('Teams');
  });

  it('where nothing is like it, nothing is found: what many search for is named instead', () => {
    expect(ask(items, 'underwater basket')).toMatchObject({ hits: [], nearest: true });
    expect(ask(items, 'yoga').hits).toEqual([]);
  });

  it('whatever is typed: each is found once, the same every time, and nothing throws', () => {
    const index = searchIndex(items, 'en', groupNames);
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(fc.constantFrom('excel', 'level', '2', 'ii', 'ottawa', 'in', 'french', 'pwoer', 'bi', 'l’', '?'), {
          maxLength: 8,
        })
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const { hits } = index.search(text);
        expect(new Set(hits.map((hit) => hit.item)).size).toBe(hits.length);
        expect(index.search(text).hits).toEqual(hits);
        for (const { item: found, terms } of hits) {
          const { query } = index.search(text);
          const pieces = segments(found.title, query.words, terms);
          expect(pieces.map((piece) => piece.text).join('')).toBe(found.title);
        }
      }),
    );
  });
});

describe('the groups', () => {
  it('stand in their order behind the three best, and of courses a level goes first', () => {
    const kinds = ['Static', 'Webinars', 'Downloads', 'Podcast', 'Blog', 'Landing', 'Courses'] as const;
    const items = [
      ...kinds.map((category) => item('Excel', { category, urlSlug: `/${category}` })),
      item('Excel dashboards'),
      item('Excel Level 2 for analysts', { level: 2 }),
    ];
    const groups = grouped(ask(items, 'excel').hits);
    expect(groups.map(({ category }) => category)).toEqual([
      'best',
      'Courses',
      'Blog',
      'Podcast',
      'Downloads',
      'Webinars',
    ]);
    expect(first(groups).hits.map((hit) => hit.item.category)).toEqual(['Landing', 'Courses', 'Static']);
    expect(groups[1]?.hits.map((hit) => hit.item.title)).toEqual(['Excel Level 2 for analysts', 'Excel dashboards']);
  });

  it('stand alone where there are no more than three', () => {
    const groups = grouped(ask([excel.category, ...excel.levels.slice(0, 2)], 'excel').hits);
    expect(groups.map(({ category }) => category)).toEqual(['Courses', 'Landing']);
  });
});

describe('the next class', () => {
  const classes = writeClasses([
    { day: '2026-12-01', language: 'en', place: '' },
    { day: '2026-12-08', language: 'fr', place: 'ottawa' },
    { day: '2026-12-15', language: 'en', place: 'ottawa' },
  ]);
  const next = (query: object, readers: 'en' | 'fr', today: string) =>
    nextClass({ classes }, query, readers, today)?.day;

  it('is the first after today in the reader’s language', () => {
    expect(next({}, 'en', '2026-11-22')).toBe('2026-12-01');
    expect(next({}, 'en', '2026-12-01')).toBe('2026-12-15');
    expect(next({}, 'fr', '2026-11-22')).toBe('2026-12-08');
    expect(next({}, 'fr', '2026-12-10')).toBe('2026-12-15');
    expect(next({}, 'fr', '2027-01-01')).toBeUndefined();
  });

  it('is in the city and the language that were asked for', () => {
    expect(next({ place: 'ottawa' }, 'en', '2026-11-22')).toBe('2026-12-15');
    expect(next({ language: 'fr' }, 'en', '2026-11-22')).toBe('2026-12-08');
    expect(next({ place: 'calgary' }, 'en', '2026-11-22')).toBe('2026-12-01');
  });
});

describe('segments', () => {
  const marked = (title: string, query: string, terms: string[] = []) =>
    segments(title, wordsOf(query), terms)
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
});

describe('a slip of the fingers', () => {
  const slips = slipsIn(['power', 'management', 'sql', 'word', 'leadership', 'powerbi'], (word) => word === 'powerbi');
  const meant = (word: string) => [...slips(word).keys()];

  it.each([
    ['a letter exchanged with the next', 'pwoer', ['power']],
    ['a letter left out', 'managment', ['management']],
    ['a letter too many', 'woord', ['word']],
    ['two letters in a long word', 'leadrshp', ['leadership']],
    ['two letters in a short word', 'pawar', []],
    ['a word that has to be right', 'sqk', []],
    ['a word of which there is more to come', 'maange', ['management']],
    ['two words as one', 'pwoerbi', ['powerbi']],
    ['two words as one that are not whole', 'powreb', []],
  ])('%s: %s', (_, word, words) => {
    expect(meant(word)).toEqual(words);
  });

  it('is nearer than two', () => {
    expect(slips('leadreship').get('leadership')).toBeGreaterThan(slips('leadrshp').get('leadership') ?? 1);
  });
});

describe('words', () => {
  it('each name of a thing says something, and stands once in its list', () => {
    for (const group of synonyms) {
      const names = group.map((name) =>
        wordsOf(name)
          .filter((word) => !silent.has(word))
          .join(' '),
      );
      expect(names, group.join(', ')).not.toContain('');
      expect(new Set(names).size, group.join(', ')).toBe(names.length);
    }
  });
});
