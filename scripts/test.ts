import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.ts';
import './lib/clock.ts';
import { build, buildAt } from './lib/build.ts';
import { failuresOfPlaywright, failuresOfVitest, type PlaywrightReport, type VitestReport } from './lib/failures.ts';
import { environment, root, run, type Outcome } from './lib/run.ts';
import { seed } from './lib/sample.ts';
import { scratchInMemory } from './lib/scratch.ts';
import { sideBySide, type Turn } from './lib/side-by-side.ts';
import { usageOf } from './lib/usage.ts';

/**
 * `npm run check` (format, lint, dead code, types, unit tests, build, built-site tests) and `npm test` (that, and the worker,
 * system and browser suites). Every step runs, whatever came before it, and the last line sums up all of them. Those that take the
 * longest begin first, one more at once than there are cores: servers, browsers and disks are waited for.
 *
 * No day is special: `npm test` also builds the site as it will be at `otherMoments` and tests those builds, and
 * `TEST_CLOCK=2029-01-02T15:00Z npm run check` runs build and checks by a clock that says so.
 */
usageOf(`npm run check: format, lint, dead code, types, unit tests, the build and the tests of what was built.
npm test: that, and the worker, system and browser suites. SAMPLE=all: every page in the browser, and all that is done
there in both languages, instead of a sample that changes each day.`);

interface Step extends Turn {
  /** Left out of `npm run check`. */
  full?: true;
  work: () => Promise<Result>;
}

interface Result {
  passed: number;
  failed: number;
  /** Printed when something failed. */
  output: string;
  /** What failed, or passed at the second try only: said again at the end. */
  failures?: string[];
}

const reports = join(root, 'test-results/reports');
const onlyCheck = process.argv.includes('--check');

/** A tool that only says yes or no counts as one test. */
const verdict = ({ code, output }: Outcome): Result => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  output,
});

interface VitestOptions {
  /** Of its report, where a project runs more than once. */
  name?: string;
  /** Which part of the test files, as `1/2`. */
  shard?: string;
  env?: NodeJS.ProcessEnv;
}

async function vitest(project: string, { name = project, shard, env = {} }: VitestOptions = {}): Promise<Result> {
  const file = join(reports, `${name}.json`);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file];
  const part = shard === undefined ? [] : [`--shard=${shard}`];
  const { code, output } = await run('vitest', ['run', '--project', project, ...part, ...reporters], { env });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    const failed = Math.max(report.numFailedTests, code === 0 ? 0 : 1);
    return { passed: report.numPassedTests, failed, output, failures: failuresOfVitest(report) };
  } catch {
    return { passed: 0, failed: 1, output };
  }
}

/** A new year in UTC that has not begun in Canada; and long after the last event, webinar and date of the content. */
const otherMoments = ['2027-01-01T02:00Z', '2029-01-02T15:00Z'];

/** The built-site tests on a build at each of those moments. */
async function otherTimes(): Promise<Result> {
  const sum = { passed: 0, failed: 0, output: '', failures: [] as string[] };
  for (const moment of otherMoments) {
    const folder = join(root, 'test-results/builds', moment.slice(0, 10));
    await buildAt(moment, folder);
    const {
      passed,
      failed,
      output,
      failures = [],
    } = await vitest('site', {
      name: moment.slice(0, 10),
      env: { BUILT_SITE: join(folder, 'dist/') },
    });
    sum.passed += passed;
    sum.failed += failed;
    sum.failures.push(...failures.map((each) => `${moment}: ${each}`));
    if (failed > 0) sum.output += `\nBuilt at ${moment}:\n${output}`;
  }
  return sum;
}

async function playwright(): Promise<Result> {
  const file = join(reports, 'browser.json');
  console.log(
    `browser tests: of what is alike the part of ${seed}; SAMPLE=${seed} has it again, SAMPLE=all everything`,
  );
  const browser = await ensureBrowser((line) => console.log(`    ${line}`));
  const { code, output } = await run('playwright', ['test', '--reporter', 'dot,json'], {
    env: { CHROMIUM_PATH: browser, SAMPLE: seed, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    const { stats } = report;
    const failed = Math.max(stats.unexpected, code === 0 ? 0 : 1);
    if (stats.flaky > 0)
      console.log(`browser tests: ${stats.flaky} passed at the second try only\n${output.slice(-8000)}`);
    return { passed: stats.expected + stats.flaky, failed, output, failures: failuresOfPlaywright(report) };
  } catch {
    return { passed: 0, failed: 1, output };
  }
}

async function buildStep(): Promise<Result> {
  try {
    await build();
    return { passed: 1, failed: 0, output: '' };
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error) };
  }
}

const steps: Step[] = [
  { name: 'build', work: buildStep },
  { name: 'format', work: async () => verdict(await run('prettier', ['--check', '.'])) },
  { name: 'browser tests', full: true, after: ['build'], work: playwright },
  { name: 'system tests', full: true, after: ['build'], work: () => vitest('system') },
  // Whatever reads types waits for those that a build writes, and no two that write them run at once.
  { name: 'lint', after: ['build'], work: async () => verdict(await run('eslint', ['.', '--max-warnings', '0'])) },
  {
    name: 'types of pages and scripts',
    after: ['build'],
    work: async () => verdict(await run('astro', ['check', '--minimumFailingSeverity', 'warning'])),
  },
  // The pool keeps one core busy, so two of them share the files.
  ...['1/2', '2/2'].map((shard) => ({
    name: `worker tests ${shard}`,
    full: true as const,
    after: ['build'],
    work: () => vitest('worker', { name: `worker-${shard.slice(0, 1)}`, shard }),
  })),
  {
    name: 'built-site tests at other times',
    full: true,
    after: ['build', 'lint', 'types of pages and scripts'],
    work: otherTimes,
  },
  { name: 'built-site tests', after: ['build'], work: () => vitest('site') },
  { name: 'unit tests', after: ['build'], work: () => vitest('unit') },
  {
    name: 'types of the worker',
    after: ['build'],
    work: async () => verdict(await run('tsc', ['-p', 'functions/tsconfig.json', '--noEmit'])),
  },
  { name: 'dead code', after: ['build'], work: async () => verdict(await run('knip', ['--no-progress'])) },
];

const scratch = scratchInMemory();
if (scratch !== undefined) environment.TMPDIR = scratch;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
/** A line for each step, said again at the end, where it is looked for. */
const summary: string[] = [];
async function take({ name, work }: Step): Promise<void> {
  const since = performance.now();
  const result: Result = await work().catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) }));
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const line = `${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`;
  console.log(line);
  summary.push(line, ...(result.failures ?? []).map((each) => `  ${each}`));
  if (result.failed > 0) console.log(result.output.slice(-20_000));
  passed += result.passed;
  failed += result.failed;
}
await sideBySide(
  steps.filter(({ full }) => !(full && onlyCheck)),
  availableParallelism() + 1,
  take,
);
console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
