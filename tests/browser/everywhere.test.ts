import type { Page, Route } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { violationsOf } from './axe.ts';
import type { BeginCheckout } from '../../src/domain/measuring/ecommerce.ts';
import { expect, test } from './quiet-page.ts';
import { present } from '../../src/domain/present.ts';

/** The figures of the specification. */
const BACK_TO_TOP_PX = 800;
const BACK_TO_TOP_OPACITY = '0.8';
const BAR_THROTTLE_MS = 200;
const BAR_FILL_MS = 5000;
const RELOAD_GUARD_MS = 60_000;
const PAGE_VIEW_DELAY_MS = 250;
const ONLINE_NOTICE_MS = 5000;

const BLACK = 'rgb(0, 0, 0)';
const RED = 'rgb(177, 32, 40)';

const courses = {
  en: href('course', 'en', { id: 'excel-level-1' }),
  fr: href('course', 'fr', { id: 'excel-niveau-1' }),
} as const;

const layer = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

/** What comes when the page has been read for a moment: the notices of the connection, links ahead, the worker. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

for (const locale of localesInTurn('everywhere')) {
  const course = courses[locale];
  const t = strings(locale);
  const status = (page: Page) => page.locator('#notices');

  test(`${locale}: the way back to the top`, async ({ page }) => {
    await page.goto(course);
    const link = page.getByRole('link', { name: t.chrome.backToTop });
    await page.evaluate((top) => scrollTo(0, top), BACK_TO_TOP_PX);
    await expect(link).toBeHidden();
    await page.evaluate((top) => scrollTo(0, top), BACK_TO_TOP_PX + 1);
    await expect(link).toBeVisible();
    await expect(link).toHaveCSS('opacity', BACK_TO_TOP_OPACITY);
    await link.click();
    await expect(link).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(`${locale}: the bar of a page that takes its time, and of one that does not come`, async ({ page }) => {
    const target = href('catalogue', locale);
    let held: Route | undefined;
    await page.route(`**${target}`, (route) => void (held = route));
    // How long the page asks its timers to wait; no test measures time.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const delays: (number | undefined)[] = [];
      Object.assign(window, {
        delays,
        setTimeout: (run: () => void, delay?: number) => {
          delays.push(delay);
          return setTimeout(run, delay);
        },
      });
    });
    await page.goto(href('home', locale));
    await settled(page);
    const bar = page.locator('#loading');
    await expect(bar).toBeHidden();

    // A page that is being left answers no questions, so it tells what it sees.
    const seen: string[] = [];
    page.on('console', (message) => message.type() === 'log' && seen.push(message.text()));
    const delays = await page.evaluate((path) => {
      // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- this runs in the page, which has it
      const element = document.querySelector('#loading')!;
      new MutationObserver(() => {
        const [animation] = element.getAnimations();
        const { display, backgroundColor } = getComputedStyle(element);
        if (display === 'none') return;
        console.log(backgroundColor, animation?.effect?.getTiming().duration ?? 'still');
        if (!animation) return;
        animation.currentTime = 7_000;
        // Two frames: what an animation does at its end, it does before the second.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            console.log(getComputedStyle(element).display === 'none' ? 'gone' : 'still there', animation.currentTime);
            dispatchEvent(new Event('offline'));
          }),
        );
      }).observe(element, { attributes: true });
      location.href = path;
      return (window as unknown as { delays: number[] }).delays;
    }, target);
    expect(delays.at(-1)).toBe(BAR_THROTTLE_MS);
    await expect
      .poll(() => seen.slice(0, 3))
      .toEqual([`${BLACK} ${BAR_FILL_MS}`, expect.stringMatching(/^still there 7/), `${RED} still`]);
    await present(held).continue();
    await page.waitForURL(`**${target}`);
    await expect(bar).toBeHidden();
  });

  test(`${locale}: offline, online, and a call that failed`, async ({ page, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED|status (of )?503/);
    await page.clock.install();
    await page.goto(course);
    await settled(page);
    await page.context().setOffline(true);
    await expect(status(page)).toContainText(t.everywhere.offline);
    expect(await violationsOf(page)).toEqual([]);
    await page.context().setOffline(false);
    await expect(status(page)).toContainText(t.everywhere.online);

    await page.route('**/sitemap-items-search-results', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'down' } }),
    );
    await page.getByRole('searchbox', { name: t.search.label }).first().click();
    await page.keyboard.type('excel');
    await expect(status(page)).toContainText(t.errors.unavailable);
    expect(await violationsOf(page)).toEqual([]);
    // Longer than good news stays: what leaves by itself takes nothing else along.
    await page.clock.fastForward(ONLINE_NOTICE_MS);
    await status(page).getByRole('button').click();
    await expect(status(page)).toBeEmpty();
  });

  test(`${locale}: what failed is not said any more once it has worked`, async ({ page, allow }) => {
    allow(/status (of )?503/);
    await page.goto(course);
    await page.route('**/sitemap-items-search-results', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'down' } }),
    );
    await page.getByRole('searchbox', { name: t.search.label }).first().click();
    await page.keyboard.type('excel');
    await expect(status(page)).toContainText(t.errors.unavailable);
    await page.unroute('**/sitemap-items-search-results');
    await page.keyboard.type(' 2');
    await expect(status(page)).toBeEmpty();
  });

  test(`${locale}: a script that is gone reloads the page once a minute, then a notice says what to do`, async ({
    page,
    allow,
  }) => {
    allow(/ERR_FAILED|Error hydrating|Failed to (fetch|load)/);
    await page.route('**/assets/Cart.*', (route) => route.abort());
    await page.goto(href('home', locale));
    const cart = page.locator('[data-cart] :is(a, button)').first();
    const reloaded = page.waitForEvent('load');
    await cart.hover();
    await reloaded;

    await page.mouse.move(0, 400);
    await cart.hover();
    await expect(status(page)).toContainText(t.everywhere.outdated);
    await expect(page.locator('#loading')).toHaveCSS('background-color', RED);

    await page.evaluate((guard) => {
      sessionStorage.setItem('chunkReload', String(Date.now() - guard - 1));
    }, RELOAD_GUARD_MS);
    const again = page.waitForEvent('load');
    await page.reload();
    await again;
    const third = page.waitForEvent('load');
    await cart.hover();
    await third;
  });

  test(`${locale}: the page on which a visit began is kept for the tab, until somebody comes from elsewhere`, async ({
    page,
  }) => {
    const entry = () => page.evaluate(() => sessionStorage.getItem('entry'));
    const home = href('home', locale);
    await page.goto(home);
    await expect.poll(entry).toBe(home);
    await page.goto(course, { referer: new URL(home, page.url()).href });
    await page.waitForLoadState('networkidle');
    expect(await entry()).toBe(home);
    await page.goto(course, { referer: 'https://example.com/' });
    await expect.poll(entry).toBe(course);
  });

  test(`${locale}: a page counts after a moment, and a campaign leaves the address`, async ({ page }) => {
    await page.clock.install();
    const home = href('home', locale);
    await page.goto('about:blank');
    await page.goto(`${home}?utm_source=letter&utm_campaign=spring&q=x&utm_medium=e-mail&utm_content=top`);
    await expect.poll(() => new URL(page.url()).search).toBe('?q=x');
    expect(await page.evaluate(() => history.length)).toBe(2);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('campaign') ?? '{}') as object);
    expect(stored).toEqual({
      source: 'letter',
      campaign: 'spring',
      content: 'top',
      medium: 'e-mail',
      websiteAccessDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    });

    const waits = page.waitForLoadState('domcontentloaded');
    await page.goto(course);
    await waits;
    await page.clock.runFor(PAGE_VIEW_DELAY_MS);
    expect(await layer(page)).toEqual([
      {
        event: 'PageView',
        routeName: 'course',
        pageType: 'PageView',
        pageUrl: course,
        pageTitle: await page.title(),
      },
    ]);
  });

  test(`${locale}: the newsletter, in place and without script`, async ({ page, browser, allow }) => {
    allow(/status (of )?(400|422)/);
    await page.goto(course);
    const form = page.locator('.newsletter');
    const email = form.getByRole('textbox', { name: t.newsletter.email });
    const consent = form.getByRole('checkbox');
    await expect(consent).not.toBeChecked();
    // The browser itself refuses without a consent.
    await email.fill(`reader-${locale}@example.ca`);
    await form.getByRole('button', { name: t.newsletter.submit }).click();
    await expect(consent).toBeFocused();

    // What the browser takes for an address and the server does not.
    await consent.check();
    await email.fill('reader@example');
    await form.getByRole('button', { name: t.newsletter.submit }).click();
    await expect(form.getByRole('status')).toHaveText(t.validation.email);
    await expect(email).toHaveValue('reader@example');
    await expect(email).toBeFocused();

    await email.fill(`reader-${locale}@example.ca`);
    await form.getByRole('button', { name: t.newsletter.submit }).click();
    await expect(form.getByRole('status')).toContainText(t.subscription.asked.title);
    await expect(email).toHaveValue('');

    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: present(test.info().project.use.baseURL),
    });
    const plain = await context.newPage();
    await plain.goto(href('home', locale));
    await plain.locator('.newsletter').getByRole('textbox').first().fill(`plain-${locale}@example.ca`);
    await plain.locator('.newsletter').getByRole('checkbox').check();
    await plain.locator('.newsletter').getByRole('button').click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t.subscription.asked.title);
    await context.close();
  });

  test(`${locale}: nothing of others before consent, and nothing at all where none is configured`, async ({ page }) => {
    await page.goto(href('home', locale));
    await settled(page);
    await expect(page.locator('#third-parties, #cc-main, [data-consent]')).toHaveCount(0);

    const asked = await withThirdParties(page);
    await page.reload();
    const dialog = page.getByRole('dialog', { name: t.consent.title });
    await expect(dialog).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    // Refusing weighs as much as accepting.
    const looks = (name: string) =>
      dialog.getByRole('button', { name }).evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight, width, height } = getComputedStyle(button);
        return { backgroundColor, color, fontSize, fontWeight, width, height };
      });
    expect(await looks(t.consent.refuse)).toEqual(await looks(t.consent.accept));
    expect(asked).toEqual([]);

    await dialog.getByRole('button', { name: t.consent.refuse }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await settled(page);
    await expect(dialog).toBeHidden();
    expect(asked).toEqual([]);

    await page.getByRole('button', { name: t.footer.cookies }).click();
    const choices = page.getByRole('dialog', { name: t.consent.preferences });
    await expect(choices).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await choices.getByRole('button', { name: t.consent.accept }).click();
    await expect.poll(() => [...asked].sort()).toEqual(['/chat.js', '/gtm.js']);
    const told = (await layer(page)).map(({ event }) => event);
    expect(told).toEqual(['PageView', 'Device', 'gtm.js']);
  });

  test(`${locale}: going to the checkout is told once to who may measure, in the words of ecommerce`, async ({
    page,
  }) => {
    await withThirdParties(page);
    await page.goto(course);
    await page.getByRole('dialog', { name: t.consent.title }).getByRole('button', { name: t.consent.accept }).click();
    await expect.poll(async () => (await layer(page)).map(({ event }) => event)).toContain('gtm.js');
    await page.locator('[data-class-list] li > button[value]:not([disabled])').first().click();
    const checkout = page.getByRole('dialog').getByRole('link', { name: t.cart.checkout });
    // The page stays, so that it can be asked.
    await checkout.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await checkout.click();
    const told = (await layer(page)).filter(({ event }) => event === 'begin_checkout');
    expect(told).toHaveLength(1);
    const { ecommerce } = told[0] as { ecommerce: BeginCheckout };
    const [item] = ecommerce.items;
    expect(ecommerce).toMatchObject({
      currency: 'CAD',
      items: [{ quantity: 1, item_id: expect.any(String) as unknown }],
    });
    expect(ecommerce.value).toBeCloseTo(present(item).price * 0.2, 2);
  });
}

/** Pages as a build with a tag manager and a chat makes them; gives the paths asked of their host. */
async function withThirdParties(page: Page): Promise<string[]> {
  const host = 'https://others.example';
  const asked: string[] = [];
  await page.route(`${host}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const configured = { tagManager: { src: `${host}/gtm.js` }, chat: { src: `${host}/chat.js` } };
  const isPage = (url: URL) => url.hostname === 'localhost' && !/\.|^\/website/i.test(url.pathname);
  await page.route(isPage, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace('</body>', `<script type="application/json" id="third-parties">${JSON.stringify(configured)}</script>$&`)
      .replace(
        '</footer>',
        `<button type="button" data-consent hidden>${strings(localeIn(route)).footer.cookies}</button>$&`,
      );
    const policy = present(answer.headers()['content-security-policy']).replace("script-src 'self'", `$& ${host}`);
    await route.fulfill({
      response: answer,
      body: html,
      headers: { ...answer.headers(), 'content-security-policy': policy },
    });
  });
  // The dialog stays hidden from programs.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
  return asked;
}

const localeIn = (route: Route) => (/\/fr(\/|$)/.test(new URL(route.request().url()).pathname) ? 'fr' : 'en');

for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const) {
  test(`nobody is asked, and nothing is loaded, with ${signal}`, async ({ page }) => {
    const asked = await withThirdParties(page);
    await page.addInitScript((name) => {
      Object.defineProperty(Navigator.prototype, name, { get: () => (name === 'doNotTrack' ? '1' : true) });
    }, signal);
    await page.goto('/');
    await settled(page);
    await expect(page.locator('#third-parties')).toHaveCount(1);
    await expect(page.locator('#cc-main')).toHaveCount(0);
    await expect(page.locator('[data-consent]')).toBeHidden();
    expect(asked).toEqual([]);
  });
}

test('links are looked at ahead, but not where data is dear', async ({ page }) => {
  await page.goto('/');
  const rules = page.locator('script[type=speculationrules]');
  await expect(rules).toHaveCount(1);
  await page.goto(href('checkout', 'en'));
  await settled(page);
  await expect(rules).toHaveCount(0);

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    const dear = await page.context().newPage();
    await dear.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
      HTMLScriptElement.supports = () => false;
    }, connection);
    await dear.goto('/');
    await settled(dear);
    await dear.locator('main a[href="/course-catalog"]').first().hover();
    await expect(dear.locator('script[type=speculationrules], link[rel=prefetch]')).toHaveCount(0);
    await dear.close();
  }
});

test('a browser without speculation rules fetches the page of a link that is pointed at', async ({ page }) => {
  await page.addInitScript(() => (HTMLScriptElement.supports = () => false));
  await page.goto('/');
  await settled(page);
  const link = page.locator('main a[href="/course-catalog"]').first();
  const address = await link.getAttribute('href');
  await link.hover();
  await link.hover();
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(1);
  await expect(page.locator('link[rel=prefetch]')).toHaveAttribute('href', new RegExp(`${address}$`));
});
