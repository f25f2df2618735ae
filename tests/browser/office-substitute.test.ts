import type { Page } from 'playwright/test';
import { demoAccount } from '../../functions/accounts/demo-account.ts';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import { present } from '../../src/domain/present.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeClasses as t } from '../../src/i18n/strings/en/office/classes.ts';
import { officeDay as day } from '../../src/i18n/strings/en/office/day.ts';
import { officeShell as shell } from '../../src/i18n/strings/en/office/shell.ts';
import { officeClasses as fr } from '../../src/i18n/strings/fr/office/classes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Server } from '../../scripts/lib/server.ts';
import { violationsOf } from './axe.ts';
import { officeServer, openOffice, ownersCode } from './office.ts';
import { expect, test } from './quiet-page.ts';

let server: Server;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ server, stop } = await officeServer());
});
test.afterAll(() => stop());

const file = () => `${href('officeClasses', 'en')}/demo-running`;

/** Whoever has the demonstration's account teaches under this name from now on. */
async function givesClassesAs(page: Page, teaches: string): Promise<void> {
  const post = async (path: string, data: object) =>
    page.request.post(server.url + path, {
      headers: { origin: server.url, 'idempotency-key': crypto.randomUUID() },
      data,
    });
  await post(openOfficeForMoney.path, { code: await ownersCode(server) });
  const found = await page.request.get(`${server.url}/Website/office/people?q=${demoAccount.email}`);
  const { people } = (await found.json()) as { people: { id: string }[] };
  const role = { role: 'trainer', teaches, reason: 'gives classes' };
  const given = await post(`/Website/office/people/${present(people[0]).id}/role`, role);
  expect(given.status(), await given.text()).toBeLessThan(300);
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a trainer is ill for a day: a colleague gives it, and ticks on her phone, in French, who is there', async ({
  page,
  browser,
  allow,
}) => {
  test.setTimeout(240_000);
  allow(/status.* 40[013]/);
  await openOffice(page, server, file());
  const { substitute } = t.acts;
  const facts = page.getByRole('region', { name: t.file.facts });
  await facts.getByText(substitute.title, { exact: true }).click();
  const form = facts
    .locator('form')
    .filter({ has: page.locator('[name=session]') })
    .filter({ has: page.locator('[name=trainer]') });
  const who = form.getByLabel(substitute.fields.trainer);
  const free = who.getByRole('option', { name: /: free then$/ }).first();
  const name = present(await free.getAttribute('value'));
  await form.getByRole('button', { name: substitute.submit }).click();
  await expect(form.getByText(shell.act.reason).first()).toBeVisible();
  await who.selectOption(name);
  await form.getByLabel(shell.act.reason).fill('Ill since this morning.');
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: substitute.submit }).click();
  await expect(page.getByText(substitute.done)).toBeVisible();
  await expect(facts).toContainText(`, given by ${name}`);
  await expect(facts).toContainText(`day 1: ${name}`);
  await page.goto(`${server.url}${href('officeDay', 'en')}?on=${dateIn('America/Toronto', Date.now() - 3_600_000)}`);
  await expect(page.getByRole('region', { name: day.people.title })).toContainText(name);
  await givesClassesAs(page, name);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const hers = await phone.newPage();
  await hers.goto(server.url + href('officeClasses', 'en'));
  const { login } = strings('en');
  const dialog = hers.getByRole('dialog', { name: login.title });
  await dialog.getByLabel(login.fields.email).fill(demoAccount.email);
  await dialog.getByLabel(login.fields.password).fill(demoAccount.password);
  await dialog.getByRole('button', { name: login.submit }).click();
  await hers.getByRole('button', { name: 'Français' }).click();
  await expect(hers.getByText(/^Vous en donnez un jour/).first()).toBeVisible();
  await hers.goto(server.url + file());
  await expect(hers.getByText(/^Vous en donnez un jour/)).toBeVisible();
  await expect(hers.getByText(fr.own.linksOfOthers)).toBeVisible();
  await expect(hers.getByText(fr.link.title)).toHaveCount(0);
  expect(await overflow(hers)).toBe(0);
  expect(await violationsOf(hers)).toEqual([]);
  const there = hers.getByRole('group', { name: /^Amir/ }).getByLabel(fr.attendance.states.present, { exact: true });
  const kept = hers.waitForResponse((answer) => answer.url().endsWith('/attendance'));
  await there.check();
  expect((await kept).status()).toBe(204);
  await hers.reload();
  await expect(there).toBeChecked();
  await phone.close();
});
