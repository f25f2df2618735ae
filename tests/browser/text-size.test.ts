import { join } from 'node:path';
import { eachTemplate } from '../../scripts/lib/each-template.ts';
import { expect, test } from './quiet-page.ts';

const WIDTHS = [360, 768, 1280, 1920];

/** What text of twice its size pushes out of the page or out of its own box, by tag, class and first words. */
function lost(): string[] {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { left, right, height } = element.getBoundingClientRect();
    const text = element.textContent.trim();
    const hasText = element.childElementCount === 0 && text !== '';
    const unseen = height === 0 || element.closest('.sr-only, .skip, .max-sm\\:sr-only, .form-trap, [inert], svg');
    if (!hasText || unseen || getComputedStyle(element).visibility === 'hidden') return [];
    const outside = (right > width + 1 || left < -1) && !scrolls(element);
    const cut = getComputedStyle(element).overflow === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    return outside || cut ? [`${element.tagName}.${element.className}: ${text.slice(0, 40)}`] : [];
  });
}

// WCAG 2.2, 1.4.4: text of twice its size, with nothing lost and nothing to be scrolled sideways.
for (const { path } of eachTemplate(join(import.meta.dirname, '../../dist'))) {
  test(`${path}: text at 200 %`, async ({ page, allow }) => {
    if (/\/404$|\/error$/.test(path)) allow(/status (404|500)|the server responded with a status of (404|500)/);
    if (path.startsWith('/private/')) allow(/status.* 401/);
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(lost), `at ${width} px`).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `pixels scrolled sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
