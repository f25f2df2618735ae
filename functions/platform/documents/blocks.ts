import type { PhrasingContent, RootContent, Table, TableCell, TableRow } from 'mdast';

/** Parts of a document, made of texts as they are: nothing in them is read as a sign. */

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });

/** Lines one below the other. */
function lined(parts: readonly PhrasingContent[][]): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [{ type: 'break' as const }, ...part]));
}

export const heading = (value: string): RootContent => ({ type: 'heading', depth: 2, children: [text(value)] });

export const lines = (values: readonly string[]): RootContent => ({
  type: 'paragraph',
  children: lined(values.map((value) => [text(value)])),
});

/** Names and what they say, a line each. */
export const facts = (rows: readonly { label: string; value: string }[]): RootContent => ({
  type: 'paragraph',
  children: lined(rows.map(({ label, value }) => [strong(label), text(` ${value}`)])),
});

/** A cell: its first line stands out where there are more, or where it is said to. */
type CellText = string | readonly string[] | { strong: string };

export function table(align: Table['align'], rows: readonly (readonly CellText[])[]): RootContent {
  const cell = (value: CellText): TableCell => {
    if (typeof value === 'object' && 'strong' in value) return { type: 'tableCell', children: [strong(value.strong)] };
    const [first = '', ...more] = typeof value === 'string' ? [value] : value;
    const lead = more.length > 0 ? strong(first) : text(first);
    return { type: 'tableCell', children: first === '' ? [] : lined([[lead], ...more.map((line) => [text(line)])]) };
  };
  const row = (cells: readonly CellText[]): TableRow => ({ type: 'tableRow', children: cells.map(cell) });
  return { type: 'table', align, children: rows.map(row) };
}
