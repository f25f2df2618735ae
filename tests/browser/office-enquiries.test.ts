import { enquiryPath } from '../../src/domain/enquiries/calls.ts';
import { completeEnquiries } from '../../src/domain/enquiries/examples.ts';
import { href } from '../../src/i18n/routes.ts';
import { officeEnquiries as t } from '../../src/i18n/strings/en/office/enquiries.ts';
import { officeEnquiries as fr } from '../../src/i18n/strings/fr/office/enquiries.ts';
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
  const body = { ...completeEnquiries.contact, language: 'fr', page: '/contact-us', form: 'contact-form', website: '' };
  const sent = await fetch(server.url + enquiryPath('contact'), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: server.url, 'idempotency-key': crypto.randomUUID() },
  });
  expect(sent.status, await sent.text()).toBe(201);
});
test.afterAll(() => stop());
test.beforeEach(() => test.setTimeout(200_000));

const list = href('officeEnquiries', 'en');

test('a message is found, answered with a look at the mail, taken back, and given to somebody', async ({
  page,
  allow,
}) => {
  allow(/status.* 403/);
  await openOffice(page, server, `${list}?state=unanswered`);
  await page.getByLabel(t.filters.q).fill('nobody has this name');
  await expect(page.getByText(t.none)).toBeVisible();
  await page.getByLabel(t.filters.q).fill('ada byr');
  const row = page.getByRole('table', { name: t.caption }).getByRole('link', { name: 'Ada Byron' });
  await expect(row).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await row.click();
  await expect(page.getByText('is for us?')).toBeVisible();

  const box = page.getByRole('textbox', { name: t.answer.fields.text });
  await page.getByRole('button', { name: t.answer.submit }).click();
  await expect(page.getByText(t.answer.ifEmpty.text).first()).toBeVisible();
  await box.fill('Excel, niveau 1.\n\nÀ bientôt.');
  await expect(page.getByText('Bonjour Ada Byron,')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: t.answer.submit }).click();
  await expect(page.getByText(t.answer.done)).toBeVisible();
  await page.getByRole('button', { name: t.file.undo }).click();
  await expect(page.getByText(t.file.undone)).toBeVisible();

  // The file is read again.
  await expect(page.getByRole('heading', { level: 2, name: t.states.working })).toBeVisible();
  await page.getByLabel(t.hand.fields.state).selectOption('closed');
  await page.getByRole('button', { name: t.hand.submit, exact: true }).click();
  await expect(page.getByText(t.hand.done)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: t.states.closed })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('on a phone, in French: nothing is wider than the screen', async ({ page, allow }) => {
  allow(/status.* 403/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openOffice(page, server, list);
  await page.getByRole('button', { name: 'Français' }).click();
  const first = page.getByRole('table', { name: fr.caption }).getByRole('link').first();
  await expect(first).toBeVisible();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBe(0);
  await first.click();
  await expect(page.getByRole('heading', { name: fr.file.typed })).toBeVisible();
  expect(await wider()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});
