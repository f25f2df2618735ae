import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { formatMoney, plural } from '../../src/i18n/format.ts';
import { expect, test } from './quiet-page.ts';

const ids = { en: 'excel-level-2', fr: 'excel-niveau-2' } as const;
const sizes = [
  [390, 844],
  [1280, 800],
] as const;

for (const locale of ['en', 'fr'] as const) {
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

    const more = ticket.getByRole('button', { name: t.people.more });
    for (let count = 1; count < 3; count += 1) await more.click();
    await expect(ticket.getByLabel(classes.quantity)).toHaveValue('3');
    await expect(ticket.locator('.bottom-bar')).toContainText(formatMoney(3 * price, locale, { short: true }));
    await expect(ticket.locator('.bottom-bar')).toContainText(plural(3, locale, ways.live.total));
    await expect(page.locator('.team-ways')).toContainText(plural(3, locale, ways.live.seats));

    await ticket.getByRole('button', { name: t.ticket.book }).click();
    const cart = page.getByRole('dialog', { name: strings(locale).cart.title });
    await expect(cart.getByRole('combobox')).toHaveValue('3');
  });

  test(`${locale}: from the break-even number on a private class is what costs least`, async ({ page }) => {
    await page.goto(href('course', locale, { id: ids[locale] }));
    const team = page.locator('.team');
    const people = team.getByLabel(classes.quantity);
    await expect(people).toHaveValue('6');
    await team.getByRole('button', { name: t.people.more }).click();
    await expect(team.locator('[data-best]')).toHaveAttribute('data-way', 'private');
    for (let count = 7; count > 5; count -= 1) await team.getByRole('button', { name: t.people.fewer }).click();
    await expect(team.locator('[data-best]')).not.toHaveAttribute('data-way', 'private');
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
    for (let count = 1; count < 5; count += 1) await ticket.getByRole('button', { name: t.people.more }).click();
    await expect(ticket.getByText(plural(3, locale, ways.live.short.title))).toBeVisible();
    await expect(ticket.getByRole('button', { name: t.ticket.book })).toBeDisabled();
    const split = ticket.locator('.ticket-advice button');
    await expect(split).toHaveText(/3.+2/);
    await split.click();
    const cart = page.getByRole('dialog', { name: strings(locale).cart.title });
    await expect(cart.getByRole('combobox')).toHaveCount(2);
  });
}
