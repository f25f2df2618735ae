import type { KnipConfig } from 'knip';

/** Files, exports and dependencies that nothing uses fail the check. */
export default {
  entry: [
    // Named by `astro.config.mjs` alone.
    'src/build/picture-service.ts',
    // The npm commands, and those that are run by hand once in a while.
    'scripts/*.ts',
    // Named by the table of pages.
    'src/templates/**/*.{astro,ts}',
    // Handed to other programs by their path.
    'playwright.config.ts',
    'scripts/bench/bare.config.mjs',
    'functions/testing/page-cost.ts',
    'functions/testing/counted-site.ts',
    'scripts/lib/leash.ts',
    'scripts/lib/migrate.ts',
    'tests/browser/global-setup.ts',
    // One of the layouts of the specification; no page needs it so far.
    'src/layouts/Empty.astro',
  ],
  // Started by name, or read as files.
  ignoreDependencies: [...['@astrojs/check', '@fontsource/roboto', 'cloudflare', 'vnu-jar']],
  // Of the machine: for the recordings, and for a checker that is left out without it.
  ignoreBinaries: ['espeak-ng', 'ffmpeg', 'java'],
  // A dictionary is read as a whole; types hold that both languages have the same texts.
  ignoreIssues: {
    'src/i18n/strings/**': ['exports'],
  },
} satisfies KnipConfig;
