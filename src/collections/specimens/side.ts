import { z } from 'astro/zod';
import { stepOf, textSeen, treeLines } from './notations.ts';
import { list, pictures, refuse, text } from './pictures.ts';

export type Kind = keyof typeof pictures;
export const kinds = Object.keys(pictures) as Kind[];

export const side = z.strictObject({ says: text(48), ...pictures }).superRefine((value, context) => {
  const drawn = kinds.filter((kind) => value[kind] !== undefined);
  if (drawn.length === 1) return;
  refuse(context, [], `expected one picture (${kinds.join(', ')}), got ${drawn.join(' and ') || 'none'}`);
});

/** One side of a specimen: its caption and exactly one picture. */
export type Side = z.output<typeof side>;

const tableText = ({ head, rows }: { head: string[]; rows: string[][] }) => [head, ...rows].flat().join('');

const readers: { [K in Kind]: (picture: NonNullable<Side[K]>) => string } = {
  sheet: ({ rows }) => rows.flat().join(''),
  table: tableText,
  page: textSeen,
  slide: textSeen,
  query: ({ text: code, result: rows }) => code.trim() + (rows ? tableText(rows) : ''),
  tags: (tree) =>
    treeLines(tree)
      .map((line) => line.text)
      .join(''),
  dialogue: (turns) => turns.join(''),
  plan: ({ heads, rows }) => [...heads, ...rows.map(({ name }) => name)].join(''),
  flow: (steps) => steps.map((step) => stepOf(step).text).join(''),
  chart: ({ title, bars }) => title + Object.entries(bars).flat().join(''),
  agenda: ({ parts }) => parts.map(({ does }) => does).join(''),
};

/** How many characters a side's picture has to be read. */
export const charactersOf = (value: Side): number =>
  kinds.reduce((sum, kind) => {
    const picture = value[kind];
    return picture === undefined ? sum : sum + (readers[kind] as (one: unknown) => string)(picture).length;
  }, 0);

/** What an article or a page about a service shows: before and after, or one or two pictures side by side. */
export const shown = {
  before: side.optional(),
  after: side.optional(),
  shows: list(side, 'pictures', 1, 2).optional(),
};

/** What it shows, as `Shown.astro` draws it. */
export interface Shown {
  before?: Side | undefined;
  after?: Side | undefined;
  shows?: Side[] | undefined;
}

/** Refuses a half of a pair, and a pair beside something else. */
export function eitherWay({ before, after, shows }: Shown, context: z.core.$RefinementCtx): void {
  const pair = before !== undefined && after !== undefined;
  const half = (before !== undefined || after !== undefined) && !pair;
  if (half || pair === (shows !== undefined)) {
    refuse(context, [], 'expected either `before` and `after`, or `shows` with one or two pictures');
  }
}
