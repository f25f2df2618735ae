import { brotliDecompressSync } from 'node:zlib';

/** Tables that WOFF2 names by a number, as far as the one looked for. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const OTHER = 63;

/** A number of WOFF2 in seven bits a byte. */
function base128(data: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  for (let next = at; ;) {
    const byte = data.readUInt8(next);
    next += 1;
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, next };
  }
}

/** The table of characters of a WOFF2 font, as it is in a font that is not compressed. */
function characterTable(data: Buffer): Buffer {
  if (data.toString('latin1', 0, 4) !== 'wOF2') throw new Error('expected a font in WOFF2');
  const tables = data.readUInt16BE(12);
  let at = 48;
  let start = 0;
  let found: { start: number; length: number } | undefined;
  for (let table = 0; table < tables; table += 1) {
    const flags = data.readUInt8(at);
    const kind = flags & 63;
    at += kind === OTHER ? 5 : 1;
    let length = base128(data, at);
    at = length.next;
    // Those two are transformed unless they say otherwise, all others only if they say so.
    const version = flags >> 6;
    if (kind === GLYF || kind === LOCA ? version !== 3 : version !== 0) {
      length = base128(data, at);
      at = length.next;
    }
    if (kind === CMAP) found = { start, length: length.value };
    start += length.value;
  }
  if (!found) throw new Error('expected a font with a table of characters');
  const all = brotliDecompressSync(data.subarray(at, at + data.readUInt32BE(20)));
  return all.subarray(found.start, found.start + found.length);
}

/** The code points that a WOFF2 font has a glyph for; those of the basic plane, which format 4 tells. */
export function lettersOf(font: Buffer): Set<number> {
  const table = characterTable(font);
  const letters = new Set<number>();
  for (let record = 0; record < table.readUInt16BE(2); record += 1) {
    const part = table.subarray(table.readUInt32BE(4 + record * 8 + 4));
    if (part.readUInt16BE(0) !== 4) continue;
    const twice = part.readUInt16BE(6);
    for (let segment = 0; segment < twice; segment += 2) {
      const end = part.readUInt16BE(14 + segment);
      const start = part.readUInt16BE(16 + twice + segment);
      for (let letter = start; letter <= end && letter < 0xffff; letter += 1) letters.add(letter);
    }
  }
  return letters;
}
