import { test as base, expect, type BrowserContext } from 'playwright/test';

/**
 * A page on which nothing may go wrong unnoticed: errors in the console, exceptions and failed requests fail the test.
 * A test that provokes one names it: `allow(/503/)`.
 */
export const test = base.extend<{ allow: (pattern: RegExp) => void }>({
  allow: [
    async ({ page }, use) => {
      // `serviceWorkers: 'block'` of the configuration says so itself.
      const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A page that is left cancels what it was still loading.
        if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
      });
      await use((pattern) => allowed.push(pattern));
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same, with one context for all pages of a worker: what they share is fetched once, as by a visitor who goes on reading. */
export const readerTest = test.extend<object, { visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        serviceWorkers: 'block',
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor }, use) => {
    const page = await visitor.newPage();
    await use(page);
    await page.close();
  },
});

export { expect };
