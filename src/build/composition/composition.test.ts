import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readMarkup } from '../markup.ts';
import { compose, compositionFile, groundNames, placeNames, thingNames, type Composition } from './composition.ts';

const drawings = globSync('content/{blog,webinars}/en/*.md').map((file) => {
  const { drawing } = parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '') as { drawing: Composition };
  return { file, drawing };
});

describe('a composition', () => {
  it('has its orange in the first thing alone', () => {
    for (const thing of thingNames) {
      const one = { thing, at: 'right' } as const;
      const other = { thing: 'magnifier', at: 'left' } as const;
      const orange = (things: Composition['things']) =>
        compose({ on: 'letter', things }).match(/hand|spot/g)?.length ?? 0;
      expect(orange([one]), thing).toBeGreaterThan(0);
      expect(orange([one, other])).toBe(orange([one]));
    }
  });

  it('differs by its ground, its things and their places', () => {
    const base = { on: 'letter', things: [{ thing: 'key', at: 'left' }] } as const;
    const others: Composition[] = [
      ...groundNames.map((on) => ({ ...base, on })),
      ...thingNames.map((thing) => ({ ...base, things: [{ thing, at: 'left' as const }] })),
      ...placeNames.map((at) => ({ ...base, things: [{ thing: 'key' as const, at }] })),
    ];
    // Each list holds the base once.
    expect(new Set(others.map(compose)).size).toBe(others.length - 2);
  });

  it('is a picture in the colours of the brand without a stylesheet', () => {
    const { address, svg } = compositionFile({ on: 'sheet-cell', things: [{ thing: 'spark', at: 'left' }] });
    expect(address).toMatch(/^\/assets\/sheet-cell\.[\w-]{8}\.svg$/);
    expect(svg).not.toMatch(/class=|undefined/);
    expect(readMarkup(svg).named('svg')).toHaveLength(1);
  });
});

describe('the drawings of articles and webinars', () => {
  it('are one for each, no two alike', () => {
    const seen = new Map<string, string>();
    for (const { file, drawing } of drawings) {
      const markup = compose(drawing);
      expect(seen.get(markup), `the drawing of ${file}`).toBeUndefined();
      seen.set(markup, file);
    }
  });

  it('have their things in different places', () => {
    for (const { file, drawing } of drawings) {
      const places = drawing.things.map(({ at }) => at);
      expect(new Set(places).size, file).toBe(places.length);
    }
  });
});
