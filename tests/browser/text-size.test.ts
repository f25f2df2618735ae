import { locales } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { expect, test } from './quiet-page.ts';

const WIDTHS = [360, 768, 1280, 1920];

/** What text of twice its size pushes out of the page or out of its own box, by tag, class and first words. */
function lost(): string[] {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.querySelectorAll<HTMLElement>('header *, footer *')].flatMap((element) => {
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

// WCAG 2.2, 1.4.4: text of twice its size. What every page has loses nothing, at any width.
for (const locale of locales) {
  test(`${locale}: header, menus and footer with text at 200 %`, async ({ page }) => {
    await page.goto(href('contact', locale));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(lost), `at ${width} px`).toEqual([]);
    }
  });
}
