import type { Locator, Page } from 'playwright/test';
import { startCards } from '../../scripts/lib/cards.ts';
import { runScheduled, type Server } from '../../scripts/lib/server.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeBookings as bookings } from '../../src/i18n/strings/en/office/bookings.ts';
import { officeClasses as classes } from '../../src/i18n/strings/en/office/classes.ts';
import { officeShell } from '../../src/i18n/strings/en/office/shell.ts';
import { bookingClient, onlineClass, order } from '../system/booking-client.ts';
import { violationsOf } from './axe.ts';
import { officeServer, openOffice, ownersCode } from './office.ts';
import { expect, test } from './quiet-page.ts';
import { payByCard } from './card-page.ts';

let server: Server;
let stop: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ server, stop } = await officeServer(startCards));
});
test.afterAll(() => stop());
test.beforeEach(() => test.setTimeout(240_000));

/** Presses Tab until it is there: nothing is reached in another way. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${wanted.toString()}`);
}

const press = async (page: Page, wanted: Locator, key = 'Enter') => {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
};

test('a sick trainer, by the keyboard alone: somebody else gives the class, which moves to the early morning, and is put back', async ({
  page,
}) => {
  await openOffice(page, server, href('officeClasses', 'en'));
  const from = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${server.url}${href('officeClasses', 'en')}?from=${from}&where=online`);
  await press(page, page.getByRole('table', { name: classes.caption }).getByRole('link').first());
  const fact = (name: string) =>
    page
      .locator('.office-facts > div')
      .filter({ has: page.locator('dt', { hasText: name }) })
      .first();

  const trainer = fact(classes.file.fields.trainer);
  await press(page, trainer.getByText(classes.acts.change, { exact: true }));
  const who = trainer.getByLabel(classes.acts.fields.trainer, { exact: true });
  await tabTo(page, who);
  const before = await who.inputValue();
  await page.keyboard.press('ArrowDown');
  const after = await who.inputValue();
  expect(after).not.toBe(before);
  await tabTo(page, trainer.getByLabel(classes.acts.fields.reason));
  await page.keyboard.type('Ill since this morning.');
  await press(page, trainer.getByRole('button', { name: classes.acts.submit }));
  await expect(page.getByText(classes.acts.done).first()).toBeVisible();
  await expect(trainer).toContainText('Ill since this morning.');

  const sessions = fact(classes.file.fields.sessions);
  await press(page, sessions.getByText(classes.acts.change, { exact: true }));
  await tabTo(page, sessions.getByLabel(classes.acts.fields.from.replace('{number}', '1')));
  // Nobody else's class begins so early.
  await page.keyboard.type('07:00AM');
  await tabTo(page, sessions.getByLabel(classes.acts.fields.to.replace('{number}', '1')));
  await page.keyboard.type('08:30AM');
  await tabTo(page, sessions.getByLabel(classes.acts.fields.reason));
  await page.keyboard.type('Whoever gives it has another class later that day.');
  await press(page, sessions.getByRole('button', { name: classes.acts.submit }));
  await expect(sessions).toContainText('7:00 a.m.–8:30 a.m.');
  await expect(page.getByText(/Nobody was told yet/).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: classes.acts.undo, exact: true }).first());
  await expect(sessions).not.toContainText('7:00 a.m.–8:30 a.m.');
});

test('a refund by card: a seat is cancelled on the telephone, the card company sends it back, and its papers open', async ({
  page,
  request,
  allow,
}) => {
  allow(/status.* 403/);
  const api = bookingClient(server.url);
  const event = await onlineClass(server.url);
  const hold = (await api.hold(event, 1)).body as { reference: string };
  const wanted = { ...order(event, 1, 'Noor'), paymentMethod: 'card' as const, purchaseOrder: '' };
  expect((await api.confirm(hold.reference, wanted)).status).toBe(200);
  const { body: payable } = await api.payAt(hold.reference);
  await page.goto(String(payable.payAt));
  await payByCard(page, 'en', { name: 'Noor Tremblay' });
  await page.waitForURL(/confirmation/);

  await openOffice(page, server, `${href('officeBookings', 'en')}?q=robin@example.ca`);
  const rows = page.getByRole('table', { name: bookings.caption }).getByRole('row').filter({ hasText: 'Noor' });
  await rows.first().getByRole('link').click();
  const receipt = page.getByRole('link', { name: bookings.file.receipt, exact: true });
  const paper = await request.get(String(await receipt.evaluate((link: HTMLAnchorElement) => link.href)), {
    headers: { cookie: (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByText(bookings.changes.title, { exact: true }).click();
  await page.getByRole('combobox', { name: bookings.changes.what, exact: true }).selectOption('cancel');
  await page.getByRole('group', { name: bookings.changes.seats }).getByRole('checkbox').first().check();
  await page.getByLabel(bookings.changes.percent).fill('0');
  const submit = page.getByRole('button', { name: bookings.changes.submit, exact: true });
  await page.locator('form', { has: submit }).getByLabel(bookings.changes.form.fields.reason).fill('Double booked.');
  await submit.click();
  await page.getByLabel(officeShell.code).fill(await ownersCode(server));
  await page.getByRole('button', { name: officeShell.money.open }).click();
  await expect(page.getByText(bookings.changes.done)).toBeVisible();
  await runScheduled(server.url);
  await page.reload();
  const back = formatMoney(wanted.totalCents, 'en');
  await expect(page.getByText(`${bookings.file.refund}, ${back}, ${bookings.file.movementStates.done}`)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Credit note/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
