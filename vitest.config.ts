import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { '~': at('./src') } },
        test: { name: 'unit', include: ['{src,scripts}/**/*.test.ts'], environment: 'node' },
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
              bindings: { MIGRATIONS: await readD1Migrations(at('./functions/migrations')) },
              serviceBindings: { ASSETS: () => new Response('No such asset', { status: 404 }) as never },
            },
          })),
        ],
        test: { name: 'worker', include: ['functions/**/*.test.ts'], testTimeout: 20_000 },
      },
      // The last build, page by page.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], environment: 'node' } },
      // The running server: slow, one file after the other.
      {
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
