import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import './scripts/lib/clock.ts';

// Node's processes pass the clock of tests on; the worker's runtime has to be told.
const { TEST_CLOCK = '', TEST_CLOCK_SHIFT = '' } = process.env;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { '~': at('./src') } },
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.ts'],
          environment: 'node',
          // What is tested here keeps no state between files, so a worker takes many of them.
          isolate: false,
          setupFiles: ['./scripts/lib/same-cases.ts'],
          // A busy machine is slow, not wrong.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias: { '#site-data': at('./functions/testing/site-data.ts') } },
        plugins: [
          cloudflareTest(async () => ({
            main: './functions/index.ts',
            miniflare: {
              // The newest date that the runtime of the test pool knows; wrangler.jsonc may be ahead of it.
              compatibilityDate: '2026-08-15',
              compatibilityFlags: ['nodejs_compat'],
              d1Databases: ['DB'],
              r2Buckets: ['ARCHIVE'],
              // As wrangler.jsonc has it, which scripts/lib/release.test.ts holds.
              ratelimits: { FLOODS: { namespace_id: '7301', simple: { limit: 600, period: 10 } } },
              bindings: { MIGRATIONS: await readD1Migrations(at('./functions/migrations')) },
              serviceBindings: { ASSETS: () => new Response('No such asset', { status: 404 }) as never },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['functions/**/*.test.ts'],
          // Each test starts with a new database, so a worker takes many files.
          isolate: false,
          env: { TEST_CLOCK, TEST_CLOCK_SHIFT, FUZZ: process.env.FUZZ ?? '', SEED: process.env.SEED ?? '' },
          setupFiles: ['./scripts/lib/clock.ts', './scripts/lib/same-cases.ts'],
          testTimeout: 60_000,
        },
      },
      // The last build, page by page.
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
          // Every page is read and parsed once a worker, not once a file.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      // The running server: slow, one file after the other.
      {
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 180_000,
          // Before the first of them the site is built.
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
