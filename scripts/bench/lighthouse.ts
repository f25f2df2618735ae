import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArguments, ensureBrowser } from '../lib/browser.ts';
import { eachTemplate, type TemplatePage } from '../lib/each-template.ts';
import { root, run } from '../lib/run.ts';
import { freePort, migrate, startServer } from '../lib/server.ts';
import type { Figure } from './figures.ts';
import { median, table } from './statistics.ts';

/** Fetched when it is asked for: it brings a hundred packages that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

interface Report {
  categories: Record<string, { score: number | null }>;
}

/**
 * Only how fast a page is differs from look to look, as the machine is busy or not. What was as fast as can be at the first one has
 * nothing to be unlucky about; later, full marks more often than not are full marks of the median, whatever the others would be.
 */
function isSettled(runs: readonly Scores[]): boolean {
  const full = runs.filter(({ performance }) => performance === 100).length;
  return runs.length === RUNS || full > RUNS / 2 || (runs.length === 1 && full === 1);
}

/** What Lighthouse says of a look that failed by its own tracing, and not by the page. */
const UNLUCKY = /\bNO_NAVSTART\b|\bTARGET_CRASHED\b|\bPROTOCOL_TIMEOUT\b/;
const TRIES = 3;

/** One look at a page; one that Lighthouse itself spoiled is taken again. */
async function look(url: string, browser: string, file: string, tries = TRIES): Promise<Scores> {
  const { code, output } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      // The pages of errors answer with theirs.
      ...['--quiet', '--ignore-status-code', '--output=json', `--output-path=${file}`],
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless=new', ...browserArguments].join(' ')}`,
    ],
    { env: { CHROME_PATH: browser } },
  );
  if (code !== 0) {
    if (tries > 1 && UNLUCKY.test(output)) return look(url, browser, file, tries - 1);
    throw new Error(output);
  }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return Object.fromEntries(
    categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
}

/**
 * The median of five looks at a page, or of as many as settle it.
 *
 * @param folder where the report lies meanwhile
 */
async function scoresOf(url: string, browser: string, folder: string): Promise<Scores> {
  const runs: Scores[] = [];
  while (!isSettled(runs)) runs.push(await look(url, browser, join(folder, 'report.json')));
  return Object.fromEntries(categories.map((name) => [name, median(runs.map((one) => one[name]))])) as Scores;
}

/** Pages that search engines are asked not to show, where that is a fault to Lighthouse. */
const isHidden = (file: string) =>
  /<meta name="robots" content="[^"]*noindex/.test(readFileSync(join(root, 'dist', file), 'utf8'));

/** Pages of a part: all of them take hours, so each part is short enough to keep a machine quiet for. */
const sets = {
  english: ({ file, locale }: TemplatePage) => !isHidden(file) && locale === 'en',
  french: ({ file, locale }: TemplatePage) => !isHidden(file) && locale === 'fr',
  hidden: ({ file }: TemplatePage) => isHidden(file),
};

/** Lighthouse's four marks of each template of a set, on the whole site with its own server. */
export async function benchLighthouse(set: keyof typeof sets): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gct-lighthouse-'));
  const persistTo = join(folder, 'state');
  await migrate(persistTo);
  const server = await startServer({ port: await freePort(), persistTo });
  const browser = await ensureBrowser(console.log);
  const figures: Figure[] = [];
  const rows: (string | number)[][] = [];
  try {
    for (const { path, file } of eachTemplate(join(root, 'dist')).filter(sets[set])) {
      const scores = await scoresOf(server.url + path, browser, folder);
      const counted = categories.filter((name) => name !== 'seo' || !isHidden(file));
      const marks = categories.map((name) => scores[name]).join(' ');
      console.log(`    ${decodeURI(path)}: ${marks}`);
      rows.push([
        decodeURI(path),
        ...categories.map((name) => (counted.includes(name) ? scores[name] : `(${scores[name]})`)),
      ]);
      figures.push({
        name: `lowest mark of ${decodeURI(path)}`,
        value: Math.min(...counted.map((name) => scores[name])),
        unit: '',
        atLeast: 100,
      });
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  table(
    `Lighthouse, mobile, ${set} (median of ${RUNS}; in brackets what is hidden from search engines)`,
    ['', ...categories],
    rows,
  );
  return figures;
}
