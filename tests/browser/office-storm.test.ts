import type { Page } from 'playwright/test';
import { present } from '../../src/domain/present.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeClasses as t } from '../../src/i18n/strings/en/office/classes.ts';
import { officeDay as day } from '../../src/i18n/strings/en/office/day.ts';
import { officeShell } from '../../src/i18n/strings/en/office/shell.ts';
import { officeClasses as fr } from '../../src/i18n/strings/fr/office/classes.ts';
import { officeDay as jour } from '../../src/i18n/strings/fr/office/day.ts';
import type { Server } from '../../scripts/lib/server.ts';
import { bookingClient, onlineClass, order } from '../system/booking-client.ts';
import { violationsOf } from './axe.ts';
import { officeServer, openOffice } from './office.ts';
import { expect, test } from './quiet-page.ts';

let server: Server;
let stop: () => Promise<void>;
let event: Awaited<ReturnType<typeof onlineClass>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ server, stop } = await officeServer());
  const api = bookingClient(server.url);
  event = await onlineClass(server.url);
  const { body } = await api.hold(event, 1);
  const confirmed = await api.confirm(body.reference, order(event, 1, 'Noor'));
  expect(confirmed.status).toBe(200);
  await api.prove(confirmed.body);
});
test.afterAll(() => stop());

/** The file of the class on a phone, with the form of its days unfolded. */
async function openDays(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOffice(page, server, `${href('officeClasses', 'en')}/${event.id}`);
  const facts = page.getByRole('region', { name: t.file.facts });
  await facts.getByText(t.acts.days.title, { exact: true }).click();
  return { facts, form: facts.locator('form').filter({ has: page.locator('[name=what]') }) };
}

test('a day is added to a class on a phone and undone, and its trainer’s number is noted', async ({ page, allow }) => {
  test.setTimeout(240_000);
  allow(/status.* 400/);
  const { facts, form } = await openDays(page);
  await form.getByLabel(t.acts.days.fields.what).selectOption('add');
  await expect(form.getByLabel(t.acts.days.fields.session)).toBeHidden();
  await form.getByRole('button', { name: t.acts.days.submit }).click();
  await expect(form.getByText(t.acts.days.ifEmpty.date).first()).toBeVisible();
  const last = present(event.sessions.at(-1));
  const after = new Date(Date.parse(dateIn(event.timeZone, last.start)) + 7 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel(t.acts.days.fields.date).fill(after);
  // Nobody else's class begins so early.
  await form.getByLabel(t.acts.days.fields.from).fill('06:00');
  await form.getByLabel(t.acts.days.fields.to, { exact: true }).fill('07:30');
  await form.getByLabel(officeShell.act.reason).fill('The second part.');
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await form.getByRole('button', { name: t.acts.days.submit }).click();
  await expect(page.getByText(t.acts.days.done)).toBeVisible();
  await page.getByRole('button', { name: t.acts.undo }).click();
  await expect(page.getByText(t.acts.undone)).toBeVisible();

  await facts.getByText(t.phone.add).click();
  await facts.getByLabel(t.phone.fields.phone).fill('613-555-0177');
  await facts.getByRole('button', { name: t.phone.submit }).click();
  await expect(facts.getByRole('link', { name: '613-555-0177' })).toHaveAttribute('href', 'tel:613-555-0177');
  await page.getByText('Français', { exact: true }).click();
  await expect(page.getByText(fr.phone.change)).toBeVisible();
  await page.getByText(fr.acts.days.title, { exact: true }).click();
  await expect(page.getByLabel(fr.acts.days.fields.what)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('after a storm it is ticked who stays, and counted who has decided what', async ({ page, allow }) => {
  test.setTimeout(240_000);
  allow(/status.* 400/);
  const { form } = await openDays(page);
  await form.getByLabel(t.acts.days.fields.what).selectOption('move');
  const [lost, last] = [present(event.sessions[0]), present(event.sessions.at(-1))];
  const after = new Date(Date.parse(dateIn(event.timeZone, last.start)) + 8 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel(t.acts.days.fields.date).fill(after);
  await form.getByLabel(t.acts.days.fields.from).fill('06:00');
  await form.getByLabel(t.acts.days.fields.to, { exact: true }).fill('07:30');
  await form.getByLabel(officeShell.act.reason).fill('A storm.');
  await form.getByRole('button', { name: t.acts.days.submit }).click();
  await expect(page.getByText(t.acts.days.done)).toBeVisible();

  const address = `${server.url}${href('officeDay', 'en')}?on=${dateIn(event.timeZone, lost.start)}`;
  await page.goto(address);
  const list = page.getByRole('region', { name: day.decisions.title });
  await expect(list.getByRole('status')).toHaveText(`${day.decisions.states.open}: 1`);
  await list.getByRole('checkbox').check();
  await expect(list.getByRole('status')).toHaveText(`${day.decisions.states.stays}: 1`);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto(address);
  await page.getByText('Français', { exact: true }).click();
  const french = page.getByRole('region', { name: jour.decisions.title });
  await expect(french.getByRole('checkbox')).toBeChecked();
  await expect(french).toContainText(/noté par/);
  await french.getByRole('checkbox').uncheck();
  await expect(french.getByText(jour.decisions.states.open, { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
