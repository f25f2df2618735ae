import type { HTMLElement } from 'node-html-parser';
import { pages } from '../site/built-pages.ts';
import { expect, test } from './quiet-page.ts';
import { isSampled } from '../../scripts/lib/sample.ts';

const widths = [360, 768, 1280, 1920];
/** What a specimen is put together from. */
const partsOf = (root: HTMLElement) =>
  [...new Set(root.querySelectorAll('.course .specimen [class*=sp-]').flatMap(({ classNames }) => classNames))].sort();

const all = pages.filter((page) => page.html.includes('specimen') && page.root.querySelector('.course .specimen'));
// As few as have every part between them, those of many parts first, and a sample of the rest.
const seen = new Set<string>();
const shown = all
  .map(({ path, root }) => ({ path, parts: partsOf(root) }))
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
      const faults = await page.locator('.specimen').evaluate((section) => {
        const found: string[] = [];
        for (const box of section.querySelectorAll('.sp-paper, .sp-side')) {
          if (box.scrollWidth > box.clientWidth + 1) found.push(`${box.className} is too wide`);
        }
        for (const box of section.querySelectorAll('.sp-paper')) {
          if (box.scrollHeight > box.clientHeight + 1) found.push(`${box.className} is cut`);
        }
        const range = document.createRange();
        for (const cell of section.querySelectorAll('.sp-grid :is(th, td)')) {
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
