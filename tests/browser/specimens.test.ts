import type { HTMLElement } from 'node-html-parser';
import { pages } from '../site/built-pages.ts';
import { expect, readerTest as test } from './quiet-page.ts';
import { isSampled } from '../../scripts/lib/sample.ts';
import { KEPT_FONT } from '../../src/domain/storage/kept-font.ts';

// Each is drawn as on a first visit, whatever this browser has by then.
test.beforeEach(({ page }) => page.addInitScript((key) => localStorage.removeItem(key), KEPT_FONT));

const widths = [360, 768, 1280, 1920];
/** Where specimens stand: on a course's page, in a band of a service, in the text of an article. */
const PLACES = ['.course .specimen', '.shows', '.in-text'];
/** What a specimen is put together from. */
const partsOf = (root: HTMLElement) =>
  PLACES.flatMap((place) =>
    root.querySelectorAll(`${place} [class*=sp-]`).flatMap(({ classNames }) => `${place} ${classNames}`),
  );

const all = pages.filter((page) => page.html.includes('sp-') && page.root.querySelector(PLACES.join(', ')));
// As few as have every part between them, those of many parts first, and a sample of the rest.
const seen = new Set<string>();
const shown = all
  .map(({ path, root }) => ({ path, parts: [...new Set(partsOf(root))].sort() }))
  .sort((a, b) => b.parts.length - a.parts.length)
  .filter(({ path, parts }) => {
    const adds = parts.some((part) => !seen.has(part));
    if (adds) parts.forEach((part) => seen.add(part));
    return adds || isSampled(path);
  });

for (const { path } of shown) {
  test(`${path}: its specimen fits its box, and no word of a table is broken`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.locator('.sp-side').evaluateAll((sides) => {
        const found: string[] = [];
        const inside = (selector: string) => sides.flatMap((side) => [...side.querySelectorAll(selector)]);
        for (const box of [...sides, ...inside('.sp-paper')]) {
          if (box.scrollWidth > box.clientWidth + 1) found.push(`${box.className} is too wide`);
        }
        for (const box of inside('.sp-paper')) {
          if (box.scrollHeight > box.clientHeight + 1) found.push(`${box.className} is cut`);
        }
        const range = document.createRange();
        for (const cell of inside('.sp-grid :is(th, td)')) {
          for (const text of cell.childNodes) {
            if (text.nodeType !== Node.TEXT_NODE) continue;
            for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u2010-\u2013/-]+/g)) {
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
                found.push(`${word} is broken`);
            }
          }
        }
        return found;
      });
      expect(faults, `at ${width} px`).toEqual([]);
    }
  });
}

test('the pictures of a pair in an article stand on one line, whatever their captions take', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/blog/xlookup-instead-of-vlookup');
  const [before, after] = await page
    .locator('.in-text .sp-side')
    .evaluateAll((sides) =>
      sides.map((side) => [...side.children].map((child) => Math.round(child.getBoundingClientRect().top))),
    );
  expect(before).toHaveLength(2);
  expect(after).toEqual(before);
});
