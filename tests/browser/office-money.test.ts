import type { Server } from '../../scripts/lib/server.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeBookings } from '../../src/i18n/strings/en/office/bookings.ts';
import { officeMoney as t } from '../../src/i18n/strings/en/office/money.ts';
import { officeMoney as fr } from '../../src/i18n/strings/fr/office/money.ts';
import { officeStatements as statements } from '../../src/i18n/strings/en/office/statements.ts';
import { violationsOf } from './axe.ts';
import { confirmMoney, officeServer, openOffice } from './office.ts';
import { expect, test } from './quiet-page.ts';

const { payment } = officeBookings;

let server: Server;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ server, stop } = await officeServer());
});
test.afterAll(() => stop());
test.beforeEach(() => test.setTimeout(200_000));

test('month’s end: what is open, the books of a month, and a client’s statement', async ({ page, allow }) => {
  allow(/status.* 403/);
  await openOffice(page, server, href('officeMoney', 'en'));
  const rows = page.getByRole('table', { name: t.caption }).getByRole('row');
  await expect(rows).not.toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/money.png`, fullPage: true });

  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: t.books.kinds.summary }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^summary-.*\.csv$/);

  await rows.nth(1).getByRole('link', { name: t.statement }).click();
  const statement = page.getByRole('table', { name: statements.caption });
  // On paper a day has its year.
  await expect(statement.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/^[A-Z][a-z]{2}\s\d+, 20\d\d$/);
  expect(await violationsOf(page)).toEqual([]);
});

test('one payment pays several invoices of a client, the oldest first, and is undone', async ({ page, allow }) => {
  allow(/status.* 403/);
  await openOffice(page, server, href('officeMoney', 'en'));
  await page
    .getByRole('table', { name: t.caption })
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: t.statement })
    .click();
  await page.getByText(t.together.title, { exact: true }).click();
  const rows = page.getByRole('table', { name: t.together.caption }).getByRole('row');
  await expect(rows).not.toHaveCount(0);
  await expect(page.getByText(t.together.amount)).toBeVisible();
  await page.getByLabel(payment.fields.amount, { exact: true }).fill('1.50');
  await expect(rows.nth(1).getByRole('textbox')).toHaveValue('1.50');
  await expect(page.getByText(t.together.whole)).toBeVisible();
  await rows.nth(1).getByRole('textbox').fill('1');
  await expect(page.getByText('$0.50 of the amount is for no invoice yet.')).toBeVisible();
  await rows.nth(1).getByRole('checkbox').uncheck();
  await expect(rows.nth(1).getByRole('textbox')).toHaveCount(0);
  await rows.nth(1).getByRole('checkbox').check();
  await expect(rows.nth(1).getByRole('textbox')).toHaveValue('1.50');
  expect(await violationsOf(page)).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/together.png`, fullPage: true });
  await page.getByLabel(payment.fields.method, { exact: true }).selectOption('cheque');
  await page.getByLabel(payment.fields.receivedOn, { exact: true }).fill(dateIn('America/Toronto', Date.now()));
  await page.getByLabel(payment.fields.note).fill('004711');
  await page.getByRole('button', { name: payment.submit }).click();
  await confirmMoney(page, server);
  await expect(page.getByText(t.together.done)).toBeVisible();
  // The form is gone; the keyboard goes on where it stood.
  await expect(page.locator('main :focus')).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: t.together.undo.undo }).click();
  await expect(page.getByText(t.together.undone)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/together-phone.png`, fullPage: true });
});

test('on a phone, in French, nothing is wider than the screen', async ({ page, allow }) => {
  allow(/status.* 403/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openOffice(page, server, href('officeMoney', 'en'));
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: fr.books.title })).toBeVisible();
  // A head above nothing would be a row that says nothing.
  const silent = await page
    .locator('.office-rows td')
    .evaluateAll((cells: HTMLElement[]) =>
      cells.filter((cell) => cell.innerText.trim() === '' && cell.offsetHeight > 0).map(({ dataset }) => dataset.head),
    );
  expect(silent).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/money-fr.png`, fullPage: true });
});
