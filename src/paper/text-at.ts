import type { PaperColor } from '../domain/site/paper-colors.ts';
import { breakLines, type Line, type Run } from './runs.ts';
import { page, type Sheet, type TextLook } from './sheet.ts';

// Text at its place on a page of its own: nothing of it goes on to another.

type Element = PDFKit.PDFStructureElement;

export interface Look {
  size: number;
  leading?: number;
  ink?: PaperColor;
}

/** The width of a page's text. */
export const FULL = page.right - page.left;

export const bold = (text: string): Run[] => [{ text, style: 'bold' }];
export const plain = (text: string): Run[] => [{ text, style: 'regular' }];

const textLook = (sheet: Sheet, { size, leading = size * 1.38, ink = 'ink' }: Look): TextLook => ({
  ...{ size, leading },
  color: sheet.color(ink),
});

/** Lines of an element one below the other, which never leave the page. Gives where they end. */
export function drawLines(
  sheet: Sheet,
  element: Element,
  tag: string,
  lines: Line[],
  at: Look & { x: number; y: number },
) {
  const look = textLook(sheet, at);
  lines.forEach((line, index) => sheet.line(element, tag, line, at.x, at.y + index * look.leading, look));
  return at.y + lines.length * look.leading;
}

export const broken = (sheet: Sheet, runs: Run[], width: number, { size }: Look) =>
  breakLines(runs, width, sheet.measure(size));

/** A paragraph or a heading over its column. */
export function drawText(
  sheet: Sheet,
  type: 'H1' | 'H2' | 'P',
  runs: Run[],
  at: Look & { x: number; y: number; width: number },
) {
  const element = sheet.element(sheet.root, { type });
  const end = drawLines(sheet, element, type, broken(sheet, runs, at.width, at), at);
  element.end();
  return end;
}

/** One line that ends at `right`. */
export function drawAtRight(
  sheet: Sheet,
  element: Element,
  tag: string,
  runs: Run[],
  at: Look & { right: number; y: number },
) {
  const lines = broken(sheet, runs, FULL, at).slice(0, 1);
  const last = lines[0]?.at(-1);
  drawLines(sheet, element, tag, lines, { ...at, x: at.right - (last ? last.x + last.width : 0) });
}

export function drawList(
  sheet: Sheet,
  items: readonly Run[][],
  at: Look & { x: number; y: number; width: number; gap: number },
) {
  const list = sheet.element(sheet.root, { type: 'L' });
  const { leading } = textLook(sheet, at);
  let { y } = at;
  for (const runs of items) {
    const item = sheet.element(list, { type: 'LI' });
    const body = sheet.element(item, { type: 'LBody' });
    const middle = y + leading / 2;
    sheet.artifact(() =>
      sheet.doc
        .lineWidth(1.5)
        .path(`M${at.x + 1} ${middle}l2.6 2.8 5-5.8`)
        .stroke(sheet.color('blue-700')),
    );
    y = drawLines(sheet, body, 'LBody', broken(sheet, runs, at.width - 16, at), { ...at, x: at.x + 16, y }) + at.gap;
    body.end();
    item.end();
  }
  list.end();
  return y;
}
