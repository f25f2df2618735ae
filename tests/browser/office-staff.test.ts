import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import { demoAccount, demoTrainer } from '../../functions/accounts/demo-account.ts';
import type { Server } from '../../scripts/lib/server.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeBookings as bookings } from '../../src/i18n/strings/en/office/bookings.ts';
import { officeClasses as classes } from '../../src/i18n/strings/en/office/classes.ts';
import { officeCosts as costs } from '../../src/i18n/strings/en/office/costs.ts';
import { officeCosts as costsFr } from '../../src/i18n/strings/fr/office/costs.ts';
import { officePackages as packages } from '../../src/i18n/strings/en/office/packages.ts';
import { officeMoney as money } from '../../src/i18n/strings/en/office/money.ts';
import { officePromoCodes as codes } from '../../src/i18n/strings/en/office/promo-codes.ts';
import { officeShell as shell } from '../../src/i18n/strings/en/office/shell.ts';
import { officeSurveys as surveys } from '../../src/i18n/strings/en/office/surveys.ts';
import { officeTelephone as telephone } from '../../src/i18n/strings/en/office/telephone.ts';
import { officePackages as packagesFr } from '../../src/i18n/strings/fr/office/packages.ts';
import { officeSurveys as surveysFr } from '../../src/i18n/strings/fr/office/surveys.ts';
import { officeWaitlists as waitlists } from '../../src/i18n/strings/en/office/waitlists.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { violationsOf } from './axe.ts';
import { confirmMoney, officeServer, openOffice, typeBuyer } from './office.ts';
import { expect, test } from './quiet-page.ts';

let server: Server;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ server, stop } = await officeServer());
});
test.afterAll(() => stop());
test.beforeEach(() => test.setTimeout(240_000));

const looks = async (page: Page, name: string) => {
  expect(await violationsOf(page)).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What the participant of the class that is over says of it. */
async function answerSurvey(request: APIRequestContext): Promise<void> {
  const headers = { origin: server.url };
  const passwordEncrypted = createHash('sha256').update(demoAccount.password).digest('hex');
  await request.post(`${server.url}/Website/validate-login`, {
    headers,
    data: { Email: demoAccount.email, passwordEncrypted },
  });
  const ratings = { content: 5, trainer: 4, pace: 3, materials: 4, overall: 5 };
  const sent = await request.post(`${server.url}/Website/participant-survey`, {
    headers: { ...headers, 'idempotency-key': 'a-survey-of-the-demo' },
    data: { eventId: 'demo-past', ratings, liked: 'Pivot tables', improve: '', mayQuote: false },
  });
  expect(sent.status()).toBe(201);
}

test('ratings have a table with bars, comments no name, and a phone in French fits both', async ({
  page,
  playwright,
  allow,
}) => {
  allow(/status.* 403/);
  await openOffice(page, server, href('officeSurveys', 'en'));
  await expect(page.getByText(surveys.none)).toBeVisible();
  const client = await playwright.request.newContext();
  await answerSurvey(client);
  await client.dispose();
  await page.reload();
  const table = page.getByRole('table', { name: /^Ratings: / });
  await expect(table.getByRole('row', { name: surveys.aspects.overall })).toContainText('5.0');
  await looks(page, 'surveys');
  await page.getByLabel(surveys.filters.view).selectOption(surveys.views.comments);
  await expect(page.getByRole('cell', { name: 'Pivot tables' })).toBeVisible();
  await expect(page.getByText(demoAccount.firstName)).toHaveCount(0);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: surveys.files }).click();
  expect((await waiting).suggestedFilename()).toBe('survey-comments.csv');
  await page.getByLabel(surveys.filters.view).selectOption(surveys.views.reports);
  await expect(page.getByText(surveys.reports.none)).toBeVisible();
  await looks(page, 'reports');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByLabel(surveysFr.filters.view).selectOption('');
  await expect(page.getByText(surveysFr.scale)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await looks(page, 'surveys-fr-phone');
});

test('a promo code is made by the keyboard, refused where it cannot be, and ended with a reason', async ({
  page,
  allow,
}) => {
  allow(/status.* 40[013]/);
  await openOffice(page, server, href('officePromoCodes', 'en'));
  await page.getByText(codes.make.title, { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(codes.make.fields.code, { exact: true }).first().fill('fair 27');
  await page.getByRole('button', { name: codes.make.submit }).click();
  await expect(page.getByText(codes.make.ifEmpty.percent).first()).toBeVisible();
  await looks(page, 'promo-code-form');
  await page.getByLabel(codes.make.fields.percent).fill('12.5');
  await page.getByRole('button', { name: codes.make.submit }).click();
  await confirmMoney(page, server);
  await expect(page.getByText(codes.make.done)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'FAIR27' });
  await expect(row).toContainText('12.5');
  await row.getByText(codes.end.title, { exact: true }).click();
  await row.getByLabel(shell.act.reason).fill('The fair is over.');
  await row.getByRole('button', { name: 'End FAIR27' }).click();
  await expect(row).toContainText('The fair is over.');
  await looks(page, 'promo-codes');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflow(page)).toBe(0);
  await looks(page, 'promo-codes-phone');
});

test('packages, credits and waitlists say what there is, where there is nothing, too', async ({ page, allow }) => {
  allow(/status.* 403/);
  await openOffice(page, server, href('officePackages', 'en'));
  await expect(page.getByText(shell.list.nothingYet)).toBeVisible();
  await page.getByLabel(packages.filters.view).selectOption(packages.views.credits);
  await expect(page.getByText(packages.credits.none)).toBeVisible();
  await looks(page, 'packages');
  await page.getByRole('link', { name: shell.places.waitlists }).click();
  await expect(page.getByText(waitlists.none)).toBeVisible();
  await page.goto(`${server.url}${href('officeWaitlists', 'en')}/demo-past`);
  await expect(page.getByText(waitlists.file.none)).toBeVisible();
  await looks(page, 'waitlists');
});

test('the office sells a package: its price follows the province, and its file has the code', async ({
  page,
  allow,
}) => {
  allow(/status.* 40[013]/);
  const { validation } = strings('en');
  await openOffice(page, server, href('officePackages', 'en'));
  await page.getByRole('link', { name: packages.sell.add }).click();
  await expect(page.getByText(packages.sell.unknown)).toBeVisible();
  await page.getByLabel(packages.sell.fields.offer, { exact: true }).selectOption({ index: 1 });
  await typeBuyer(page);
  await expect(page.getByText('HST 13%', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^Sell/ }).click();
  await expect(page.getByText(validation.accept).first()).toBeVisible();
  await page.getByLabel(telephone.form.fields['terms.version']).check();
  await looks(page, 'sell-package');
  await page.getByRole('button', { name: /^Sell for/ }).click();
  await confirmMoney(page, server);
  await expect(page.getByText(packages.file.codeHint)).toBeVisible();
  await expect(page.getByText('City of Ottawa', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: packages.file.openBooking }).click();
  await page.getByRole('link', { name: bookings.file.statement }).click();
  await expect(page.getByText(money.together.title, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.url}${href('officePackages', 'en')}/new`);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: packagesFr.sell.title })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await looks(page, 'sell-package-phone');
});

test('usual costs are seen in one place, and an owner changes them there', async ({ page, allow }) => {
  allow(/status.* 403/);
  await openOffice(page, server, href('officeCosts', 'en'));
  const trainers = page.getByRole('table', { name: costs.parts.trainer });
  const row = trainers.getByRole('row').nth(1);
  await expect(row.getByText(classes.margin.unknown)).toBeVisible();
  await row.getByText(costs.set, { exact: true }).click();
  await row.getByLabel(classes.margin.fields.rate, { exact: true }).fill('120');
  await looks(page, 'costs');
  await row.getByRole('button', { name: classes.margin.set }).click();
  await confirmMoney(page, server);
  await expect(page.getByText(costs.done)).toBeVisible();
  await expect(row.getByText('usually $120.00 a day')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: costsFr.parts.room })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await looks(page, 'costs-phone');
});

test('a trainer opens their own classes without a second factor: names, attendance, links, and no money', async ({
  page,
  allow,
}) => {
  allow(/status.* 40[14]/);
  await page.goto(server.url + href('officeClasses', 'en'));
  const { login } = strings('en');
  const dialog = page.getByRole('dialog', { name: login.title });
  await dialog.getByLabel(login.fields.email).fill(demoTrainer.email);
  await dialog.getByLabel(login.fields.password).fill(demoTrainer.password);
  await dialog.getByRole('button', { name: login.submit }).click();
  const rows = page.getByRole('table', { name: classes.own.caption }).getByRole('row');
  await expect(rows).not.toHaveCount(0);
  await expect(page.getByRole('navigation', { name: shell.menu }).getByRole('listitem')).toHaveCount(1);
  await looks(page, 'trainers-classes');
  await page.goto(`${server.url}${href('officeClasses', 'en')}/demo-running`);
  await expect(page.getByRole('group', { name: /^Robin/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: classes.own.report })).toBeVisible();
  await expect(page.getByText('$')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflow(page)).toBe(0);
  await looks(page, 'trainers-class');
  await page.goto(server.url + href('officeBookings', 'en'));
  await expect(page.getByText(shell.notYours)).toBeVisible();
});
