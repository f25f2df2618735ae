import { readFileSync } from 'node:fs';
import { first, present } from '../../src/domain/present.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { fill, formatPlainDate } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeAbsences as t } from '../../src/i18n/strings/en/office/absences.ts';
import { officeClasses } from '../../src/i18n/strings/en/office/classes.ts';
import { officeToday } from '../../src/i18n/strings/en/office/today.ts';
import { officeAbsences as fr } from '../../src/i18n/strings/fr/office/absences.ts';
import { officeToday as officeTodayInFrench } from '../../src/i18n/strings/fr/office/today.ts';
import type { Server } from '../../scripts/lib/server.ts';
import { violationsOf } from './axe.ts';
import { officeServer, openOffice } from './office.ts';
import { expect, test } from './quiet-page.ts';

let server: Server;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ server, stop } = await officeServer());
});
test.afterAll(() => stop());

const WEEK_MS = 7 * 86_400_000;

/** A class that is weeks away, who gives it, and its first day. */
function given() {
  const { classes } = JSON.parse(readFileSync('.site/data.json', 'utf8')) as SiteData;
  const found = classes.find(
    ({ cancelled, sessions, trainer }) =>
      !cancelled && trainer && Date.parse(first(sessions).start) > Date.now() + 5 * WEEK_MS,
  );
  const { id, sessions, timeZone, trainer } = present(found);
  return { id, trainer: present(trainer), day: dateIn(timeZone, first(sessions).start) };
}

test('a trainer who goes on holiday: what she was to give is named at once, on Today and in the class, until it is taken back', async ({
  page,
  allow,
}) => {
  test.setTimeout(200_000);
  allow(/status.* 400/);
  const { id, trainer, day } = given();
  const days = formatPlainDate(day, 'en');
  const rooms = `${href('officeRooms', 'en')}?from=${day}`;
  await openOffice(page, server, rooms);
  const away = page.getByRole('region', { name: t.title });
  await expect(away).toContainText(t.none);
  await away.getByText(t.add, { exact: true }).click();
  const form = away.locator('form');
  const submit = form.getByRole('button', { name: t.submit });
  await submit.click();
  await expect(form.getByText(t.ifEmpty.trainer).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const writeDown = async (last = '') => {
    await form.getByLabel(t.fields.trainer).selectOption(trainer);
    await form.getByLabel(t.fields.kind).selectOption('holiday');
    await form.getByLabel(t.fields.from).fill(day);
    await form.getByLabel(t.fields.to).fill(last);
    await submit.click();
  };
  await writeDown('2020-01-01');
  await expect(form.getByText(t.reasons.to.invalid).first()).toBeVisible();
  await writeDown();
  const said = away.getByRole('status').first();
  await expect(said).toContainText(fill(t.done, { name: trainer, days }));
  await expect(said.locator(`a[href$="/${id}"]`)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await away.getByText(t.add, { exact: true }).click();
  await writeDown();
  await expect(away.getByText(fill(t.overlaps, { days }))).toBeVisible();

  await page.goto(server.url + href('officeToday', 'en'));
  const list = page.getByRole('region', { name: officeToday.lists.trainer_away });
  await expect(list.locator(`a[href$="/${id}"]`)).toBeVisible();
  await page.goto(`${server.url}${href('officeClasses', 'en')}/${id}`);
  await expect(page.getByText(officeClasses.file.clash.away)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url + rooms);
  await page.getByRole('button', { name: 'Français' }).click();
  const absent = page.getByRole('region', { name: fr.title });
  await expect(absent).toContainText(trainer);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await absent.getByRole('button', { name: fr.takeBack }).click();
  await expect(absent).toContainText(fr.none);
  await page.goto(server.url + href('officeToday', 'en'));
  const settled = page.getByText(first(officeTodayInFrench.settled.split('{lists}')));
  await expect(settled).toContainText(officeTodayInFrench.lists.trainer_away);
});
