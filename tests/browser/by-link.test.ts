import { localesInTurn } from '../../scripts/lib/sample.ts';
import { FRENCH_PREFERENCE } from '../../src/domain/storage/french-preference.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { expect, test } from './quiet-page.ts';
import { withoutReact } from './without-react.ts';

for (const locale of localesInTurn('by-link')) {
  const { booking, quote, registration, waitlist } = strings(locale);
  const opened = {
    confirmation: booking,
    invoice: booking,
    manageBooking: booking,
    quote,
    registration,
    waitlist: { loading: waitlist.loading, notFound: waitlist.noClass },
  } as const;

  for (const [name, { loading, notFound }] of Object.entries(opened)) {
    const path = href(name as keyof typeof opened, locale);
    test(`${path}: says before its script whether there is a link`, async ({ page, allow }) => {
      allow(/status.* 40[04]/);
      const letGo = await withoutReact(page);
      const missing = page.getByText(notFound, { exact: true });
      await page.goto(`${path}#no-such-link-as-this-one`, { waitUntil: 'commit' });
      await expect(page.getByText(loading, { exact: true })).toBeVisible();
      await expect(missing).toBeHidden();
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(missing).toBeVisible();
      letGo();
      await expect(page.locator('.without-link')).toHaveCount(0);
      await expect(missing).toBeVisible();
    });
  }
}

test('the login can be filled in before its script, and keeps what was typed', async ({ page }) => {
  const t = strings('en').login;
  const letGo = await withoutReact(page);
  await page.goto(href('loginPage', 'en'), { waitUntil: 'commit' });
  const [email, button] = [page.getByLabel(t.fields.email), page.getByRole('button', { name: t.submit })];
  await email.fill('robin@example.ca');
  await expect(button).toBeDisabled();
  letGo();
  await expect(button).toBeEnabled();
  await expect(email).toHaveValue('robin@example.ca');
});

test('who reads French is shown no English form before the French one', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), FRENCH_PREFERENCE);
  const letGo = await withoutReact(page);
  await page.goto(href('loginPage', 'en'), { waitUntil: 'commit' });
  const fields = page.locator('input');
  await expect(fields).toHaveCount(2);
  await expect(fields.first()).toBeHidden();
  letGo();
  await expect(page.getByLabel(strings('fr').login.fields.email)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(strings('fr').privatePages.login.title);
});
