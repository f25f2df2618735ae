import type { Page } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';
import { present } from '../../src/domain/present.ts';

const form = (page: Page, locale: Locale) => page.getByRole('form', { name: strings(locale).contact.write.title });

/** What the page's own test does not see: the form with its problems, and what stands in its place afterwards. */
const expectAccessible = async (page: Page) => expect(await violationsOf(page, 'main')).toEqual([]);

/** A line of the summary: what an empty field asks for, or the field with what is wrong in it. */
const reasonLine = (locale: Locale, field: 'name' | 'email' | 'subject' | 'message', reason: 'required' | 'email') => {
  const { forms, validation } = strings(locale);
  if (reason === 'required') return forms.ifEmpty[field];
  return fill(forms.errors.field, { field: forms.fields[field], reason: validation[reason] });
};

async function mailsTo(page: Page, email: string): Promise<{ subject: string }[]> {
  const answer = await page.request.get('/local/mailbox.json');
  return ((await answer.json()) as { to: string; subject: string }[]).filter(({ to }) => to === email);
}

test('en: with the keyboard alone, from what is missing to a reference', async ({ page }) => {
  const { forms: t } = strings('en');
  const email = `ada-${Date.now()}@example.ca`;
  await page.goto(href('contact', 'en'));
  const contact = form(page, 'en');
  await contact.getByLabel(t.fields.name).focus();
  await page.keyboard.type('Ada Byron');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');

  // What is missing is said at the top, which has the focus, and beside each field.
  const summary = contact.getByRole('group', { name: t.errors.title });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    reasonLine('en', 'email', 'email'),
    reasonLine('en', 'subject', 'required'),
    reasonLine('en', 'message', 'required'),
  ]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);

  // The first link leads into its field, which says why.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const mail = contact.getByLabel(t.fields.email);
  await expect(mail).toBeFocused();
  await expect(mail).toHaveAccessibleDescription(strings('en').validation.email);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(mail).not.toHaveAttribute('aria-invalid');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(contact.getByLabel(t.fields.subject)).toBeFocused();
  await page.keyboard.type(t.options.subject.other.slice(0, 5));
  await page.keyboard.press('Tab');
  await page.keyboard.type('Do you teach on Saturdays?');

  // What is typed outlives the page.
  await page.reload();
  await expect(contact.getByLabel(t.fields.message)).toHaveValue('Do you teach on Saturdays?');
  await expect(mail).toHaveValue(email);
  await expect(contact.getByLabel(t.fields.subject)).toHaveValue('other');

  await contact.getByRole('button', { name: t.kinds.contact.submit }).focus();
  await page.keyboard.press('Enter');
  const sent = page.getByRole('group', { name: t.sent.title });
  await expect(sent).toBeFocused();
  await expect(sent).toContainText(/[2-9A-Z]{3}-[2-9A-Z]{5}/);
  await expectAccessible(page);
  const reference = present(/[2-9A-Z]{3}-[2-9A-Z]{5}/.exec(present(await sent.textContent())))[0];
  await expect.poll(() => mailsTo(page, email)).toMatchObject([{ subject: expect.stringContaining(reference) }]);

  // It is gone from the form, for good.
  await page.reload();
  await expect(contact.getByLabel(t.fields.message)).toHaveValue('');
});

test('fr: a failing server loses nothing, and the second press sends it once', async ({ page, allow }) => {
  allow(/status 503|the server responded with a status of 503/);
  const { forms: t, errors } = strings('fr');
  const email = `helene-${Date.now()}@example.ca`;
  await page.goto(`${href('contact', 'fr', { query: { subject: 'coaching' } })}`);
  const contact = form(page, 'fr');
  await expect(contact.getByLabel(t.fields.subject)).toHaveValue('coaching');
  await contact.getByLabel(t.fields.name).fill('Hélène');
  await contact.getByLabel(t.fields.email).fill(email);
  await contact.getByLabel(t.fields.message).fill('Bonjour « à vous »');

  const keys: string[] = [];
  await page.route('**/Website/send-enquiry/contact', async (route) => {
    keys.push(present(route.request().headers()['idempotency-key']));
    // The first one arrives, but its answer does not.
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.fulfill({ status: 503, json: { code: 'database_unavailable', message: '' } });
  });
  const button = contact.getByRole('button', { name: t.kinds.contact.submit });
  await button.click();
  const failure = contact.getByRole('group', { name: t.errors.failed });
  await expect(failure).toBeFocused();
  await expect(failure).toContainText(errors.unavailable);
  await expectAccessible(page);
  await button.click();
  await expect(page.getByRole('group', { name: t.sent.title })).toBeFocused();
  expect(new Set(keys).size).toBe(1);
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1);
});

test('a quote asks for a city where there are offices to come to, and is told back what it is about', async ({
  page,
}) => {
  const { forms: t } = strings('en');
  await page.goto(href('privateClasses', 'en'));
  const quote = page.locator('form[data-enquiry=quote]');
  await expect(quote.getByText(t.hints.groupSize)).toBeVisible();
  const typed = { course: 'Excel Level 2', groupSize: '15', name: 'Ada Byron', email: 'ada@example.ca' } as const;
  for (const [name, value] of Object.entries(typed)) await quote.locator(`[name="${name}"]`).fill(value);
  await quote.locator('[name=teachingLanguage]').selectOption('en');
  await quote.locator('[name=place]').selectOption('yours');
  await expect(quote.locator('[name=city]')).toBeVisible();
  await quote.locator('[name=place]').selectOption('online');
  await expect(quote.locator('[name=city]')).toBeHidden();
  await quote.getByRole('button').last().click();
  const sent = page.locator('.form-sent:visible');
  await expect(sent).toContainText(typed.course);
  await expect(sent).toContainText(`${t.fields.groupSize}: ${typed.groupSize}`);
});

test('a quote names its course, and is told when the connection is gone', async ({ page, context, allow }) => {
  // The browser may be fetching ahead what the form leads to.
  allow(/ERR_INTERNET_DISCONNECTED/);
  const { forms: t } = strings('en');
  const query = { course: 'excel-level-1', people: '8', language: 'fr', place: 'ours', city: 'Ottawa' };
  await page.goto(href('privateClasses', 'en', { query, hash: 'quote' }));
  const quote = page.getByRole('form', { name: 'Ask for a quote' });
  await expect(quote.getByLabel(t.fields.groupSize)).toHaveValue('8');
  await expect(quote.getByLabel(t.fields.teachingLanguage)).toHaveValue('fr');
  await expect(quote.getByLabel(t.fields.course)).toHaveValue(/Excel/);
  await expect(quote.locator('[name=place]')).toHaveValue('ours');
  await expect(quote.locator('[name=city]')).toHaveValue('Ottawa');
  await expect(quote.getByLabel(t.fields.course)).toBeInViewport();
  await context.setOffline(true);
  await expect(quote.getByText(t.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(quote.getByText(t.offline)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of localesInTurn('forms')) {
    test(`${locale}: the form comes back as it was typed, and then leads to thanks`, async ({ page, allow }) => {
      allow(/status 422|the server responded with a status of 422/);
      const { forms: t, thanks } = strings(locale);
      const email = `plain-${locale}-${Date.now()}@example.ca`;
      await page.goto(href('contact', locale));
      const contact = form(page, locale);
      await contact.getByLabel(t.fields.name).fill('Ada "the first" <Byron>');
      await contact.getByLabel(t.fields.subject).selectOption('courses');
      await contact.getByLabel(t.fields.message).fill('One line\nand another');
      await contact.getByRole('button', { name: t.kinds.contact.submit }).click();

      await expect(page).toHaveTitle(new RegExp(`^${present(t.errors.titlePrefix.split('{')[0])}`));
      const summary = contact.getByRole('group', { name: t.errors.title });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([reasonLine(locale, 'email', 'required')]);
      await expect(contact.getByLabel(t.fields.email)).toHaveAccessibleDescription(
        reasonLine(locale, 'email', 'required'),
      );
      await expect(contact.getByLabel(t.fields.name)).toHaveValue('Ada "the first" <Byron>');
      await expect(contact.getByLabel(t.fields.subject)).toHaveValue('courses');
      await expect(contact.getByLabel(t.fields.message)).toHaveValue('One line\nand another');

      await contact.getByLabel(t.fields.email).fill(email);
      await contact.getByRole('button', { name: t.kinds.contact.submit }).click();
      await expect(page.getByRole('heading', { level: 1, name: thanks.heading.replaceAll('**', '') })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(href('thanks', locale));
      await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1);
    });

    test(`${locale}: a form that is refused unread comes back as a page, too`, async ({ page, allow }) => {
      allow(/status 413|the server responded with a status of 413/);
      const { forms: t, errors } = strings(locale);
      await page.goto(href('contact', locale));
      const contact = form(page, locale);
      await contact.getByLabel(t.fields.name).fill('Ada');
      await page.route('**/Website/send-enquiry/contact', (route) =>
        route.continue({ postData: `${route.request().postData()}&more=${'x'.repeat(70_000)}` }),
      );
      await contact.getByRole('button', { name: t.kinds.contact.submit }).click();

      const summary = contact.getByRole('group', { name: t.errors.failed });
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(`${errors.payload_too_large} ${t.errors.keptPart}`);
      await expect(contact.getByLabel(t.fields.name)).toHaveValue('Ada');
    });
  }
});
