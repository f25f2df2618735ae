import { runScheduled } from '../../scripts/lib/server.ts';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { present } from '../../src/domain/present.ts';
import { fill, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingClient, onlineClass } from '../system/booking-client.ts';
import { expect, test } from './quiet-page.ts';

const courses = { en: 'word-level-1', fr: 'outlook-niveau-1' } as const satisfies Record<Locale, string>;

interface Mail {
  id: string;
  to: string;
}

for (const locale of localesInTurn('waitlist')) {
  const { waitlist: t, classes, checkout, offeredSeats } = strings(locale);

  test(`${locale}: rule 29: from a full class to seats that were kept for whoever waited`, async ({
    page,
    baseURL,
  }) => {
    const url = present(baseURL, 'the server');
    const client = bookingClient(url);
    const event = await onlineClass(url, courses[locale]);
    const references: string[] = [];
    for (let left = event.seatsLeft; left > 0; left -= 10) {
      references.push((await client.hold(event, Math.min(10, left))).body.reference);
    }
    const email = `grace.${locale}@example.ca`;

    const query = { delivery: 'online', language: event.language };
    await page.goto(href('course', locale, { id: courses[locale], query }));
    const row = page.getByRole('listitem').filter({ has: page.locator(`button[value="${event.id}"]`) });
    await expect(row).toContainText(classes.live.full);
    await row.getByRole('link', { name: classes.live.wait }).click();

    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    // Nobody waits for more seats than the class has.
    const most = Math.min(10, event.capacity);
    await expect(page.getByLabel(t.form.fields.quantity).locator('option').last()).toHaveText(String(most));
    await expect(page.getByText(plural(most, locale, t.form.most))).toBeVisible();
    await page.getByRole('button', { name: t.join }).click();
    await expect(page.getByLabel(t.form.fields.email)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(t.form.fields.email).fill(email);
    await page.getByRole('button', { name: t.join }).click();
    await expect(page.getByText(fill(t.joined, { position: 1, email }))).toBeVisible();

    const mails = (await (await page.request.get('/local/mailbox.json')).json()) as Mail[];
    const mail = present(
      mails.find(({ to }) => to === email),
      'the mail',
    );
    const html = await (await page.request.get(`/local/mailbox/${mail.id}/message.html`)).text();
    await page.goto(present(/href="([^"]+#[^"]+)"/.exec(html)?.[1], 'the link'));
    // Filters of mail open links, too: only the button keeps the place.
    await page.getByRole('button', { name: t.confirm }).click();
    await expect(page.getByText(fill(t.position, { position: 1 }))).toBeVisible();
    await page.reload();
    await expect(page.getByText(fill(t.position, { position: 1 }))).toBeVisible();
    await expect(page.getByRole('button', { name: t.confirm })).toHaveCount(0);

    await client.release(present(references.at(-1), 'a hold'));
    await runScheduled(url);
    await page.reload();
    await page.getByRole('button', { name: t.book }).click();
    await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible();
    await expect(page.getByText(present(checkout.hold.running.split('{')[0]))).toBeVisible();
    const kept = page.getByText(present(offeredSeats.kept.split('{')[0]));
    await expect(kept).toHaveCount(0);
    // With another class the cart is held for half an hour, and the offer stays as it is.
    await page.goto(href('checkout', locale, { query: { class: (await onlineClass(url, 'excel-level-1')).id } }));
    await expect(kept).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByText(plural(1, locale, t.seats))).toBeVisible();
    await page.getByRole('button', { name: t.leaveOffer }).click();
    await expect(page.getByText(t.state.left)).toBeVisible();
    for (const reference of references.slice(0, -1)) await client.release(reference);
  });
}
