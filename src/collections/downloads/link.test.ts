import { describe, expect, it } from 'vitest';
import { courseEntry, sentence, someCourses } from '../testing.ts';
import { linkDownloads } from './link.ts';
import { makePdf } from './pdf.ts';
import { downloadSchema, type DownloadEntry } from './schema.ts';

const courses = someCourses(courseEntry('en/excel-1', { title: 'Excel, Level 1' }));
const publisher = { legalName: 'GCT Inc.', origin: 'https://gct.example' };

function sheet(id: string, front: Record<string, unknown> = {}, body = 'Press F4.'): DownloadEntry {
  const data = downloadSchema.parse({
    title: id,
    description: sentence,
    file: id.slice(3),
    subject: 'Excel',
    updated: '2026-11-01',
    tags: ['one', 'two'],
    ...front,
  });
  return { collection: 'downloads', id, data, body };
}

const link = (...entries: DownloadEntry[]) => linkDownloads(entries, { preview: false }, courses);

describe('downloads', () => {
  it('are listed by title, without drafts', () => {
    const found = link(sheet('en/shortcuts'), sheet('en/keys'), sheet('en/draft', { draft: true }));
    expect(found.map(({ href }) => href)).toEqual(['/free-downloads/keys.pdf', '/free-downloads/shortcuts.pdf']);
  });

  it('of the two languages may have one name, and counterparts have one key', () => {
    const pair = link(sheet('en/keys'), sheet('fr/keys', { counterpart: 'en/keys' }), sheet('fr/clavier'));
    expect(pair).toMatchObject([
      { href: '/free-downloads/keys.pdf', key: 'keys', alternate: '/fr/telechargements/keys.pdf' },
      { href: '/fr/telechargements/clavier.pdf', key: 'clavier', alternate: undefined },
      { href: '/fr/telechargements/keys.pdf', key: 'keys', alternate: '/free-downloads/keys.pdf' },
    ]);
  });

  it('lead to their courses', () => {
    expect(link(sheet('en/keys', { courses: ['en/excel-1'] }))[0]?.courses).toEqual([
      { title: 'Excel, Level 1', href: '/course/excel-1' },
    ]);
  });

  it('with a course that there is not stop the build', () => {
    expect(() => link(sheet('en/keys', { courses: ['en/nothing'] }))).toThrow(
      'content/downloads/en/keys.md: courses: expected an entry that exists, got en/nothing',
    );
  });

  it('with one name stop it', () => {
    expect(() => link(sheet('en/keys'), sheet('en/more', { file: 'keys' }))).toThrow(
      'content/downloads/en/more.md: file: expected a name of its own, since another download is called keys',
    );
  });

  it.each([
    ['# One', 'expected headings of the levels ## and ###'],
    ['> quoted', 'expected headings, paragraphs, lists, tables or code, got blockquote'],
    ['- > quoted', 'expected a paragraph or a list in a list, got blockquote'],
  ])('with %s say what they can set', async (body, problem) => {
    const [download] = link(sheet('en/keys', {}, body));
    await expect(download && makePdf(download, publisher)).rejects.toThrow(problem);
  });
});
