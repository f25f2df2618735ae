import { drawLogo } from './logo.ts';
import { breakLines, type Run, type Style } from './runs.ts';
import { page, Sheet, type SheetFacts, type Supplies } from './sheet.ts';

/** A certificate in the words that are printed on it: one page in a frame, everything in its middle. */
export interface CertificatePaper extends SheetFacts {
  intro: string;
  name: string;
  completed: string;
  course: string;
  /** When, where, for how long. */
  details: string[];
  signatory: { name: string; role: string };
  issued: string;
  number: string;
  verify: { text: string; address: string; href: string };
}

/** Several in one file, a page each. What the file says of itself is that of all. */
export interface CertificatesPaper extends SheetFacts {
  certificates: CertificatePaper[];
}

const WIDTH = 420;
const MIDDLE = page.width / 2;
const RULE_WIDTH = 230;

type Ink = 'ink' | 'blue-700' | 'blue-900' | 'gray-600';

interface Words {
  runs: Run[];
  type?: 'H1' | 'H2' | 'P';
  size: number;
  ink?: Ink;
  /** Left free above it. */
  before?: number;
}

const words = (text: string, style: Style, look: Omit<Words, 'runs'>): Words => ({ ...look, runs: [{ text, style }] });

/** Lines around the middle of the page, below what was drawn last. */
function drawWords(sheet: Sheet, { runs, type = 'P', size, ink = 'ink', before = 0 }: Words): void {
  const look = { size, leading: size * 1.35, color: sheet.color(ink) };
  const element = sheet.element(sheet.root, { type });
  sheet.y += before;
  for (const line of breakLines(runs, WIDTH, sheet.measure(size))) {
    const last = line.at(-1);
    sheet.line(element, type, line, MIDDLE - (last ? last.x + last.width : 0) / 2, sheet.y, look);
    sheet.y += look.leading;
  }
  element.end();
}

function drawFrame(sheet: Sheet): void {
  const frame = (inset: number, width: number, color: 'blue-700' | 'blue-300') =>
    sheet.doc
      .lineWidth(width)
      .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
      .stroke(sheet.color(color));
  sheet.artifact(() => {
    frame(30, 1.6, 'blue-700');
    frame(37, 0.6, 'blue-300');
    drawLogo(sheet, MIDDLE - 61, 78, 44);
  });
}

/** The name as somebody signs it, above the line that says whose it is: for the eye, since the line is read. */
function drawSignature(sheet: Sheet, { name, role }: CertificatePaper['signatory']): void {
  const size = 21;
  sheet.artifact(() => {
    const left = MIDDLE - sheet.measure(size)(name, 'italic') / 2;
    sheet.label(name, left, sheet.y + size, 'italic', size, sheet.color('blue-900'));
    sheet.doc.rect(MIDDLE - RULE_WIDTH / 2, sheet.y + size + 10, RULE_WIDTH, 0.7).fill(sheet.color('gray-600'));
  });
  sheet.y += size + 16;
  drawWords(sheet, words(`${name}, ${role}`, 'regular', { size: 10.5 }));
}

/** On the page that is begun. */
function drawCertificate(sheet: Sheet, paper: CertificatePaper): void {
  drawFrame(sheet);
  sheet.y = 146;
  for (const one of [
    words(paper.author, 'bold', { size: 12.5, ink: 'blue-700' }),
    words(paper.title, 'bold', { type: 'H1', size: 29, ink: 'blue-900', before: 42 }),
    words(paper.intro, 'regular', { size: 12.5, before: 44 }),
    words(paper.name, 'bold', { size: 24, before: 8 }),
    words(paper.completed, 'regular', { size: 12.5, before: 26 }),
    words(paper.course, 'bold', { type: 'H2', size: 18, ink: 'blue-900', before: 8 }),
    ...paper.details.map((text, index) => words(text, 'regular', { size: 12, before: index === 0 ? 8 : 1 })),
  ]) {
    drawWords(sheet, one);
  }
  // A long title leaves less room above the signature, which stays where a hand expects it.
  sheet.y = Math.max(sheet.y + 24, 604);
  drawSignature(sheet, paper.signatory);
  const small = { size: 9.2, ink: 'gray-600' } as const;
  const { text, address, href } = paper.verify;
  const [before = '', after = ''] = text.split('{address}');
  const verify: Run[] = [
    { text: before, style: 'regular' },
    { text: address, style: 'regular', href },
  ];
  drawWords(sheet, words(`${paper.issued} · ${paper.number}`, 'regular', { ...small, before: 26 }));
  drawWords(sheet, { ...small, runs: [...verify, { text: after, style: 'regular' }] });
}

/** A tagged PDF (PDF/UA-1) on letter paper. The same certificate gives the same bytes. */
export function makeCertificate(
  paper: CertificatePaper,
  supplies: Supplies,
): Promise<{ bytes: Buffer; pages: number }> {
  const sheet = new Sheet(paper, supplies);
  drawCertificate(sheet, paper);
  return sheet.finish(() => undefined);
}

/** The same of several. */
export function makeCertificates(
  { certificates, ...facts }: CertificatesPaper,
  supplies: Supplies,
): Promise<{ bytes: Buffer; pages: number }> {
  const sheet = new Sheet(facts, supplies);
  certificates.forEach((one, index) => {
    if (index > 0) sheet.doc.addPage();
    drawCertificate(sheet, one);
  });
  return sheet.finish(() => undefined);
}
