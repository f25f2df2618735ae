import { describe, expect, it } from 'vitest';
import { ottawa, sentence } from '../testing.ts';
import { known } from '../references.ts';
import { linkPage } from './link.ts';
import { pageSchema, type PageEntry } from './schema.ts';

const context = {
  courses: known([{ id: 'en/a' }, { id: 'en/b' }], [{ id: 'en/a' }]),
  categories: known([{ id: 'en/office' }], [{ id: 'en/office' }]),
  places: [ottawa],
};

function page(id: string, front: Record<string, unknown> = {}): PageEntry {
  const data = pageSchema.parse({
    title: id,
    description: sentence,
    about: 'service',
    intro: sentence,
    drawing: 'coach',
    updated: '2026-11-01',
    action: { label: 'Ask', page: 'contact' },
    sections: [{ section: 'text' }],
    ...front,
  });
  return { collection: 'pages', id, data };
}

const row = { id: 'coaching', locale: 'en', path: '/coaching' } as const;

const link = (...entries: PageEntry[]) => linkPage(entries, row, context);

describe('a company page', () => {
  it('is the file with the name of its row', () => {
    expect(link(page('en/consulting'), page('en/coaching')).href).toBe('/coaching');
  });

  it('may lead to a section of its own', () => {
    const sections = [{ section: 'posts', id: 'open', title: 'Open posts' }];
    expect(() => link(page('en/coaching', { action: { label: 'See', to: 'open' }, sections }))).not.toThrow();
    expect(() => link(page('en/coaching', { action: { label: 'See', to: 'closed' }, sections }))).toThrow(
      'content/pages/en/coaching.md: action: to: expected the id of a section, got closed',
    );
  });

  it('has to be there', () => {
    expect(() => link(page('en/consulting'))).toThrow('content/pages/en/coaching.md: expected the file to exist');
  });

  it('is called after a row of its template', () => {
    for (const locale of ['en', 'fr']) {
      for (const name of ['couching', 'catalogue']) {
        expect(() => link(page('en/coaching'), page(`${locale}/${name}`))).toThrow(
          `content/pages/${locale}/${name}.md: expected a row ${name} with a path in ${locale} and the template Company.astro`,
        );
      }
    }
  });

  it.each([
    ['courses', { section: 'courses', title: 'T', courses: ['en/a', 'en/x'] }, 'an entry that exists, got en/x'],
    ['courses', { section: 'courses', title: 'T', courses: ['en/a', 'fr/a'] }, 'en/…, got fr/a'],
    [
      'categories',
      { section: 'categories', title: 'T', families: ['adobe'], categories: ['en/x'] },
      'an entry that exists',
    ],
    ['places', { section: 'places', title: 'T', places: ['paris'] }, 'one of ottawa, got paris'],
  ])('cannot show %s that there are not', (field, section, problem) => {
    expect(() => link(page('en/coaching', { sections: [{ section: 'text' }, section] }))).toThrow(
      `content/pages/en/coaching.md: sections[1]: ${field}: expected ${problem}`,
    );
  });

  it('links to a page or to a city, not to both', () => {
    const section = (link: object) => [{ section: 'links', title: 'T', links: [{ ...link, text: 'There.' }] }];
    expect(() => page('en/coaching', { sections: section({ city: 'en/ottawa' }) })).not.toThrow();
    for (const one of [{}, { page: 'contact', city: 'en/ottawa' }]) {
      expect(() => page('en/coaching', { sections: section(one) })).toThrow('expected either `page` or `city`');
    }
  });

  it('has a button that leads somewhere', () => {
    expect(() => page('en/coaching', { action: { label: 'Ask' } })).toThrow('expected `page`, `to`, or both');
  });

  const work = (front: object) => ({ section: 'work', title: '**One** hour', ...front });
  const picture = { says: 'An hour', flow: ['You ask', 'We look'] };

  it('shows work as a pair, or as one or two pictures', () => {
    const pair = { before: picture, after: picture };
    for (const one of [pair, { shows: [picture] }, { shows: [picture, picture] }]) {
      expect(() => link(page('en/coaching', { sections: [work(one)] }))).not.toThrow();
    }
    const either = 'expected either `before` and `after`, or `shows` with one or two pictures';
    for (const one of [{}, { before: picture }, { ...pair, shows: [picture] }]) {
      expect(() => page('en/coaching', { sections: [work(one)] })).toThrow(either);
    }
    expect(() => page('en/coaching', { sections: [work({ shows: [{ says: 'An hour' }] })] })).toThrow(
      'expected one picture',
    );
  });

  it('has no two bands alike in a row, and none beside a list of sections', () => {
    const two = [work({ shows: [picture] }), work({ shows: [picture] })];
    expect(() => link(page('en/coaching', { sections: two }))).toThrow(
      'content/pages/en/coaching.md: sections[1]: surface: expected another one than above, tint',
    );
    const [one, other] = two;
    expect(() => link(page('en/coaching', { sections: [one, { ...other, surface: 'navy' }] }))).not.toThrow();
    expect(() => link(page('en/coaching', { contents: true, sections: [{ section: 'text' }, one] }))).toThrow(
      'content/pages/en/coaching.md: sections[1]: expected no work on a page with `contents: true`',
    );
  });
});
