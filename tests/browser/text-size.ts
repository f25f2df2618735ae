import type { Page } from 'playwright/test';
import { lostText } from './lost-text.ts';
import { expect } from './quiet-page.ts';

const WIDTHS = [360, 768, 1280, 1920];
/** What 1.4.10 asks for: a window of 1280 px, enlarged four times. */
const REFLOW = 320;

/** What 1.4.12 allows a reader to set. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const sizeOfText = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value, 'important'), size);

/**
 * WCAG 2.2: 1.4.4 text of twice its size, 1.4.10 reflow, 1.4.12 text spacing. Nothing is cut, covered or pushed out. Leaves the
 * page as it was, but for the width of its window.
 */
export async function expectNoTextLost(page: Page): Promise<void> {
  const expectWhole = async (width: number, how: string) => {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await lostText(page), `${how} at ${width} px`).toEqual([]);
  };
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectWhole(REFLOW, 'letters as they are');
  await sizeOfText(page, '200%');
  for (const width of WIDTHS) await expectWhole(width, 'text at 200 %');
  await sizeOfText(page, '100%');
  await page.evaluate((sheet) => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(sheet);
    document.adoptedStyleSheets.push(spaced);
  }, SPACED);
  for (const width of [360, 1280]) await expectWhole(width, 'spaced text');
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
    document.documentElement.style.removeProperty('font-size');
  });
}
