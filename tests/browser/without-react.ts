import type { Page } from 'playwright/test';

/** Holds React back until it is let go. */
export async function withoutReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/client.*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
