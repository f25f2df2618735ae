import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { first, present } from '../../src/domain/present.ts';
import { root, run } from '../lib/run.ts';
import type { Figure } from './figures.ts';
import { ratio, table } from './statistics.ts';

/** Articles added to the site's own, as copies under other names. */
const COPIES = [0, 100, 1000, 5000];
/** Of what Astro alone takes. */
const GOAL = 1.5;

const PARTS = [
  'src',
  'content',
  'public',
  'scripts',
  'astro.config.mjs',
  'keystatic.config.ts',
  'redirects.config.ts',
  'tsconfig.json',
  'package.json',
];
const ARTICLES = 'content/blog/en';

/** Caches of its own in the copied project, so that every first build is a full one. */
const CONFIG = `import own from './astro.config.mjs';
import bare from './scripts/bench/bare.config.mjs';
export default { ...(process.env.BARE ? bare : own), cacheDir: './.cache' };
`;

/** A copy of the project with so many articles more. */
function projectWith(copies: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'gct-growth-'));
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'bench.config.mjs'), CONFIG);
  const articles = readdirSync(join(root, ARTICLES)).filter((file) => file.endsWith('.md'));
  for (let copy = 0; copy < copies; copy += 1) {
    const file = present(articles[copy % articles.length], 'an article');
    const text = readFileSync(join(root, ARTICLES, file), 'utf8');
    writeFileSync(join(folder, ARTICLES, file.replace('.md', `-copy-${copy}.md`)), text);
  }
  return folder;
}

async function secondsOf(folder: string, bare: boolean): Promise<{ seconds: number; pages: number }> {
  const { code, output, seconds } = await run('astro', ['build', '--config', 'bench.config.mjs'], {
    cwd: folder,
    env: bare ? { BARE: '1' } : {},
  });
  if (code !== 0) throw new Error(output);
  return { seconds, pages: globSync('**/*.html', { cwd: join(folder, 'dist') }).length };
}

async function fullBuild(copies: number, bare: boolean) {
  const folder = projectWith(copies);
  try {
    return await secondsOf(folder, bare);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A full build, then one after a sentence was added to one article. */
async function rebuild(): Promise<Figure> {
  const folder = projectWith(1000);
  try {
    const full = await secondsOf(folder, false);
    const article = first(readdirSync(join(folder, ARTICLES)));
    appendFileSync(join(folder, ARTICLES, article), '\nOne sentence more.\n');
    const again = await secondsOf(folder, false);
    table(
      'One changed article among a thousand more',
      ['', 'time', 'of the full one'],
      [
        ['full build', `${full.seconds.toFixed(2)} s`, ratio(full.seconds, full.seconds)],
        ['rebuild', `${again.seconds.toFixed(2)} s`, ratio(again.seconds, full.seconds)],
      ],
    );
    return { name: 'rebuild after a change, of a full build', value: again.seconds / full.seconds, unit: '×' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Build time as the number of pages grows, beside the same pages with Astro and React alone. */
export async function benchGrowth(): Promise<Figure[]> {
  // Pictures for sharing are drawn once for a title; copies share theirs, so the first run fills their cache.
  await fullBuild(0, false);
  const rows = [];
  const figures: Figure[] = [];
  for (const copies of COPIES) {
    const ours = await fullBuild(copies, false);
    const bare = await fullBuild(copies, true);
    if (bare.pages !== ours.pages) throw new Error(`${bare.pages} pages by Astro alone, ${ours.pages} by the site`);
    rows.push([
      `${copies} copies`,
      ours.pages,
      `${ours.seconds.toFixed(1)} s`,
      (ours.pages / ours.seconds).toFixed(0),
      `${bare.seconds.toFixed(1)} s`,
      ratio(ours.seconds, bare.seconds),
    ]);
    figures.push({
      name: `build of ${ours.pages} pages beside Astro alone`,
      value: ours.seconds / bare.seconds,
      unit: '×',
      atMost: GOAL,
    });
  }
  table('Growth of the build', ['', 'pages', 'ours', 'pages/s', 'Astro alone', 'ours/alone'], rows);
  return [...figures, await rebuild()];
}
