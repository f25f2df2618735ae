import { lostText } from './lost-text.ts';
import { expect, readerTest as test } from './quiet-page.ts';

// The pages themselves are looked at by `every-page`.
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
