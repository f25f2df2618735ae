import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { root } from '../lib/run.ts';
import { searchIndex } from '../../src/domain/search/search.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { SiteMapItem } from '../../src/domain/search/items.ts';
import type { Figure } from './figures.ts';
import { kB, median, ms, percentile, table } from './statistics.ts';

const RUNS = 50;
const queries = [
  'excel',
  'exc',
  'ecxel',
  'pivot',
  'tableau croisé',
  'tableau croise',
  'leadership',
  'level 1',
  'vancouver',
  'pwoer bi',
  'excel in french',
  'zzzz',
];

/** Loading the search index and asking it, in this machine's V8. */
export function benchSearch(): Figure[] {
  const text = readFileSync(join(root, 'dist/website/sitemap-items-search-results.json'), 'utf8');
  const load = [];
  const query = [];
  for (let i = 0; i < RUNS; i += 1) {
    const since = performance.now();
    const index = searchIndex(JSON.parse(text) as SiteMapItem[], 'en', strings('en').search.groups);
    load.push(performance.now() - since);
    for (const words of queries) {
      const asked = performance.now();
      index.search(words);
      query.push(performance.now() - asked);
    }
  }
  table(
    'Search',
    ['', 'median', 'p95'],
    [
      [
        `load (${(JSON.parse(text) as unknown[]).length} items, ${kB(brotliCompressSync(text).length)} brotli)`,
        ms(median(load)),
        ms(percentile(load, 95)),
      ],
      [`query (${queries.length} kinds)`, ms(median(query)), ms(percentile(query, 95))],
    ],
  );
  return [
    { name: 'index read, median', value: median(load), unit: 'ms' },
    { name: 'a query, p95', value: percentile(query, 95), unit: 'ms' },
  ];
}
