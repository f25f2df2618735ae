import { globSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { present } from '../../src/domain/present.ts';
import { locales } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { drawn } from './drawn.ts';
import { expect, readerTest as test } from './quiet-page.ts';

/** The different places of a side of all that a locator finds, in pixels of the screen. */
const sides = (all: Locator, side: 'left' | 'right') =>
  all.evaluateAll(
    (found, name) => [...new Set(found.map((one) => Math.round(one.getBoundingClientRect()[name])))],
    side,
  );

/** A first visit is drawn in another font than a second one, and how busy the machine is decides which one a page was in. */
async function inOwnFont(page: Page): Promise<void> {
  const file = present(globSync('assets/roboto-variable.*.woff2', { cwd: 'dist' })[0]);
  await page.evaluate(async (url) => {
    document.fonts.add(await new FontFace('Roboto Variable', `url(${url})`, { weight: '300 800' }).load());
  }, `/${file}`);
  await drawn(page);
}

for (const locale of locales) {
  test(`${locale}: length, price and date of the catalogue are columns`, async ({ page }) => {
    await page.goto(href('catalogue', locale));
    await inOwnFont(page);
    for (const [width, lists] of [
      [768, 1],
      [1000, 1],
      [1280, 2],
      [1920, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await drawn(page);
      const row = page.locator('.catalogue-grid li > p');
      expect(await row.count()).toBeGreaterThan(80);
      expect(await sides(row.locator('span:first-child'), 'left'), `at ${width} px`).toHaveLength(lists);
      expect(await sides(row.locator('span:nth-child(2)'), 'right'), `at ${width} px`).toHaveLength(lists);
      expect(await sides(row.locator('b'), 'left'), `at ${width} px`).toHaveLength(lists);
      // Beside the title, which has what is left.
      const titles = page.locator('.catalogue-grid li > a');
      const [edges, begins] = await Promise.all([sides(titles, 'right'), sides(row, 'left')]);
      expect(Math.min(...begins), `at ${width} px`).toBeGreaterThanOrEqual(Math.min(...edges));
      // A date and its language are on one line, as far from the price as the price is from the longest length.
      expect(
        await row.locator('b').evaluateAll((all) => all.filter((one) => one.clientHeight > 30).length),
        `at ${width} px`,
      ).toBe(0);
      const gaps = await row.evaluateAll((rows) => {
        const box = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect();
        };
        return rows.map(({ children: [length, price, date] }) =>
          length && price && date
            ? [box(price).left - box(length).right, box(date).left - box(price).right]
            : [Infinity, 0],
        );
      });
      expect(
        gaps.filter(([before = 0, after = 0]) => Math.abs(before - after) > 20),
        `at ${width} px`,
      ).toEqual([]);
    }
  });

  test(`${locale}: the number of a day ends where its first bar ends`, async ({ page }) => {
    for (const name of ['home', 'schedule'] as const) {
      await page.goto(href(name, locale));
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await drawn(page);
        const days = page.locator('.week-days > li:has(> ul > .bar)');
        expect(await days.count()).toBeGreaterThan(2);
        const apart = await days.evaluateAll((all) =>
          all.map((day) => {
            const [number, bar] = ['h3 b', 'ul > .bar'].map(
              (of) => day.querySelector(of)?.getBoundingClientRect().right,
            );
            return Math.round((number ?? 0) - (bar ?? Infinity));
          }),
        );
        expect([...new Set(apart)], `${name} at ${width} px`).toEqual([0]);
      }
    }
  });

  test(`${locale}: the number of a day with nothing to book ends where the day ends`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(href('schedule', locale));
    const day = page.locator('.week-days > li:has(> ul > .bar)').first();
    const gaps = await day.evaluate((one) => {
      // The only day of its week, whose classes are all over.
      one.parentElement?.replaceChildren(one);
      one.querySelector('.week-over > ul')?.append(...one.querySelectorAll('.bar'));
      const [number, heading] = ['h3 b', 'h3'].map((of) => one.querySelector(of)?.getBoundingClientRect().right ?? 0);
      return Math.round((heading ?? 0) - (number ?? 0));
    });
    expect(gaps).toBe(0);
  });

  test(`${locale}: a day of a week with nothing to book takes one line of a desk`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(href('schedule', locale));
    const day = page.locator('.week-days > li:has(> ul > .bar)').first();
    const middles = await day.evaluate((one) => {
      one.parentElement?.replaceChildren(one);
      one.querySelector('.week-over > ul')?.append(...one.querySelectorAll('.bar'));
      return ['h3', 'summary'].map((of) => {
        const { top = 0, bottom = 0 } = one.querySelector(of)?.getBoundingClientRect() ?? {};
        return (top + bottom) / 2;
      });
    });
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? Infinity))).toBeLessThan(8);
  });

  for (const [width, letters] of [
    [768, '100%'],
    [900, '100%'],
    [1280, '200%'],
  ] as const) {
    test(`${locale}: a day of the timetable stands beside its classes at ${width} px with letters of ${letters}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1024 });
      await page.goto(href('schedule', locale));
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      const days = page.locator('.schedule .week-days > li').filter({ visible: true });
      expect(await days.count()).toBeGreaterThan(3);
      const found = await days.evaluateAll(
        (all, em) =>
          all.map((day) => {
            const [name, bar] = ['h3', '.bar'].map((of) => day.querySelector(of)?.getBoundingClientRect());
            return name && bar ? [bar.left - name.right, bar.width / em] : [bar ? 0 : -1, 0];
          }),
        letters === '200%' ? 32 : 16,
      );
      expect(Math.min(...found.map(([gap = 0]) => gap))).toBeGreaterThan(0);
      expect(Math.min(...found.map(([, room = 0]) => room))).toBeGreaterThan(12);
    });
  }

  test(`${locale}: a choice of the timetable is one line, and the newsletter takes a line of a tablet's footer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(href('schedule', locale));
    await page.locator('.schedule-fields summary').click();
    const names = page.locator('.schedule-picks label:not(.filter-check) > span').filter({ visible: true });
    expect(await names.count()).toBe(7);
    expect(
      await names.evaluateAll(
        (all) => all.filter((one) => one.getClientRects().length > 1 || one.clientHeight > 24).length,
      ),
    ).toBe(0);
    const parts = page.locator('.newsletter > :is(label, button)');
    const bottoms = await parts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
    expect(new Set(bottoms).size).toBe(1);
  });

  test(`${locale}: large letters leave no hole beside the lead of the home page`, async ({ page }) => {
    await page.goto(href('home', locale));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const [title, lead] = await Promise.all(
        ['h1', 'p'].map((of) => page.locator(`.hero-lead > ${of}`).boundingBox()),
      );
      expect(lead && title && lead.y >= title.y + title.height, `${width} px`).toBe(true);
    }
  });

  test(`${locale}: the words beside the title and the ways in begin on one line of a desk`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(href('home', locale));
    expect(await sides(page.locator('.hero-lead > p, .hero-ways'), 'left')).toHaveLength(1);
  });

  test(`${locale}: the footer ends where the page ends`, async ({ page }) => {
    await page.goto(href('faq', locale));
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sides(page.locator('.newsletter, .newsletter > button'), 'right'), `${width} px`).toHaveLength(1);
    }
  });

  test(`${locale}: the figures of a private class end in the column of its steps`, async ({ page }) => {
    await page.goto(href('privateClasses', locale));
    for (const width of [960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sides(page.locator('.figures > :last-child, #steps'), 'left'), `${width} px`).toHaveLength(1);
    }
  });

  test(`${locale}: of the two forms by which an invoice is paid one has the action of the page`, async ({ page }) => {
    await page.goto(href('payment', locale));
    await expect(page.locator('main form button[type=submit]')).toHaveCount(2);
    await expect(page.locator('main .button-action')).toHaveCount(1);
  });

  test(`${locale}: the head of a course takes all of a tablet`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(locale === 'en' ? '/course/excel-level-2' : '/fr/cours/excel-niveau-2');
    expect(await sides(page.locator('.course-head :is(.course-pitch, .ticks)'), 'left')).toHaveLength(2);
    expect(Math.max(...(await sides(page.locator('.course-head .ticks'), 'right')))).toBeGreaterThan(700);
  });

  test(`${locale}: the home page takes all of a tablet`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(href('home', locale));
    for (const pair of ['.hero-lead > *', '.destinations > div, .how-many', '.destinations > section']) {
      const parts = page.locator(pair);
      expect(await sides(parts, 'left'), pair).toHaveLength(2);
      expect(Math.max(...(await sides(parts, 'right'))), pair).toBeGreaterThan(700);
    }
  });

  test(`${locale}: what a ticket says of seats leaves no gap before they are known`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // Not answered while this looks.
    await page.route('**/Website/**', () => undefined);
    await page.goto(locale === 'en' ? '/course/excel-level-2' : '/fr/cours/excel-niveau-2');
    const dots = page.locator('#ticket .dots');
    const [above, of] = await Promise.all([
      page.locator('#ticket > div > p').nth(-2).boundingBox(),
      dots.boundingBox(),
    ]);
    const capacity = Number(await page.locator('#ticket').getAttribute('data-capacity'));
    expect(capacity).toBeGreaterThan(1);
    expect(of?.width).toBe(capacity * 12);
    expect(of && above && of.y - (above.y + above.height)).toBeLessThan(16);
  });
}

test('names of the team are as large with a hyphen as without', async ({ page }) => {
  await page.goto('/our-team');
  const sizes = await page
    .locator('.person h3, .person h3 *')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  expect(sizes.length).toBeGreaterThan(20);
  expect([...new Set(sizes)]).toHaveLength(1);
});

test('the title of an article is as wide as its column on a phone, and its drawing stands beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  const cards = page.locator('.article-card').filter({ visible: true });
  const found = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [drawing, title] = ['img', 'h2'].map((of) => card.querySelector(of)?.getBoundingClientRect());
      return drawing && title ? drawing.left - title.right : -1;
    }),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(Math.min(...found)).toBeGreaterThan(0);
});

test('the head of a city has the plan of its streets beside its words on a desk, and nothing on a phone', async ({
  page,
}) => {
  for (const path of ['/ottawa', '/fr/vancouver', '/fr/calgary']) {
    await page.goto(path);
    const plan = page.locator('.head .city-plan');
    for (const width of [960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [box, words] = await Promise.all([plan.boundingBox(), page.locator('.head-row > div').boundingBox()]);
      expect(box && words && box.x >= words.x + words.width, `${path} at ${width} px`).toBe(true);
      expect(box && box.x + box.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
      expect(box?.width).toBeGreaterThan(width * 0.3);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(plan).toBeHidden();
  }
});

test('the coming weeks of a city have no empty column on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/ottawa', '/fr/ottawa', '/vancouver', '/fr/vancouver', '/calgary', '/fr/calgary']) {
    await page.goto(path);
    const list = page.locator('.coming ol').first();
    await expect(list, path).toBeVisible();
    const [bars, whole] = await Promise.all([sides(list.locator('.bar'), 'right'), sides(list, 'right')]);
    expect(Math.max(...bars), path).toBeGreaterThan(Math.max(...whole) - 16);
  }
});

test('each row of the coming classes ends where the others do, with three at most', async ({ page }) => {
  for (const path of ['/courses/microsoft-excel', '/fr/formations/microsoft-excel', '/courses/microsoft-onenote']) {
    await page.goto(path);
    for (const width of [960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page.locator('.coming :not(details) > ol ul:has(> .bar)').evaluateAll((lists) =>
        lists.flatMap((list) =>
          Object.values(
            Object.groupBy(
              [...list.children].map((bar) => bar.getBoundingClientRect()),
              ({ top }) => Math.round(top),
            ),
          ).map((row = []) => ({ count: row.length, right: Math.round(Math.max(...row.map(({ right }) => right))) })),
        ),
      );
      expect(rows.length, path).toBeGreaterThan(0);
      expect(new Set(rows.map(({ right }) => right)).size, `${path} at ${width} px`).toBe(1);
      expect(Math.max(...rows.map(({ count }) => count))).toBeLessThanOrEqual(3);
    }
  }
});

test('a list of contents stands beside its text, and a wide screen has a wider measure', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/fr/faq');
  const [list, text] = [page.locator('.contents-list'), page.locator('.contents-text')];
  const gap = async () => {
    const [of, beside] = await Promise.all([list.boundingBox(), text.boundingBox()]);
    return of && beside ? of.x - (beside.x + beside.width) : 0;
  };
  expect(await gap()).toBeGreaterThan(48);
  expect(await gap()).toBeLessThan(112);
  const widthOf = () =>
    page
      .locator('main .wrap')
      .first()
      .evaluate((wrap) => wrap.clientWidth);
  const sizeOf = () => page.locator('body').evaluate((body) => parseFloat(getComputedStyle(body).fontSize));
  expect([await widthOf(), await sizeOf()]).toEqual([1200, 17]);
  await page.setViewportSize({ width: 1920, height: 1000 });
  expect([await widthOf(), Math.round(await sizeOf())]).toEqual([1360, 18]);
  expect(await gap()).toBeLessThan(112);
});
