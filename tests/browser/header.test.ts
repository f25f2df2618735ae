import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { CART_KEY } from '../../src/domain/cart/stored-seats.ts';
import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import { searchCategories, type SiteMapItem } from '../../src/domain/search/items.ts';
import { fill, plural } from '../../src/i18n/format.ts';
import { languageNames, otherLocale, type Locale } from '../../src/i18n/locales.ts';
import { nameOf } from '../../src/i18n/page-names.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';
import { present } from '../../src/domain/present.ts';

/**
 * The figures below are the specification's, written out, so that a constant that strays from it is found. Pictures of
 * each state are left in `test-results/header`, to be looked at.
 */
const PICTURES = 'test-results/header';
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 800 };

const picture = (page: Page, name: string) => page.screenshot({ path: `${PICTURES}/${name}.png` });
const menuOf = (page: Page, locale: Locale) => page.getByRole('navigation', { name: strings(locale).chrome.mainMenu });
const boxOf = async (element: Locator) => present(await element.boundingBox());

// Nothing moves, so that a picture shows a state and not the way to it.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

for (const locale of localesInTurn('header')) {
  const { cart, chrome, menu, search, ways } = strings(locale);
  const lastName = nameOf('privateClasses', locale);
  const home = href('home', locale);

  test.describe(`menus (${locale})`, () => {
    test('by keyboard: open, walk, close, leave', async ({ page }) => {
      await page.goto(home);
      const nav = menuOf(page, locale);
      const groups = nav.locator('summary');
      const [first, second] = [groups.nth(0), groups.nth(1)];
      const panel = (group: Locator) => group.locator('xpath=following-sibling::div');
      await expect(first).toHaveText(menu.groups.software);

      await first.focus();
      await page.keyboard.press('Enter');
      await expect(panel(first)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await picture(page, `menu-${locale}`);

      await page.keyboard.press('ArrowDown');
      await expect(panel(first).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(panel(first).getByRole('link').nth(1)).toBeFocused();
      await page.keyboard.press('End');
      await expect(panel(first).getByRole('link').last()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(first)).toBeHidden();
      await expect(first).toBeFocused();

      await page.keyboard.press('ArrowRight');
      await expect(second).toBeFocused();
      await page.keyboard.press('Space');
      await expect(panel(second)).toBeVisible();
      await page.keyboard.press('End');
      await expect(nav.getByRole('link', { name: lastName })).toBeFocused();
      await expect(panel(second)).toBeHidden();

      await first.click();
      await second.click();
      await expect(panel(first)).toBeHidden();
      await expect(panel(second)).toBeVisible();
      await page.mouse.click(5, desktop.height - 5);
      await expect(panel(second)).toBeHidden();
    });

    test('every panel stays on the page, from 1260 px on', async ({ page }) => {
      for (const width of [1260, 1920]) {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(home);
        const groups = menuOf(page, locale).locator('summary');
        const count = await groups.count();
        expect(count).toBeGreaterThanOrEqual(4);
        for (let index = 0; index < count; index += 1) {
          await groups.nth(index).click();
          const box = await boxOf(groups.nth(index).locator('xpath=following-sibling::div'));
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.y + box.height).toBeLessThanOrEqual(640);
        }
        // Scrolled, the logo joins the row, which must not reach the search.
        await page.mouse.wheel(0, 400);
        await expect(page.locator('.header-logo')).toBeVisible();
        const last = await boxOf(menuOf(page, locale).getByRole('link', { name: lastName }));
        const box = await boxOf(page.getByRole('searchbox', { name: search.label }));
        expect(last.x + last.width).toBeLessThanOrEqual(box.x);
      }
    });

    test('below 1260 px a drawer, by touch and without script', async ({ page, browser, baseURL }) => {
      await page.setViewportSize({ width: 1259, height: 800 });
      await page.goto(home);
      const button = page.getByRole('button', { name: chrome.openMenu, exact: true });
      await expect(menuOf(page, locale)).toBeHidden();
      await button.click();
      await expect(menuOf(page, locale).getByText(menu.groups.specialty, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuOf(page, locale)).toBeHidden();
      await expect(button).toBeFocused();

      await page.setViewportSize({ width: 1260, height: 800 });
      await expect(menuOf(page, locale)).toBeVisible();
      await expect(button).toBeHidden();

      await page.setViewportSize(phone);
      await button.click();
      await menuOf(page, locale).getByText(menu.groups.software, { exact: true }).click();
      expect(await violationsOf(page)).toEqual([]);

      const context = await browser.newContext({
        baseURL: present(baseURL),
        viewport: phone,
        hasTouch: true,
        javaScriptEnabled: false,
      });
      try {
        const plain = await context.newPage();
        await plain.goto(home);
        await plain.getByRole('button', { name: chrome.openMenu, exact: true }).tap();
        await menuOf(plain, locale).getByText(menu.groups.roles, { exact: true }).tap();
        const link = menuOf(plain, locale).getByRole('link', { name: 'Microsoft Outlook' });
        await expect(link).toBeVisible();
        await picture(plain, `drawer-${locale}`);
        await link.tap();
        await expect(plain).toHaveURL(href('category', locale, { id: 'microsoft-outlook' }));
      } finally {
        await context.close();
      }
    });
  });

  test(`the bar (${locale}): logo beyond 96 px, ways to reach us, the other language`, async ({ page }) => {
    await page.goto(home);
    const logo = page.locator('.header-bar').getByRole('link', { name: chrome.home });
    await page.evaluate(() => scrollTo({ top: 96, behavior: 'instant' }));
    await expect(logo).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 97, behavior: 'instant' }));
    await expect(logo).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

    const banner = page.getByRole('banner');
    await expect(banner.locator('.header-top a[href^="tel:"]')).toHaveCount(3);
    await expect(banner.getByRole('link', { name: present(chrome.mail.split('{')[0]) })).toBeVisible();

    const preference = () => page.evaluate(() => localStorage.getItem('frenchPreference'));
    const other = otherLocale(locale);
    await banner.getByRole('link', { name: languageNames[other] }).click();
    await expect(page).toHaveURL(href('home', other));
    expect(await preference()).toBe(other === 'fr' ? 'true' : null);
    await page.getByRole('banner').getByRole('link', { name: languageNames[locale] }).click();
    await expect(page).toHaveURL(home);
    expect(await preference()).toBe(locale === 'fr' ? 'true' : null);
  });

  test.describe(`search (${locale})`, () => {
    const language = locale;
    const item = (category: SiteMapItem['category'], title: string, urlSlug: string, ...tags: string[]) => ({
      category,
      title,
      urlSlug,
      tags,
      language,
    });
    const level = locale === 'en' ? 'Level' : 'niveau';
    const catalogue = href('catalogue', locale);
    const items: SiteMapItem[] = [
      item('Static', 'Zibeline : la page', '/static'),
      item('Webinars', 'Zibeline en direct', '/webinar'),
      item('Downloads', 'Zibeline à emporter', '/free-downloads/zibeline.pdf'),
      item('Podcast', 'Zibeline à entendre', '/episode'),
      item('Blog', 'Zibeline : l’article', '/article'),
      item('Landing', 'Zibeline : tous les cours', '/category'),
      item('Courses', 'Zibeline avancée', '/course-b'),
      item('Courses', `Zibeline, ${level} 1`, catalogue),
      item('Courses', 'Rédaction <b>claire</b>', '/course-c'),
      { ...item('Courses', 'Zibeline elsewhere', '/other'), language: otherLocale(locale) },
    ];

    /** Answers the search with the items above and counts how often it is asked. */
    async function serveItems(page: Page) {
      const asked: string[] = [];
      await page.route('**/sitemap-items-search-results', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ json: items });
      });
      return asked;
    }

    const results = (page: Page) => page.getByRole('listbox', { name: search.results });

    test('grows from its width to 220 px, and back when it is left empty', async ({ page }) => {
      await serveItems(page);
      await page.goto(home);
      const box = page.getByRole('searchbox', { name: search.label });
      await expect(box).toHaveCSS('width', locale === 'en' ? '150px' : '160px');
      await box.hover();
      await expect(page.locator('.search-box-header .search-input')).toHaveCSS('width', '220px');
      await page.mouse.move(10, 700);
      const hydrated = page.getByRole('combobox', { name: search.label });
      await expect(hydrated).toHaveCSS('width', locale === 'en' ? '150px' : '160px');
      await hydrated.focus();
      await expect(hydrated).toHaveCSS('width', '220px');
      await page.keyboard.type('x');
      await hydrated.blur();
      await expect(hydrated).toHaveCSS('width', '220px');
    });

    test('finds by groups, keeps the query, opens by keyboard', async ({ page }) => {
      await page.clock.install();
      const asked = await serveItems(page);
      await page.goto(home);
      await page.getByRole('searchbox', { name: search.label }).focus();
      const box = page.getByRole('combobox', { name: search.label });
      await expect(box).toBeFocused();
      expect(asked).toHaveLength(0);

      // One character filters nothing; the index comes with it, once.
      await page.clock.pauseAt(Date.now() + 60_000);
      const loaded = page.waitForResponse('**/sitemap-items-search-results');
      await page.keyboard.type('z');
      await loaded;
      await page.clock.runFor(300);
      await expect(page.locator('.search-results')).toHaveText(search.prompt);

      // 250 ms after the last keystroke, and not before.
      await page.keyboard.type('ibel');
      await page.clock.runFor(249);
      await expect(page.locator('.search-results')).toHaveText(search.prompt);
      await page.clock.runFor(1);
      await expect(results(page)).toBeVisible();
      expect(asked).toHaveLength(1);
      await page.clock.resume();

      const names = results(page).getByRole('group');
      // The three best, then the groups in their order, then the way to all of them.
      const { Blog, Podcast, Downloads, Webinars, Static } = search.groups;
      const order = [search.best, Blog, Podcast, Downloads, Webinars, Static];
      await expect(names).toHaveCount(order.length);
      for (const [index, name] of order.entries()) await expect(names.nth(index)).toContainText(name);
      const options = results(page).getByRole('option');
      await expect(options).toHaveCount(9);
      await expect(options.nth(0)).toContainText(`Zibeline, ${level} 1`);
      await expect(options.nth(0)).toContainText(search.kinds.course);
      await expect(options.last()).toHaveText(plural(8, locale, search.all));
      await expect(options.last()).toHaveAttribute('href', `${href('search', locale)}?q=zibel`);
      await expect(options.nth(0).locator('mark')).toHaveText('Zibel');
      await expect(page.getByRole('status').filter({ hasText: plural(8, locale, search.count) })).toHaveCount(1);
      const download = results(page).getByRole('option', { name: 'Zibeline à emporter' });
      await expect(download).toHaveAttribute('target', '_blank');
      await expect(download).toContainText(search.newTab);

      const list = await boxOf(page.locator('.search-results'));
      expect(list.width).toBe(420);
      expect(list.height).toBeLessThanOrEqual(550);
      expect(await violationsOf(page)).toEqual([]);
      await picture(page, `search-${locale}`);

      // A mistyped word, one without its accent, and the name of a group; the title's own markup is text.
      for (const [query, title] of [
        ['zibelone', 'Zibeline avancée'],
        ['redac', 'Rédaction <b>claire</b>'],
        [search.groups.Webinars, 'Zibeline en direct'],
      ] as const) {
        await box.fill(query);
        await expect(results(page).getByRole('option', { name: title })).toBeVisible();
      }

      await box.fill('zibel');
      await expect(options).toHaveCount(9);
      await page.keyboard.press('ArrowUp');
      await expect(options.last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(box).toHaveAttribute('aria-activedescendant', present(await options.first().getAttribute('id')));
      await page.keyboard.press('Escape');
      await expect(results(page)).toBeHidden();
      await expect(box).toHaveValue('zibel');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(catalogue);
    });

    test('says why there is nothing, tries again, and is found as it was left', async ({ page, allow }) => {
      allow(/ERR_INTERNET_DISCONNECTED|status (of )?500/);
      let answer: 'offline' | 'broken' | 'items' = 'offline';
      await page.route('**/sitemap-items-search-results', (route) =>
        answer === 'offline'
          ? route.abort('internetdisconnected')
          : answer === 'broken'
            ? route.fulfill({ status: 500, json: {} })
            : route.fulfill({ json: items }),
      );
      await page.goto(home);
      await page.getByLabel(search.label).focus();
      const box = page.getByRole('combobox', { name: search.label });
      const shown = page.locator('.search-results');
      await box.fill('zibeline');
      await expect(shown).toContainText(search.offline);
      answer = 'broken';
      await shown.getByRole('button', { name: search.retry }).click();
      await expect(shown).toContainText(search.failed);
      answer = 'items';
      await shown.getByRole('button', { name: search.retry }).click();
      await expect(results(page).getByRole('option')).toHaveCount(9);

      // Never nothing without what comes nearest.
      await box.fill('qqq');
      await expect(shown).toContainText(fill(search.none, { contact: search.contact }));
      // Nothing comes near it, so that what others look for leads on.
      await expect(shown.getByText(search.popularTitle)).toBeVisible();
      await expect(shown.getByRole('link', { name: search.contact })).toHaveAttribute('href', href('contact', locale));
      await box.fill('qq');
      await expect(shown).toContainText(search.prompt);

      await page.goto(catalogue);
      await page.goBack();
      await expect(page.getByLabel(search.label)).toHaveValue('qq');
    });

    if (locale === 'fr')
      test('on a phone fills the screen, its results at most 700 px high', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 900 });
        await page.route('**/sitemap-items-search-results', (route) =>
          route.fulfill({
            json: Array.from({ length: 42 }, (_, index) =>
              item(present(searchCategories[index % 7]), `Zibeline ${index}`, `/course-${index}`),
            ),
          }),
        );
        await page.goto(home);
        await page.getByRole('search').getByRole('button', { name: search.submit }).first().click();
        const dialog = page.getByRole('dialog', { name: search.label });
        const box = dialog.getByRole('combobox');
        await expect(box).toBeFocused();
        await page.keyboard.type('zibel');
        // The three best, four of each group, and the way to all of them.
        await expect(dialog.getByRole('option')).toHaveCount(3 + 4 * 7 + 1);
        const { x, y, width, height } = await boxOf(dialog);
        expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 360, height: 900 });
        expect((await boxOf(dialog.locator('.search-results'))).height).toBe(700);
        expect(await violationsOf(page)).toEqual([]);
        await picture(page, `search-phone-${locale}`);
        await dialog.getByRole('button', { name: search.close }).click();
        await expect(dialog).toBeHidden();
      });

    // Nothing in it depends on the language.
    if (locale === 'en')
      test('a second click within 800 ms opens nothing more', async ({ page, context }) => {
        await page.clock.install();
        await serveItems(page);
        await context.route('**/free-downloads/zibeline.pdf', (route) => route.fulfill({ body: 'pdf' }));
        let opened = 0;
        context.on('page', () => (opened += 1));
        await page.goto(home);
        await page.getByLabel(search.label).fill('zibeline');
        const download = results(page).getByRole('option', { name: 'Zibeline à emporter' });
        await expect(download).toBeVisible();
        await page.clock.pauseAt(Date.now() + 60_000);
        await download.click();
        await page.clock.runFor(799);
        await download.click();
        await page.clock.runFor(1);
        await download.click();
        await expect.poll(() => opened).toBe(2);
      });
  });

  test.describe(`cart (${locale})`, () => {
    const entry = (eventId: string, Qty: number, extra: object = {}) => ({
      Events: [{ eventId, eventDateTime: '2027-03-09T14:00:00Z' }],
      listParticipants: [],
      Qty,
      PriceOfEvent: 395,
      titleCourse: `Course ${eventId}`,
      ...extra,
    });
    const detail = (id: string): EventDetail => ({
      id,
      certificateText: 'Certificate',
      language: locale,
      titleCourse: `Course ${id}`,
      titles: { [locale]: `Course ${id}` },
      courseIds: {},
      sessions: [{ start: '2027-03-09T14:00:00Z', end: '2027-03-09T21:00:00Z' }],
      capacity: 12,
      priceCents: 39_500,
      currency: 'CAD',
      delivery: 'online',
      place: null,
      timeZone: 'America/Toronto',
      state: 'confirmed',
      availability: 'available',
      seatsLeft: 9,
      salesEnd: '2027-03-08T14:00:00Z',
      payment: ['invoice'],
      cancellation: [
        { until: '2027-02-05', feeRate: 0 },
        { until: null, feeRate: 100_000 },
      ],
      team: null,
    });
    const participant = { eventIndex: 0, firstName: 'Ada', lastName: 'Roy', email: 'ada@example.ca' };

    /** A cart as it was left, and what the API says of its classes; `gone` it does not know. */
    async function prepare(page: Page, stored: unknown) {
      const asked: string[] = [];
      await page.addInitScript(
        // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- this runs in the page, which has it
        ([key, value]) => sessionStorage.getItem('seeded') ?? localStorage.setItem(key!, value!),
        [CART_KEY, typeof stored === 'string' ? stored : JSON.stringify(stored)] as const,
      );
      await page.addInitScript(() => sessionStorage.setItem('seeded', 'yes'));
      await page.route('**/event-detail/*', (route) => {
        const id = present(route.request().url().split('/').at(-1));
        asked.push(id);
        return id === 'gone'
          ? route.fulfill({ status: 404, json: { code: 'not_found', message: 'No such class' } })
          : route.fulfill({ json: detail(id) });
      });
      return asked;
    }

    const drawerOf = (page: Page) => page.getByRole('dialog', { name: cart.title });
    const open = (page: Page) => page.getByRole('link', { name: cart.open, exact: true }).click();
    const count = (page: Page) => page.locator('[data-cart-count]');
    const storedCart = (page: Page) =>
      // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- this runs in the page, which has it
      page.evaluate((key) => JSON.parse(localStorage.getItem(key)!) as { Qty: number }[], CART_KEY);

    test('lists, changes, refreshes and keeps what it holds', async ({ page, context, allow }) => {
      allow(/status (of )?404/);
      await page.clock.install();
      const asked = await prepare(page, [
        entry('known', 2, { listParticipants: [participant] }),
        entry('gone', 1),
        entry('known', 1),
      ]);
      // A page without classes of its own, which would be asked for too.
      await page.goto(href('catalogue', locale));
      await expect(count(page)).toContainText(plural(4, locale, cart.count));
      expect(asked).toEqual([]);

      await open(page);
      const drawer = drawerOf(page);
      await expect(drawer.getByRole('heading', { name: 'Course known' })).toBeVisible();
      await expect(drawer.getByRole('status').filter({ hasText: cart.failed.not_found })).toBeVisible();
      await expect(drawer).toContainText('2027');
      expect(asked.toSorted()).toEqual(['gone', 'known']);
      const lines = drawer.getByRole('listitem');
      await expect(lines).toHaveCount(2);
      await expect(lines.first()).not.toContainText(cart.failed.other);
      const known = { name: fill(cart.quantity, { title: 'Course known' }) };
      const quantity = drawer.getByRole('spinbutton', known);
      const more = drawer.getByRole('group', known).getByRole('button', { name: ways.step.more });
      await expect(quantity).toHaveValue('3');
      expect(await violationsOf(page)).toEqual([]);
      await picture(page, `cart-${locale}`);

      // 500 ms after the last change, once for each class.
      await page.clock.pauseAt(Date.now() + 60_000);
      await more.click();
      await page.clock.runFor(400);
      await more.click();
      await page.clock.runFor(499);
      expect(asked).toHaveLength(2);
      const refreshed = page.waitForRequest('**/event-detail/known');
      await page.clock.runFor(1);
      await refreshed;
      await expect.poll(() => asked.length).toBe(4);
      await page.clock.resume();
      await expect(count(page)).toContainText(plural(6, locale, cart.count));
      expect(await storedCart(page)).toMatchObject([
        { Qty: 5, listParticipants: [participant] },
        { Qty: 1, titleCourse: 'Course gone' },
      ]);

      // The right-hand side first, the other one from then on.
      const right = await boxOf(drawer);
      expect(Math.round(right.x + right.width)).toBe(desktop.width);
      await drawer.getByRole('button', { name: cart.moveLeft }).click();
      await expect.poll(async () => (await boxOf(drawer)).x).toBe(0);
      await expect(drawer.getByRole('link', { name: cart.checkout })).toHaveAttribute('href', href('checkout', locale));
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('link', { name: cart.open, exact: true })).toBeFocused();
      await page.reload();
      await open(page);
      await expect(drawer).toHaveAttribute('data-side', 'left');

      // Another tab takes a line out; this one follows.
      const tab = await context.newPage();
      await tab.route('**/event-detail/*', (route) =>
        route.fulfill({ json: detail(present(route.request().url().split('/').at(-1))) }),
      );
      await tab.goto(home);
      await open(tab);
      await drawerOf(tab)
        .getByRole('button', { name: `${cart.remove} Course known` })
        .click();
      await expect(drawerOf(tab).getByRole('status').first()).toHaveText(fill(cart.removed, { title: 'Course known' }));
      await expect(lines).toHaveCount(1);
      await expect(count(page)).toContainText(plural(1, locale, cart.count));
    });

    test('empty, unreadable, and where nothing can be stored', async ({ page }) => {
      await prepare(page, '{"not": "a cart"');
      await page.goto(home);
      await expect(count(page)).toBeHidden();
      await open(page);
      const drawer = drawerOf(page);
      await expect(drawer.getByRole('alert')).toHaveText(cart.lost);
      await expect(drawer).toContainText(cart.empty);
      await expect(drawer.getByRole('link', { name: cart.browse })).toHaveAttribute('href', href('catalogue', locale));
      await picture(page, `cart-empty-${locale}`);

      // Storage that is full: what was in it stays, what is changed lasts for the page.
      // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- this runs in the page, which has it
      await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [
        CART_KEY,
        JSON.stringify([entry('known', 2), { Qty: 'no cart entry' }]),
      ] as const);
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.reload();
      await open(page);
      await expect(drawer.getByRole('alert').filter({ hasText: cart.lost })).toBeVisible();
      await drawer.getByRole('button', { name: ways.step.more }).first().click();
      await expect(drawer.getByRole('alert').filter({ hasText: cart.notStored })).toBeVisible();
      await expect(count(page)).toContainText(plural(3, locale, cart.count));
    });

    if (locale === 'en')
      test('works where storage is blocked', async ({ page }) => {
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
          }
        });
        await page.goto(home);
        await open(page);
        await expect(drawerOf(page)).toContainText(cart.empty);
      });
  });
}

test('layouts: the language of the address, and a slim page with its logo in the middle', async ({ page }) => {
  for (const locale of localesInTurn('header')) {
    await page.goto(href('checkout', locale));
    await expect(page.locator('html')).toHaveAttribute('lang', `${locale}-CA`);
    const links = page.getByRole('banner').getByRole('link');
    // Whom to call, home, and the same page in the other language.
    await expect(links).toHaveCount(3);
    await expect(links.first()).toHaveAttribute('href', /^tel:/);
    await expect(links.nth(1)).toHaveAttribute('href', href('home', locale));
    await expect(links.last()).toHaveAttribute('href', href('checkout', otherLocale(locale)));
    const { x, width } = await boxOf(links.nth(1));
    expect(Math.abs(x + width / 2 - desktop.width / 2)).toBeLessThanOrEqual(8);
  }
});

test('loads no React before it is touched where data is dear, and then what it needs', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    scripts.set(new URL(response.url()).pathname, brotliCompressSync(await response.body()).length);
  });
  const sum = () => [...scripts.values()].reduce((total, bytes) => total + bytes, 0);
  const loads: Record<string, number> = {};
  const { cart, search } = strings('en');

  await page.goto(href('home', 'en'), { waitUntil: 'networkidle' });
  loads.page = sum();
  expect(loads.page).toBeLessThanOrEqual(8_100);
  expect([...scripts.keys()].filter((path) => /client|Search|Cart\./.test(path))).toEqual([]);

  const rest = sum();
  await page.getByRole('link', { name: cart.open, exact: true }).click();
  await expect(page.getByRole('dialog', { name: cart.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  loads.cart = sum() - rest;

  scripts.clear();
  await page.goto(href('home', 'en'), { waitUntil: 'networkidle' });
  const again = sum();
  await page.getByLabel(search.label).fill('excel');
  await expect(page.getByRole('listbox')).toBeVisible();
  loads.search = sum() - again;

  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(`${PICTURES}/loads.json`, JSON.stringify(loads));
  expect(loads.cart).toBeGreaterThan(0);
  expect(loads.search).toBeGreaterThan(0);
});
