import { localesInTurn } from '../../scripts/lib/sample.ts';
import type { CourseDetail } from '../../src/domain/catalogue/classes.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { expect, test } from './quiet-page.ts';

const ids = { en: 'excel-level-1', fr: 'excel-niveau-1' } as const;

for (const locale of localesInTurn('cancelled-class')) {
  test(`${locale}: a class that was called off after the page was built says so, and is not for sale`, async ({
    page,
  }) => {
    let cancelled = '';
    await page.route('**/Website/course-detail/*', async (route) => {
      const answer = await route.fetch();
      const course = (await answer.json()) as CourseDetail;
      const classes = course.classes.map((one) =>
        one.language === locale && (cancelled === '' || cancelled === one.id)
          ? { ...one, id: (cancelled = one.id), state: 'cancelled', availability: 'closed', seatsLeft: 0 }
          : one,
      );
      await route.fulfill({ response: answer, json: { ...course, classes } });
    });
    await page.goto(href('course', locale, { id: ids[locale] }));
    const row = page.locator('.class-rows > li', { hasText: strings(locale).classes.live.cancelled });
    await expect(row).toHaveCount(1);
    await expect(row.getByRole('button')).toHaveAttribute('value', cancelled);
    await expect(row.getByRole('button')).toBeDisabled();
    await expect(page.locator('#ticket [name=class]:checked')).not.toHaveAttribute('value', cancelled);
  });
}
