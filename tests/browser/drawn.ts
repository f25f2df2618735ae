import type { Page } from 'playwright/test';

/** Waits until the page is drawn as it is to be now: in its fonts, and with what scripts do at another width of the window. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });

/** Waits for what is fetched after the page itself: the seats of its classes, once they are near. */
export async function seated(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const list of document.querySelectorAll('[data-class-list]')) list.scrollIntoView({ behavior: 'instant' });
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-class-list] [data-price]')].every((row) => row.hasAttribute('data-state')),
  );
}
