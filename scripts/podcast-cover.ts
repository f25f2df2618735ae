import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { coverOf } from '../src/domain/content/podcast-cover.ts';
import { locales } from '../src/i18n/locales.ts';
import { strings } from '../src/i18n/strings/index.ts';
import { root } from './lib/run.ts';
import { present } from '../src/domain/present.ts';

/** `node scripts/podcast-cover.ts`: draws the podcast's cover in each language, the square picture that players show. */
const SIDE = 1400;

const theme = readFileSync(join(root, 'src/styles/theme.css'), 'utf8');
const color = (name: string) =>
  present(new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(theme)?.[1], `the colour ${name}`);
const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff'),
);

type Element = { type: string; props: Record<string, unknown> };
const element = (type: string, props: Record<string, unknown>, ...children: (Element | string)[]): Element => ({
  type,
  props: { ...props, children },
});

/** A picture with a stroke, as the site's drawings are. */
const drawing = (
  viewBox: string,
  width: number,
  height: number,
  stroke: number,
  ...paths: [string, string, string?][]
) =>
  element(
    'svg',
    { viewBox, width, height, fill: 'none', 'stroke-width': stroke },
    ...paths.map(([d, ink, fill]) => element('path', { d, stroke: ink, fill: fill ?? 'none' })),
  );

const white = color('white');
const orange = color('orange-500');
const coverWith = (show: string) =>
  element(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: SIDE,
        height: SIDE,
        padding: 120,
        boxSizing: 'border-box',
        background: color('blue-700'),
        color: white,
        fontFamily: 'Roboto',
      },
    },
    drawing(
      '0 0 100 36',
      400,
      144,
      6.5,
      ['M29.3 9.5A13.5 13.5 0 1 0 31.5 18H19M64.3 9.5a13.5 13.5 0 1 0 0 17M84 8v26', white],
      ['M69 8h30', orange],
    ),
    drawing(
      '8 8 144 112',
      900,
      700,
      2.5,
      ['M16 16h88v48H52L36 80V64H16z', white, color('blue-600')],
      ['M56 48h88v48h-16v16l-16-16H56z', white, color('blue-700')],
      ['M32 32h40M72 64h56m-56 16h32', white],
      ['M32 48h8', orange],
    ),
    element('div', { style: { display: 'flex', fontSize: 148, lineHeight: 1.1 } }, show),
  );

mkdirSync(join(root, 'public/podcast'), { recursive: true });
for (const locale of locales) {
  const svg = await satori(coverWith(strings(locale).podcast.show) as never, {
    width: SIDE,
    height: SIDE,
    fonts: [{ name: 'Roboto', data: font, weight: 700 }],
  });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
  writeFileSync(join(root, 'public', coverOf(locale)), png);
}
