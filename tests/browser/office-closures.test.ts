import { href } from '../../src/i18n/routes.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { present } from '../../src/domain/present.ts';
import { officeClasses as classes } from '../../src/i18n/strings/en/office/classes.ts';
import { officeDay as t } from '../../src/i18n/strings/en/office/day.ts';
import { officeRooms as rooms } from '../../src/i18n/strings/en/office/rooms.ts';
import { officeShell } from '../../src/i18n/strings/en/office/shell.ts';
import { officeTables } from '../../src/i18n/strings/en/office/tables.ts';
import { officeDay as fr } from '../../src/i18n/strings/fr/office/day.ts';
import { officeRooms as roomsFr } from '../../src/i18n/strings/fr/office/rooms.ts';
import type { Server } from '../../scripts/lib/server.ts';
import { bookingClient, onlineClass, order } from '../system/booking-client.ts';
import { violationsOf } from './axe.ts';
import { officeServer, openOffice } from './office.ts';
import { expect, test } from './quiet-page.ts';

let server: Server;
let stop: () => Promise<void>;
/** A day on which somebody has booked, and the class. */
let on: string;
let booked: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ server, stop } = await officeServer());
  const api = bookingClient(server.url);
  const event = await onlineClass(server.url);
  const { body } = await api.hold(event, 1);
  const confirmed = await api.confirm(body.reference, order(event, 1, 'Noor'));
  expect(confirmed.status).toBe(200);
  await api.prove(confirmed.body);
  booked = event.id;
  on = dateIn(event.timeZone, present(event.sessions[0]).start);
});
test.afterAll(() => stop());
test.beforeEach(() => test.setTimeout(240_000));

const day = href('officeDay', 'en');

test('a storm: everybody of a day is called and ticked, a class is cancelled, undone and moved, and a colleague sees it', async ({
  page,
  context,
}) => {
  await openOffice(page, server, `${href('officeClasses', 'en')}?from=${on}&where=online`);
  const all = page.getByRole('link', { name: t.link });
  await expect(all).toHaveAttribute('href', `${day}?on=${on}&where=online`);
  await all.click();
  const table = page.getByRole('table', { name: t.classes.caption });
  await expect(table).toBeVisible();
  await expect(page.getByRole('combobox', { name: t.filters.where, exact: true })).toHaveValue('online');

  const people = page.getByRole('region', { name: t.people.title });
  await expect(people.getByRole('link', { name: '613-555-0101' })).toHaveAttribute('href', 'tel:613-555-0101');
  const call = people.getByLabel(t.people.call.replace('{name}', 'Noor Tremblay'));
  await call.selectOption('reached');
  await expect(people.getByRole('status')).toHaveText(/^1 of /);
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(colleague.getByLabel(t.people.call.replace('{name}', 'Noor Tremblay'))).toHaveValue('reached');
  await colleague.close();
  expect(await violationsOf(page)).toEqual([]);

  // All but the class that was booked are left out.
  const own = table.getByRole('row').filter({ has: page.locator(`a[href$="/${booked}"]`) });
  for (const box of await table.getByRole('checkbox').all()) await box.uncheck();
  await own.getByRole('checkbox').check();
  await expect(page.getByText('1 class is chosen.')).toBeVisible();
  const cancel = page.getByRole('region', { name: t.cancel.title });
  await cancel.locator('summary').click();
  await expect(cancel.getByText(/is cancelled\. 1 seat:/)).toBeVisible();
  await cancel.getByRole('button', { name: t.cancel.submit }).click();
  await expect(cancel.getByText(officeShell.act.reasonMissing).first()).toBeVisible();
  await cancel.getByLabel(officeShell.act.reason).fill('A storm.');
  expect(await violationsOf(page)).toEqual([]);
  await cancel.getByRole('button', { name: t.cancel.submit }).click();
  await expect(cancel.getByRole('heading', { name: t.outcomes.title })).toBeVisible();
  await expect(cancel.getByText(`: ${t.outcomes.cancel}`)).toBeVisible();
  await expect(own).toContainText(classes.states.cancelled);
  await page.getByRole('button', { name: classes.acts.undo, exact: true }).first().click();
  await expect(page.getByText(classes.acts.undone)).toBeVisible();
  await expect(own).not.toContainText(classes.states.cancelled);

  const move = page.getByRole('region', { name: t.move.title });
  await move.locator('summary').click();
  const later = new Date(Date.parse(on) + 28 * 86_400_000).toISOString().slice(0, 10);
  await move.getByLabel(t.move.to).fill(later);
  await expect(move.getByText(t.preview)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('what fails of several acts is named and tried again without the rest; the message goes to all in both languages', async ({
  page,
  allow,
}) => {
  allow(/503/);
  await openOffice(page, server, `${day}?on=${on}&where=online`);
  const message = page.getByRole('region', { name: t.message.title });
  await message.locator('summary').click();
  await message.getByLabel(t.message.fields.text).fill('We are closed.');
  await message.getByRole('button', { name: t.message.submit }).click();
  await expect(message.getByText(t.message.ifEmpty.french).first()).toBeVisible();
  await message.getByLabel(t.message.fields.french).fill('Nous sommes fermés.');
  const failing = `**/Website/office/classes/${booked}/message`;
  await page.route(failing, (route) =>
    route.fulfill({ status: 503, json: { code: 'database_unavailable', message: '' } }),
  );
  await message.getByRole('button', { name: t.message.submit }).click();
  const again = message.getByRole('button', { name: t.outcomes.again.one });
  await expect(again).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute(failing);
  await again.click();
  await expect(again).toBeHidden();
  await expect(message.getByText(`: ${t.outcomes.message}`).first()).toBeVisible();
  await expect(page.getByText(/Nobody was told yet/).first()).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: officeTables.download }).click();
  expect((await saved).suggestedFilename()).toBe(`people-${on}.csv`);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: fr.people.title })).toBeVisible();
  await expect(page.getByLabel(fr.people.call.replace('{name}', 'Noor Tremblay'))).toHaveValue('reached');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('what failed to move is tried again on the day that was asked for, whatever day stands in the field by then', async ({
  page,
  allow,
}) => {
  allow(/503/);
  await openOffice(page, server, `${day}?on=${on}&where=online`);
  const table = page.getByRole('table', { name: t.classes.caption });
  const own = table.getByRole('row').filter({ has: page.locator(`a[href$="/${booked}"]`) });
  await expect(own).toBeVisible();
  for (const box of await table.getByRole('checkbox').all()) await box.uncheck();
  await own.getByRole('checkbox').check();
  const move = page.getByRole('region', { name: t.move.title });
  await move.locator('summary').click();
  const daysLater = (days: number) => new Date(Date.parse(on) + days * 86_400_000).toISOString().slice(0, 10);
  const [asked, other] = [daysLater(28), daysLater(35)];
  // Nothing stands in the way, whatever the schedule has then.
  const free = { session: null, problem: null, clash: null, roomClash: null, isHoliday: false, sessions: [] };
  await page.route('**/Website/office/days/*/moved?*', (route) =>
    route.fulfill({ json: { classes: [{ id: booked, ...free }] } }),
  );
  /** The first date of what was sent, each time. */
  const sent: string[] = [];
  await page.route(`**/Website/office/classes/${booked}/{change,days}`, async (route) => {
    sent.push(/20\d\d-\d\d-\d\d/.exec(route.request().postData() ?? '')?.[0] ?? '');
    await route.fulfill({ status: 503, json: { code: 'database_unavailable', message: '' } });
  });
  await move.getByLabel(t.move.to).fill(asked);
  await move.getByLabel(officeShell.act.reason).fill('A strike.');
  await move.getByRole('button', { name: t.move.submit }).click();
  const again = move.getByRole('button', { name: t.outcomes.again.one });
  await expect(again).toBeVisible();
  await move.getByLabel(t.move.to).fill(other);
  await again.click();
  await expect.poll(() => sent).toEqual([asked, asked]);
});

test('a room is named in a class, says when it is taken, and stands in the calendar of its city', async ({ page }) => {
  const from = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await openOffice(page, server, `${href('officeClasses', 'en')}?from=${from}&where=ottawa`);
  const found = page.getByRole('table', { name: classes.caption });
  await expect(found).toBeVisible();
  await expect(found.getByRole('row').filter({ hasText: classes.online })).toHaveCount(0);
  const link = found.getByRole('link').first();
  const file = present(await link.getAttribute('href'));
  await link.click();
  const room = page.locator('.office-facts > div').filter({ hasText: classes.file.noRoom });
  await room.getByText(classes.acts.change, { exact: true }).click();
  const field = room.getByLabel(classes.acts.fields.room, { exact: true });
  await field.fill('Maple');
  await expect(room.getByText(rooms.known.isNew)).toBeVisible();
  await room.getByLabel(classes.acts.fields.reason).fill('As the building says.');
  expect(await violationsOf(page)).toEqual([]);
  await room.getByRole('button', { name: classes.acts.submit }).click();
  await expect(page.locator('.office-facts').first()).toContainText('Maple');

  // Another class at that time is told who has it, before anything is changed.
  const title = { en: 'Excel', fr: 'Excel' };
  const known = [
    { name: 'Cedar', takenBy: null },
    { name: 'Maple', takenBy: { id: 'excel-1', title } },
  ];
  await page.route('**/Website/office/classes/*/rooms', (route) => route.fulfill({ json: { rooms: known } }));
  const facts = page.locator('.office-facts > div').filter({ hasText: 'Maple' });
  await facts.getByText(classes.acts.change, { exact: true }).click();
  await facts.getByRole('button', { name: 'Maple: taken then' }).click();
  await expect(facts.getByLabel(classes.acts.fields.room, { exact: true })).toHaveValue('Maple');
  await expect(facts.getByText(rooms.known.takenBy)).toBeVisible();
  await facts.getByLabel(classes.acts.fields.room, { exact: true }).fill('cedar');
  await expect(facts.getByText(rooms.known.isFree)).toBeVisible();
  await page.unrouteAll();

  await facts.getByRole('link', { name: rooms.known.calendar }).click();
  const calendar = page.getByRole('table', { name: 'Ottawa' });
  const row = calendar.getByRole('row').filter({ hasText: 'Maple' });
  await expect(row.locator(`a[href="${file}"]`).first()).toBeVisible();
  await expect(row.getByText(rooms.free).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('combobox', { name: rooms.filters.view, exact: true }).selectOption('month');
  await expect(row.locator(`a[href="${file}"]`).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('combobox', { name: roomsFr.filters.view, exact: true }).selectOption('');
  await expect(page.getByText(/^Libre\s: /u).first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});
