import { href } from '../../src/i18n/routes.ts';
import { officeAudit } from '../../src/i18n/strings/en/office/audit.ts';
import { officeShell } from '../../src/i18n/strings/en/office/shell.ts';
import { officePages } from '../../src/i18n/strings/fr/office/pages.ts';
import { officeShell as shellFr } from '../../src/i18n/strings/fr/office/shell.ts';
import type { Server } from '../../scripts/lib/server.ts';
import { violationsOf } from './axe.ts';
import { comeToDoor, officeServer, openOffice, ownersCode } from './office.ts';
import { expect, test } from './quiet-page.ts';

let server: Server;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ server, stop } = await officeServer());
});
test.afterAll(() => stop());
test.beforeEach(() => test.setTimeout(150_000));

test('the office opens with a password and a phone, and shows who opened it', async ({ page }) => {
  await openOffice(page, server, href('officeAudit', 'en'));
  await expect(page.getByText(officeShell.list.nothingYet)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('the keyboard leaves the menu out on its way to the screen', async ({ page }) => {
  await openOffice(page, server, href('officeAudit', 'en'));
  await page.getByRole('link', { name: officeShell.skipMenu }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const menu = page.getByRole('navigation', { name: officeShell.menu });
  await expect(menu.locator(':focus')).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a wrong code is said to be wrong, and what was typed can be mended', async ({ page, allow }) => {
  allow(/status.* 400/);
  await comeToDoor(page, server, href('officeAudit', 'en'));
  await page.getByLabel(officeShell.code).fill('000 000');
  await page.getByRole('button', { name: officeShell.locked.open }).click();
  await expect(page.getByText(/This code does not fit/).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a locked office keeps the screen until the code was shown', async ({ page, allow }) => {
  allow(/status.* 403/);
  await openOffice(page, server, href('officeAudit', 'en'));
  const number = page.getByLabel(officeAudit.filters.id);
  await page.route('**/website/office/acts?*', (route) =>
    route.fulfill({ status: 403, json: { code: 'second_factor_required', message: '' } }),
  );
  await page.route('**/Website/office/acts?*', (route) =>
    route.fulfill({ status: 403, json: { code: 'second_factor_required', message: '' } }),
  );
  await number.fill('a-booking');
  await expect(page.getByRole('heading', { name: officeShell.locked.title })).toBeVisible();
  await expect(number).toBeHidden();
  await page.unrouteAll();
  await page.getByLabel(officeShell.code).fill(await ownersCode(server));
  await page.getByRole('button', { name: officeShell.locked.open }).click();
  await expect(number).toHaveValue('a-booking');
});

test('the office speaks French to who wants that', async ({ page }) => {
  await openOffice(page, server, href('officeAudit', 'en'));
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: officePages.audit.title })).toBeVisible();
  await expect(page.getByRole('link', { name: shellFr.places.audit })).toHaveAttribute('aria-current', 'page');
});
