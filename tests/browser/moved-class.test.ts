import type { CourseDetail, EventDetail } from '../../src/domain/catalogue/classes.ts';
import { first } from '../../src/domain/present.ts';
import { shortDay } from '../../src/i18n/class-words.ts';
import { formatDate } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { expect, test } from './quiet-page.ts';

const ids = { en: 'excel-level-1', fr: 'excel-niveau-1' } as const;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const later = (instant: string) => new Date(Date.parse(instant) + WEEK_MS).toISOString();
const moved = <One extends Pick<EventDetail, 'sessions'>>(one: One): One => ({
  ...one,
  sessions: one.sessions.map(({ start, end }) => ({ start: later(start), end: later(end) })),
});

for (const locale of locales) {
  const address = href('course', locale, { id: ids[locale] });

  test(`${address}: a class that was moved after the page was built has its new day in the row, the ticket and the cart`, async ({
    page,
  }) => {
    const found: EventDetail[] = [];
    await page.route('**/Website/course-detail/*', async (route) => {
      const answer = await route.fetch();
      const course = (await answer.json()) as CourseDetail;
      const chosen = await page.locator('#ticket [name=class]:checked').getAttribute('value');
      const classes = course.classes.map((each) => (each.id === chosen ? moved(each) : each));
      found.push(...classes.filter(({ id }) => id === chosen));
      await route.fulfill({ response: answer, json: { ...course, classes } });
    });
    await page.goto(address);
    const rows = page.locator('.dates > li');
    await expect(page.locator('.dates > li[data-drawn]')).toHaveCount(1);
    const { id, sessions, timeZone } = first(found);
    const { start } = first(sessions);
    const row = rows.filter({ has: page.locator(`button[value="${id}"]`) });
    await expect(row.locator('time')).toHaveAttribute('datetime', start);
    await expect(row.getByRole('button')).toContainText(shortDay(start, locale, timeZone));
    await expect(row.locator('[data-seats]')).toContainText(/\d/u);
    await expect(page.locator('#ticket > time')).toHaveAttribute('datetime', start);
  });

  test(`${address}: the cart says that a class has another day than the page showed`, async ({ page }) => {
    let start = '';
    await page.route('**/event-detail/*', async (route) => {
      const answer = await route.fetch();
      const event = moved((await answer.json()) as EventDetail);
      start = formatDate(first(event.sessions).start, locale, event.timeZone);
      await route.fulfill({ response: answer, json: event });
    });
    await page.goto(address);
    await page.locator('#ticket [type=submit]').click();
    const warning = page.getByRole('dialog').getByRole('status').filter({ hasText: /\d{4}/u });
    await expect(warning.first()).toBeVisible();
    await expect(warning.first()).toContainText(start);
  });
}
