import type { Page } from 'playwright/test';
import { runScheduled, type Server } from '../../scripts/lib/server.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeMoney as money } from '../../src/i18n/strings/en/office/money.ts';
import { officeStatements as t } from '../../src/i18n/strings/en/office/statements.ts';
import { officeStatements as fr } from '../../src/i18n/strings/fr/office/statements.ts';
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

/** Nothing is cut on a phone, nor hard to read or reach. */
const fits = async (page: Page, name: string) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true });
  }
  expect(await violationsOf(page)).toEqual([]);
};

const openStatement = async (page: Page) => {
  await openOffice(page, server, href('officeMoney', 'en'));
  const rows = page.getByRole('table', { name: money.caption }).getByRole('row');
  await rows.nth(1).getByRole('link', { name: money.statement, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.mails.title })).toBeVisible();
};

test('a statement has its period and its balances, in files and in French, too', async ({ page, allow }) => {
  allow(/status.* 403/);
  await openStatement(page);
  await expect(page.getByRole('table', { name: t.openCaption })).toBeVisible();
  await fits(page, 'statement');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: t.files['open-invoices'] }).click();
  expect((await waiting).suggestedFilename()).toBe('open-invoices.csv');
  await page.getByLabel(t.from, { exact: true }).fill('2099-01-02');
  await expect(page.getByText(t.none)).toBeVisible();
  await page.getByLabel(t.to, { exact: true }).fill('2099-01-01');
  await expect(page.getByRole('alert').filter({ hasText: t.wrong })).toBeVisible();
  await page.getByLabel(t.to, { exact: true }).fill('');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByText(fr.none)).toBeVisible();
  await fits(page, 'statement-fr');
});

test('what is open is sent with a note, undone, sent again, and read in the mailbox', async ({ page, allow }) => {
  // The second one of a day is refused.
  allow(/status.* 40[39]/);
  await openStatement(page);
  const note = page.getByRole('textbox', { name: t.mails.fields.note });
  await note.fill('As we said on the telephone.');
  await expect(page.getByText('As we said on the telephone.', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: t.mails.submit }).click();
  await expect(page.getByText(t.mails.done)).toBeVisible();
  await fits(page, 'statement-sent');
  await page.getByRole('button', { name: money.together.undo.undo }).click();
  await expect(page.getByText(t.mails.undone)).toBeVisible();
  await expect(note).toHaveValue('As we said on the telephone.');

  await note.fill('As we said yesterday.');
  await page.getByRole('button', { name: t.mails.submit }).click();
  await expect(page.getByText(t.mails.done)).toBeVisible();
  await expect(note).toHaveValue('');
  await page.getByRole('button', { name: t.mails.submit }).click();
  await expect(page.getByText('sent once a day at most')).toBeVisible();
  const found = async () => {
    await runScheduled(server.url);
    const answer = await fetch(`${server.url}/local/mailbox.json`);
    const mails = (await answer.json()) as { id: string; text: string }[];
    return mails.filter(({ text }) => text.includes('As we said')).map(({ id }) => id);
  };
  await expect.poll(found, { timeout: 90_000, intervals: [5_000] }).toHaveLength(1);
  await page.reload();
  const sent = page.getByRole('region', { name: t.mails.sentTitle });
  for (const state of [t.mails.states.sent, t.mails.states.undone])
    await expect(sent.getByRole('paragraph').filter({ hasText: new RegExp(`${state}$`) })).toBeVisible();
  await page.goto(`${server.url}/local/mailbox/${(await found())[0]}`);
  await expect(page.getByText('As we said yesterday.').first()).toBeVisible();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('As we said yesterday.')).toBeVisible();
  await expect(frame.getByRole('link').first()).toBeVisible();
});
