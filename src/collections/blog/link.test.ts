import { describe, expect, it } from 'vitest';
import { ada, courseEntry, sentence, someCourses } from '../testing.ts';
import { linkArticles, neighboursOf, relatedTo } from './link.ts';
import { articleSchema, type ArticleEntry } from './schema.ts';
import { piecesOf } from './specimens.ts';

const courses = someCourses(courseEntry('en/excel-1'), courseEntry('fr/excel-un'));
const showing = { preview: false, today: '2026-11-22' };

function article(id: string, date: string, front: Record<string, unknown> = {}, more = ''): ArticleEntry {
  const data = articleSchema.parse({
    title: id,
    description: sentence,
    category: 'Excel',
    author: 'ada-tremblay',
    date,
    drawing: { on: 'pivot', things: [{ thing: 'sort', at: 'left' }] },
    tags: ['one', 'two'],
    courses: ['en/excel-1'],
    ...front,
  });
  return { collection: 'blog', id, data, body: `${'word '.repeat(440)}\n\n${more}` };
}

const link = (...entries: ArticleEntry[]) => linkArticles(entries, showing, ada, courses);
const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug);

describe('articles', () => {
  it('are those that have appeared, the newest first, those of a day by their addresses', () => {
    const found = link(
      article('en/b', '2026-11-01'),
      article('en/tomorrow', '2026-11-23'),
      article('en/draft', '2026-01-01', { draft: true }),
      article('en/today', '2026-11-22'),
      article('en/a', '2026-11-01'),
    );
    expect(slugs(found)).toEqual(['today', 'a', 'b']);
  });

  it('have an author, courses, an address and a length', () => {
    expect(link(article('en/a', '2026-11-01'))[0]).toMatchObject({
      href: '/blog/a',
      author: { name: 'Ada Tremblay' },
      courses: [{ slug: 'excel-1' }],
      minutes: 2,
    });
  });

  it.each([
    ['author', 'nobody', 'author: expected someone of content/team, got nobody'],
    ['courses', ['en/nothing'], 'courses: expected an entry that exists, got en/nothing'],
    ['related', ['en/nothing'], 'related: expected an entry that exists, got en/nothing'],
  ])('whose %s there is not stop the build', (field, value, problem) => {
    expect(() => link(article('en/a', '2026-11-01', { [field]: value }))).toThrow(`content/blog/en/a.md: ${problem}`);
  });

  it('of both languages have addresses of their own, and counterparts lead to each other', () => {
    const french = article('fr/un', '2026-11-02', { courses: ['fr/excel-un'], counterpart: 'en/a' });
    expect(link(article('en/a', '2026-11-01'), french)).toMatchObject([
      { locale: 'fr', href: '/fr/blogue/un', alternate: '/blog/a' },
      { locale: 'en', href: '/blog/a', alternate: '/fr/blogue/un' },
    ]);
  });

  it('lead to courses and articles of their language only', () => {
    expect(() => link(article('fr/un', '2026-11-02'))).toThrow(
      'content/blog/fr/un.md: courses: expected fr/…, got en/excel-1',
    );
    const related = article('fr/un', '2026-11-02', { courses: ['fr/excel-un'], related: ['en/a'] });
    expect(() => link(related, article('en/a', '2026-11-01'))).toThrow(
      'content/blog/fr/un.md: related: expected fr/…, got en/a',
    );
  });

  it('do not lead to one that has yet to appear', () => {
    const [first] = link(article('en/a', '2026-11-01', { related: ['en/later'] }), article('en/later', '2027-01-01'));
    expect(first?.related).toEqual([]);
  });
});

describe('below an article', () => {
  const all = link(
    article('en/one', '2026-11-05', { related: ['en/four'] }),
    article('en/two', '2026-11-04', { category: 'Software Training' }),
    article('en/three', '2026-11-03', { category: 'Software Training', related: ['en/one'] }),
    article('en/four', '2026-11-02', { category: 'Software Training' }),
    article('en/five', '2026-11-01'),
  );
  const [newest] = all;

  it('stands what it names, then what names it, then the newest of its category', () => {
    expect(newest && slugs(relatedTo(newest, all))).toEqual(['four', 'three', 'five']);
  });

  it('stand the articles just before and after', () => {
    expect(newest && neighboursOf(newest, all)).toEqual({ older: all[1] });
    expect(all[1] && neighboursOf(all[1], all)).toEqual({ older: all[2], newer: all[0] });
  });
});

describe('the specimens of an article', () => {
  const picture = { says: 'A form', flow: ['You ask', 'We look'] };
  const specimens = { tax: { shows: [picture] } };
  const withText = (text: string) => link(article('en/a', '2026-11-01', { specimens }, text));

  it('stand once each in its text', () => {
    expect(withText('[[tax]]\n')[0]?.specimens.tax?.shows).toHaveLength(1);
    for (const [text, got] of [
      ['', 0],
      ['[[tax]]\n\n[[tax]]', 2],
      ['See [[tax]] below.', 0],
    ] as const) {
      expect(() => withText(text)).toThrow(
        `content/blog/en/a.md: specimens: expected one line [[tax]] in the text, got ${got}`,
      );
    }
  });

  it('are named in the text as they are called', () => {
    expect(() => withText('[[tax]]\n\n[[taxes]]')).toThrow(
      'content/blog/en/a.md: specimens: expected taxes, which the text names as [[taxes]]',
    );
  });

  it('are pairs, or one or two pictures', () => {
    const problemOf = (one: object) => () => article('en/a', '2026-11-01', { specimens: { tax: one } });
    expect(problemOf({ before: picture, after: picture })).not.toThrow();
    expect(problemOf({ before: picture })).toThrow('expected either `before` and `after`, or `shows`');
    expect(problemOf({ shows: [{ says: 'A form' }] })).toThrow('expected one picture');
    expect(problemOf({ shows: [picture, picture, picture] })).toThrow('expected 1 to 2 pictures');
  });

  it('divide its text', () => {
    expect(piecesOf('<p>One</p>\n<p>[[tax]]</p>\n<p>[[x]] two</p>')).toEqual([
      '<p>One</p>\n',
      'tax',
      '\n<p>[[x]] two</p>',
    ]);
  });
});
