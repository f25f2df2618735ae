import type { List, ListItem } from 'mdast';
import { body, type Block } from './block.ts';
import { breakLines, runsOf, type Line } from './runs.ts';
import { page, type Sheet } from './sheet.ts';

const INDENT = 17;
/** Below each item. */
const GAP = 2.4;

/** What an item is made of: lines of text, and lists. */
type Part = { lines: Line[] } | { nested: Block };

interface Item {
  checkable: boolean;
  /** What stands before it. */
  label: string;
  parts: Part[];
  height: number;
}

function partOf(child: ListItem['children'][number], sheet: Sheet, x: number): Part {
  if (child.type === 'paragraph') {
    return { lines: breakLines(runsOf(child.children), page.right - x - INDENT, sheet.measure(body.size)) };
  }
  if (child.type === 'list') return { nested: listBlock(child, sheet, x + INDENT) };
  throw new Error(`expected a paragraph or a list in a list, got ${child.type}`);
}

function itemsOf(list: List, sheet: Sheet, x: number): Item[] {
  return list.children.map((item, index) => {
    const parts = item.children.map((child) => partOf(child, sheet, x));
    const lines = parts.reduce((sum, part) => sum + ('lines' in part ? part.lines.length : 1) * body.leading, 0);
    return {
      checkable: typeof item.checked === 'boolean',
      label: list.ordered ? `${(list.start ?? 1) + index}.` : '•',
      parts,
      height: lines + GAP,
    };
  });
}

/** A box to tick, or the number or dot of an item. */
function drawLabel(sheet: Sheet, parent: PDFKit.PDFStructureElement, x: number, item: Item, bold: boolean): void {
  const { checkable, label } = item;
  const element = sheet.element(parent, { type: 'Lbl', ...(checkable && { actual: '☐' }) });
  sheet.content(element, 'Lbl', () => {
    if (checkable) {
      const top = sheet.y + (body.leading - 8.5) / 2;
      sheet.doc
        .lineWidth(0.8)
        .roundedRect(x + 1, top, 8.5, 8.5, 1)
        .stroke(sheet.color('gray-600'));
      return;
    }
    const baseline = sheet.y + body.leading / 2 + body.size * 0.34;
    sheet.label(`${label} `, x + 1, baseline, bold ? 'bold' : 'regular', body.size, sheet.color('blue-700'));
  });
  element.end();
}

function drawItem(sheet: Sheet, parent: PDFKit.PDFStructureElement, x: number, item: Item, bold: boolean): void {
  const li = sheet.element(parent, { type: 'LI' });
  drawLabel(sheet, li, x, item, bold);
  const content = sheet.element(li, { type: 'LBody' });
  for (const part of item.parts) {
    if ('lines' in part) sheet.lines(content, 'LBody', part.lines, x + INDENT, body);
    else part.nested.draw(content);
  }
  content.end();
  li.end();
  sheet.y += GAP;
}

export function listBlock(list: List, sheet: Sheet, x: number = page.left): Block {
  const items = itemsOf(list, sheet, x);
  const height = items.reduce((sum, item) => sum + item.height, 0);
  return {
    /** A short list stays in one piece. */
    start: height < 110 ? height : 2 * body.leading,
    before: 0,
    after: 6,
    draw(parent) {
      const element = sheet.element(parent, { type: 'L' });
      items.forEach((item, index) => {
        // The last item does not go to a new page alone.
        const [next, ...others] = items.slice(index + 1);
        sheet.ensure(item.height + (next && others.length === 0 ? next.height : 0));
        drawItem(sheet, element, x, item, list.ordered === true);
      });
      element.end();
    },
  };
}
