import type { Page } from 'playwright/test';
import type { Server } from '../../scripts/lib/server.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { officeBookings } from '../../src/i18n/strings/en/office/bookings.ts';
import { officeShell } from '../../src/i18n/strings/en/office/shell.ts';
import { officeTelephone as t } from '../../src/i18n/strings/en/office/telephone.ts';
import { officeTelephone as fr } from '../../src/i18n/strings/fr/office/telephone.ts';
import { violationsOf } from './axe.ts';
import { officeServer, openOffice, ownersCode, typeBuyer } from './office.ts';
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

/** A screen with classes that begin late enough for an invoice. */
async function laterClasses(page: Page): Promise<void> {
  const from = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10);
  const answered = page.waitForResponse(
    (response) => /\/Website\/.*from=/.test(response.url()) && response.url().includes(from),
  );
  await page.goto(`${server.url}${href('officeBookings', 'en')}/new?from=${from}`);
  const { classes } = (await (await answered).json()) as { classes: { id: string }[] };
  // The list of all classes may have come first. Ten stand there at first, and the head.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(Math.min(classes.length, 10) + 1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function chooseFirst(page: Page, texts: typeof t | typeof fr = t): Promise<void> {
  const rows = page.getByRole('table', { name: texts.search.caption });
  // What is chosen stands above, out of sight: the row says it, and takes it back.
  const first = rows.getByRole('button').first();
  await first.click();
  await expect(first).toHaveText(texts.chosen.remove);
  await first.click();
  await expect(page.getByText(texts.chosen.most)).toBeHidden();
  await first.click();
  await expect(page.getByText(texts.chosen.most)).toBeVisible();
  await expect(page.getByRole('link', { name: texts.chosen.count.one.replace('{count}', '1') })).toBeVisible();
}

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

test('somebody on the telephone books two seats on invoice', async ({ page, allow }) => {
  allow(/status.* 40[013]/);
  await openOffice(page, server, href('officeBookings', 'en'));
  await page.getByRole('link', { name: t.add }).click();
  await expect(page.getByText(t.chosen.none)).toBeVisible();
  await laterClasses(page);
  await chooseFirst(page);
  await page.getByLabel(/^Seats in/).selectOption('2');
  expect(await violationsOf(page)).toEqual([]);
  await shot(page, 'telephone-classes');
  await page.getByRole('button', { name: t.hold.submit }).click();
  await expect(page.getByRole('heading', { name: t.steps.buyer })).toBeVisible();

  await typeBuyer(page);
  const promo = page.getByLabel(t.money.promo);
  await promo.click();
  await page.keyboard.type('TRYIT10');
  await page.keyboard.press('Tab');
  await expect(page.getByText('TRYIT10')).toBeVisible();
  await expect(promo).toHaveValue('TRYIT10');
  await page.getByRole('radio', { name: /^On invoice/ }).check();
  await page.getByLabel(t.form.fields.note).fill('Names follow on Monday.');
  await page.getByRole('button', { name: /^Book/ }).click();
  await expect(page.getByText(strings('en').validation.accept).first()).toBeVisible();
  await page.getByLabel(t.form.fields['terms.version']).check();
  expect(await violationsOf(page)).toEqual([]);
  await shot(page, 'telephone-buyer');
  await page.getByRole('button', { name: /^Book for/ }).click();
  await page.getByLabel(officeShell.code).fill(await ownersCode(server));
  await page.getByRole('button', { name: officeShell.money.open }).click();
  await expect(page.getByText(officeBookings.file.proved.staff).first()).toBeVisible();
  await expect(page.getByText('Names follow on Monday.').first()).toBeVisible();
  await expect(page.getByText('City of Ottawa').first()).toBeVisible();
  await shot(page, 'telephone-booked');
});

test('a block of seats is held for a client, shown with its reason, and given back; on a phone, in French', async ({
  page,
  allow,
}) => {
  allow(/status.* 40[013]/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openOffice(page, server, `${href('officeBookings', 'en')}/new`);
  await page.getByRole('button', { name: 'Français' }).click();
  await laterClasses(page);
  await chooseFirst(page, fr);
  await page.getByText(fr.block.title, { exact: true }).click();
  await page.getByLabel(fr.block.fields.client, { exact: true }).fill('Ville de Gatineau');
  const until = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(fr.block.fields.until).fill(until);
  await page.getByRole('button', { name: fr.block.submit, exact: true }).click();
  await expect(page.getByText(fr.block.ifEmpty.reason).first()).toBeVisible();
  await page.getByLabel(fr.block.fields.reason).fill('Les noms suivent.');
  await page.getByRole('button', { name: fr.block.submit, exact: true }).click();
  await expect(page.getByText(fr.block.done)).toBeVisible();
  const blocks = page.getByRole('table', { name: fr.blocks.title });
  await expect(blocks).toContainText('Ville de Gatineau');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await shot(page, 'block-fr');
  await blocks.getByRole('button', { name: fr.blocks.acts.until }).click();
  await blocks
    .getByLabel(fr.blocks.movedFields.until)
    .fill(new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10));
  await blocks.getByRole('button', { name: fr.blocks.movedSubmit }).click();
  await expect(page.getByText(fr.block.ifEmpty.reason).first()).toBeVisible();
  await blocks.getByLabel(fr.blocks.movedFields.reason).fill('Le client vote lundi.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await blocks.getByRole('button', { name: fr.blocks.movedSubmit }).click();
  await expect(page.getByText(fr.blocks.moved)).toBeVisible();
  await blocks.getByRole('link', { name: fr.blocks.book }).click();
  await expect(page.getByText(/Ville de Gatineau/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await shot(page, 'block-book-fr');
  await page.goBack();
  await blocks.getByRole('button', { name: fr.blocks.acts.release }).click();
  await blocks.getByRole('textbox').fill('Le client renonce.');
  await blocks.getByRole('button', { name: fr.blocks.acts.release }).click();
  await expect(page.getByText(fr.blocks.released)).toBeVisible();
});
