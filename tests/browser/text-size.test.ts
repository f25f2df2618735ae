import type { Page } from 'playwright/test';
import { lostText } from './lost-text.ts';
import { expect, readerTest as test } from './quiet-page.ts';
import { templatePages } from './templates.ts';

const WIDTHS = [360, 768, 1280, 1920];
/** What 1.4.10 asks for: a window of 1280 px, enlarged four times. */
const REFLOW = 320;

/** What 1.4.12 allows a reader to set. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const sizeOfText = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value, 'important'), size);

for (const { path } of templatePages) {
  // WCAG 2.2: 1.4.4 text of twice its size, 1.4.10 reflow, 1.4.12 text spacing. Nothing is cut, covered or pushed out.
  test(`${decodeURI(path)}: loses no text to larger letters, narrow windows and wide spacing`, async ({
    page,
    allow,
  }) => {
    if (/\/404$|\/error$/.test(path)) allow(/status (404|500)|the server responded with a status of (404|500)/);
    // Nobody is logged in, and the page asks.
    if (/^\/(?:private\/|office(?:\/|$))/.test(path)) allow(/status.* 401/);
    await page.goto(path);
    const expectWhole = async (width: number, how: string) => {
      await page.setViewportSize({ width, height: 900 });
      expect(await lostText(page), `${how} at ${width} px`).toEqual([]);
    };
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
  });
}

test('what is pushed out, cut or covered is found', async ({ page }) => {
  await page.setContent(`<style>
    body { margin: 0; } p { margin: 0 0 40px; width: 100px; }
    .cut { height: 1em; overflow: hidden; } .under { height: 1em; margin: 0; } .still { overflow-x: auto; white-space: nowrap; }
  </style>
  <p class="still">In a box that is pushed along nothing of a long line is lost.</p>
  <p class="cut">More than one line of text, of which one is seen.</p>
  <p class="under">A line with another over it, since it is too long.</p><p>Another line of text.</p>
  <p style="white-space: nowrap">${'pushed out of the window '.repeat(20)}</p>`);
  await page.setViewportSize({ width: 360, height: 600 });
  expect((await lostText(page)).map((line) => line.split(':')[0]?.replace(/\d+/, 'n'))).toEqual([
    'scrolls sideways by n px',
    'cut by p.cut',
    'over one another',
    'outside',
  ]);
});
