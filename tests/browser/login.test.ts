import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { demoAccount, demoTrainer } from '../../functions/accounts/demo-account.ts';
import { freePort, startServer, type Server } from '../../scripts/lib/server.ts';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { ratedAspects } from '../../src/domain/training/survey.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import * as en from '../../src/i18n/strings/en/private.ts';
import * as fr from '../../src/i18n/strings/fr/private.ts';
import { fill } from '../../src/i18n/format.ts';
import { freshDatabase } from '../fresh-database.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';
import { present } from '../../src/domain/present.ts';

const training = href('clientSection', 'en');
const screens = {
  [training]: en.training.upcoming,
  [href('excelTestCards', 'en')]: en.testCards.shuffle,
  [href('participantSurvey', 'en')]: en.survey.intro,
  [href('privateLiveSupport', 'en')]: en.support.now,
  [href('trainerReport', 'en')]: en.report.noTrainer,
  [href('eventVideos', 'en')]: en.videos.intro,
  [href('eventVideo', 'en', { id: 'demo-past' })]: en.videos.back,
};

/** A server with somebody who has booked something. */
let server: Server;
const persistTo = mkdtempSync(join(tmpdir(), 'gct-login-'));

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await freshDatabase(persistTo);
  server = await startServer({ port: await freePort(), persistTo, vars: { DEMO_TRAINING: 'on', LIMITS: 'off' } });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(persistTo, { recursive: true, force: true });
});

async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await violationsOf(page), what).toEqual([]);
}

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const t = strings('en').login;
  const dialog = page.getByRole('dialog', { name: t.title });
  await dialog.getByLabel(t.fields.email).fill(email);
  await dialog.getByLabel(t.fields.password).fill(password);
  await dialog.getByRole('button', { name: t.submit }).click();
  await expect(dialog).toBeHidden();
}

for (const locale of localesInTurn('login')) {
  const t = strings(locale).login;

  test(`${locale}: the dialog, with a keyboard alone, from the first mistake to My Training`, async ({ page }) => {
    const home = server.url + href('home', locale);
    await page.goto(home);
    const open = async () => {
      await page.getByRole('link', { name: t.link }).focus();
      await page.keyboard.press('Enter');
    };
    await open();
    const dialog = page.getByRole('dialog', { name: t.title });
    const email = dialog.getByLabel(t.fields.email);
    const password = dialog.getByLabel(t.fields.password);
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');

    // Whoever forgot the password need not guess first.
    const lost = dialog.getByRole('link', { name: t.lost });
    await expect(lost).toHaveAttribute('href', href('updatePassword', 'en'));

    await page.keyboard.press('Enter');
    await expect(email).toHaveAccessibleDescription(t.reasons.email.required);
    await expect(password).toHaveAccessibleDescription(t.reasons.password.required);
    await expectAccessible(page, 'the dialog with errors');

    const type = async (address: string, secret: string) => {
      await email.focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(address);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Control+A');
      await page.keyboard.type(secret);
      await page.keyboard.press('Enter');
    };
    await type('ada@', '1234567');
    await expect(email).toHaveAccessibleDescription(t.reasons.email.email);
    await expect(password).toHaveAccessibleDescription(t.reasons.password.too_short);

    const forgot = dialog.getByRole('button', { name: t.forgot });
    await type(demoAccount.email, 'not the password');
    await expect(dialog.getByRole('alert')).toHaveText(t.answers.incorrect);
    await expect(forgot).toBeVisible();
    await expect(lost).toBeHidden();
    await expectAccessible(page, 'the dialog after a wrong password');

    await type('nobody@example.ca', 'not the password');
    await expect(dialog.getByRole('alert')).toHaveText(t.answers.notFound);
    await expect(forgot).toBeHidden();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await open();
    await expect(dialog.getByRole('alert')).toHaveCount(0);

    await type(demoAccount.email, 'not the password');
    await forgot.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(t.sent)).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);

    await type(demoAccount.email, demoAccount.password);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: t.myTraining })).toBeFocused();
    await expect(page.getByRole('link', { name: t.link })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('accountId'))).toMatch(/^\d+$/);
  });
}

test('a number lets in and a text is shown, whatever the status', async ({ page, allow }) => {
  allow(/status.* (401|500)/);
  const t = strings('en').login;
  await page.goto(server.url);
  await page.getByRole('link', { name: t.link }).click();
  const dialog = page.getByRole('dialog', { name: t.title });
  const answer = async (status: number, body: string) => {
    await page.unrouteAll();
    await page.route('**/validate-login', (route) => route.fulfill({ status, body }));
    await dialog.getByLabel(t.fields.email).fill('ada@example.ca');
    await dialog.getByLabel(t.fields.password).fill('12345678');
    await dialog.getByRole('button', { name: t.submit }).click();
  };
  await answer(401, '"The password is incorrect"');
  await expect(dialog.getByRole('button', { name: t.forgot })).toBeVisible();
  await answer(500, 'The account is locked');
  await expect(dialog.getByRole('alert')).toHaveText('The account is locked');
  await expect(dialog.getByRole('button', { name: t.forgot })).toBeHidden();
  await answer(401, '4242');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('accountId'))).toBe('4242');
});

test('a private page asks for the login in place and goes on; a logout reaches every tab', async ({
  page,
  context,
}) => {
  await page.goto(server.url + training);
  await expect(page.getByRole('dialog', { name: strings('en').login.title })).toBeVisible();
  await logIn(page, demoAccount);
  await expect(page.getByRole('heading', { name: en.training.upcoming })).toBeVisible();
  expect(page.url()).toBe(server.url + training);

  const other = await context.newPage();
  await other.goto(server.url);
  await expect(other.getByRole('link', { name: strings('en').login.myTraining })).toBeVisible();

  await page.getByRole('link', { name: /^Certificate/ }).click();
  await expect(page.getByRole('article', { name: strings('en').certificates.sheet.title })).toContainText(
    'Robin Demers',
  );
  await page.goBack();

  await page.getByRole('button', { name: en.privateArea.otherLanguage }).click();
  await expect(page.getByRole('heading', { level: 1, name: fr.privatePages.training.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: fr.training.past })).toBeVisible();
  await page.getByRole('button', { name: fr.privateArea.otherLanguage }).click();

  const third = await context.newPage();
  await third.goto(server.url + training);
  await expect(third.getByRole('heading', { name: en.training.past })).toBeVisible();
  await page.getByRole('button', { name: en.privateArea.logOut }).click();
  await expect(page.getByRole('link', { name: strings('en').login.link })).toBeVisible();
  await expect(other.getByRole('link', { name: strings('en').login.link })).toBeVisible();
  await expect(third.getByRole('heading', { name: en.training.past })).toBeHidden();
});

test('whose browser forgot what it stores comes in by the session that it still has', async ({ page }) => {
  await page.goto(server.url + training);
  await logIn(page, demoAccount);
  await expect(page.getByRole('heading', { name: en.training.upcoming })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { name: en.training.upcoming })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accountId'))).toMatch(/^\d+$/);
});

test('what was typed into a private form goes with a logout, in every tab, and waits where a session ends by itself', async ({
  page,
  context,
  allow,
}) => {
  allow(/status.* 401/);
  const t = en.survey;
  const survey = server.url + href('participantSurvey', 'en');
  const type = async (tab: Page, text: string) => {
    await tab.getByLabel(t.fields.liked).fill(text);
    await expect.poll(() => keptIn(tab)).toContain(text);
  };
  const keptIn = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await page.goto(survey);
  await logIn(page, demoAccount);
  await type(page, 'Typed in the first tab');

  const second = await context.newPage();
  await second.goto(survey);
  await type(second, 'Typed in the second tab');
  // This one goes on to a public page, where no private form is shown.
  const third = await context.newPage();
  await third.goto(survey);
  await type(third, 'Typed in the third tab');
  await third.goto(server.url);

  await page.getByRole('button', { name: en.privateArea.logOut }).click();
  await expect(page.getByRole('link', { name: strings('en').login.link })).toBeVisible();
  await expect(second.getByRole('dialog', { name: strings('en').login.title })).toBeVisible();
  await expect(second.getByLabel(t.fields.liked)).toHaveCount(0);
  await expect(third.getByRole('link', { name: strings('en').login.link })).toBeVisible();
  for (const tab of [page, second, third]) expect(await keptIn(tab)).not.toContain('Typed');

  await logIn(second, demoAccount);
  await expect(second.getByLabel(t.fields.liked)).toHaveValue('');
  await third.goto(survey);
  await expect(third.getByLabel(t.fields.liked)).toHaveValue('');

  // A session that ends by itself is no logout: what was typed is shown to nobody, and waits.
  await type(second, 'Typed before the session ended');
  await type(third, 'Typed before the session ended');
  await context.clearCookies();
  await second.reload();
  await expect(second.getByRole('dialog', { name: strings('en').login.title })).toBeVisible();
  await expect(third.getByLabel(t.fields.liked)).toHaveCount(0);
  await logIn(second, demoAccount);
  await expect(second.getByLabel(t.fields.liked)).toHaveValue('Typed before the session ended');
  await third.goto(survey);
  await expect(third.getByLabel(t.fields.liked)).toHaveValue('Typed before the session ended');
});

test('who logs out leaves nothing that was typed, pays for seats or opens a booking, in no tab and on no page', async ({
  page,
  context,
}) => {
  const keptIn = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const contact = server.url + href('contact', 'en');
  const { contact: t, forms } = strings('en');
  const message = (tab: Page) => tab.getByRole('form', { name: t.write.title }).getByLabel(forms.fields.message);
  const write = async (tab: Page) => {
    await tab.goto(contact);
    // It is kept as soon as the form's script is there.
    await expect(async () => {
      await message(tab).pressSequentially('Typed by Ada ');
      expect(await keptIn(tab)).toContain('Typed by Ada');
    }).toPass();
    await tab.evaluate(() => {
      sessionStorage.setItem('bookingCode', '"SEATS-OF-ADA"');
      sessionStorage.setItem('payingFrom', '{"at":"/manage-booking#of-ada"}');
    });
  };
  await page.goto(server.url + training);
  await logIn(page, demoAccount);
  const open = await context.newPage();
  await write(open);
  // At the card company meanwhile, or put to sleep: it hears nothing.
  const away = await context.newPage();
  await write(away);
  await away.goto('about:blank');
  await write(page);

  await page.goto(server.url + training);
  await page.getByRole('button', { name: en.privateArea.logOut }).click();
  await expect(page.getByRole('link', { name: strings('en').login.link })).toBeVisible();
  await away.goto(contact);
  for (const tab of [page, open, away]) {
    await expect.poll(() => keptIn(tab)).not.toMatch(/Ada|ada/);
    await expect.poll(() => tab.url() === contact || tab.goto(contact).then(() => true)).toBe(true);
    await expect(message(tab)).toHaveValue('');
  }

  // Who never logged in keeps what is typed.
  await write(page);
  await page.reload();
  await expect(message(page)).toHaveValue(/Typed by Ada/);
});

test('every private screen is accessible and fits, for a client', async ({ page, allow }) => {
  // A client is no trainer.
  allow(/status.* 404/);
  test.setTimeout(120_000);
  await page.goto(server.url + training);
  await logIn(page, demoAccount);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, text] of Object.entries(screens)) {
      const answer = await page.goto(server.url + path);
      expect([path, answer?.status(), answer?.headers()['cache-control']]).toEqual([path, 200, 'private, no-store']);
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      await expectAccessible(page, `${path} at ${width} px`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the survey says what is missing, keeps its draft, and is sent once', async ({ page }) => {
  const t = en.survey;
  await page.goto(server.url + href('participantSurvey', 'en'));
  await logIn(page, demoAccount);
  await page.getByRole('button', { name: t.submit }).click();
  const summary = page.getByRole('group', { name: strings('en').eachForm.errors.title });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(6);
  await expectAccessible(page, 'the survey with errors');

  await page.getByLabel(t.fields.eventId, { exact: true }).selectOption('demo-past');
  await page.getByRole('group', { name: t.fields['ratings.content'] }).getByLabel(t.rating[5]).check();
  await page.reload();
  await expect(page.getByLabel(t.fields.eventId, { exact: true })).toHaveValue('demo-past');
  await expect(page.getByRole('group', { name: t.fields['ratings.content'] }).getByLabel(t.rating[5])).toBeChecked();
  for (const aspect of ratedAspects) {
    await page
      .getByRole('group', { name: t.fields[`ratings.${aspect}`] })
      .getByLabel(t.rating[4], { exact: true })
      .check();
  }
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.thanks)).toBeVisible();
  await page.getByRole('button', { name: t.another }).click();
  await expect(page.getByRole('option', { name: /answered/ })).toHaveCount(1);
});

test('a trainer reports on a class', async ({ page }) => {
  const t = en.report;
  await page.goto(server.url + href('trainerReport', 'en'));
  await logIn(page, demoTrainer);
  await page.getByLabel(t.fields.eventId, { exact: true }).selectOption('demo-past');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('group', { name: strings('en').eachForm.errors.title })).toBeFocused();
  await expectAccessible(page, 'the report with errors');
  for (const name of ['Robin Demers', 'Amir Haddad']) {
    await page.getByRole('group', { name }).getByLabel(t.state.present).check();
  }
  await page.getByLabel(t.fields.covered).fill('Everything');
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.thanks)).toBeVisible();
});

test('a password is set by the link of a mail, whose token leaves the address at once', async ({ page, allow }) => {
  allow(/status.* 400/);
  const t = en.password;
  const path = href('updatePassword', 'en');
  await page.goto(server.url + path);
  await page.getByLabel(t.fields.email).fill(demoTrainer.email);
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByText(t.sent)).toBeVisible();
  const mails = async () =>
    (await (await fetch(`${server.url}/local/mailbox.json`)).json()) as { to: string; text: string }[];
  await expect.poll(async () => (await mails()).some(({ to }) => to === demoTrainer.email)).toBe(true);
  const link = present(
    /\S+#in-\w\w&token=\S+/.exec(present((await mails()).find(({ to }) => to === demoTrainer.email)).text),
  )[0];

  await page.goto(link);
  await expect(page.getByLabel(t.fields.password, { exact: true })).toBeVisible();
  expect(page.url()).toBe(server.url + path);
  const set = async (password: string, again = password) => {
    await page.getByLabel(t.fields.password, { exact: true }).fill(password);
    await page.getByLabel(t.fields.again).fill(again);
    await page.getByRole('button', { name: t.submit }).click();
  };
  await set('a new long one', 'another long one');
  await expect(page.getByLabel(t.fields.again)).toHaveAccessibleDescription(t.reasons.again.invalid);
  await set('password123');
  await expect(page.getByLabel(t.fields.password, { exact: true })).toHaveAccessibleDescription(
    strings('en').validation.too_common,
  );
  await expectAccessible(page, 'a new password with an error');
  await set('a new long one');
  await expect(page.getByText(t.done)).toBeVisible();

  await page.getByRole('link', { name: t.logIn }).click();
  await page.getByLabel(strings('en').login.fields.email).fill(demoTrainer.email);
  await page.getByLabel(strings('en').login.fields.password).fill('a new long one');
  await page.getByRole('button', { name: strings('en').login.submit }).click();
  await expect(page).toHaveURL(server.url + training);
  await expect(page.getByText(fill(en.privateArea.hello, { name: demoTrainer.firstName }))).toBeVisible();
});
