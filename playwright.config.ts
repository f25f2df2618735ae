import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from './scripts/lib/browser.ts';
import { seed } from './scripts/lib/sample.ts';

const executablePath = findBrowser();

// Of one run, all processes have the same part, at midnight, too.
process.env.SAMPLE = seed;

export default defineConfig({
  testDir: './tests/browser',
  outputDir: './test-results/browser',
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A machine that is busy is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // Once more, on a machine that may be shared: what is broken fails twice. What failed once is counted and named.
  retries: 1,
  use: {
    actionTimeout: 20_000,
    baseURL: process.env.BASE_URL,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // Answers come from the server, and can be stood in for; what the worker does has a test of its own.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every page would take longer than looking at it.
    trace: 'on-first-retry',
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
});
