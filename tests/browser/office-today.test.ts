import { href } from '../../src/i18n/routes.ts';
import { officeToday as t } from '../../src/i18n/strings/en/office/today.ts';
import { officeToday as fr } from '../../src/i18n/strings/fr/office/today.ts';
import type { Server } from '../../scripts/lib/server.ts';
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

const today = href('officeToday', 'en');

test('what needs a hand leads to the list that has it, and on a phone nothing is wider than the screen', async ({
  page,
  allow,
}) => {
  allow(/503/);
  const row = {
    title: { en: 'enquiry_received', fr: 'enquiry_received' },
    cents: null,
    of: null,
    count: null,
    followUp: null,
  };
  const lists = [
    {
      name: 'enquiries',
      count: 7,
      rows: [{ ...row, id: 'e', title: { en: 'quote', fr: 'quote' }, who: 'Zoé', at: null }],
    },
    {
      name: 'failed_mails',
      count: 1,
      rows: [{ ...row, id: 'm', who: 'nobody@example.ca', at: '2026-11-20T15:00:00Z' }],
    },
    { name: 'overdue', count: 0, rows: [] },
    {
      name: 'quotes_ending',
      count: 1,
      rows: [
        {
          ...{ ...row, id: 'q', title: { en: 'Q-2026-0007', fr: 'Q-2026-0007' }, who: 'Ada Byron, Example Institute' },
          ...{ at: '2026-12-18T16:00:00Z', cents: 125_000 },
          quote: { revision: 3, phone: '613-555-0199', validUntil: '2026-12-18', remindedOn: null, held: false },
        },
      ],
    },
  ];
  await page.route('**/Website/office/today', (route) =>
    route.fulfill({ status: 503, json: { code: 'database_unavailable', message: '' } }),
  );
  await openOffice(page, server, today);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  await page.route('**/Website/office/today', (route) => route.fulfill({ json: { lists, staff: [], heldToday: 2 } }));
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 2, name: t.lists.enquiries })).toContainText('7');
  await expect(page.getByRole('link', { name: 'See all 7' })).toHaveAttribute('href', /state=unanswered&kind=forms$/);
  await expect(page.getByRole('link', { name: '2 classes are held today: see who is in them' })).toHaveAttribute(
    'href',
    href('officeDay', 'en'),
  );
  const quotes = page.getByRole('region', { name: t.lists.quotes_ending });
  await expect(quotes.getByRole('link', { name: 'Call 613-555-0199' })).toHaveAttribute('href', 'tel:613-555-0199');
  await expect(quotes.getByRole('link', { name: /^See it/ })).toHaveAttribute(
    'href',
    /\/office\/quotes\?state=ending$/,
  );
  await expect(quotes.getByRole('button', { name: t.quote.remind })).toBeVisible();
  await expect(quotes.getByRole('button', { name: '14 more days' })).toBeVisible();
  await expect(page.getByText(t.settled.replace('{lists}', t.lists.overdue))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 2, name: fr.lists.failed_mails })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('what the demo has done stands there, and a booking is one click away', async ({ page }) => {
  await openOffice(page, server, today);
  const overdue = page.getByRole('region', { name: t.lists.overdue });
  await expect(overdue).toBeVisible();
  await overdue.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/office\/bookings\/./);
});
