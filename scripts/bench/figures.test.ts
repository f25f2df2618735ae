import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/run.ts';
import { figure, isInside, tableOf, type Part } from './figures.ts';

const part = (value: number): Part => ({
  part: 'paint',
  measured: '2026-11-25',
  figures: [
    { name: 'LCP', value, unit: '×', atMost: 1.1 },
    { name: 'rate', value: 1234.5, unit: '/s', atLeast: 100 },
    { name: 'median', value: 12.34, unit: 'ms' },
  ],
});

describe('figures', () => {
  it('are written so that their digits say something', () => {
    expect([14475, 12.345, 1.2345, 0.01234, 0].map(figure)).toEqual(['14,475', '12.3', '1.23', '0.012', '0']);
  });

  it('keep their bounds or do not, whichever way those point', () => {
    const one = { name: 'x', unit: '' };
    expect(isInside({ ...one, value: 1, atMost: 1 })).toBe(true);
    expect(isInside({ ...one, value: 1.01, atMost: 1 })).toBe(false);
    expect(isInside({ ...one, value: 0.59, atLeast: 0.6 })).toBe(false);
    expect(isInside({ ...one, value: 99 })).toBe(true);
  });

  it('stand beside their goals and what they were', () => {
    const table = tableOf([part(1.25)], [part(1.42)]);
    expect(table).toContain('| LCP | 1.25× | ≤ 1.1× | **no** | 1.42× (2026-11-25) |');
    expect(table).toContain('| rate | 1,235/s | ≥ 100/s | yes | 1,235/s (2026-11-25) |');
    expect(table).toContain('| median | 12.3 ms |  |  | 12.3 ms (2026-11-25) |');
    expect(table.replaceAll('\n', ' ')).toContain('Of 2 figures with a goal 1 keep it.');
    expect(tableOf([part(1)], [])).toContain('| LCP | 1× | ≤ 1.1× | yes |  |');
  });

  it('are the same in the table that people read and in the one that programs read', () => {
    const read = (file: string) => readFileSync(join(root, 'docs', file), 'utf8');
    const measured = JSON.parse(read('figures.json')) as Part[];
    // The last column is of an earlier commit, so it is left out.
    const rows = (text: string) => text.split('\n').map((line) => line.replace(/[^|]*\|$/, ''));
    expect(rows(read('figures.md'))).toEqual(rows(tableOf(measured, measured)));
  });
});
