import PDFDocument from 'pdfkit';
import { asPrinted, fileOf, isLatin, type Letters } from '../domain/printable.ts';
import type { PaperColor, PaperColors } from '../domain/site/paper-colors.ts';
import type { FurtherFont, Line, Measure, Style } from './runs.ts';

/** Points from the top left corner; a letter page is 612 by 792. */
export const page = { width: 612, height: 792, left: 54, right: 558, top: 60, bottom: 736 } as const;

/** Points between the signs of a formula: `""` must not look like one sign. */
const CODE_SPACING = 0.35;

export interface TextLook {
  size: number;
  leading: number;
  color?: string;
}

type Element = PDFKit.PDFStructureElement;
/** `scope` is what pdfkit takes for a header cell, and its types do not know. */
interface Tag {
  type: string;
  title?: string;
  lang?: string;
  actual?: string;
  scope?: 'Column' | 'Row';
}

/** What a sheet is printed with: OpenType fonts, and the colours of the theme. */
export interface Supplies {
  fonts: Readonly<Record<Style, Uint8Array>>;
  /** For letters that those lack, as far as they are needed. */
  further?: Readonly<Partial<Record<FurtherFont, Uint8Array>>>;
  colors: PaperColors;
}

/** A part of a text that one font has. */
interface Part {
  text: string;
  font: Style | FurtherFont;
}

/** Which font of some letters stands beside a style: there is a light one and a bold one. */
const furtherFont = (style: Style, letters: Letters): FurtherFont =>
  `${style === 'bold' ? 'bold' : 'regular'}-${letters}`;

/** What the file says of itself. */
export interface SheetFacts {
  title: string;
  author: string;
  subject: string;
  keywords: string;
  language: string;
  /** A day, `2026-04-13`: the only date in the file, so that equal texts give equal bytes. */
  updated: string;
}

/** Letter paper on which everything that is read is tagged, and everything else is an artifact. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  y: number = page.top;
  readonly #bytes: Promise<Buffer>;
  readonly #colors: PaperColors;
  readonly #further: ReadonlySet<string>;

  constructor(facts: SheetFacts, { fonts, further = {}, colors }: Supplies) {
    this.#colors = colors;
    this.doc = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as never,
      tagged: true,
      displayTitle: true,
      lang: facts.language,
      bufferPages: true,
      autoFirstPage: false,
      // Without it pdfkit opens Helvetica, which it cannot embed.
      font: '',
      info: {
        Title: facts.title,
        Author: facts.author,
        Subject: facts.subject,
        Keywords: facts.keywords,
        Creator: facts.author,
        CreationDate: new Date(`${facts.updated}T12:00:00Z`),
        ModDate: new Date(`${facts.updated}T12:00:00Z`),
      },
    });
    for (const [name, file] of Object.entries({ ...fonts, ...further })) this.doc.registerFont(name, file);
    this.#further = new Set(Object.keys(further));
    const chunks: Buffer[] = [];
    this.#bytes = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
    this.doc.addPage();
    this.root = this.doc.struct('Document', { lang: facts.language, title: facts.title });
    this.doc.addStructure(this.root);
  }

  color(name: PaperColor): string {
    return this.#colors[name];
  }

  /** A measure for texts of one size. */
  measure(size: number): Measure {
    return (text, style) => this.#parts(text, style).reduce((sum, part) => sum + this.#widthOf(part, style, size), 0);
  }

  #widthOf({ text, font }: Part, style: Style, size: number): number {
    return this.doc.font(font).fontSize(size).widthOfString(text) + (style === 'code' ? CODE_SPACING * text.length : 0);
  }

  /** A text by the fonts that have its letters; what none has is an empty box of the style's own. */
  #parts(typed: string, style: Style): Part[] {
    const text = asPrinted(typed);
    if (isLatin(text)) return [{ text, font: style }];
    const parts: Part[] = [];
    for (const sign of text) {
      const letters = fileOf(sign);
      const other = letters && furtherFont(style, letters);
      const font = other !== undefined && this.#further.has(other) ? other : style;
      const last = parts.at(-1);
      if (last?.font === font) last.text += sign;
      else parts.push({ text: sign, font });
    }
    return parts;
  }

  /** A structure element below another. Whoever opens it ends it. */
  element(parent: Element, { type, ...options }: Tag): Element {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** What is on paper and says nothing: rules, tints, running heads. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** What is drawn belongs to the element. */
  content(element: Element, tag: string, draw: () => void): void {
    const content = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }

  /** Begins a new page when less than `height` is left on this one. */
  ensure(height: number): void {
    if (this.y + height <= page.bottom) return;
    this.doc.addPage();
    this.y = page.top;
  }

  /** A text that is no part of the structure: page numbers, running heads. */
  label(text: string, x: number, baseline: number, style: Style, size: number, ink: string): void {
    const characterSpacing = style === 'code' ? CODE_SPACING : 0;
    let left = x;
    for (const part of this.#parts(text, style)) {
      this.doc.font(part.font).fontSize(size).fillColor(ink);
      this.doc.text(part.text, left, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing });
      left += this.#widthOf(part, style, size);
    }
  }

  /** One line of an element's text, its code and links tagged below it. `tag` is the element's own. */
  line(element: Element, tag: string, line: Line, x: number, top: number, look: TextLook): void {
    const baseline = top + look.leading / 2 + look.size * 0.34;
    line.forEach((piece, index) => {
      const last = index === line.length - 1;
      const next = line[index + 1];
      // The space at the end of a line or piece keeps words apart for whoever takes the text out.
      const spaced = last || (next && next.x - (piece.x + piece.width) > 0.01);
      const text = piece.text + (spaced ? ' ' : '');
      const left = x + piece.x;
      const draw = (ink: string) => this.label(text, left, baseline, piece.style, look.size, ink);
      const ink = look.color ?? this.color('ink');
      if (piece.href !== undefined) {
        const link = this.element(element, { type: 'Link' });
        this.content(link, 'Link', () => {
          draw(this.color('blue-700'));
          this.doc.rect(left, baseline + 1.6, piece.width, 0.6).fill(this.color('blue-700'));
        });
        // pdfkit writes only String objects as text; a plain one becomes a name. Its types know no `structParent`.
        const options = { structParent: link, Contents: new String(piece.text) } as object;
        this.doc.link(left, top, piece.width, look.leading, piece.href, options);
        link.end();
      } else if (piece.style === 'code') {
        const code = this.element(element, { type: 'Code' });
        this.content(code, 'Code', () => {
          this.doc
            .roundedRect(left - 1.5, top + (look.leading - look.size * 1.3) / 2, piece.width + 3, look.size * 1.3, 1.5)
            .fill(this.color('blue-50'));
          draw(this.color('blue-900'));
        });
        code.end();
      } else {
        this.content(element, tag, () => draw(ink));
      }
    });
  }

  /** Lines one below the other, over as many pages as they need. */
  lines(element: Element, tag: string, lines: Line[], x: number, look: TextLook): void {
    for (const line of lines) {
      this.ensure(look.leading);
      this.line(element, tag, line, x, this.y, look);
      this.y += look.leading;
    }
  }

  /** Draws on every page once their number is known, then closes the file. */
  async finish(onPage: (number: number, of: number) => void): Promise<{ bytes: Buffer; pages: number }> {
    this.root.end();
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index);
      this.artifact(() => onPage(index + 1, count), 'Pagination');
    }
    this.doc.end();
    return { bytes: await this.#bytes, pages: count };
  }
}
