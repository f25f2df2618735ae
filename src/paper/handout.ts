import type { RootContent } from 'mdast';
import { body, type Block } from './block.ts';
import { listBlock } from './list.ts';
import { drawLogo } from './logo.ts';
import { breakLines, runsOf, textOf, type Run } from './runs.ts';
import { page, Sheet, type SheetFacts, type Supplies, type TextLook } from './sheet.ts';
import { tableBlock } from './table.ts';

/** A document in the words that are printed on it. */
export interface Handout extends SheetFacts {
  /** Its parts, as Markdown is read. */
  body: RootContent[];
  /** The sentence below the title. */
  lead: string;
  /** At the foot of each page: where it comes from, with its address; `pageNumber` has `{page}` and `{pages}`. */
  footer: { text: string; pageNumber: (page: number, pages: number) => string };
  /** What stands at the end, after a rule. */
  closing: Run[][];
}

const code: TextLook = { size: 8.8, leading: 12.4 };
const headings = {
  1: { size: 21, leading: 26, before: 0, after: 4 },
  2: { size: 13.5, leading: 17, before: 13, after: 4 },
  3: { size: 10.8, leading: 14, before: 10, after: 3 },
} as const;

/** Lines of a paragraph that stay on one page where they were broken by hand. */
const MOST_TOGETHER = 10;

function paragraphBlock(runs: Run[], sheet: Sheet, look = body, after = 6): Block {
  const lines = breakLines(runs, page.right - page.left, sheet.measure(look.size));
  // Lines that somebody broke, an address say, are read together.
  const together = runs.some(({ text }) => text === '\n') && lines.length <= MOST_TOGETHER ? lines.length : 2;
  return {
    start: Math.min(lines.length, together) * look.leading,
    before: 0,
    after,
    draw(parent) {
      const paragraph = sheet.element(parent, { type: 'P' });
      sheet.lines(paragraph, 'P', lines, page.left, look);
      paragraph.end();
    },
  };
}

function headingBlock(depth: 1 | 2 | 3, runs: Run[], sheet: Sheet): Block {
  const { size, leading, before, after } = headings[depth];
  const bold = runs.map((run): Run => ({ ...run, style: 'bold' }));
  const lines = breakLines(bold, page.right - page.left, sheet.measure(size));
  return {
    start: lines.length * leading,
    before,
    after,
    draw(parent) {
      const heading = sheet.element(parent, { type: `H${depth}`, title: textOf(runs) });
      const ink = sheet.color(depth === 2 ? 'blue-700' : 'blue-900');
      sheet.lines(heading, `H${depth}`, lines, page.left, { size, leading, color: ink });
      heading.end();
    },
  };
}

function codeBlock(value: string, sheet: Sheet): Block {
  const lines = value.split('\n');
  const height = lines.length * code.leading + 12;
  return {
    start: height,
    before: 2,
    after: 8,
    draw(parent) {
      sheet.artifact(() =>
        sheet.doc.roundedRect(page.left, sheet.y, page.right - page.left, height, 3).fill(sheet.color('blue-50')),
      );
      const paragraph = sheet.element(parent, { type: 'P' });
      const element = sheet.element(paragraph, { type: 'Code' });
      lines.forEach((text, index) => {
        if (text.trim() === '') return;
        const baseline = sheet.y + 6 + index * code.leading + code.leading / 2 + code.size * 0.34;
        sheet.content(element, 'Code', () =>
          sheet.label(`${text} `, page.left + 8, baseline, 'code', code.size, sheet.color('blue-900')),
        );
      });
      element.end();
      paragraph.end();
      sheet.y += height;
    },
  };
}

function blockOf(node: RootContent, sheet: Sheet): Block {
  switch (node.type) {
    case 'paragraph':
      return paragraphBlock(runsOf(node.children), sheet);
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) throw new Error('expected headings of the levels ## and ###');
      return headingBlock(node.depth, runsOf(node.children), sheet);
    }
    case 'list':
      return listBlock(node, sheet);
    case 'table':
      return tableBlock(node, sheet);
    case 'code':
      return codeBlock(node.value, sheet);
    default:
      throw new Error(`expected headings, paragraphs, lists, tables or code, got ${node.type}`);
  }
}

/** Bookmarks for the headings, those of the third level below those of the second. */
function bookmark(sheet: Sheet, node: RootContent, open: { outline?: PDFKit.PDFOutline }): void {
  if (node.type !== 'heading') return;
  const title = textOf(runsOf(node.children));
  const options = { top: sheet.y - 8 } as never;
  if (node.depth === 2) open.outline = sheet.doc.outline.addItem(title, options);
  else (open.outline ?? sheet.doc.outline).addItem(title, options);
}

/** Whether a part is nothing without the next one: a heading, or the sentence before a table, a list or code. */
function leads(node: RootContent, next: RootContent | undefined): boolean {
  if (next === undefined) return false;
  return node.type === 'heading' || (node.type === 'paragraph' && ['table', 'list', 'code'].includes(next.type));
}

interface Part {
  node: RootContent;
  block: Block;
}

/** The height that must be left for the first of these parts to begin, with what it leads to. */
function heightToBegin([part, next, ...others]: readonly Part[]): number {
  if (!part) return 0;
  const { start, after } = part.block;
  if (!next || !leads(part.node, next.node)) return start;
  return start + after + next.block.before + heightToBegin([next, ...others]);
}

function drawParts(parts: readonly Part[], sheet: Sheet): void {
  const open = {};
  parts.forEach(({ node, block }, index) => {
    if (sheet.y > page.top) sheet.y += block.before;
    sheet.ensure(heightToBegin(parts.slice(index)));
    bookmark(sheet, node, open);
    block.draw(sheet.root);
    sheet.y += block.after;
  });
}

/** Letterhead: the logo above a rule, on the first page only. */
function letterhead(sheet: Sheet, author: string): void {
  sheet.artifact(() => {
    drawLogo(sheet, page.left, 36, 26);
    const width = sheet.measure(8.5)(author, 'regular');
    sheet.label(author, page.right - width, 56, 'regular', 8.5, sheet.color('gray-600'));
    sheet.doc.rect(page.left, 72, page.right - page.left, 1.2).fill(sheet.color('blue-700'));
  });
  sheet.y = 90;
}

function closingBlock(paragraphs: Run[][], sheet: Sheet): void {
  const look: TextLook = { size: 8.8, leading: 12.4, color: sheet.color('gray-600') };
  const blocks = paragraphs.map((runs) => paragraphBlock(runs, sheet, look, 3));
  if (blocks.length === 0) return;
  sheet.ensure(14 + blocks.reduce((height, block) => height + block.start + block.after, 0));
  sheet.y += 6;
  sheet.artifact(() => sheet.doc.rect(page.left, sheet.y, page.right - page.left, 0.6).fill(sheet.color('blue-300')));
  sheet.y += 8;
  for (const block of blocks) {
    block.draw(sheet.root);
    sheet.y += block.after;
  }
}

/**
 * A tagged PDF (PDF/UA-1) on letter paper. The same handout gives the same bytes. Throws on Markdown that it has no
 * form for; the message says what was expected.
 */
export async function makeHandout(handout: Handout, supplies: Supplies): Promise<{ bytes: Buffer; pages: number }> {
  const sheet = new Sheet(handout, supplies);
  letterhead(sheet, handout.author);

  const title = headingBlock(1, [{ text: handout.title, style: 'bold' }], sheet);
  title.draw(sheet.root);
  sheet.y += title.after;
  const lead = paragraphBlock([{ text: handout.lead, style: 'regular' }], sheet, {
    size: 10.8,
    leading: 15.2,
    color: sheet.color('gray-600'),
  });
  lead.draw(sheet.root);
  sheet.y += 8;

  drawParts(
    handout.body.map((node) => ({ node, block: blockOf(node, sheet) })),
    sheet,
  );
  closingBlock(handout.closing, sheet);
  return sheet.finish((number, of) => {
    sheet.doc.rect(page.left, 748, page.right - page.left, 0.6).fill(sheet.color('gray-300'));
    sheet.label(handout.footer.text, page.left, 763, 'regular', 8, sheet.color('gray-600'));
    const count = handout.footer.pageNumber(number, of);
    const width = sheet.measure(8)(count, 'regular');
    sheet.label(count, page.right - width, 763, 'regular', 8, sheet.color('gray-600'));
  });
}
