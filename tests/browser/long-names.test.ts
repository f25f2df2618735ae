import type { Page } from 'playwright/test';
import type { Server } from '../../scripts/lib/server.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeCourseware as courseware } from '../../src/i18n/strings/en/office/courseware.ts';
import { bookingClient, onlineClass, order } from '../system/booking-client.ts';
import { officeServer, openOffice } from './office.ts';
import { expect, test } from './quiet-page.ts';

let server: Server;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  ({ server, stop } = await officeServer());
});
test.afterAll(() => stop());

/** As long as a name may be, and one word. */
const LONG = 'W'.repeat(80);
const PHONE = { width: 360, height: 800 };
const DESK = { width: 1280, height: 800 };
/** A letter page between its margins, CSS pixels. */
const PAPER = { width: 720, height: 900 };
const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a name of one long word, or one that is markup, breaks neither invoice, sign-in sheet nor label', async ({
  page,
}) => {
  test.setTimeout(200_000);
  const client = bookingClient(server.url);
  const event = await onlineClass(server.url);
  const people = [LONG, '<img src=x onerror=alert(1)>'].map((name, index) => ({
    ...{ eventId: event.id, firstName: name, lastName: name, email: `p${index}@example.ca` },
  }));
  const { reference } = (await client.hold(event, people.length)).body;
  const request = order(event, people.length);
  const contact = { ...request.contact, firstName: LONG, lastName: LONG, organisation: 'X'.repeat(120) };
  const booked = await client.confirm(reference, { ...request, contact, participants: people });
  expect(booked.status).toBe(200);
  const { secret } = await client.prove(booked.body);
  page.on('dialog', (dialog) => {
    throw new Error(`markup of a name was run: ${dialog.message()}`);
  });
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    await page.goto(`${server.url}${href('invoice', 'en')}#${secret}`);
    await expect(page.getByText('onerror=alert(1)').first()).toBeVisible();
    expect(await wider(page), 'invoice').toBe(0);
  }
  await openOffice(page, server, `${href('officeClasses', 'en')}/${event.id}`);
  await expect(page.locator('.office-rows').getByText('onerror=alert(1)').first()).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  expect(await wider(page), 'sign-in sheet').toBe(0);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: courseware.turnOn, exact: true }).click();
  await page.getByText(courseware.note.title, { exact: true }).click();
  await page.getByLabel(courseware.note.fields.participantId, { exact: true }).last().selectOption({ index: 1 });
  await page.getByLabel(courseware.note.fields.address).fill('1 Long Street\nSuite 2\nBuilding 3\nSudbury ON P3A 1A1');
  await page.getByRole('button', { name: courseware.note.submit, exact: true }).click();
  await expect(page.getByText(courseware.note.done)).toBeVisible();
  await page.evaluate(() => void (window.print = () => undefined));
  await page.getByRole('button', { name: courseware.print, exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('.office-labels p')
    .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
  expect(cut).toEqual([0]);
});

test('on a phone the screens of the office wrap a name of one long word: class, bookings, money, people', async ({
  page,
  allow,
}) => {
  test.setTimeout(200_000);
  allow(/status.* 401/);
  const client = bookingClient(server.url);
  const event = await onlineClass(server.url);
  const { reference } = (await client.hold(event, 1)).body;
  const request = order(event, 1);
  const contact = {
    ...{ ...request.contact, firstName: LONG, lastName: LONG, organisation: 'X'.repeat(120) },
    email: `${'l'.repeat(60)}@example.ca`,
  };
  const participants = [{ eventId: event.id, firstName: LONG, lastName: LONG, email: `${'p'.repeat(60)}@example.ca` }];
  const booked = await client.confirm(reference, { ...request, contact, participants });
  expect(booked.status).toBe(200);
  await client.prove(booked.body);
  await page.setViewportSize({ width: 390, height: 800 });
  const shows = async (what: string) => {
    const name = page.getByText('WWWWWWWW').or(page.getByText('XXXXXXXX'));
    // Some stand on paper alone.
    await expect(name.filter({ visible: true }).first(), what).toBeVisible();
    expect(await wider(page), what).toBe(0);
  };
  await openOffice(page, server, `${href('officeClasses', 'en')}/${event.id}`);
  await shows('class');
  for (const list of ['officeBookings', 'officeMoney', 'officePeople'] as const) {
    await page.goto(server.url + href(list, 'en'));
    await shows(list);
  }
  await page.getByRole('link', { name: 'WWWWWWWW' }).first().click();
  await expect(page.getByRole('heading', { name: 'WWWWWWWW' })).toBeVisible();
  await shows('person');
  await page.goto(server.url + href('officeBookings', 'en'));
  await page.getByRole('row').filter({ hasText: 'WWWWWWWW' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await shows('booking');
});
