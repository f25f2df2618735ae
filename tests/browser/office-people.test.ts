import { demoAccount } from '../../functions/accounts/demo-account.ts';
import { href } from '../../src/i18n/routes.ts';
import { officePeople as t } from '../../src/i18n/strings/en/office/people.ts';
import { officePeople as fr } from '../../src/i18n/strings/fr/office/people.ts';
import type { Server } from '../../scripts/lib/server.ts';
import { violationsOf } from './axe.ts';
import { confirmMoney, officeServer, openOffice } from './office.ts';
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

const list = href('officePeople', 'en');

test('a client is found, the file read, a copy of the data made with a new code', async ({ page, allow }) => {
  allow(/status.* 403/);
  await openOffice(page, server, list);
  await page.getByLabel(t.filters.q).fill('nobody has this name');
  await expect(page.getByText(t.none)).toBeVisible();
  await page.getByLabel(t.filters.q).fill(demoAccount.email);
  const found = page.getByRole('table', { name: t.caption }).getByRole('link');
  await expect(found).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
  await found.click();
  await expect(page.getByRole('heading', { name: t.file.training })).toBeVisible();
  await expect(page).toHaveURL(/\/people\/a-\d+$/);
  expect(await violationsOf(page)).toEqual([]);
  const table = page.waitForEvent('download');
  await page.getByRole('link', { name: /^All seats of .+ \(CSV\)$/ }).click();
  expect((await table).suggestedFilename()).toBe('training.csv');

  await page.getByText(t.copy.submit).first().click();
  await page.getByRole('button', { name: t.copy.submit }).click();
  await expect(page.getByText(t.reason.ifEmpty.reason).first()).toBeVisible();
  await page
    .locator('form', { has: page.getByRole('button', { name: t.copy.submit }) })
    .getByLabel(t.reason.fields.reason)
    .fill('asked by mail');
  await page.getByRole('button', { name: t.copy.submit }).click();
  await confirmMoney(page, server);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: t.copy.save }).click();
  expect((await saved).suggestedFilename()).toMatch(/^a-\d+\.json$/);
});

test('on a phone, in French: nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOffice(page, server, list);
  await page.getByRole('button', { name: 'Français' }).click();
  const first = page.getByRole('table', { name: fr.caption }).getByRole('link').first();
  await expect(first).toBeVisible();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBe(0);
  await first.click();
  await expect(page.getByRole('heading', { name: fr.file.bookings, exact: true })).toBeVisible();
  expect(await wider()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});
