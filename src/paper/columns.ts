import type { Table, TableRow } from 'mdast';
import { runsOf, textOf, widthsOf, type Run } from './runs.ts';
import { page, type Sheet, type TextLook } from './sheet.ts';

/** Text in a table. */
export const look: TextLook = { size: 8.8, leading: 11.6 };
export const PADDING = { x: 6, y: 3.6 };
export const BOX_SIDE = 8.5;

/** An author writes `[ ]` in a cell for a box to tick. */
const BOX = '[ ]';
/** A column of boxes is as wide as its heading on two or three lines. */
const BOX_COLUMN_WIDTH = 82;

export interface Cell {
  runs: Run[];
  box: boolean;
}

export interface Column {
  /** Its left edge. */
  x: number;
  width: number;
  /** One writes in it. */
  writing: boolean;
  /** What stands in it ends at its right edge, as amounts do. */
  atRight: boolean;
}

export const cellsOf = (row: TableRow, header: boolean): Cell[] =>
  row.children.map((cell) => {
    const runs = runsOf(cell.children, { style: header ? 'bold' : 'regular' });
    const box = textOf(runs) === BOX;
    return { runs: box ? [] : runs, box };
  });

export const isEmpty = ({ runs, box }: Cell) => runs.length === 0 && !box;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** What a column needs and wants of the width. One writes in it when its cells are mostly empty. */
function needsOf(header: Cell, cells: Cell[], measure: ReturnType<Sheet['measure']>, atRight: boolean) {
  const widths = [header, ...cells].map(({ runs }) => widthsOf(runs, measure));
  const least = Math.max(...widths.map((one) => one.least), BOX_SIDE) + 2 * PADDING.x;
  const most = Math.max(...widths.map((one) => one.most), BOX_SIDE) + 2 * PADDING.x + 0.5;
  const boxes = cells.length > 0 && cells.every(({ box }) => box);
  return {
    least,
    boxes,
    wanted: Math.max(0, (boxes ? Math.min(most, BOX_COLUMN_WIDTH) : most) - least),
    // Below amounts, an empty cell is just that: nobody writes there.
    writing: !atRight && cells.filter(isEmpty).length * 2 > cells.length,
  };
}

/** The least widths, where they are more than there is: the widest give way, down to one that they share, and divide their words. */
function withinPage(least: readonly number[], width: number): number[] {
  let left = width;
  const shared = least
    .toSorted((a, b) => a - b)
    .map((one, index) => {
      const most = left / (least.length - index);
      left -= Math.min(one, most);
      return most;
    });
  const most = Math.max(...shared);
  return least.map((one) => Math.min(one, most));
}

/**
 * Columns that are as wide as the page together: every word fits, as far as there is room, and what is left goes to columns one
 * writes in, or else to those whose text would still be broken.
 */
export function columnsOf([header = [], ...rows]: Cell[][], align: Table['align'], sheet: Sheet): Column[] {
  const measure = sheet.measure(look.size);
  const needs = header.map((cell, index) =>
    needsOf(
      cell,
      rows.flatMap((row) => row[index] ?? []),
      measure,
      align?.[index] === 'right',
    ),
  );
  const leasts = withinPage(
    needs.map(({ least }) => least),
    page.right - page.left,
  );
  const columns = needs.map((column, index) => ({ ...column, least: leasts[index] ?? column.least }));
  const spare = Math.max(0, page.right - page.left - sum(leasts));
  const wanted = sum(columns.map((column) => column.wanted));
  const share = Math.min(1, spare / Math.max(1, wanted));
  const rest = spare - wanted * share;
  const writing = columns.filter((column) => column.writing).length;
  const growing = columns.filter((column) => !column.boxes).length;
  let right: number = page.left;
  return columns.map((column, index) => {
    const more = writing > 0 ? (column.writing ? rest / writing : 0) : column.boxes ? 0 : rest / growing;
    const width = column.least + column.wanted * share + more;
    const x = right;
    right += width;
    return { x, width, writing: column.writing, atRight: align?.[index] === 'right' };
  });
}
