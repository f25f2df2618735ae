import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readMarkup } from '../markup.ts';
import { features, type Face } from './features.ts';
import { portrait } from './portrait.ts';

const faces = globSync('content/team/*.yaml').map((file) => {
  const { face } = parse(readFileSync(file, 'utf8')) as { face: Omit<Face, 'extras'> & Partial<Face> };
  return { file, face: { extras: [], ...face } };
});

const plain: Face = {
  shape: 'oval',
  skin: 'tan',
  hair: { style: 'short', colour: 'black' },
  brows: 'soft',
  nose: 'short',
  mouth: 'smile',
  clothes: { kind: 'sweater', colour: 'blue' },
  extras: [],
  turn: 'ahead',
};

/** Every face that differs from the plain one in one feature. */
const others: Face[] = [
  ...features.shapes.map((shape) => ({ ...plain, shape })),
  ...features.skins.map((skin) => ({ ...plain, skin })),
  ...features.hairs.map((style) => ({ ...plain, hair: { ...plain.hair, style } })),
  ...features.hairColours.map((colour) => ({ ...plain, hair: { ...plain.hair, colour } })),
  ...features.cloths.map((cloth) => ({ ...plain, hair: { ...plain.hair, cloth } })),
  ...features.brows.map((brows) => ({ ...plain, brows })),
  ...features.noses.map((nose) => ({ ...plain, nose })),
  ...features.mouths.map((mouth) => ({ ...plain, mouth })),
  ...features.glasses.map((glasses) => ({ ...plain, glasses })),
  ...features.beards.map((beard) => ({ ...plain, beard })),
  ...features.lines.map((lines) => ({ ...plain, lines })),
  ...features.clothes.map((kind) => ({ ...plain, clothes: { ...plain.clothes, kind } })),
  ...features.cloths.map((colour) => ({ ...plain, clothes: { ...plain.clothes, colour } })),
  ...features.cloths.map((under) => ({
    ...plain,
    clothes: { kind: 'blazer' as const, colour: 'navy' as const, under },
  })),
  ...features.extras.map((extra) => ({ ...plain, extras: [extra] })),
  ...features.turns.map((turn) => ({ ...plain, turn })),
];

/** What one is known by across a room. */
const traits = ({ shape, skin, hair, glasses, beard, clothes }: Face) => [
  shape,
  skin,
  hair.style,
  hair.cloth ?? hair.colour,
  glasses ?? '',
  beard ?? '',
  clothes.kind,
  clothes.colour,
];

describe('a portrait', () => {
  it('shows every feature that an author may write', () => {
    const drawn = new Set(others.map(portrait));
    const same = others.filter((face) => JSON.stringify(face) === JSON.stringify(plain)).length;
    expect(drawn.size).toBe(others.length - same + 1);
  });

  it('is a small picture of well-formed markup without a number gone wrong', () => {
    for (const face of [...others, ...faces.map((one) => one.face)]) {
      const svg = portrait(face);
      expect(svg).not.toMatch(/NaN|undefined|\d\.\d{4}/);
      expect(svg.length).toBeLessThan(4000);
      expect(readMarkup(svg).named('svg')).toHaveLength(1);
    }
  });
});

describe('the portraits of the team', () => {
  it('are of people whom nobody takes for each other', () => {
    for (const [index, { file, face }] of faces.entries()) {
      for (const other of faces.slice(index + 1)) {
        const differing = traits(face).filter((trait, at) => trait !== traits(other.face)[at]);
        expect(differing.length, `${file} and ${other.file}`).toBeGreaterThanOrEqual(4);
        expect(portrait(face)).not.toBe(portrait(other.face));
      }
    }
  });
});
