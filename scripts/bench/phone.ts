import type { Browser, BrowserContext, Page } from 'playwright';

/** The phone of `README.md` beside this file: of Lighthouse's mobile runs. */
export const phone = {
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1000) / 8,
  slowdown: 4,
  viewport: { width: 412, height: 823 },
};

/** A page on that phone, where nothing is cached: a first visit. */
export async function onPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: phone.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const inspector = await context.newCDPSession(page);
  await inspector.send('Network.enable');
  await inspector.send('Network.emulateNetworkConditions', { offline: false, ...phone });
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  return { context, page };
}
