import type { ProposalPaper, Way } from './proposal-paper.ts';
import { drawBelow } from './proposal-below.ts';
import { drawLogo } from './logo.ts';
import { page, Sheet, type Supplies } from './sheet.ts';
import { bold, broken, drawAtRight, drawLines, drawList, drawText, FULL, plain } from './text-at.ts';

/** Right edges of the amounts. */
const EACH = 452;
const TOTAL = page.right - 10;

/** What stands in a row of the ways is so far from its tint's edges. */
const INSET = 10;

/** A heading that is as large as leaves it on two lines at most. */
function drawTitle(sheet: Sheet, { name, rest }: ProposalPaper['course'], y: number): number {
  const runs = [...bold(name), ...plain(rest && ` ${rest}`)].filter(({ text }) => text !== '');
  const sizes = [34, 30, 26, 22];
  const size = sizes.find((one, index) => broken(sheet, runs, FULL, { size: one }).length <= (index === 0 ? 1 : 2));
  const look = { size: size ?? 20, ink: 'blue-900' } as const;
  return drawText(sheet, 'H1', runs, { ...look, leading: look.size * 1.14, x: page.left, y, width: FULL });
}

function drawHead(sheet: Sheet, paper: ProposalPaper): number {
  sheet.artifact(() => drawLogo(sheet, page.left, 34, 30));
  const line = sheet.element(sheet.root, { type: 'P' });
  drawAtRight(sheet, line, 'P', bold(paper.kicker), { size: 9.5, ink: 'blue-700', right: page.right, y: 36 });
  drawAtRight(sheet, line, 'P', plain(paper.valid), { size: 9.5, ink: 'gray-600', right: page.right, y: 50 });
  line.end();
  const full = { x: page.left, width: FULL };
  let y = drawTitle(sheet, paper.course, 82) + 3;
  y = drawText(sheet, 'P', plain(paper.facts), { ...full, size: 9.5, ink: 'gray-600', y }) + 9;
  y = drawText(sheet, 'P', plain(paper.pitch), { ...full, size: 13, y, width: 440 }) + 7;
  return drawList(
    sheet,
    paper.outcomes.map((text) => plain(text)),
    { ...full, size: 10.5, y, gap: 1.5 },
  );
}

/** A way in a row: what it is, for a person, for all. What costs least has a tint and the hand that points. */
function drawWay(sheet: Sheet, table: PDFKit.PDFStructureElement, way: Way, y: number): number {
  const names = [...bold(way.name), ...(way.least ? plain(` · ${way.least}`) : [])];
  const width = EACH - 90 - page.left;
  const name = { size: 11.5, ink: 'blue-900' } as const;
  const lines = broken(sheet, names, width, name);
  const says = broken(sheet, plain(way.says), width, { size: 9 });
  const end = y + 8 + lines.length * 15.9 + says.length * 12.4 + 8;
  sheet.artifact(() => {
    if (way.least) {
      sheet.doc.rect(page.left, y, FULL, end - y).fill(sheet.color('blue-50'));
      sheet.doc.rect(page.left, y, 3, end - y).fill(sheet.color('orange-500'));
    }
    sheet.doc.rect(page.left, end - 0.5, FULL, 0.5).fill(sheet.color('blue-300'));
  });
  const row = sheet.element(table, { type: 'TR' });
  const head = sheet.element(row, { type: 'TH', scope: 'Row' });
  const x = page.left + INSET;
  const below = drawLines(sheet, head, 'TH', lines, { ...name, x, y: y + 8 });
  drawLines(sheet, head, 'TH', says, { size: 9, ink: 'gray-600', x, y: below });
  head.end();
  const middle = (y + end) / 2;
  const amounts = [
    { runs: plain(way.each), size: 11.5, right: EACH },
    { runs: way.least ? bold(way.total) : plain(way.total), size: 20, right: TOTAL },
  ];
  for (const { runs, size, right } of amounts) {
    const cell = sheet.element(row, { type: 'TD' });
    drawAtRight(sheet, cell, 'TD', runs, { size, ink: 'blue-900', right, y: middle - size * 0.69 });
    cell.end();
  }
  row.end();
  return end;
}

function drawWays(sheet: Sheet, paper: ProposalPaper, top: number): number {
  const full = { x: page.left, width: FULL };
  sheet.artifact(() => sheet.doc.rect(page.left, top, FULL, 1.4).fill(sheet.color('blue-700')));
  const title = { ...full, size: 18, ink: 'blue-900', width: 330 } as const;
  let y = drawText(sheet, 'H2', bold(paper.people), { ...title, y: top + 10 });
  const table = sheet.element(sheet.root, { type: 'Table' });
  const header = sheet.element(table, { type: 'TR' });
  // The corner says nothing for the eye, and names the rows for whoever listens.
  for (const [index, text] of ['', ...paper.columns].entries()) {
    const cell = sheet.element(header, { type: index === 0 ? 'TD' : 'TH', ...(index > 0 && { scope: 'Column' }) });
    const look = { size: 8.8, ink: 'gray-600', right: index === 1 ? EACH : TOTAL, y: y - 16 } as const;
    if (text) drawAtRight(sheet, cell, 'TH', plain(text), look);
    cell.end();
  }
  header.end();
  y += 6;
  sheet.artifact(() => sheet.doc.rect(page.left, y - 0.5, FULL, 0.5).fill(sheet.color('blue-300')));
  for (const way of paper.ways) y = drawWay(sheet, table, way, y);
  table.end();
  const small = { ...full, size: 9 } as const;
  if (paper.from) y = drawText(sheet, 'P', bold(paper.from), { ...small, ink: 'blue-900', y: y + 7 }) - 4;
  return drawText(sheet, 'P', plain(paper.tax), { ...small, ink: 'gray-600', y: y + 6 });
}

/** A tagged PDF (PDF/UA-1) of one page of letter paper. The same proposal gives the same bytes. */
export async function makeProposal(
  paper: ProposalPaper,
  supplies: Supplies,
): Promise<{ bytes: Buffer; pages: number }> {
  const sheet = new Sheet(paper, supplies);
  const prices = drawHead(sheet, paper) + 12;
  drawBelow(sheet, paper, drawWays(sheet, paper, prices) + 14);
  return sheet.finish(() => undefined);
}
