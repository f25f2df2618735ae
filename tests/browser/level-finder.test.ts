import type { Page } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import type { Question, QuestionBank } from '../../src/domain/level-finder/bank.ts';
import { FEWEST_QUESTIONS } from '../../src/domain/level-finder/finder.ts';
import { present } from '../../src/domain/present.ts';
import { fill } from '../../src/i18n/fill.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { readAsset } from '../site/built-pages.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';

const choice = (page: Page, { choices, right }: Question) =>
  page.getByRole('button', { name: present(choices[right], 'a right choice'), exact: true });

for (const locale of localesInTurn('level-finder')) {
  const { finder: t, levels } = strings(locale).levelFinder;
  const address = href('levelFinder', locale);
  const bank = JSON.parse(readAsset(href('levelQuestions', locale)).toString()) as QuestionBank;
  const heading = (page: Page) => page.locator('.finder-result h2');

  /** The question that is shown, once it is the one of this number. */
  async function shown(page: Page, number: number) {
    const legend = page.locator('.finder legend');
    await expect(legend).toContainText(fill(t.question.number, { number }));
    await expect(legend).toBeFocused();
    const text = await legend.innerText();
    return present(
      bank.questions.find(({ question }) => text.includes(question)),
      `a question of the bank, ${text}`,
    );
  }

  async function start(page: Page) {
    await page.goto(address);
    await page.getByRole('button', { name: t.start.begin }).click();
  }

  test(`${locale}: the link to the finder is copied for a team`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { send } = strings(locale).levelFinder;
    await page.goto(address);
    await page.getByRole('button', { name: send.copy }).click();
    await expect(page.getByText(send.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(address);
    await expect(page.getByLabel(send.address)).toHaveValue(copied);
  });

  test(`${locale}: who answers all rightly goes beyond the levels, and the result is an address`, async ({ page }) => {
    await start(page);
    for (let number = 1; number <= FEWEST_QUESTIONS; number += 1) {
      const card = await shown(page, number);
      if (number === 2) expect(await violationsOf(page)).toEqual([]);
      await choice(page, card).click();
    }
    await expect(heading(page)).toHaveText(t.result.beyond);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('.finder-course')).toHaveCount(bank.beyond.length);
    await expect(page.locator('.finder-dates time').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(new URL(page.url()).hash).toMatch(/^#right=[a-z0-9.-]+&missed=$/);

    // Whoever gets the link sees the same, in another browser.
    const context = await present(page.context().browser(), 'a browser').newContext();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(heading(other)).toHaveText(t.result.beyond);
    await context.close();
  });

  test(`${locale}: who knows nothing is told where to begin, what was missed, and the next dates`, async ({ page }) => {
    await start(page);
    for (let number = 1; number <= FEWEST_QUESTIONS; number += 1) {
      await shown(page, number);
      await page.getByRole('button', { name: t.question.unknown }).click();
    }
    await expect(heading(page)).toHaveText(fill(t.result.level, { level: 1 }));
    const course = present(bank.levels[0], 'level 1').course;
    await expect(page.locator('.finder-course').getByRole('link', { name: course.title })).toHaveAttribute(
      'href',
      course.href,
    );
    await expect(page.locator('.finder-missed li')).toHaveCount(FEWEST_QUESTIONS);
    const dates = page.locator('.finder-dates li');
    await expect(dates).toHaveCount(3);
    for (const row of await dates.allInnerTexts()) expect(row).toContain(t.result.taughtIn[locale]);
    const letter = await page.getByRole('link', { name: t.result.mail }).getAttribute('href');
    expect(decodeURIComponent(present(letter, 'a letter'))).toContain(page.url());
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`${locale}: with the keyboard alone, a reload loses nothing and the back button goes a question back`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.getByRole('button', { name: t.start.begin }).focus();
    await page.keyboard.press('Enter');
    const first = await shown(page, 1);
    // What was chosen is shown before the next question comes.
    await page.keyboard.press(String(first.right + 1));
    await expect(choice(page, first)).toHaveAttribute('aria-pressed', 'true');
    const second = await shown(page, 2);
    await page.keyboard.press('0');
    const third = await shown(page, 3);

    await page.reload();
    expect(await shown(page, 3)).toEqual(third);
    await page.goBack();
    expect(await shown(page, 2)).toEqual(second);
    await expect(page.getByRole('button', { name: t.question.unknown })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: t.question.back }).click();
    expect(await shown(page, 1)).toEqual(first);
    await expect(choice(page, first)).toHaveAttribute('aria-pressed', 'true');
    // The answer is kept, and so is what came after it.
    await page.getByRole('button', { name: t.question.next, exact: true }).click();
    expect(await shown(page, 2)).toEqual(second);

    // Left and come back to, it goes on where it was.
    await page.goto(href('faq', locale));
    await page.goto(address);
    await page.getByRole('button', { name: t.start.resume }).click();
    expect(await shown(page, 3)).toEqual(third);
  });

  test(`${locale}: questions that cannot be had say so, and are asked for again`, async ({ page, allow }) => {
    allow(/questions\.json|503/);
    const file = `**${href('levelQuestions', locale)}`;
    await page.route(file, (route) => route.fulfill({ status: 503, body: '{}' }));
    await start(page);
    await expect(page.getByText(t.failed)).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: t.retry }).click();
    await shown(page, 1);
  });

  test(`${locale}: without script, each level says what it teaches and leads to its course`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('button', { name: t.start.begin })).toBeHidden();
    await expect(page.getByText(t.start.noScript)).toBeVisible();
    const list = page.getByRole('region', { name: levels.title });
    for (const { course } of bank.levels) {
      await expect(list.getByRole('link', { name: course.title })).toHaveAttribute('href', course.href);
    }
    await context.close();
  });
}

test('a result of questions that are gone leads to new ones', async ({ page }) => {
  const t = strings('en').levelFinder.finder;
  await page.goto(`${href('levelFinder', 'en')}#right=gone&missed=`);
  await expect(page.getByText(t.result.gone)).toBeVisible();
  await page.getByRole('button', { name: t.result.again }).click();
  await expect(page.locator('.finder legend')).toBeFocused();
});
