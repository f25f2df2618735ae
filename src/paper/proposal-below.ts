import type { DatedSeats, ProposalPaper } from './proposal-paper.ts';
import { page, type Sheet } from './sheet.ts';
import { bold, broken, drawAtRight, drawLines, drawList, drawText, FULL, plain } from './text-at.ts';

/** The columns below the prices, and where they end: who to reach stands at the foot. */
const LEFT = { x: page.left, width: 272 } as const;
const RIGHT = { x: 356, width: page.right - 356 } as const;
const COLUMNS_END = 718;
const FOOT = 726;

const DATE_HEIGHT = 31;
const LINE_HEIGHT = 12;
/** From the middle of one dot to that of the next, and no more of them than the column has room for. */
const DOT_STEP = 7;
const MOST_DOTS = 16;

/** A dot for each seat, the free ones full: for the eye, since the line below says it. */
function drawDots(sheet: Sheet, { free, capacity }: DatedSeats, y: number): void {
  if (capacity > MOST_DOTS) return;
  for (let index = 0; index < capacity; index += 1) {
    const x = LEFT.x + LEFT.width - 2.6 - (capacity - 1 - index) * DOT_STEP;
    const dot = sheet.doc.lineWidth(0.8).circle(x, y, 2.3);
    if (index >= capacity - free) dot.fillAndStroke(sheet.color('blue-700'), sheet.color('blue-700'));
    else dot.stroke(sheet.color('blue-300'));
  }
}

function drawDate(sheet: Sheet, list: PDFKit.PDFStructureElement, one: DatedSeats, y: number): void {
  const right = LEFT.x + LEFT.width;
  sheet.artifact(() => {
    sheet.doc.rect(LEFT.x, y, LEFT.width, 0.5).fill(sheet.color('blue-300'));
    drawDots(sheet, one, y + 11);
  });
  const item = sheet.element(list, { type: 'LI' });
  const body = sheet.element(item, { type: 'LBody' });
  const day = [...bold(one.day), ...plain(` · ${one.hours}${one.chosen ? ` · ${one.chosen}` : ''}`)];
  const look = { size: 9.6, ink: 'blue-900' } as const;
  drawLines(sheet, body, 'LBody', broken(sheet, day, LEFT.width, look).slice(0, 1), { ...look, x: LEFT.x, y: y + 4 });
  const small = { size: 8.8, ink: 'gray-600', y: y + 17 } as const;
  drawLines(sheet, body, 'LBody', broken(sheet, plain(one.where), 190, small).slice(0, 1), { ...small, x: LEFT.x });
  drawAtRight(sheet, body, 'LBody', plain(one.seats), { ...small, ink: 'blue-900', right });
  if (one.later) {
    const later = broken(sheet, plain(one.later), LEFT.width, small).slice(0, 1);
    drawLines(sheet, body, 'LBody', later, { ...small, x: LEFT.x, y: small.y + LINE_HEIGHT });
  }
  body.end();
  item.end();
}

const heading = { size: 12.5, ink: 'blue-700' } as const;

function drawDates(sheet: Sheet, { title, rows, none }: ProposalPaper['dates'], top: number): void {
  const y = drawText(sheet, 'H2', bold(title), { ...heading, ...LEFT, y: top }) + 5;
  if (rows.length === 0) {
    drawText(sheet, 'P', plain(none), { ...LEFT, size: 9.6, y });
    return;
  }
  const list = sheet.element(sheet.root, { type: 'L' });
  let below = y;
  for (const one of rows) {
    const height = one.later ? DATE_HEIGHT + LINE_HEIGHT : DATE_HEIGHT;
    if (below + height > COLUMNS_END) break;
    drawDate(sheet, list, one, below);
    below += height;
  }
  list.end();
}

function drawTerms(sheet: Sheet, { included, cancelling }: ProposalPaper, top: number): void {
  let y = drawText(sheet, 'H2', bold(included.title), { ...heading, ...RIGHT, y: top }) + 4;
  const lines = included.lines.map((text) => plain(text));
  y = drawList(sheet, lines, { ...RIGHT, size: 9, y, gap: 2 }) + 6;
  y = drawText(sheet, 'H2', bold(cancelling.title), { ...heading, ...RIGHT, y }) + 2;
  const list = sheet.element(sheet.root, { type: 'L' });
  for (const { notice, fee } of cancelling.rows) {
    const item = sheet.element(list, { type: 'LI' });
    const body = sheet.element(item, { type: 'LBody' });
    const look = { size: 8.8, leading: 11.4 } as const;
    const runs = [...plain(notice), ...bold(fee)];
    y = drawLines(sheet, body, 'LBody', broken(sheet, runs, RIGHT.width, look), { ...look, x: RIGHT.x, y }) + 2.5;
    body.end();
    item.end();
  }
  list.end();
}

function drawFoot(sheet: Sheet, { title, address, href, reach, note }: ProposalPaper['contact']): void {
  const full = { x: page.left, width: FULL };
  sheet.artifact(() => sheet.doc.rect(page.left, FOOT, FULL, 1.4).fill(sheet.color('blue-700')));
  const line = sheet.element(sheet.root, { type: 'P' });
  const first = [...bold(title), { text: address, style: 'regular' as const, href }];
  const y = drawLines(sheet, line, 'P', broken(sheet, first, FULL, { size: 9.6 }), {
    x: page.left,
    size: 9.6,
    y: FOOT + 8,
  });
  line.end();
  drawText(sheet, 'P', plain(`${reach} · ${note}`), { ...full, size: 8.8, ink: 'gray-600', y: y + 1 });
}

/** What stands below the prices: dates beside what is included and what cancelling costs, and how to reach the office. */
export function drawBelow(sheet: Sheet, paper: ProposalPaper, top: number): void {
  drawDates(sheet, paper.dates, top);
  drawTerms(sheet, paper, top);
  drawFoot(sheet, paper.contact);
}
