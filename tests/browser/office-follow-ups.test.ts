import type { Server } from '../../scripts/lib/server.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeFollowUps as t } from '../../src/i18n/strings/en/office/follow-ups.ts';
import { officeToday } from '../../src/i18n/strings/en/office/today.ts';
import { officeFollowUps as fr } from '../../src/i18n/strings/fr/office/follow-ups.ts';
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

test('what is noted in a file for today is on Today, is done there by the keyboard, undone, and put off', async ({
  page,
}) => {
  await openOffice(page, server, href('officeToday', 'en'));
  await page.getByRole('region', { name: officeToday.lists.overdue }).getByRole('link').first().click();
  const file = page.getByRole('region', { name: t.title });
  await expect(file.getByText(t.none)).toBeVisible();
  await file.getByText(t.note.title, { exact: true }).press('Enter');
  await file.getByRole('button', { name: t.note.submit }).click();
  await expect(file.getByLabel(t.note.fields.text)).toHaveAttribute('aria-invalid', 'true');
  await file.getByLabel(t.note.fields.text).fill('Ring back about the cheque.');
  await file.getByLabel(t.note.fields.day).fill(await page.evaluate(() => new Date().toLocaleDateString('sv')));
  await file.getByRole('button', { name: t.note.submit }).click();
  await expect(file.getByText(t.note.done)).toBeVisible();
  await expect(file.getByText(t.yours, { exact: false })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(server.url + href('officeToday', 'en'));
  const list = page.getByRole('region', { name: officeToday.lists.follow_ups });
  await expect(list).toContainText('Ring back about the cheque.');
  await list.getByRole('button', { name: t.finish }).press('Enter');
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: t.undo }).click();
  await expect(page.getByText(t.reopened)).toBeVisible();
  await list.getByText(t.move.title, { exact: true }).click();
  await list.getByLabel(t.move.fields.day).fill('2030-05-06');
  await list.getByRole('button', { name: t.move.submit }).click();
  await expect(list).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.url}${href('officeFollowUps', 'en')}?state=coming`);
  await expect(page.getByRole('table', { name: t.caption })).toContainText('Ring back about the cheque.');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('table', { name: fr.caption })).toContainText('6 mai 2030');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});
