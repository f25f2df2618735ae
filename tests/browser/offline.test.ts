import type { Page } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { PAGES_CACHE } from '../../src/domain/storage/pages-cache.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';
import { serveTwoBuilds } from './two-builds.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker has kept what it keeps beforehand, and answers for the page from the next load on. */
async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Paths of which a copy is kept, whatever the cache. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const pageCopies = (page: Page) =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length)).sort();
  }, PAGES_CACHE);

const pages = {
  en: { course: href('course', 'en', { id: 'excel-level-1' }), unseen: href('course', 'en', { id: 'word-level-1' }) },
  fr: { course: href('course', 'fr', { id: 'excel-niveau-1' }), unseen: href('course', 'fr', { id: 'word-niveau-1' }) },
};

for (const locale of localesInTurn('offline')) {
  const t = strings(locale);
  const { course, unseen } = pages[locale];

  test(`${locale}: without a connection, what was seen opens and the rest says what is in reach`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(120_000);
    allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto(href('home', locale));
    await ready(page);
    await page.goto(`${course}?utm_source=letter`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.goto(href('checkout', locale));
    await page.goto(href('home', locale));
    await expect.poll(() => pageCopies(page)).toEqual([href('home', locale), course].sort());
    expect((await copies(page)).filter((path) => /^\/(website|private|checkout|fr\/paiement)/i.test(path))).toEqual([]);

    await page.context().setOffline(true);
    await page.goto(course);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('#notices')).toContainText(t.everywhere.offline);

    await page.goto(unseen);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.offline.heading);
    expect(new URL(page.url()).pathname).toBe(unseen);
    await expect(page.locator('#loading')).toHaveCSS('background-color', 'rgb(177, 32, 40)');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.goto(unseen);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.offline.heading);
    // The connection is back in the moment of a choice: that is not taken back.
    await page
      .getByRole('main')
      .getByRole('link', { name: title })
      .evaluate((link: HTMLAnchorElement) => {
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
        link.click();
        dispatchEvent(new Event('online'));
      });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.goto(unseen);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t.offline.heading);
  });
}

test('after a deploy no page is stale, none is reloaded, and the new worker follows when all are closed', async ({
  page,
  allow,
}) => {
  test.setTimeout(120_000);
  allow(/\/Website\//);
  const site = await serveTwoBuilds();
  const [before, after] = site.script;
  try {
    await page.goto(site.url);
    await ready(page);
    await page.goto(`${site.url}/course-catalog`);
    expect(await page.title()).not.toMatch(/^Next: /);
    expect(await copies(page)).toContain(before);

    site.deploy();
    await page.evaluate(() => Object.assign(window, { untouched: true }));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
    // The open page stays as it is, with the scripts that belong to it.
    expect(await page.evaluate(() => (window as { untouched?: boolean }).untouched)).toBe(true);
    expect(await page.title()).not.toMatch(/^Next: /);
    expect(await page.evaluate(async (path) => (await fetch(path)).status, before)).toBe(200);

    // A page that is opened now is the new one, also where it was seen before.
    for (const path of ['/course-catalog', '/', '/course/excel-level-1']) {
      await page.goto(site.url + path);
      expect(await page.title(), path).toMatch(/^Next: /);
    }

    // With nothing open for a moment, the new worker takes over, and the scripts of the old build go.
    const context = page.context();
    await page.close();
    await expect
      .poll(
        async () => {
          const next = await context.newPage();
          await next.goto(site.url);
          const kept = await copies(next);
          const title = await next.title();
          await next.close();
          return [kept.includes(after), kept.includes(before), title.startsWith('Next: ')];
        },
        { intervals: [1000], timeout: 60_000 },
      )
      .toEqual([true, false, true]);
  } finally {
    await site.close();
  }
});
