import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readMarkup } from './markup.ts';
import { color } from './theme.ts';

/** What is drawn outside of a page, in the site's own colours and letters: pictures for sharing, slides of recordings. */
export const colors = {
  voice: color('blue-700'),
  heading: color('blue-900'),
  ground: color('blue-50'),
  pale: color('blue-100'),
  rule: color('blue-200'),
  hand: color('orange-500'),
  ink: color('ink'),
  gray: color('gray-600'),
  white: color('white'),
};

export type Child = string | Element;
export interface Element {
  type: string;
  props: { style?: Record<string, string | number>; children?: Child | Child[]; [name: string]: unknown };
}
/** A flexible box; lengths are pixels of the picture. */
export const box = (style: Record<string, string | number>, children: Child | Child[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const SVG = 'data:image/svg+xml;base64,';

export const picture = (svg: string, width: number, height: number): Element => ({
  type: 'img',
  props: { src: SVG + Buffer.from(svg).toString('base64'), width, height },
});

/** A drawing of the site, 160 x 120; its classes become attributes, since no stylesheet reaches a picture. */
export function drawn(inner: string): string {
  const looks: Record<string, string> = {
    pale: `fill="${colors.pale}"`,
    plain: `fill="${colors.white}"`,
    hand: `stroke="${colors.hand}"`,
    spot: `fill="${colors.hand}" stroke="none"`,
    ink: `fill="${colors.voice}"`,
  };
  const paths = readMarkup(inner);
  for (const element of paths.elements) {
    paths.replaceAttribute(element, 'class', ` ${looks[element.attributes.class ?? ''] ?? ''}`);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" fill="none" stroke="${colors.voice}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${paths.changed()}</svg>`;
}

/** 100 x 36, for a dark ground. */
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 36" fill="none" stroke="${colors.white}" stroke-width="6.5"><path d="M29.3 9.5A13.5 13.5 0 1 0 31.5 18H19M64.3 9.5a13.5 13.5 0 1 0 0 17M84 8v26"/><path d="M69 8h30" stroke="${colors.hand}"/></svg>`;

const require = createRequire(import.meta.url);
const font = (weight: 400 | 700) => ({
  name: 'Roboto',
  weight,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff`)),
});

// One list for all pictures: the typesetter keeps what it parsed for it.
const fonts = [font(400), font(700)];

/** The typesetter's pictures as parts of its drawing: as pictures of their own they take as long to draw as all the rest. */
function inOneDrawing(typeset: string): string {
  const drawing = readMarkup(typeset);
  for (const image of drawing.named('image')) {
    const { x, y, width, height, href = '' } = image.attributes;
    if (!href.startsWith(SVG))
      throw new Error(`the typesetter: expected a picture of ${SVG}, not ${href.slice(0, 40)}`);
    const part = readMarkup(Buffer.from(href.slice(SVG.length), 'base64').toString());
    const [svg] = part.elements;
    if (svg) part.replaceAttribute(svg, 'xmlns', ` x="${x}" y="${y}" width="${width}" height="${height}"`);
    drawing.replace(image, part.changed());
  }
  return drawing.changed();
}

/** A PNG of so many pixels. */
export async function paint(element: Element, width: number, height: number): Promise<Buffer> {
  // They take long to load, and most builds find all their pictures made.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const svg = inOneDrawing(await satori(element as never, { width, height, fonts }));
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
}
