import { blogCategories } from '../../src/domain/blog.ts';
import { fill, formatTime } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { pages } from '../site/built-pages.ts';
import { expect, test } from './quiet-page.ts';

const t = strings('en');

/** A webinar that was to come when the site was built, and its first minute. */
function upcoming(): { path: string; start: string } {
  const page = pages.find(({ path, root }) => path.startsWith('/webinars/') && root.querySelector('#register'))!;
  return { path: page.path, start: page.root.querySelector('#register')!.getAttribute('data-until')! };
}

test('the blog shows the category of its address, and works with back', async ({ page }) => {
  const cards = page.locator('#articles > li:visible');
  const shown = () => cards.evaluateAll((all) => [...new Set(all.map((card) => (card as HTMLElement).dataset.of))]);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const [, workplace] = blogCategories;

  await page.goto(href('blog', 'en', { query: { category: workplace } }));
  expect(await shown()).toEqual([workplace]);
  await expect(link(workplace)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#articles-count')).toContainText(String(await cards.count()));

  await link('Excel').click();
  await expect(page).toHaveURL(/\?category=Excel$/);
  expect(await shown()).toEqual(['Excel']);

  await page.goBack();
  await expect(link(workplace)).toHaveAttribute('aria-current', 'true');
  expect(await shown()).toEqual([workplace]);

  await link(t.blog.all).click();
  expect((await shown()).sort()).toEqual([...blogCategories].sort());
});

test('the blog lists everything without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(href('blog', 'en', { query: { category: 'Excel' } }));
  const cards = page.locator('#articles > li');
  await expect(cards).toHaveCount(pages.filter(({ path }) => path.startsWith('/blog/')).length);
  for (const card of [cards.first(), cards.last()]) await expect(card).toBeVisible();
  await context.close();
});

for (const locale of ['en', 'fr'] as const satisfies Locale[]) {
  test(`an answer opens at its address (${locale})`, async ({ page }) => {
    const texts = strings(locale).faq;
    await page.goto(href('faq', locale, { hash: 'taxes' }));
    await expect(page.locator('#taxes p')).toBeInViewport();

    await page.locator('#exam summary').click();
    await expect(page).toHaveURL(/#exam$/);
    await expect(page.locator('#exam p')).toBeVisible();

    const field = page.getByLabel(texts.filter);
    await field.fill(locale === 'en' ? 'purchase order' : 'bon de COMMANDE');
    await expect(page.locator('#invoice-payment')).toBeVisible();
    await expect(page.locator('#exam')).toBeHidden();

    await field.fill('xyzzy');
    await expect(page.locator('.faq details:visible')).toHaveCount(0);
    await expect(page.getByText(texts.empty)).toBeVisible();
  });
}

test.describe('a webinar to come', () => {
  /** A zone whose clocks never change. */
  const timezoneId = 'America/Regina';
  test.use({ timezoneId });

  test('shows the time of the visitor, and takes registrations', async ({ page }) => {
    const { path, start } = upcoming();
    await page.clock.setFixedTime(new Date(Date.parse(start) - 60_000));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: t.webinars.page.registerTitle })).toBeVisible();
    const time = formatTime(start, 'en', timezoneId);
    await expect(page.getByText(fill(t.webinars.yourTime, { time }))).toBeVisible();
    await expect(page.getByText(t.webinars.page.begun)).toBeHidden();
  });

  test('takes none once it has begun, although the page is older', async ({ page }) => {
    const { path, start } = upcoming();
    await page.clock.setFixedTime(new Date(Date.parse(start) + 60_000));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: t.webinars.page.registerTitle })).toBeHidden();
    await expect(page.getByText(t.webinars.page.begun)).toBeVisible();
    await expect(page.getByRole('heading', { name: t.webinars.page.recordingTitle })).toBeVisible();

    await page.goto(href('webinars', 'en'));
    await expect(page.locator(`li:has(a[href="${path}"])`)).toBeHidden();
  });
});
