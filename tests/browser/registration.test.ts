import type { Page } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { present } from '../../src/domain/present.ts';
import { completeEnquiries } from '../../src/domain/enquiries/examples.ts';
import type { RegistrationView } from '../../src/domain/enquiries/registration.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { pages } from '../site/built-pages.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';

interface Mail {
  id: string;
  to: string;
}

/** The events that the built page offers. */
function events(): string[] {
  const page = present(pages.find(({ path }) => path === href('specialEvent', 'en')));
  const options = page.root.querySelectorAll('#special-event-form select[name="event"] option');
  return options.map((option) => option.getAttribute('value') ?? '').filter(Boolean);
}

/** Registers an address, and gives the link of the mail that it gets. */
async function linkFor(page: Page, email: string, language: Locale): Promise<string> {
  const sent = await page.request.post('/Website/send-enquiry/special-event', {
    headers: { 'idempotency-key': crypto.randomUUID(), origin: new URL(page.url()).origin },
    data: {
      ...{ language, page: href('specialEvent', 'en'), form: 'special-event-form', website: '' },
      ...{ ...completeEnquiries['special-event'], event: events()[0], email },
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  return linkOf(page, email);
}

async function linkOf(page: Page, email: string): Promise<string> {
  const mails = (await (await page.request.get('/local/mailbox.json')).json()) as Mail[];
  const mail = present(
    mails.find(({ to }) => to === email),
    'the mail',
  );
  const html = await (await page.request.get(`/local/mailbox/${mail.id}/message.html`)).text();
  return present(/href="([^"]+#[^"]+)"/.exec(html)?.[1], 'the link');
}

test('rule 41: from the form to a place that is kept, by the button of the mail’s page', async ({ page }) => {
  const { forms, registration: t } = strings('en');
  const email = `grace.${crypto.randomUUID()}@example.ca`;
  await page.goto(href('specialEvent', 'en'));
  const form = page.locator('form[data-enquiry="special-event"]');
  await form.getByLabel(forms.fields.event).selectOption(present(events()[0]));
  await form.getByLabel(forms.fields.name).fill('Grace Hopper');
  await form.getByLabel(forms.fields.email).fill(email);
  await form.getByRole('button', { name: forms.kinds['special-event'].submit }).click();
  const sent = page.getByRole('group', { name: forms.sent.registration.title });
  await expect(sent).toBeFocused();
  await expect(sent).toContainText(forms.sent.registration.mail);

  await page.goto(await linkOf(page, email));
  await expect(page.getByText(t.ask)).toBeVisible();
  await page.getByRole('button', { name: t.yes }).click();
  await expect(page.getByRole('status').filter({ hasText: t.state.kept })).toBeFocused();
  await page.reload();
  await expect(page.getByText(t.state.kept)).toBeVisible();
  await expect(page.getByRole('button', { name: t.no })).toHaveCount(0);
});

for (const locale of localesInTurn('registration')) {
  const { registration: t, errors } = strings(locale);

  test(`${locale}: rule 41: without a connection the answer waits, and whoever did not register ends it`, async ({
    page,
    context,
    allow,
  }) => {
    allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto(href('contact', locale));
    await page.goto(await linkFor(page, `ada.${crypto.randomUUID()}@example.ca`, locale));
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByRole('button', { name: t.yes })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await context.setOffline(true);
    await page.getByRole('button', { name: t.no }).click();
    await expect(page.getByRole('alert')).toHaveText(errors.network);
    await context.setOffline(false);
    await page.getByRole('button', { name: t.no }).click();
    await expect(page.getByRole('status').filter({ hasText: t.state.disowned })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`${locale}: rule 41: what is over, full or begun says so, and leads on`, async ({ page, allow }) => {
    allow(/status 404|Failed to load resource/);
    await page.goto(`${href('registration', locale)}#${'a'.repeat(43)}`);
    await expect(page.getByText(t.notFound)).toBeVisible();
    await expect(page.getByRole('link', { name: t.others })).toBeVisible();

    const over: RegistrationView = {
      ...{ state: 'expired', language: locale, event: null, places: 2, held: false, dueAt: null, reference: null },
      page: href('specialEvent', 'en'),
    };
    let view = over;
    await page.route('**/Website/registration/*', (route) => route.fulfill({ json: view }));
    await page.reload();
    await expect(page.getByText(t.state.expired)).toBeVisible();
    const again = page.getByRole('link', { name: t.registerAgain });
    // The form has nothing of who was asked.
    await expect(again).toHaveAttribute('href', `${href('specialEvent', 'en')}#register`);
    view = { ...over, state: 'closed' };
    await page.reload();
    await expect(page.getByText(t.state.closed)).toBeVisible();
    await expect(page.getByRole('link', { name: t.others })).toBeVisible();
    view = { ...over, state: 'full', dueAt: new Date(Date.now() + 60_000).toISOString() };
    await page.reload();
    await expect(page.getByText(t.state.full)).toBeVisible();
    view = { ...view, state: 'waiting' };
    await page.getByRole('button', { name: t.lookAgain }).click();
    await expect(page.getByRole('button', { name: t.yes })).toBeVisible();
  });
}
