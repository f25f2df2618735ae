import { z } from 'astro/zod';
import { time } from '../fields.ts';
import { pageLines, placeOf, stepOf, textSeen, treeLines, turnOf } from './notations.ts';

const quoted = 'expected a text; put quotes around a number or a date';

/** A text that is measured as it is read, without signs of Markdown. */
export const text = (most: number, read: (value: string) => string = (value) => value) =>
  z.string(quoted).superRefine((value, context) => {
    const { length } = read(value);
    if (length <= most) return;
    context.addIssue({ code: 'custom', message: `expected at most ${most} characters, got ${length}` });
  });

export function list<Item extends z.ZodType>(item: Item, of: string, least: number, most: number) {
  const message = `expected ${least} to ${most} ${of}`;
  return z.array(item).min(least, message).max(most, message);
}

const cell = text(16);
const row = (least: number) => list(cell, 'columns', least, 5);

type Context = z.core.$RefinementCtx;
export const refuse = (context: Context, path: (string | number)[], message: string) => {
  context.addIssue({ code: 'custom', path, message });
};

/** Every row as wide as the first, so that no cell stands under another's heading. */
function evenRows(rows: readonly (readonly string[])[], width: number, context: Context): void {
  for (const [index, cells] of rows.entries()) {
    if (cells.length !== width) refuse(context, ['rows', index], `expected ${width} cells, got ${cells.length}`);
  }
}

const sheet = z
  .strictObject({ rows: list(row(2), 'rows', 2, 5), marks: z.array(z.string(quoted)).min(1).optional() })
  .superRefine(({ rows, marks }, context) => {
    const width = rows[0]?.length ?? 0;
    evenRows(rows, width, context);
    for (const [index, mark] of (marks ?? []).entries()) {
      const place = placeOf(mark);
      if (place && place.column < width && place.row < rows.length) continue;
      const last = `${String.fromCharCode(64 + width)}${rows.length}`;
      refuse(context, ['marks', index], `expected a cell of the sheet, A1 to ${last}, got ${mark}`);
    }
  });

/** A table with a head; `least` columns. */
const headed = (least: number) => ({
  head: list(cell, 'columns', least, 4),
  rows: list(z.array(cell), 'rows', 1, 5),
});

const table = z
  .strictObject({ ...headed(2), bars: z.number().int().min(1).optional() })
  .superRefine(({ head, rows, bars }, context) => {
    evenRows(rows, head.length, context);
    if (bars === undefined) return;
    if (bars > head.length) refuse(context, ['bars'], `expected a column, 1 to ${head.length}, got ${bars}`);
    for (const [index, cells] of rows.entries()) {
      const written = cells[bars - 1] ?? '';
      if (bars <= head.length && !/\d/.test(written)) {
        refuse(
          context,
          ['rows', index],
          `expected a figure in column ${bars}, since bars are drawn of it, got ${written}`,
        );
      }
    }
  });

const result = z.strictObject(headed(1)).superRefine(({ head, rows }, context) => evenRows(rows, head.length, context));

/** A text of few lines. */
const block = (most: number, lines: number) =>
  text(most, textSeen).superRefine((value, context) => {
    const { length } = pageLines(value);
    if (length === 0 || length > lines) refuse(context, [], `expected 1 to ${lines} lines, got ${length}`);
  });

const query = z.strictObject({
  language: z.enum(['sql', 'python', 'javascript', 'html', 'css', 'dax', 'm', 'vba', 'excel', 'powerfx']),
  text: z.string(quoted).superRefine((value, context) => {
    const lines = value.trimEnd().split('\n');
    if (value.trim() === '' || lines.length > 8) refuse(context, [], `expected 1 to 8 lines, got ${lines.length}`);
    const long = lines.find((line) => line.length > 44);
    if (long !== undefined) {
      refuse(context, [], `expected lines of at most 44 characters, got ${long.length} in ${long.trim()}`);
    }
  }),
  result: result.optional(),
});

const tags = z.string(quoted).superRefine((value, context) => {
  const lines = treeLines(value);
  if (lines.length < 2 || lines.length > 8) refuse(context, [], `expected 2 to 8 lines, got ${lines.length}`);
  let above = -1;
  for (const { text: label, depth } of lines) {
    if (!Number.isInteger(depth)) refuse(context, [], `expected two spaces a level before ${label}`);
    else if (depth > above + 1) {
      refuse(context, [], `expected ${label} at most one level (two spaces) deeper than the line above it`);
    }
    above = Math.floor(depth);
  }
});

const turn = text(110).refine((value) => turnOf(value) !== undefined, 'expected a speaker, a colon and what is said');

const plan = z
  .strictObject({
    heads: list(text(6), 'heads', 3, 8),
    rows: list(
      z.strictObject({
        name: text(30),
        from: z.number().int().min(1),
        to: z.number().int().min(1),
        mark: z.boolean().optional(),
      }),
      'rows',
      2,
      5,
    ),
  })
  .superRefine(({ heads, rows }, context) => {
    for (const [index, { from, to }] of rows.entries()) {
      if (to > heads.length) refuse(context, ['rows', index, 'to'], `expected 1 to ${heads.length}, got ${to}`);
      if (to < from)
        refuse(context, ['rows', index, 'to'], `expected ${from} or later, since it begins there, got ${to}`);
    }
  });

const chart = z
  .strictObject({
    title: text(48),
    bars: z.record(text(12), z.number('expected a number').nonnegative()),
    mark: z.string(quoted).optional(),
  })
  .superRefine(({ bars, mark }, context) => {
    const names = Object.keys(bars);
    if (names.length < 2 || names.length > 6) refuse(context, ['bars'], `expected 2 to 6 bars, got ${names.length}`);
    if (mark === undefined || names.includes(mark)) return;
    refuse(context, ['mark'], `expected one of the bars (${names.join(', ')}), got ${mark}`);
  });

const MINUTES_OF_A_DAY = 24 * 60;

/** An hour or a day in its parts, one after the other. */
const agenda = z
  .strictObject({
    /** When it begins; without it, only how long each part takes is said. */
    from: time.optional(),
    parts: list(
      z.strictObject({ minutes: z.number().int().min(1).max(480), does: text(64), mark: z.boolean().optional() }),
      'parts',
      3,
      9,
    ),
  })
  .superRefine(({ from, parts }, context) => {
    if (from === undefined) return;
    const [hour = 0, minute = 0] = from.split(':').map(Number);
    const ends = parts.reduce((sum, { minutes }) => sum + minutes, hour * 60 + minute);
    if (ends > MINUTES_OF_A_DAY) refuse(context, ['parts'], 'expected them to end on the day on which they begin');
  });

/** What a side shows, one of them. */
export const pictures = {
  sheet: sheet.optional(),
  table: table.optional(),
  page: block(330, 7).optional(),
  slide: block(200, 5).optional(),
  query: query.optional(),
  tags: tags.optional(),
  dialogue: list(turn, 'turns', 2, 4).optional(),
  plan: plan.optional(),
  flow: list(
    text(34, (value) => stepOf(value).text),
    'steps',
    2,
    6,
  ).optional(),
  chart: chart.optional(),
  agenda: agenda.optional(),
};
