import { currentSession, validateLogin } from '../../src/domain/accounts/calls.ts';
import { ACCOUNT_KEY } from '../../src/domain/accounts/granted.ts';
import { FRENCH_PREFERENCE } from '../../src/domain/storage/french-preference.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { expect, test } from './quiet-page.ts';
import { withoutReact } from './without-react.ts';

/** What pages behind the login say before their script. */
const pages = [href('officePeople', 'en'), href('clientSection', 'en')];
const t = strings('en');

for (const path of pages) {
  test(`${path}: says before its script that a login is needed, and leads to it`, async ({ page }) => {
    const letGo = await withoutReact(page);
    await page.goto(path, { waitUntil: 'commit' });
    const said = page.getByText(t.privateArea.loginFirst).filter({ visible: true });
    await expect(said).toBeVisible();
    await expect(page.getByRole('link', { name: t.privateArea.logIn })).toHaveAttribute(
      'href',
      href('loginPage', 'en'),
    );
    const before = await said.boundingBox();
    letGo();
    await expect(page.getByRole('dialog', { name: t.login.title })).toBeVisible();
    await expect(said).toHaveCount(1);
    expect(await said.boundingBox()).toEqual(before);
  });

  test(`${path}: says nothing of a login to whom it knows`, async ({ page, allow }) => {
    allow(/status.* 401/);
    await page.addInitScript((key) => localStorage.setItem(key, '1'), ACCOUNT_KEY);
    const letGo = await withoutReact(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('.login-first')).toHaveCount(2);
    await expect(page.getByText(t.privateArea.loginFirst).filter({ visible: true })).toHaveCount(0);
    // A session that is over since then is found out by the script.
    letGo();
    await expect(page.getByRole('dialog', { name: t.login.title })).toBeVisible();
  });
}

test('who reads French has the heading and what is said in French before the script', async ({ page }) => {
  const fr = strings('fr');
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), FRENCH_PREFERENCE);
  await withoutReact(page);
  await page.goto(href('officePeople', 'en'), { waitUntil: 'commit' });
  await expect(page.getByText(fr.privateArea.loginFirst)).toBeVisible();
  await expect(page.getByText(t.privateArea.loginFirst)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.officePages.people.title);
});

test('from the login on nothing says any more that one is needed', async ({ page }) => {
  await page.goto(href('officePeople', 'en'));
  const dialog = page.getByRole('dialog', { name: t.login.title });
  await dialog.getByLabel(t.login.fields.email).fill('robin@example.ca');
  await dialog.getByLabel(t.login.fields.password).fill('Maple-Ledger-47');
  await page.route(`**${validateLogin.path}`, (route) => route.fulfill({ json: 7 }));
  // Who that is, the page is never told.
  await page.route(`**${currentSession.path}`, () => undefined);
  await dialog.getByRole('button', { name: t.login.submit }).click();
  await expect(page.getByText(t.privateArea.loading)).toBeVisible();
  await expect(page.getByText(t.privateArea.loginFirst).filter({ visible: true })).toHaveCount(0);
});

test('without script a page says that it needs it, and nothing of a login', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.BASE_URL ?? '' });
  const page = await context.newPage();
  await page.goto(href('officePeople', 'en'));
  // Texts inside of `noscript` are found by no other locator.
  await expect(page.locator('noscript p', { hasText: t.privateArea.noScript })).toHaveCount(1);
  await expect(page.getByText(t.privateArea.loginFirst).filter({ visible: true })).toHaveCount(0);
  await context.close();
});
