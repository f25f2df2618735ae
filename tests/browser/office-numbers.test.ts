import type { Server } from '../../scripts/lib/server.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeNumbers as t } from '../../src/i18n/strings/en/office/numbers.ts';
import { officeNumbers as fr } from '../../src/i18n/strings/fr/office/numbers.ts';
import { violationsOf } from './axe.ts';
import { officeServer, openOffice } from './office.ts';
import { expect, test } from './quiet-page.ts';

let server: Server;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ server, stop } = await officeServer());
});
test.afterAll(() => stop());
test.beforeEach(() => test.setTimeout(200_000));

test('a period with its plots, each with a table and a file, and one that is too long', async ({ page, allow }) => {
  allow(/status.* 403/);
  await openOffice(page, server, href('officeNumbers', 'en'));
  await expect(page.getByText(t.means.net)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Bookings from/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.locator('summary', { hasText: t.table.replace('{title}', t.time.title) }).press('Enter');
  await expect(page.getByRole('table', { name: t.time.title }).getByRole('row')).toHaveCount(29);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: t.file.replace('{title}', t.time.title) }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^numbers-parts-.*\.csv$/);

  await page.getByRole('button', { name: t.preset.year }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  await expect(page.getByRole('table', { name: t.time.title }).getByRole('row')).not.toHaveCount(29);
  await page.getByRole('textbox', { name: t.filters.from }).fill('2020-01-01');
  await expect(page.getByRole('alert')).toHaveText(t.wrong);
});

test('without a connection it says so, and shows nothing under another period’s name', async ({ page, allow }) => {
  allow(/status.* 40[13]|ERR_|Failed to load/);
  await openOffice(page, server, href('officeNumbers', 'en'));
  await expect(page.getByText(t.means.net)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: t.preset.year }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText(t.means.net)).toBeHidden();
  await page.context().setOffline(false);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByText(t.means.net)).toBeVisible();
});

test('on a phone, in French, nothing is wider than the screen', async ({ page, allow }) => {
  allow(/status.* 403/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openOffice(page, server, href('officeNumbers', 'en'));
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: fr.time.title })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
