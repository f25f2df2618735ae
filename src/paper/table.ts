import type { Table } from 'mdast';
import type { Block } from './block.ts';
import { BOX_SIDE, cellsOf, columnsOf, isEmpty, look, PADDING, type Cell, type Column } from './columns.ts';
import { breakLines, type Line } from './runs.ts';
import { page, type Sheet } from './sheet.ts';

/** A row to write in leaves room for a hand. */
const WRITING_HEIGHT = 22;

interface Row {
  /** `x` is the left edge of the cell. */
  cells: {
    lines: Line[];
    box: boolean;
    x: number;
    /** Where its lines end, if not begin, alike. */ right: number | undefined;
  }[];
  height: number;
}

function rowOf(cells: Cell[], columns: Column[], sheet: Sheet): Row {
  const measure = sheet.measure(look.size);
  const laid = columns.flatMap(({ x, width, writing, atRight }, index) => {
    const cell = cells[index];
    if (!cell) return [];
    const lines = breakLines(cell.runs, width - 2 * PADDING.x, measure);
    const right = atRight ? x + width - PADDING.x : undefined;
    return [{ lines, box: cell.box, x, right, forHand: writing && isEmpty(cell) }];
  });
  const text = Math.max(1, ...laid.map(({ lines }) => lines.length)) * look.leading + 2 * PADDING.y;
  return { cells: laid, height: laid.some(({ forHand }) => forHand) ? Math.max(text, WRITING_HEIGHT) : text };
}

function drawRules(sheet: Sheet, row: Row, isHeader: boolean): void {
  if (isHeader) {
    sheet.doc.rect(page.left, sheet.y, page.right - page.left, row.height).fill(sheet.color('blue-100'));
  }
  const below = sheet.y + row.height;
  sheet.doc
    .rect(page.left, below - 0.5, page.right - page.left, 0.5)
    .fill(sheet.color(isHeader ? 'blue-300' : 'gray-300'));
  for (const [index, { box, x }] of row.cells.entries()) {
    if (index > 0 && !isHeader) sheet.doc.rect(x - 0.25, sheet.y, 0.5, row.height).fill(sheet.color('gray-100'));
    if (!box) continue;
    sheet.doc
      .lineWidth(0.8)
      .roundedRect(x + PADDING.x, sheet.y + (row.height - BOX_SIDE) / 2, BOX_SIDE, BOX_SIDE, 1)
      .stroke(sheet.color('gray-600'));
  }
}

/** Where a line of a cell begins. */
function leftOf(line: Line, x: number, right: number | undefined): number {
  const last = line.at(-1);
  return right === undefined || !last ? x + PADDING.x : right - last.x - last.width;
}

function drawRow(sheet: Sheet, parent: PDFKit.PDFStructureElement, row: Row, isHeader: boolean): void {
  sheet.artifact(() => drawRules(sheet, row, isHeader));
  const tr = sheet.element(parent, { type: 'TR' });
  const type = isHeader ? 'TH' : 'TD';
  const ink = { ...look, ...(isHeader && { color: sheet.color('blue-900') }) };
  for (const { lines, x, right } of row.cells) {
    const cell = sheet.element(tr, { type, ...(isHeader && { scope: 'Column' }) });
    // A single line stands in the middle of a row to write in; an amount beside the first line of what it is for.
    const top = sheet.y + (lines.length === 1 && right === undefined ? (row.height - look.leading) / 2 : PADDING.y);
    lines.forEach((line, index) =>
      sheet.line(cell, type, line, leftOf(line, x, right), top + index * look.leading, ink),
    );
    cell.end();
  }
  tr.end();
  sheet.y += row.height;
}

/** The header again, for the eye only: whoever listens has heard it. */
function repeatHeader(sheet: Sheet, header: Row): void {
  sheet.artifact(() => {
    drawRules(sheet, header, true);
    for (const { lines, x, right } of header.cells) {
      for (const [index, line] of lines.entries()) {
        const baseline = sheet.y + PADDING.y + index * look.leading + look.leading / 2 + look.size * 0.34;
        for (const piece of line) {
          sheet.label(
            piece.text,
            leftOf(line, x, right) + piece.x,
            baseline,
            'bold',
            look.size,
            sheet.color('blue-900'),
          );
        }
      }
    }
  });
  sheet.y += header.height;
}

/** The rows below a header, which comes again on every page they go on to. */
function drawBody(sheet: Sheet, parent: PDFKit.PDFStructureElement, header: Row, rows: Row[]): void {
  rows.forEach((row, index) => {
    // The last row does not go to a new page alone.
    const [next, ...others] = rows.slice(index + 1);
    const needed = row.height + (next && others.length === 0 ? next.height : 0);
    if (sheet.y + needed > page.bottom) {
      sheet.ensure(needed);
      repeatHeader(sheet, header);
    }
    drawRow(sheet, parent, row, false);
  });
}

/** A table with a header row that comes again on every page it goes on to; rows are never divided. */
export function tableBlock(node: Table, sheet: Sheet): Block {
  const cells = node.children.map((row, index) => cellsOf(row, index === 0));
  const columns = columnsOf(cells, node.align, sheet);
  const [header, ...rows] = cells.map((row) => rowOf(row, columns, sheet));
  if (!header) throw new Error('expected a table with a header');
  const height = [header, ...rows].reduce((total, row) => total + row.height, 0);
  const [first, second] = rows;
  return {
    /** A short table stays in one piece; a long one begins with two rows. */
    start: height < 190 ? height : header.height + (first?.height ?? 0) + (second?.height ?? 0),
    before: 4,
    after: 7,
    draw(parent) {
      const table = sheet.element(parent, { type: 'Table' });
      const head = sheet.element(table, { type: 'THead' });
      drawRow(sheet, head, header, true);
      head.end();
      const rest = sheet.element(table, { type: 'TBody' });
      drawBody(sheet, rest, header, rows);
      rest.end();
      table.end();
    },
  };
}
