import { describe, expect, it } from 'vitest';
import { charactersOf } from './side.ts';
import { specimenSchema } from './specimen.ts';

const before = {
  says: 'What you bring',
  sheet: {
    rows: [
      ['Region', 'Amount'],
      ['East', '980'],
    ],
  },
};
const after = { says: 'What you send', table: { head: ['Region', 'Sum'], rows: [['East', '2,184']] } };
const fine = { title: '**Rows,** one answer', before, after };

/** The first thing that is wrong with a specimen whose side `before` shows this. */
const problemOf = (picture: object, says = 'What you bring') => {
  const issue = specimenSchema.safeParse({ ...fine, before: { says, ...picture } }).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
};

const part = (minutes: number) => ({ minutes, does: 'You show the file' });

const pictures: Record<string, object> = {
  sheet: {
    sheet: {
      rows: [
        ['Date', 'Amount'],
        ['2026-01-04', '1,204'],
      ],
      marks: ['A2', 'B2'],
    },
  },
  table: { table: { head: ['Region', 'Jan'], rows: [['East', '48,210']], bars: 2 } },
  page: { page: '## Subject: Forms\n\nHello,\n- ~~Pursuant to~~ **By Friday**' },
  slide: { slide: '# Calls fell\n- **12** in March' },
  query: { query: { language: 'sql', text: 'SELECT 1;\n', result: { head: ['1'], rows: [['1']] } } },
  tags: { tags: 'Document\n  H1 Budget 2027\n    Figure (no text) !\n  P +' },
  dialogue: { dialogue: ['Sam: You never answer.', 'Lee : Je réponds demain.'] },
  plan: {
    plan: {
      heads: ['W1', 'W2', 'W3'],
      rows: [
        { name: 'Draft', from: 1, to: 2 },
        { name: 'Review', from: 3, to: 3, mark: true },
      ],
    },
  },
  flow: { flow: ['Form is sent', 'Over $500 ?', 'Retyped by hand !'] },
  chart: { chart: { title: 'Calls by month', bars: { Jan: 120, Feb: 90 }, mark: 'Feb' } },
  agenda: { agenda: { from: '09:00', parts: [part(15), part(30), { ...part(60), mark: true }] } },
};

describe('a specimen', () => {
  it.each(Object.entries(pictures))('takes a %s', (_, picture) => {
    expect(problemOf(picture)).toBeUndefined();
  });

  it.each([
    [
      'two pictures on a side',
      { ...pictures.flow, ...pictures.tags },
      'before: expected one picture (sheet, table, page, slide, query, tags, dialogue, plan, flow, chart, agenda), got tags and flow',
    ],
    [
      'no picture',
      {},
      'before: expected one picture (sheet, table, page, slide, query, tags, dialogue, plan, flow, chart, agenda), got none',
    ],
    ['a picture that there is not', { ...pictures.flow, photo: 'x' }, 'before: Unrecognized key: "photo"'],
    [
      'too many columns',
      {
        sheet: {
          rows: [
            ['1', '2', '3', '4', '5', '6'],
            ['1', '2', '3', '4', '5', '6'],
          ],
        },
      },
      'before.sheet.rows.0: expected 2 to 5 columns',
    ],
    [
      'a row of another width',
      {
        sheet: {
          rows: [
            ['a', 'b'],
            ['a', 'b', 'c'],
          ],
        },
      },
      'before.sheet.rows.1: expected 2 cells, got 3',
    ],
    [
      'too long a cell',
      {
        sheet: {
          rows: [
            ['a', 'A cell of a novel'],
            ['a', 'b'],
          ],
        },
      },
      'before.sheet.rows.0.1: expected at most 16 characters, got 17',
    ],
    [
      'a number without quotes',
      {
        sheet: {
          rows: [
            ['a', 1204],
            ['a', 'b'],
          ],
        },
      },
      'before.sheet.rows.0.1: expected a text; put quotes around a number or a date',
    ],
    [
      'a mark outside the sheet',
      {
        sheet: {
          rows: [
            ['a', 'b'],
            ['a', 'b'],
          ],
          marks: ['B2', 'C1'],
        },
      },
      'before.sheet.marks.1: expected a cell of the sheet, A1 to B2, got C1',
    ],
    [
      'bars of a column that there is not',
      { table: { head: ['a', 'b'], rows: [['a', '1']], bars: 3 } },
      'before.table.bars: expected a column, 1 to 2, got 3',
    ],
    [
      'bars of words',
      { table: { head: ['a', 'b'], rows: [['a', '1']], bars: 1 } },
      'before.table.rows.0: expected a figure in column 1, since bars are drawn of it, got a',
    ],
    ['a page of too many lines', { page: 'a\n'.repeat(8) }, 'before.page: expected 1 to 7 lines, got 8'],
    ['a slide without a word', { slide: '\n' }, 'before.slide: expected 1 to 5 lines, got 0'],
    [
      'a line of code that is too long',
      { query: { language: 'sql', text: 'x'.repeat(45) } },
      `before.query.text: expected lines of at most 44 characters, got 45 in ${'x'.repeat(45)}`,
    ],
    [
      'tags that skip a level',
      { tags: 'Document\n    P' },
      'before.tags: expected P at most one level (two spaces) deeper than the line above it',
    ],
    [
      'tags that begin inside',
      { tags: '  Document\n  P' },
      'before.tags: expected Document at most one level (two spaces) deeper than the line above it',
    ],
    ['tags indented by an odd space', { tags: 'Document\n   P' }, 'before.tags: expected two spaces a level before P'],
    [
      'a turn without a speaker',
      { dialogue: ['Sam: Hello.', 'I go.'] },
      'before.dialogue.1: expected a speaker, a colon and what is said',
    ],
    [
      'a bar of a plan beyond its end',
      {
        plan: {
          heads: ['a', 'b', 'c'],
          rows: [
            { name: 'x', from: 1, to: 4 },
            { name: 'y', from: 1, to: 1 },
          ],
        },
      },
      'before.plan.rows.0.to: expected 1 to 3, got 4',
    ],
    [
      'a bar of a plan that ends before it begins',
      {
        plan: {
          heads: ['a', 'b', 'c'],
          rows: [
            { name: 'x', from: 2, to: 1 },
            { name: 'y', from: 1, to: 1 },
          ],
        },
      },
      'before.plan.rows.0.to: expected 2 or later, since it begins there, got 1',
    ],
    ['one step', { flow: ['a'] }, 'before.flow: expected 2 to 6 steps'],
    [
      'a mark that is no bar of its chart',
      { chart: { title: 'a', bars: { Jan: 1, Feb: 2 }, mark: 'March' } },
      'before.chart.mark: expected one of the bars (Jan, Feb), got March',
    ],
    ['an hour of two parts', { agenda: { parts: [part(30), part(30)] } }, 'before.agenda.parts: expected 3 to 9 parts'],
    [
      'a part of no length',
      { agenda: { parts: [part(30), part(0), part(30)] } },
      'before.agenda.parts.1.minutes: Too small: expected number to be >=1',
    ],
    [
      'a day that ends on the next one',
      { agenda: { from: '22:00', parts: [part(60), part(30), part(31)] } },
      'before.agenda.parts: expected them to end on the day on which they begin',
    ],
    [
      'a chart of one bar',
      { chart: { title: 'a', bars: { Jan: 1 } } },
      'before.chart.bars: expected 2 to 6 bars, got 1',
    ],
  ])('refuses %s', (_, picture, problem) => {
    expect(problemOf(picture)).toBe(problem);
  });

  it('refuses a caption that is too long', () => {
    expect(problemOf(pictures.flow ?? {}, 'x'.repeat(49))).toBe('before.says: expected at most 48 characters, got 49');
  });

  it('refuses a title without a heavy part', () => {
    const { error } = specimenSchema.safeParse({ ...fine, title: 'Rows, one answer' });
    expect(error?.issues[0]?.message).toBe('expected a part between ** and **, which is set heavy');
  });

  it('measures a text as it is read, and both sides together', () => {
    const long = { says: 'A page', page: `~~${'x'.repeat(300)}~~` };
    const more = { says: 'A page', page: `**${'x'.repeat(121)}**` };
    expect([charactersOf(long), charactersOf(more)]).toEqual([300, 121]);
    expect(specimenSchema.safeParse({ ...fine, before: long, after: more }).error?.issues[0]?.message).toBe(
      'expected at most 420 characters in both pictures together, got 421',
    );
  });
});
