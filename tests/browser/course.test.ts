import { localesInTurn } from '../../scripts/lib/sample.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { formatMoney, plural } from '../../src/i18n/format.ts';
import { expect, test } from './quiet-page.ts';

/** Any picture of the site. */
const PORTRAIT = '/favicon.svg';

const ids = { en: 'excel-level-2', fr: 'excel-niveau-2' } as const;
const sizes = [
  [390, 844],
  [1280, 800],
] as const;

for (const locale of localesInTurn('course')) {
  const { course: t, ways, classes } = strings(locale);

  for (const [width, height] of sizes) {
    test(`${locale}: the first screen at ${width} × ${height} says what, for what, by whom, when, how much, and books`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(href('course', locale, { id: ids[locale] }));
      const ticket = page.locator('#ticket');
      const shown = [
        page.getByRole('heading', { level: 1 }),
        page.locator('.course-pitch'),
        page.locator('.course-head .ticks > li').last(),
        page.locator('.course-trainer b'),
        ticket.locator('> time'),
        ticket.locator('.bottom-bar strong'),
        ticket.getByRole('button', { name: t.ticket.book }),
      ];
      for (const one of shown) {
        const box = await one.boundingBox();
        expect(box, String(one)).not.toBeNull();
        expect((box?.y ?? 0) + (box?.height ?? Infinity), String(one)).toBeLessThanOrEqual(height);
      }
    });
  }

  test(`${locale}: the ticket stays in sight to the end of a course`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(href('course', locale, { id: ids[locale] }));
    for (const id of ['classes', 'private-class', 'outline', 'included']) {
      await page.locator(`#${id}`).evaluate((element) => element.scrollIntoView());
      await expect(page.getByRole('button', { name: t.ticket.book })).toBeInViewport({ ratio: 1 });
    }
  });

  test(`${locale}: another date and more people change what the ticket says and books`, async ({ page }) => {
    await page.goto(href('course', locale, { id: ids[locale] }));
    const ticket = page.locator('#ticket');
    await expect(ticket).toHaveAttribute('data-state', /available|few/);
    const radios = ticket.locator('[name=class]');
    await radios.first().focus();
    await page.keyboard.press('ArrowRight');
    const chosen = (await radios.nth(1).getAttribute('value')) ?? '';
    const row = page.locator('.dates > li', { has: page.locator(`button[value="${chosen}"]`) });
    const start = (await row.locator('time').getAttribute('datetime')) ?? '';
    await expect(ticket.locator('> time')).toHaveAttribute('datetime', start);
    const price = Number(await row.getAttribute('data-price'));

    const more = ticket.getByRole('button', { name: ways.step.more });
    for (let count = 1; count < 3; count += 1) await more.click();
    await expect(ticket.getByLabel(classes.quantity)).toHaveValue('3');
    await expect(ticket.locator('.bottom-bar')).toContainText(formatMoney(3 * price, locale, { short: true }));
    await expect(ticket.locator('.bottom-bar')).toContainText(plural(3, locale, ways.live.total));
    await expect(page.locator('.team-ways')).toContainText(plural(3, locale, ways.live.seats));

    await ticket.getByRole('button', { name: t.ticket.book }).click();
    const cart = page.getByRole('dialog', { name: strings(locale).cart.title });
    await expect(cart.getByRole('spinbutton')).toHaveValue('3');
  });

  test(`${locale}: from the break-even number on a private class is what costs least`, async ({ page }) => {
    await page.goto(href('course', locale, { id: ids[locale] }));
    const team = page.locator('.team');
    const people = team.getByLabel(classes.quantity);
    await expect(people).toHaveValue('6');
    await team.getByRole('button', { name: ways.step.more }).click();
    await expect(team.locator('[data-best]')).toHaveAttribute('data-way', 'private');
    for (let count = 7; count > 5; count -= 1) await team.getByRole('button', { name: ways.step.fewer }).click();
    await expect(team.locator('[data-best]')).not.toHaveAttribute('data-way', 'private');
  });

  test(`${locale}: the page for whoever approves is of the people and the date that were chosen, and is there before`, async ({
    page,
    request,
  }) => {
    await page.goto(href('course', locale, { id: ids[locale] }));
    const link = page.locator('.team').getByRole('link', { name: ways.proposal });
    const address = async () => new URL((await link.getAttribute('href')) ?? '', page.url());
    expect((await address()).search).toBe('');
    const before = await request.get((await address()).href);
    expect(before.headers()['content-type']).toBe('application/pdf');

    const radios = page.locator('#ticket [name=class]');
    await radios.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.team').getByRole('button', { name: ways.step.more }).click();
    const chosen = (await radios.nth(1).getAttribute('value')) ?? '';
    await expect
      .poll(async () => Object.fromEntries((await address()).searchParams))
      .toEqual({ people: '7', class: chosen });
    const file = await request.get((await address()).href);
    expect(file.headers()['content-disposition']).toMatch(/-7\.pdf"$/);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test(`${locale}: another date leaves the ticket as high as it was, in a room too`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href('course', locale, { id: ids[locale] }));
    const ticket = page.locator('#ticket');
    await expect(ticket).toHaveAttribute('data-state', /available|few/);
    const lines = ticket.locator('> div').first();
    const height = async () => (await lines.boundingBox())?.height ?? 0;
    const before = await height();
    for (const radio of await ticket.locator('[name=class]').all()) {
      await radio.evaluate((element: HTMLInputElement) => element.click());
      await expect(ticket.locator('> time')).not.toHaveText('');
      expect(await height()).toBeGreaterThanOrEqual(before);
    }
  });

  test(`${locale}: what several people pay follows the price of the chosen date`, async ({ page }) => {
    await page.goto(href('course', locale, { id: ids[locale] }));
    const ticket = page.locator('#ticket');
    await expect(ticket).toHaveAttribute('data-state', /available|few/);
    const seats = page.locator('.team-ways [data-way=seats]');
    await expect(seats).toBeVisible();
    const rows = await page
      .locator('.dates > li')
      .evaluateAll((all: HTMLElement[]) =>
        all.map(({ dataset }) => ({ price: Number(dataset.price), place: dataset.place })),
      );
    const usual = Number(await ticket.getAttribute('data-price'));
    const other = rows.find(({ price, place }) => price !== usual && place);
    expect(other).toBeDefined();
    // Whoever comes from the timetable finds the city of it chosen.
    await page.goto(`${href('course', locale, { id: ids[locale] })}?city=${other?.place}`);
    await expect(ticket).toHaveAttribute('data-price', String(other?.price));
    const people = Number(await page.locator('.team').getByLabel(classes.quantity).inputValue());
    await expect(seats).toContainText(formatMoney(people * (other?.price ?? 0), locale, { short: true }));
    await expect(page.locator('.bottom-bar time')).toContainText('·');
    const language = (await ticket.getAttribute('data-language')) ?? locale;
    const ask = page.locator('.team > a');
    await expect(ask).toHaveAttribute(
      'href',
      new RegExp(`people=${people}&language=${language}&place=(online|ours&city=\\p{Lu}.*)#`, 'u'),
    );
  });

  test(`${locale}: more people than a line of the cart holds are told of a private class`, async ({ page }) => {
    await page.goto(href('course', locale, { id: ids[locale] }));
    const ticket = page.locator('#ticket');
    await ticket.getByLabel(classes.quantity).fill('12');
    const advice = ticket.locator('.ticket-advice a');
    await expect(advice).toHaveAttribute('href', /course=.+&people=12/);
    const cents = Number((await page.locator('.team').getAttribute('data-prices'))?.split(' ')[1]);
    await expect(advice).toContainText(formatMoney(cents, locale, { short: true }));
    await expect(ticket.locator('.bottom-bar')).toContainText(plural(12, locale, ways.live.total));
    await expect(ticket.getByRole('button', { name: t.ticket.book })).toBeDisabled();
    await ticket.getByLabel(classes.quantity).fill('2');
    await expect(ticket.getByRole('button', { name: t.ticket.book })).toBeEnabled();
    await expect(advice).toHaveCount(0);
  });

  test(`${locale}: a full class is waited for, in the bar of a phone and in its row`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/Website/course-detail/*', async (route) => {
      const answer = await route.fetch();
      const course = (await answer.json()) as { classes: object[] };
      const full = course.classes.map((one) => ({ ...one, seatsLeft: 0, availability: 'full' }));
      await route.fulfill({ response: answer, json: { ...course, classes: full } });
    });
    await page.goto(href('course', locale, { id: ids[locale] }));
    const ticket = page.locator('#ticket');
    await expect(ticket).toHaveAttribute('data-state', 'full');
    const wait = ticket.locator('.bottom-bar').getByRole('link', { name: ways.wait });
    const id = await ticket.locator('[name=class]:checked').getAttribute('value');
    await expect(wait).toHaveAttribute('href', `${href('waitlist', locale)}?class=${id}`);
    await expect(ticket.getByRole('button', { name: t.ticket.book })).toHaveCount(0);
    const row = page.locator('.dates > li[data-state=full]').first();
    await expect(row.getByRole('link', { name: classes.live.wait })).toBeVisible();
    await expect(row.getByRole('button')).toHaveCount(0);
    // What leads back to the top stands on the bar, whole.
    await page.evaluate(() => scrollTo(0, 3000));
    const top = page.getByRole('link', { name: strings(locale).chrome.backToTop });
    await expect(top).toBeVisible();
    const [bar, link] = await Promise.all([ticket.locator('.bottom-bar').boundingBox(), top.boundingBox()]);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  });

  test(`${locale}: who teaches the chosen date is named, and nobody where that is not known`, async ({ page }) => {
    const trainers = ['Ada Byron', 'Grace Hopper'];
    await page.route('**/Website/course-detail/*', async (route) => {
      const answer = await route.fetch();
      const course = (await answer.json()) as {
        classes: { trainer?: string; trainerRole?: unknown; trainerPortrait?: string }[];
      };
      expect(course.classes[0]?.trainer).toBeTruthy();
      // The team's page has the first of them alone.
      const shown = { trainerRole: { en: 'Counts', fr: 'Compte' }, trainerPortrait: PORTRAIT };
      const listed = course.classes.map(({ trainerRole: _, trainerPortrait: __, ...one }, index) => ({
        ...{ ...one, trainer: trainers[index % 3], ...(index % 3 === 0 ? shown : {}) },
      }));
      await route.fulfill({ response: answer, json: { ...course, classes: listed } });
    });
    await page.goto(href('course', locale, { id: ids[locale] }));
    await expect(page.locator('#ticket')).toHaveAttribute('data-state', /available|few/);
    const answer = await page.request.get(`/Website/course-detail/${ids[locale]}`);
    const order = ((await answer.json()) as { classes: { id: string }[] }).classes.map(({ id }) => id);
    const radios = page.locator('#ticket [name=class]');
    for (let index = (await radios.count()) - 1; index >= 0; index -= 1) {
      await radios.nth(index).evaluate((element: HTMLInputElement) => element.click());
      const name = trainers[order.indexOf((await radios.nth(index).getAttribute('value')) ?? '') % 3];
      if (name === undefined) await expect(page.locator('.course-trainer')).toBeHidden();
      else await expect(page.locator('.course-trainer b')).toContainText(name);
      const face = page.locator('.course-trainer img');
      if (name === trainers[0]) {
        await expect(face).toHaveAttribute('src', PORTRAIT);
        await expect(page.locator('.course-trainer span')).toHaveText(locale === 'en' ? 'Counts' : 'Compte');
      } else await expect(face).toBeHidden();
    }
  });

  test(`${locale}: dates that a filter leaves are counted by it alone`, async ({ page }) => {
    const path = href('course', locale, { id: ids[locale] });
    await page.goto(path);
    await expect(page.locator('#all-dates')).toBeVisible();
    await page.goto(`${path}?delivery=online&language=${locale}#classes`);
    await expect(page.locator('.class-list').locator('xpath=preceding-sibling::p').last()).toContainText(
      classes.filter.all,
    );
    await expect(page.locator('#all-dates')).toBeHidden();
  });

  test(`${locale}: a date of the comparison is chosen in the ticket`, async ({ page }) => {
    await page.goto(href('course', locale, { id: ids[locale] }));
    const date = page.locator('[data-choice]').last();
    const id = (await date.getAttribute('data-choice')) ?? '';
    await date.click();
    await expect(page.locator(`#ticket [name=class][value="${id}"]`)).toBeChecked();
  });

  test(`${locale}: when seats are short no more are booked, and other ways are told`, async ({ page }) => {
    await page.route('**/Website/course-detail/*', async (route) => {
      const answer = await route.fetch();
      const course = (await answer.json()) as { classes: object[] };
      const few = course.classes.map((one) => ({ ...one, seatsLeft: 3, availability: 'few' }));
      await route.fulfill({ response: answer, json: { ...course, classes: few } });
    });
    await page.goto(href('course', locale, { id: ids[locale] }));
    const ticket = page.locator('#ticket');
    await expect(ticket).toHaveAttribute('data-state', 'few');
    for (let count = 1; count < 5; count += 1) await ticket.getByRole('button', { name: ways.step.more }).click();
    await expect(ticket.getByText(plural(3, locale, ways.live.short.title))).toBeVisible();
    await expect(ticket.getByRole('button', { name: t.ticket.book })).toBeDisabled();
    const split = ticket.locator('.ticket-advice button');
    await expect(split).toHaveText(/3.+2/);
    // Both dates are named with their place, and each advice has a line of its own.
    const chosen = ticket.locator('label', { has: page.locator('[name=class]:checked') });
    await expect(split).toContainText((await chosen.locator('span').first().innerText()).trim());
    const own = await ticket.locator('.ticket-advice a').boundingBox();
    const box = await split.boundingBox();
    expect(own?.y ?? 0).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? Infinity) - 4);
    await split.click();
    const cart = page.getByRole('dialog', { name: strings(locale).cart.title });
    await expect(cart.getByRole('spinbutton')).toHaveCount(2);
  });
}
