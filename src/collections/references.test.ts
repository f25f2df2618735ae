import { describe, expect, it } from 'vitest';
import { counterpartsOf, known, shownIds } from './references.ts';

const where = { file: 'content/blog/en/a.md', field: 'courses' };
const names = known([{ id: 'en/a' }, { id: 'en/b' }, { id: 'en/draft' }], [{ id: 'en/a' }, { id: 'en/b' }]);

describe('references', () => {
  it('are kept in the order of their author, without drafts', () => {
    expect(shownIds(where, [{ id: 'en/b' }, { id: 'en/draft' }, { id: 'en/a' }], names, 'en')).toEqual([
      'en/b',
      'en/a',
    ]);
  });

  it('stop the build with file, field and what was expected when they name nothing', () => {
    expect(() => shownIds(where, [{ id: 'en/c' }], names)).toThrow(
      'content/blog/en/a.md: courses: expected an entry that exists, got en/c',
    );
  });

  it('stop it when they name an entry of the other language', () => {
    expect(() => shownIds(where, [{ id: 'en/a' }], names, 'fr')).toThrow(
      'content/blog/en/a.md: courses: expected fr/…, got en/a',
    );
  });
});

describe('counterparts', () => {
  const entry = (id: string, counterpart?: string) => ({
    collection: 'courses',
    id,
    data: { counterpart: counterpart === undefined ? undefined : { id: counterpart } },
  });

  it('lead there and back', () => {
    expect([...counterpartsOf([entry('en/a'), entry('fr/a1', 'en/a'), entry('fr/b')])]).toEqual([
      ['en/a', 'fr/a1'],
      ['fr/a1', 'en/a'],
    ]);
  });

  it.each([
    ['an English entry names one', [entry('fr/a'), entry('en/a', 'fr/a')], 'en/a.md: counterpart: expected none'],
    [
      'a French one is named',
      [entry('fr/a'), entry('fr/b', 'fr/a')],
      'fr/b.md: counterpart: expected an English entry',
    ],
    ['nothing is named', [entry('fr/a', 'en/a')], 'fr/a.md: counterpart: expected an entry that exists'],
    [
      'two name the same one',
      [entry('en/a'), entry('fr/a', 'en/a'), entry('fr/b', 'en/a')],
      'fr/b.md: counterpart: expected one of its own: en/a is the counterpart of fr/a',
    ],
  ])('stop the build when %s', (_, entries, problem) => {
    expect(() => counterpartsOf(entries)).toThrow(`content/courses/${problem}`);
  });
});
