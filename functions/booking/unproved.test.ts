import { expect, test } from 'vitest';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { confirmBody, hold, prove, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

async function book(language: 'en' | 'fr' = 'en') {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 1 })]));
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 2 }], { language });
  const people = [{ eventId: 'a', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }];
  await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(99_000), { participants: people }));
  return { site, reference };
}

const inbox = async (site: TestSite) =>
  (await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY rowid')).map(
    ({ message }) => JSON.parse(message) as Message,
  );

// Friday 10:00: 24 hours of the office, 9 to 17, are over on Wednesday at 10:00.
test('rule 41: an unproved booking is told of its end, and ends after 24 business hours', async () => {
  const { site, reference } = await book();
  site.at('2026-11-23T03:00:00Z');
  await runScheduled(site.needs);
  await runScheduled(site.needs);
  expect((await inbox(site)).map(({ subject }) => subject)).toEqual([
    'Confirm your e-mail to keep your seats: Excel Level 1',
    'Your seats are kept until Wednesday, November\u00a025, 2026: Excel Level 1',
  ]);
  site.at('2026-11-25T14:59:00Z');
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'confirmed' }]);
  site.at('2026-11-25T15:00:00Z');
  await runScheduled(site.needs);
  expect(await (await site.get('/Website/event-detail/a')).json()).toMatchObject({ seatsLeft: 7, state: 'tentative' });
  expect(await (await site.get(`/Website/booking/${reference}`)).json()).toMatchObject({
    state: 'cancelled',
    invoice: null,
  });
  expect((await inbox(site)).at(-1)).toMatchObject({ to: 'ada@example.ca', subject: 'Booking ended: Excel Level 1' });
  expect(await site.rows('SELECT kind, who FROM booking_events ORDER BY id')).toEqual([
    { kind: 'confirmed', who: 'buyer' },
    { kind: 'expired', who: 'clock' },
  ]);
  expect(await site.rows('SELECT number FROM invoices')).toEqual([]);
  expect((await inbox(site)).every(({ to }) => to === 'ada@example.ca')).toBe(true);
});

test('rule 41: a proof that comes too late changes nothing, one in time ends the waiting', async () => {
  const late = await book();
  late.site.at('2026-11-25T15:00:00Z');
  await runScheduled(late.site.needs);
  await prove(late.site, late.reference);
  expect(await late.site.rows('SELECT state, proved_at FROM bookings')).toEqual([
    { state: 'cancelled', proved_at: null },
  ]);

  const { site, reference } = await book();
  await prove(site, reference);
  site.at('2026-11-27T15:00:00Z');
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'confirmed' }]);
});

test('rule 41: the mail says in French, too, what happens and until when', async () => {
  const { site } = await book('fr');
  const [mail] = await inbox(site);
  expect(mail?.subject).toBe('Confirmez votre adresse courriel pour garder vos places\u00a0: Excel, niveau 1');
  expect(mail?.text).toContain('mercredi 25\u00a0novembre 2026');
  expect(mail?.text).toMatch(/https:\/\/gct\.example\/fr\/reservation#[\w-]{43}\n/);
  expect(mail?.text).not.toContain('grace@example.ca');
});
