import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { lettersFiles } from '../domain/printable.ts';
import { color } from './theme.ts';
import type { FurtherFont, Style } from '../paper/runs.ts';
import type { Supplies } from '../paper/sheet.ts';
import { paperColors, type PaperColors } from '../domain/site/paper-colors.ts';

const require = createRequire(import.meta.url);

/**
 * A WOFF file's tables unpacked into the OpenType font they came from. fontkit reads WOFF too, but unpacks the table of
 * outlines again for every glyph: a second and a half for each handout.
 */
function openType(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('expected a WOFF font');
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), data, packed, length };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + count * 16);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  const tables: Buffer[] = [];
  let offset = header.length;
  entries.forEach(({ tag, checksum, data, packed, length }, index) => {
    const at = 12 + index * 16;
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(data) : data).copy(table);
    tag.copy(header, at);
    checksum.copy(header, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(length, at + 12);
    tables.push(table);
    offset += table.length;
  });
  return Buffer.concat([header, ...tables]);
}

const roboto = (name: string, letters = 'latin') =>
  openType(readFileSync(require.resolve(`@fontsource/roboto/files/roboto-${letters}-${name}.woff`)));

/** The house's typeface, as paper has it. */
export const paperFonts: Record<Style, Buffer> = {
  regular: roboto('400-normal'),
  bold: roboto('700-normal'),
  italic: roboto('400-italic'),
  code: roboto('500-normal'),
};

/** The same for names in further letters. */
export const furtherFonts = Object.fromEntries(
  lettersFiles.flatMap((letters) => [
    [`regular-${letters}`, roboto('400-normal', letters)],
    [`bold-${letters}`, roboto('700-normal', letters)],
  ]),
) as Record<FurtherFont, Buffer>;

export const themeOnPaper = Object.fromEntries(paperColors.map((name) => [name, color(name)])) as PaperColors;

export const paperSupplies: Supplies = { fonts: paperFonts, further: furtherFonts, colors: themeOnPaper };
