import type { Page } from 'playwright/test';
import { demoAccount } from '../../functions/accounts/demo-account.ts';
import type { Server } from '../../scripts/lib/server.ts';
import { NEEDS_LIFE_DAYS } from '../../src/domain/needs/needs.ts';
import { fill } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeCourseware as courseware } from '../../src/i18n/strings/en/office/courseware.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { needs as said } from '../../src/i18n/strings/en/needs.ts';
import { officeNeeds as needs } from '../../src/i18n/strings/en/office/needs.ts';
import { officeBookings as t } from '../../src/i18n/strings/en/office/bookings.ts';
import { officeCourseware as coursewareFr } from '../../src/i18n/strings/fr/office/courseware.ts';
import { needs as saidFr } from '../../src/i18n/strings/fr/needs.ts';
import { officeNeeds as needsFr } from '../../src/i18n/strings/fr/office/needs.ts';
import { officeBookings as fr } from '../../src/i18n/strings/fr/office/bookings.ts';
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

const PHONE = { width: 390, height: 844 };
const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const looks = async (page: Page, name: string) => {
  expect(await violationsOf(page)).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

/** What is on paper when a button is pressed. */
async function printedBy(page: Page, button: string): Promise<string> {
  const printed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.print = () => resolve(document.querySelector('.office-sheet')?.textContent ?? '');
      }),
  );
  await page.getByRole('button', { name: button, exact: true }).click();
  return printed;
}

/** Logs the client in where My Training asks for it. */
async function logInTo(page: Page): Promise<void> {
  const { login } = strings('en');
  await page.goto(server.url + href('clientSection', 'en'));
  const dialog = page.getByRole('dialog', { name: login.title });
  await dialog.getByLabel(login.fields.email).fill(demoAccount.email);
  await dialog.getByLabel(login.fields.password).fill(demoAccount.password);
  await dialog.getByRole('button', { name: login.submit }).click();
  await expect(dialog).toBeHidden();
}

const inFrench = async (page: Page) => {
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Français' }).click();
};

test('what somebody needs is noted on the class, printed with names or without, and read on a phone in French', async ({
  page,
}) => {
  await openOffice(page, server, `${href('officeClasses', 'en')}/demo-running`);
  await expect(page.getByText(needs.none)).toBeVisible();
  await page.getByText(needs.note.title, { exact: true }).click();
  const submit = page.getByRole('button', { name: needs.note.submit, exact: true });
  await submit.click();
  await expect(page.getByText(needs.note.ifEmpty.participantId).first()).toBeVisible();
  const choice = page.getByLabel(needs.note.fields.participantId, { exact: true });
  const who = await choice.locator('option').nth(1).innerText();
  await choice.selectOption({ index: 1 });
  await page.getByLabel(needs.note.fields.needs).fill('Captions');
  await submit.click();
  await expect(page.getByText(needs.note.done)).toBeVisible();
  await expect(page.getByText(`(${needs.who.office})`)).toBeVisible();
  await looks(page, 'needs-en');
  const names = await printedBy(page, needs.print.names);
  expect(names).toContain('Captions');
  const sums = await printedBy(page, needs.print.sums);
  expect(sums).toContain(fill(needs.count, { needs: 'Captions', count: 1 }));
  expect([names.includes(who), sums.includes(who)]).toEqual([true, false]);
  await inFrench(page);
  await expect(page.getByText(fill(needsFr.hint, { days: NEEDS_LIFE_DAYS }))).toBeVisible();
  expect(await wider(page)).toBe(0);
  await looks(page, 'needs-fr-phone');
});

test('courseware goes by post once the office says so: an address, a label, sent and taken back', async ({ page }) => {
  await openOffice(page, server, `${href('officeClasses', 'en')}/demo-running`);
  await page.getByRole('button', { name: courseware.turnOn, exact: true }).click();
  await expect(page.getByText(courseware.turned.on)).toBeVisible();
  await expect(page.getByText(courseware.noAddress).first()).toBeVisible();
  await page.getByText(courseware.note.title, { exact: true }).click();
  await page.getByLabel(courseware.note.fields.participantId, { exact: true }).last().selectOption({ index: 1 });
  await page.getByLabel(courseware.note.fields.address).fill('12 Elm St\nSudbury ON P3A 1A1');
  await page.getByRole('button', { name: courseware.note.submit, exact: true }).click();
  await expect(page.getByText(courseware.note.done)).toBeVisible();
  await looks(page, 'courseware-en');
  expect(await printedBy(page, courseware.print)).toContain('Sudbury ON P3A 1A1');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: courseware.csv }).click();
  expect((await saved).suggestedFilename()).toBe('courseware-demo-running.csv');
  await page.getByRole('button', { name: new RegExp(`^${courseware.send}`) }).click();
  await expect(page.getByText(courseware.done)).toBeVisible();
  await inFrench(page);
  await expect(page.getByText(/^envoyé le /)).toBeVisible();
  expect(await wider(page)).toBe(0);
  await looks(page, 'courseware-fr-phone');
  await page.getByRole('button', { name: new RegExp(`^${coursewareFr.notSent}`) }).click();
  await expect(page.getByText(coursewareFr.done)).toBeVisible();
  await expect(page.getByText(/^envoyé le /)).toBeHidden();
});

test('a purchase order that comes after the invoice is named on it, with its story, and mailed to the client', async ({
  page,
}) => {
  await openOffice(page, server, href('officeBookings', 'en'));
  await page.getByLabel(t.filters.q).fill(demoAccount.email);
  await page.getByRole('table', { name: t.caption }).getByRole('row').nth(1).getByRole('link').click();
  await page.getByText(t.purchaseOrder.give, { exact: true }).click();
  await page.getByLabel(t.purchaseOrder.fields.purchaseOrder).fill('see https://example.com');
  const submit = page.getByRole('button', { name: t.purchaseOrder.submit, exact: true });
  await submit.click();
  await expect(page.locator('.form-problem')).toBeVisible();
  await page.getByLabel(t.purchaseOrder.fields.purchaseOrder).fill('PO-2027-118');
  await page.getByLabel(t.purchaseOrder.fields.send).check();
  await looks(page, 'order-en');
  await submit.click();
  await expect(page.getByText(t.purchaseOrder.done)).toBeVisible();
  await expect(page.getByText(fill(t.file.order, { order: 'PO-2027-118' }))).toBeVisible();
  await expect(page.getByText('– → PO-2027-118')).toBeVisible();
  await inFrench(page);
  await page.getByText(fr.purchaseOrder.change, { exact: true }).click();
  await expect(page.getByLabel(fr.purchaseOrder.fields.purchaseOrder)).toHaveValue('PO-2027-118');
  expect(await wider(page)).toBe(0);
  await looks(page, 'order-fr-phone');
});

test('who is logged in says what they need in My Training, in either language, and sees it again', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await logInTo(page);
  const own = page.getByRole('region', { name: said.own.title });
  await own.getByLabel(said.own.fields.needs).fill('Step-free access');
  await looks(page, 'own-needs-en');
  await own.getByRole('button', { name: said.own.save }).click();
  await expect(page.getByText(said.own.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: said.own.fields.needs })).toHaveValue('Step-free access');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('textbox', { name: saidFr.own.fields.needs })).toHaveValue('Step-free access');
  expect(await wider(page)).toBe(0);
  await looks(page, 'own-needs-fr-phone');
});
