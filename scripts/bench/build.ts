import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../lib/run.ts';
import type { Figure } from './figures.ts';
import { median, ratio, table } from './statistics.ts';
import { first, present } from '../../src/domain/present.ts';

const RUNS = 3;
/** Of what Astro alone takes. */
const GOAL = 1.5;

async function secondsOf(config: string | undefined): Promise<{ seconds: number; pages: number }> {
  // On the project's own disk: Astro renames files into it.
  const results = join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const out = mkdtempSync(join(results, 'gct-build-'));
  const outcome = await run('astro', ['build', '--outDir', out, ...(config ? ['--config', config] : [])]);
  const pages = globSync('**/*.html', { cwd: out }).length;
  rmSync(out, { recursive: true, force: true });
  if (outcome.code !== 0) throw new Error(outcome.output);
  return { seconds: outcome.seconds, pages };
}

/** The build beside one of the same pages with Astro and React alone: no integrations of ours, no policy, no worker data. */
export async function benchBuild(): Promise<Figure[]> {
  const variants = [
    ['ours', undefined],
    ['the same pages, Astro and React alone', 'scripts/bench/bare.config.mjs'],
  ] as const;
  const rows = [];
  const medians: number[] = [];
  for (const [name, config] of variants) {
    const runs = [];
    for (let i = 0; i < RUNS; i += 1) runs.push(await secondsOf(config));
    const seconds = median(runs.map((one) => one.seconds));
    const { pages } = first(runs);
    medians.push(seconds);
    rows.push([name, pages, `${seconds.toFixed(2)} s`, (pages / seconds).toFixed(1), ratio(seconds, first(medians))]);
  }
  table(`Build (median of ${RUNS}, whole command)`, ['', 'pages', 'time', 'pages/s', 'of ours'], rows);
  const [ours, bare] = medians;
  return [
    { name: 'build, its pictures kept', value: present(ours), unit: 's' },
    { name: 'build beside Astro and React alone', value: present(ours) / present(bare), unit: '×', atMost: GOAL },
  ];
}
