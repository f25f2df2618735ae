import { fill, plural } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { expect, test } from './quiet-page.ts';

for (const locale of locales) {
  test(`${locale}: the home page reckons what a course costs so many people, from the first press on`, async ({
    page,
  }) => {
    const { ways } = strings(locale);
    await page.goto(href('home', locale));
    const part = page.locator('.how-many');
    const number = part.locator('output');
    const best = part.locator('[data-best]');
    const saved = fill(ways.saves, { amount: '' }).trim();
    const [fewer, more] = [ways.step.fewer, ways.step.more].map((name) => part.getByRole('button', { name }));
    await expect(number).toHaveText('8');
    await expect(best).toContainText(ways.private);
    await expect(best).toContainText(saved);
    await more?.click();
    await expect(number).toHaveText('9');
    await expect(part).toContainText(plural(9, locale, ways.live.seats));
    for (let people = 9; people > 1; people -= 1) await fewer?.click();
    await expect(best).toContainText(plural(1, locale, ways.live.seats));
    await expect(best).not.toContainText(saved);
    await expect(part).toContainText(ways.of.one);
    // There is no class for nobody, nor a private one for more than it is for.
    await fewer?.click();
    await expect(number).toHaveText('1');
    for (let people = 0; people < 14; people += 1) await more?.click();
    await expect(number).toHaveText('12');
  });
}
