import { brotliCompressSync } from 'node:zlib';
import { assets, pages, readAsset } from '../../tests/site/built-pages.ts';
import { budgets, firstViewOf, isApplication } from '../../tests/site/first-view.ts';
import type { Figure } from './figures.ts';
import { kB, median, table } from './statistics.ts';

/** The weight of every page's first view, by kind of file, brotli. */
export function benchWeight(): Figure[] {
  const rows = pages.map((page) => ({ path: page.path, ...firstViewOf(page) }));
  const kinds = ['html', 'script', 'image', 'total'] as const;
  const worst = [...rows].sort((a, b) => b.total - a.total).slice(0, 5);
  const format = (path: string, get: (kind: (typeof kinds)[number]) => number) => [
    path,
    ...kinds.map((kind) => kB(get(kind))),
  ];
  table(
    `First view, brotli (${rows.length} pages)`,
    ['', ...kinds],
    [
      format('median', (kind) => median(rows.map((row) => row[kind]))),
      ...worst.map((row) => format(row.path, (kind) => row[kind])),
    ],
  );
  const scripts = [...assets]
    .filter((path) => path.endsWith('.js'))
    .map((path) => [path, brotliCompressSync(readAsset(path)).length] as const)
    .sort((a, b) => b[1] - a[1]);
  table(
    'Scripts, each brotli',
    ['file', 'size'],
    scripts.slice(0, 15).map(([path, size]) => [path, kB(size)]),
  );
  const most = (of: (row: (typeof rows)[number]) => number, among = rows) => Math.max(...among.map(of));
  return [
    { name: 'heaviest HTML with its styles', value: most(({ html }) => html), unit: 'B', atMost: budgets.html },
    { name: 'most script before a touch', value: most(({ script }) => script), unit: 'B', atMost: budgets.script },
    {
      name: 'most script files before a touch',
      value: most((row) => row.scriptFiles.length),
      unit: '',
      atMost: budgets.scriptFiles,
    },
    {
      name: 'heaviest first view of a document',
      value: most(
        ({ total }) => total,
        rows.filter((row) => !isApplication(row.path)),
      ),
      unit: 'B',
      atMost: budgets.firstView,
    },
    { name: 'first view, median', value: median(rows.map(({ total }) => total)), unit: 'B' },
  ];
}
