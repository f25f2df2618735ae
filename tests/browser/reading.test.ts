import type { Page } from 'playwright/test';
import { blogCategories } from '../../src/domain/catalogue/blog-categories.ts';
import { fill, formatTime } from '../../src/i18n/format.ts';
import { locales, type Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { pages } from '../site/built-pages.ts';
import { expect, test } from './quiet-page.ts';
import { present } from '../../src/domain/present.ts';

const t = strings('en');

/** A webinar that was to come when the site was built, and its first minute. */
function upcoming(): { path: string; start: string } {
  const page = present(
    pages.find((page) => page.path.startsWith('/webinars/') && page.root.querySelector('#register')),
  );
  return { path: page.path, start: present(present(page.root.querySelector('#register')).getAttribute('data-until')) };
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

test.describe('the recording of a webinar', () => {
  const { path } = present(
    pages.find((page) => page.path.startsWith('/webinars/') && page.root.querySelector('video')),
  );
  const filmOf = (page: Page) => page.locator('video');
  /** Where the film is to be shown from, whether or not this browser can read it. */
  const watchSeeking = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { get: () => 1 });
      Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', {
        get(this: HTMLMediaElement) {
          return Number(this.dataset.time ?? 0);
        },
        set(this: HTMLMediaElement, seconds: number) {
          this.dataset.time = String(seconds);
        },
      });
      HTMLMediaElement.prototype.play = function () {
        this.dataset.playing = '';
        return Promise.resolve();
      };
    });

  test('loads nothing of the film before it is asked to', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
    await page.goto(path);
    await expect(filmOf(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
  });

  test('plays on the page from the chapter that is chosen', async ({ page }) => {
    await watchSeeking(page);
    await page.goto(path);
    const chapter = page.locator('a[data-at]').nth(2);
    await chapter.click();
    await expect(filmOf(page)).toHaveAttribute('data-time', present(await chapter.getAttribute('data-at')));
    await expect(filmOf(page)).toHaveAttribute('data-playing', '');
    await expect(filmOf(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test('stands at the second that an address names', async ({ page }) => {
    await watchSeeking(page);
    await page.goto(`${path}?t=61`);
    await expect(filmOf(page)).toHaveAttribute('data-time', '61');
    await expect(filmOf(page)).toBeInViewport();
    await expect(filmOf(page)).not.toHaveAttribute('data-playing');
  });

  test('is sent in parts, as players ask for it', async ({ page, request }) => {
    await page.goto(path);
    const answer = await request.get(present(await filmOf(page).getAttribute('src')), {
      headers: { range: 'bytes=100-199' },
    });
    expect(answer.status()).toBe(206);
    expect(answer.headers()['content-type']).toBe('video/mp4');
    expect((await answer.body()).length).toBe(100);
  });

  test('opens the film at a chapter without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator('a[data-at]').nth(1)).toHaveAttribute('href', /^\/recordings\/[a-z0-9-]+\.mp4#t=\d+$/);
    await page.getByText(t.webinars.page.transcript, { exact: true }).click();
    await expect(page.locator('details[open] p').first()).toBeVisible();
    await context.close();
  });
});

for (const locale of locales) {
  for (const width of [360, 1280]) {
    test(`${locale}: an article says how many seats its class has left, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const article = pages.find((one) => one.locale === locale && one.html.includes('class-aside-seats'));
      await page.goto(present(article).path);
      const seats = page.locator('.class-aside-seats');
      await seats.scrollIntoViewIfNeeded();
      await expect(seats).toContainText(/\d/);
    });
  }
}
