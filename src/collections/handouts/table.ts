import type { Table, TableRow } from 'mdast';
import { breakLines, runsOf, textOf, widthsOf, type Line, type Run } from './runs.ts';
import { color } from '../../build/theme.ts';
import { page, type Sheet, type TextLook } from './sheet.ts';

/** An author writes `[ ]` in a cell for a box to tick. */
const BOX = '[ ]';

const look: TextLook = { size: 8.8, leading: 11.6 };
const PADDING = { x: 6, y: 3.6 };
/** A row to write in leaves room for a hand. */
const WRITING_HEIGHT = 22;
const BOX_SIDE = 8.5;
/** A column of boxes is as wide as its heading on two or three lines. */
const BOX_COLUMN_WIDTH = 82;

interface Cell {
  runs: Run[];
  box: boolean;
}

interface Row {
  cells: { lines: Line[]; box: boolean }[];
  height: number;
}

const cellsOf = (row: TableRow, header: boolean): Cell[] =>
  row.children.map((cell) => {
    const runs = runsOf(cell.children, { style: header ? 'bold' : 'regular' });
    const box = textOf(runs) === BOX;
    return { runs: box ? [] : runs, box };
  });

const isEmpty = ({ runs, box }: Cell) => runs.length === 0 && !box;

/** One writes in a column whose cells are mostly empty. */
const isForWriting = (column: number, body: Cell[][]) =>
  body.filter((row) => row[column] && isEmpty(row[column])).length * 2 > body.length;

/**
 * Widths that add up to the page's: every word fits, and what is left goes to columns one writes in, or else to those
 * whose text would still be broken.
 */
function columnWidths(rows: Cell[][], sheet: Sheet): number[] {
  const measure = sheet.measure(look.size);
  const [header, ...body] = rows as [Cell[], ...Cell[][]];
  const columns = header.map((_, column) => {
    const needs = rows.map((row) => (row[column] ? widthsOf(row[column].runs, measure) : { least: 0, most: 0 }));
    const cells = body.flatMap((row) => row[column] ?? []);
    return {
      least: Math.max(...needs.map(({ least }) => least), BOX_SIDE) + 2 * PADDING.x,
      most: Math.max(...needs.map(({ most }) => most), BOX_SIDE) + 2 * PADDING.x + 0.5,
      writing: isForWriting(column, body),
      boxes: cells.length > 0 && cells.every(({ box }) => box),
    };
  });
  const available = page.right - page.left;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const least = sum(columns.map((column) => column.least));
  if (least > available) throw new Error('expected a table that fits the page; a column has too long a word');
  const wanted = columns.map(({ most, least: own, boxes }) =>
    Math.max(0, (boxes ? Math.min(most, BOX_COLUMN_WIDTH) : most) - own),
  );
  const spare = available - least;
  const share = Math.min(1, spare / Math.max(1, sum(wanted)));
  const rest = spare - sum(wanted) * share;
  const writing = columns.filter((column) => column.writing).length;
  const growing = columns.filter((column) => !column.boxes).length;
  return columns.map((column, index) => {
    const more = writing > 0 ? (column.writing ? rest / writing : 0) : column.boxes ? 0 : rest / growing;
    return column.least + wanted[index]! * share + more;
  });
}

function measured(cells: Cell[], widths: number[], writing: boolean[], sheet: Sheet): Row {
  const measure = sheet.measure(look.size);
  const laid = cells.map(({ runs, box }, column) => ({
    lines: breakLines(runs, widths[column]! - 2 * PADDING.x, measure),
    box,
  }));
  const text = Math.max(1, ...laid.map(({ lines }) => lines.length)) * look.leading + 2 * PADDING.y;
  return {
    cells: laid,
    height: cells.some((cell, column) => writing[column] && isEmpty(cell)) ? Math.max(text, WRITING_HEIGHT) : text,
  };
}

/** A table with a header row that comes again on every page it goes on to; rows are never divided. */
export function tableBlock(node: Table, sheet: Sheet) {
  const rows = node.children.map((row, index) => cellsOf(row, index === 0));
  const widths = columnWidths(rows, sheet);
  const writing = widths.map((_, column) => isForWriting(column, rows.slice(1)));
  const [header, ...body] = rows.map((row) => measured(row, widths, writing, sheet)) as [Row, ...Row[]];
  const height = [header, ...body].reduce((total, row) => total + row.height, 0);

  const drawRules = (row: Row, isHeader: boolean) => {
    if (isHeader) {
      sheet.doc.rect(page.left, sheet.y, page.right - page.left, row.height).fill(color('blue-100'));
    }
    const below = sheet.y + row.height;
    sheet.doc.rect(page.left, below - 0.5, page.right - page.left, 0.5).fill(color(isHeader ? 'blue-300' : 'gray-300'));
    let x = page.left;
    row.cells.forEach(({ box }, column) => {
      if (column > 0 && !isHeader) sheet.doc.rect(x - 0.25, sheet.y, 0.5, row.height).fill(color('gray-100'));
      if (box) {
        sheet.doc
          .lineWidth(0.8)
          .roundedRect(x + PADDING.x, sheet.y + (row.height - BOX_SIDE) / 2, BOX_SIDE, BOX_SIDE, 1)
          .stroke(color('gray-600'));
      }
      x += widths[column]!;
    });
  };

  const drawRow = (parent: PDFKit.PDFStructureElement, row: Row, isHeader: boolean) => {
    sheet.artifact(() => drawRules(row, isHeader));
    const tr = sheet.element(parent, { type: 'TR' });
    const type = isHeader ? 'TH' : 'TD';
    let x = page.left + PADDING.x;
    row.cells.forEach(({ lines }, column) => {
      const cell = sheet.element(tr, { type, ...(isHeader && { scope: 'Column' }) });
      // A single line stands in the middle of a row to write in.
      const top = sheet.y + (lines.length === 1 ? (row.height - look.leading) / 2 : PADDING.y);
      lines.forEach((line, index) =>
        sheet.line(cell, type, line, x, top + index * look.leading, {
          ...look,
          ...(isHeader && { color: color('blue-900') }),
        }),
      );
      cell.end();
      x += widths[column]!;
    });
    tr.end();
    sheet.y += row.height;
  };

  /** The header again, for the eye only: whoever listens has heard it. */
  const repeatHeader = () => {
    sheet.artifact(() => {
      drawRules(header, true);
      let x = page.left + PADDING.x;
      header.cells.forEach(({ lines }, column) => {
        lines.forEach((line, index) => {
          const baseline = sheet.y + PADDING.y + index * look.leading + look.leading / 2 + look.size * 0.34;
          for (const piece of line)
            sheet.label(piece.text, x + piece.x, baseline, 'bold', look.size, color('blue-900'));
        });
        x += widths[column]!;
      });
    });
    sheet.y += header.height;
  };

  return {
    /** A short table stays in one piece; a long one begins with two rows. */
    start: height < 190 ? height : header.height + (body[0]?.height ?? 0) + (body[1]?.height ?? 0),
    before: 4,
    after: 7,
    draw(parent: PDFKit.PDFStructureElement) {
      const table = sheet.element(parent, { type: 'Table' });
      const head = sheet.element(table, { type: 'THead' });
      drawRow(head, header, true);
      head.end();
      const rest = sheet.element(table, { type: 'TBody' });
      body.forEach((row, index) => {
        // The last row does not go to a new page alone.
        const needed = row.height + (index === body.length - 2 ? body.at(-1)!.height : 0);
        if (sheet.y + needed > page.bottom) {
          sheet.ensure(needed);
          repeatHeader();
        }
        drawRow(rest, row, false);
      });
      rest.end();
      table.end();
    },
  };
}
