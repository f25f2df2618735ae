import { beforeAll, expect, test } from 'vitest';
import { runChaos } from '../../scripts/chaos/run.ts';
import { build } from '../../scripts/lib/build.ts';

beforeAll(async () => {
  await build();
});

// `npm run chaos` goes on for as long as one likes, by any seed.
test('crowds buy while the site is killed, locked and cut off: no rule is broken', { timeout: 300_000 }, async () => {
  const lines: string[] = [];
  const report = await runChaos({
    seed: 3,
    minutes: 0.3,
    only: ['kill', 'lock', 'cards', 'mail', 'cron'],
    say: (line) => lines.push(line),
  });
  expect(report.broken, lines.join('\n')).toEqual([]);
  expect(report.acts.length).toBeGreaterThan(0);
  expect(report.figures.confirmed).toBeGreaterThan(0);
});
