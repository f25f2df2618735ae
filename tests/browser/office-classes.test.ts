import type { Page } from 'playwright/test';
import type { Server } from '../../scripts/lib/server.ts';
import { href } from '../../src/i18n/routes.ts';
import { errors } from '../../src/i18n/strings/en/errors.ts';
import { officeAudit } from '../../src/i18n/strings/en/office/audit.ts';
import { officeClasses as t } from '../../src/i18n/strings/en/office/classes.ts';
import { officeTables } from '../../src/i18n/strings/en/office/tables.ts';
import { officeAudit as auditFr } from '../../src/i18n/strings/fr/office/audit.ts';
import { officeClasses as fr } from '../../src/i18n/strings/fr/office/classes.ts';
import { violationsOf } from './axe.ts';
import { officeServer, openOffice } from './office.ts';
import { expect, test } from './quiet-page.ts';

let server: Server;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  ({ server, stop } = await officeServer());
});
test.afterAll(() => stop());
test.beforeEach(() => test.setTimeout(200_000));

const list = href('officeClasses', 'en');
const looks = async (page: Page, name: string) => {
  expect(await violationsOf(page)).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

test('a sick trainer: the class is found, somebody else gives it with a reason, and it is undone', async ({ page }) => {
  await openOffice(page, server, list);
  const rows = page.getByRole('table', { name: t.caption }).getByRole('row');
  await expect(rows).not.toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  // Nobody booked these: no link is missed.
  await page.getByLabel(t.filters.state).selectOption('needs_link');
  await page.getByLabel(t.filters.from).fill('2027-01-11');
  await expect(page.getByText(t.none)).toBeVisible();
  await page.getByLabel(t.filters.state).selectOption('below_minimum');
  await expect(page.getByText(t.none)).toBeVisible();
  await page.getByLabel(t.filters.state).selectOption('nobody');
  await expect(rows.nth(1)).toContainText(t.states.nobody);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: officeTables.download }).click();
  expect((await saved).suggestedFilename()).toBe('classes.csv');
  await rows.nth(1).getByRole('link').click();

  await expect(page.getByRole('heading', { name: t.file.facts })).toBeVisible();
  const trainer = page.locator('.office-facts > div').filter({ hasText: t.file.fields.trainer });
  await expect(page.getByText(t.file.from.schedule)).toBeVisible();
  await trainer.getByText(t.acts.change, { exact: true }).click();
  await trainer.getByRole('button', { name: t.acts.submit }).click();
  await expect(trainer.getByText(t.acts.ifEmpty.reason).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const message = page.getByText(t.acts.message, { exact: true });
  await message.click();
  await page.getByLabel(t.acts.messageFields.text).fill('Bring a laptop.');
  await expect(page.getByText(t.acts.previewOf.fr)).toBeVisible();
  await page.getByRole('button', { name: t.acts.send, exact: true }).click();
  await expect(page.getByText(t.acts.sent)).toBeVisible();
  await expect(page.getByText(/Nobody was told yet/)).toBeVisible();
  await page.getByRole('button', { name: t.acts.undo, exact: true }).click();
  await expect(page.getByText(t.acts.undone)).toBeVisible();
  await expect(page.getByText(officeAudit.acts.class_act_undone)).toBeVisible();

  // The audit says the same in words, in both languages.
  await page.goto(server.url + href('officeAudit', 'en'));
  const undone = page.getByRole('table', { name: officeAudit.caption }).getByRole('row').filter({
    hasText: officeAudit.acts.class_act_undone,
  });
  await expect(undone.first()).toContainText(officeAudit.acts.class_messaged);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('table', { name: auditFr.caption })).toContainText(auditFr.acts.class_messaged);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await looks(page, 'audit-fr-phone');
});

test('attendance is ticked without a connection, says so, and is sent when it is back', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await openOffice(page, server, `${list}/demo-running`);
  const first = page.locator('.office-ticks fieldset').first();
  await expect(first).toBeVisible();
  await context.setOffline(true);
  await first.getByRole('radio', { name: t.attendance.states.present, exact: true }).check();
  await expect(page.getByText(/waits? on this device/)).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await expect(page.getByText(t.attendance.saved)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(first.getByLabel(t.attendance.states.present, { exact: true })).toBeChecked();
});

test('before a session begins nobody is present, and an absence can be marked', async ({ page }) => {
  await page.route('**/Website/office/classes/demo-running', async (route) => {
    const file = (await (await route.fetch()).json()) as { sessions: { start: string }[] };
    const start = new Date(Date.now() + 2 * 3_600_000).toISOString();
    await route.fulfill({ json: { ...file, sessions: file.sessions.map((one) => ({ ...one, start })) } });
  });
  await openOffice(page, server, `${list}/demo-running`);
  const first = page.locator('.office-ticks fieldset').first();
  const { present, partly, absent } = t.attendance.states;
  for (const state of [present, partly]) await expect(first.getByLabel(state, { exact: true })).toBeDisabled();
  await expect(first.getByLabel(absent, { exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: t.attendance.all })).toBeDisabled();
  await expect(page.getByText(errors.not_begun)).toBeVisible();
});

test('on a phone, in French: list, week and class are no wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOffice(page, server, list);
  await page.getByRole('button', { name: 'Français' }).click();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect(page.getByRole('table', { name: fr.caption }).getByRole('link').first()).toBeVisible();
  expect(await wider()).toBe(0);
  await page.getByLabel(fr.filters.view).selectOption('week');
  await page.getByRole('button', { name: fr.week.after }).click();
  await expect(page.locator('.office-week a').first()).toBeVisible();
  expect(await wider()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${server.url}${list}/demo-running`);
  await expect(page.getByRole('heading', { name: fr.file.facts })).toBeVisible();
  expect(await wider()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('a month: a table by week, each class a bar with its fill and state; the address keeps it; on a phone its days', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openOffice(page, server, `${list}?view=month&month=2027-01`);
  const table = page.getByRole('table', { name: 'January 2027' });
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ]);
  const bar = table.getByRole('listitem').first();
  await expect(bar).toContainText(/\d+ of \d+/);
  await expect(bar.getByRole('link')).toHaveAttribute('href', /\/office\/classes\//);
  const more = table.locator('details').first();
  await expect(more.getByRole('listitem').first()).toBeHidden();
  await more.locator('summary').click();
  await expect(more.getByRole('listitem').first()).toBeVisible();
  await looks(page, 'month');
  await page.getByRole('button', { name: t.month.after }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'February 2027' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('month')).toBe('2027-02');
  await page.getByRole('combobox', { name: t.filters.language, exact: true }).selectOption('fr');
  await expect.poll(() => page.url()).toContain('language=fr');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'February 2027' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: t.filters.language, exact: true })).toHaveValue('fr');
  await page.getByRole('button', { name: t.month.before }).click();
  await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();

  // In French, on a phone: a list of days.
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('table', { name: 'janvier 2027' }).getByRole('link').first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('.office-week').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await looks(page, 'month-fr-phone');
});
