import { demoAccount } from '../../functions/accounts/demo-account.ts';
import type { Server } from '../../scripts/lib/server.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeBookings as t } from '../../src/i18n/strings/en/office/bookings.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { officeTables } from '../../src/i18n/strings/en/office/tables.ts';
import { officeBookings as fr } from '../../src/i18n/strings/fr/office/bookings.ts';
import { bookingClient, onlineClass, order } from '../system/booking-client.ts';
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

const list = href('officeBookings', 'en');
const heading = (name: string) => ({ level: 2, name: new RegExp(`^${name.replace('{number}', '.{9}')}`) });

test('a cheque by post: the booking is found by its e-mail, the cheque recorded with a new code, a note kept', async ({
  page,
  allow,
}) => {
  allow(/status.* 403/);
  await openOffice(page, server, list);
  await page.getByLabel(t.filters.q).fill('nobody has this name');
  await expect(page.getByText(t.none)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByLabel(t.filters.q).fill(demoAccount.email);
  const rows = page.getByRole('table', { name: t.caption }).getByRole('row');
  await expect(rows).not.toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', heading(t.file.title))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // Somebody else has it open as well.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText(t.payment.title).click();

  await page.getByText(t.payment.title).click();
  // All that is open, today.
  await expect(page.getByLabel(t.payment.fields.amount)).toHaveValue(/^[1-9][\d,]*\.\d\d$/);
  await expect(page.getByLabel(t.payment.fields.receivedOn)).toHaveValue(/^20\d\d-\d\d-\d\d$/);
  await page.getByLabel(t.payment.fields.amount).fill('');
  await page.getByRole('button', { name: t.payment.submit }).click();
  await expect(page.getByText(t.payment.reasons.amount.amount).first()).toBeVisible();
  await page.getByLabel(t.payment.fields.method, { exact: true }).selectOption('cheque');
  await page.getByLabel(t.payment.fields.amount).fill('100.50');
  await page.getByLabel(t.payment.fields.receivedOn).fill('2026-11-19');
  await page.getByLabel(t.payment.fields.note).fill('no. 118');
  await page.getByRole('button', { name: t.payment.submit }).click();
  await confirmMoney(page, server);
  await expect(page.getByText(t.payment.done)).toBeVisible();
  await expect(page.getByText(/cheque, \$100\.50, received, no\. 118/)).toBeVisible();

  // Who was slower sees what came in, and what was typed is still there.
  await other.getByLabel(t.payment.fields.method, { exact: true }).selectOption('cheque');
  await other.getByLabel(t.payment.fields.amount).fill('1.00');
  await other.getByLabel(t.payment.fields.receivedOn).fill('2026-11-19');
  await other.getByRole('button', { name: t.payment.submit }).click();
  await expect(other.getByText(strings('en').errors.booking_changed)).toBeVisible();
  await expect(other.getByText(/cheque, \$100\.50, received, no\. 118/)).toBeVisible();
  await expect(other.getByLabel(t.payment.fields.amount)).toHaveValue('1.00');
  await other.getByRole('button', { name: t.payment.submit }).click();
  await expect(other.getByText(t.payment.done)).toBeVisible();
  await other.close();

  await page.getByRole('textbox', { name: t.note.fields.text, exact: true }).fill('The cheque came by post.');
  await page.getByRole('button', { name: t.note.submit }).click();
  await expect(page.getByText(t.note.done)).toBeVisible();
  await expect(page.getByText('The cheque came by post.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a seat is cancelled by telephone for no fee, with what it gives back before and the reason after', async ({
  page,
  allow,
}) => {
  allow(/status.* 403/);
  await openOffice(page, server, list);
  await page.getByLabel(t.filters.state).selectOption('confirmed');
  await page.getByLabel(t.filters.q).fill(demoAccount.email);
  const rows = page.getByRole('table', { name: t.caption }).getByRole('row');
  await rows.nth(1).getByRole('link').click();
  await page.getByText(t.changes.title, { exact: true }).click();
  await page.getByRole('combobox', { name: t.changes.what, exact: true }).selectOption('cancel');
  // The first two classes of the demo cost nothing.
  await page.getByRole('combobox', { name: t.changes.class, exact: true }).selectOption({ index: 2 });
  const submit = page.getByRole('button', { name: t.changes.submit, exact: true });
  const form = page.locator('form', { has: submit });
  await form.getByLabel(t.changes.form.fields.reason).fill('Ill.');
  await submit.click();
  await expect(form.locator('.form-problems')).toContainText(t.changes.missing.seats);
  await form.getByLabel(t.changes.form.fields.reason).fill('');
  await page.getByRole('group', { name: t.changes.seats }).getByRole('checkbox').first().check();
  await page.getByLabel(t.changes.percent).fill('0');
  await expect(page.getByText(/Credited, tax included/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await submit.click();
  await expect(page.getByText(t.changes.form.ifEmpty.reason).first()).toBeVisible();
  await form.getByLabel(t.changes.form.fields.reason).fill('Ill, says her manager.');
  await submit.click();
  await confirmMoney(page, server);
  await expect(page.getByText(t.changes.done)).toBeVisible();
  // Among the changes of the booking, and among the acts of the office.
  await expect(page.getByText(/Ill, says her manager\./).first()).toBeVisible();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/changed.png`, fullPage: true });
});

test('a seat is given back as a credit, which pays the client’s next booking', async ({ page, allow }) => {
  allow(/status.* 403/);
  const api = bookingClient(server.url);
  const event = await onlineClass(server.url);
  const invoiced = async (name: string) => {
    const { reference } = (await api.hold(event, 1)).body as { reference: string };
    const { body } = await api.confirm(reference, order(event, 1, name));
    return (await api.prove({ reference, number: body.number })).number ?? '';
  };
  const [paid, next] = [await invoiced('Noor'), await invoiced('Noor')];
  await openOffice(page, server, `${list}?q=${paid}`);
  const openFile = async (number: string) => {
    await page.goto(`${server.url}${list}?q=${number}`);
    await page.getByRole('link', { name: number }).click();
  };
  await openFile(paid);
  const { totalCents } = order(event, 1);
  await page.getByText(t.payment.title).click();
  await page.getByLabel(t.payment.fields.method, { exact: true }).selectOption('transfer');
  await page.getByLabel(t.payment.fields.amount).fill((totalCents / 100).toFixed(2));
  await page.getByLabel(t.payment.fields.receivedOn).fill('2026-11-19');
  await page.getByRole('button', { name: t.payment.submit }).click();
  await confirmMoney(page, server);
  await expect(page.getByText(t.payment.done)).toBeVisible();
  await page.getByText(t.changes.title, { exact: true }).click();
  await page.getByRole('group', { name: t.changes.seats }).getByRole('checkbox').first().check();
  await page.getByLabel(t.changes.percent).fill('0');
  await page.getByRole('combobox', { name: t.changes.back }).selectOption('credit');
  const submit = page.getByRole('button', { name: t.changes.submit, exact: true });
  await page.locator('form', { has: submit }).getByLabel(t.changes.form.fields.reason).fill('Asked by telephone.');
  await submit.click();
  await expect(page.getByText(t.changes.done)).toBeVisible();

  await openFile(next);
  const amount = formatMoney(totalCents, 'en');
  await page.getByText(t.credit.title.replace('{amount}', amount)).click();
  const use = page.getByRole('button', { name: t.credit.submit, exact: true });
  const sum = page.locator('form', { has: use }).getByLabel(t.credit.fields.amount);
  await expect(sum).toHaveValue((totalCents / 100).toFixed(2));
  await sum.fill('9999');
  await use.click();
  await expect(page.getByText(t.credit.reasons.amount.amount.replace('{amount}', amount)).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await sum.fill((totalCents / 100).toFixed(2));
  await use.click();
  await expect(page.getByText(t.credit.done)).toBeVisible();
  await expect(page.getByText(t.file.settled)).toBeVisible();
  await expect(page.getByText(`${t.file.methods.credit}, ${amount}, ${t.file.movementStates.paid}`)).toBeVisible();
});

test('the list says the purchase order, and is saved as a table as it is filtered', async ({ page }) => {
  await openOffice(page, server, list);
  const table = page.getByRole('table', { name: t.caption });
  await expect(table.getByRole('columnheader', { name: t.heads.order })).toBeVisible();
  await page.getByLabel(t.filters.state).selectOption('confirmed');
  const link = page.getByRole('link', { name: officeTables.download });
  await expect(link).toHaveAttribute('href', /bookings\.csv\?state=confirmed&lang=en$/);
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toBe('bookings.csv');
  expect(await violationsOf(page)).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/bookings.png`, fullPage: true });
});

test('on a phone, in French: the list is one of cards, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOffice(page, server, list);
  await page.getByRole('button', { name: 'Français' }).click();
  const first = page.getByRole('table', { name: fr.caption }).getByRole('link').first();
  await expect(first).toBeVisible();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBe(0);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/bookings-phone.png` });
  await first.click();
  await expect(page.getByRole('heading', heading(fr.file.title))).toBeVisible();
  expect(await wider()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('a number that there is not is said to be missing, and a list without an answer can be asked again', async ({
  page,
  allow,
}) => {
  allow(/status.* (?:40[14]|503)|503/);
  await openOffice(page, server, `${list}/there-is-none`);
  await expect(page.getByText(t.missing)).toBeVisible();
  await page.route('**/Website/office/bookings*', (route) =>
    route.fulfill({ status: 503, json: { code: 'database_unavailable', message: '' } }),
  );
  await page.getByRole('link', { name: t.back }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('table', { name: t.caption })).toBeVisible();
});
