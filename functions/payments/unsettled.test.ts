import { expect, test } from 'vitest';
import { startSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { UNSETTLED_PAYMENTS } from './sql.ts';

test('rule 19: however many pages of the card company are open unpaid, none keeps another from being asked about', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const ids = JSON.stringify(Array.from({ length: 60 }, (_, index) => `payment-${index}`));
  await site.rows(
    `INSERT INTO bookings (id, number, reference, language, state, created_at, hold_expires_at, contact, billing,
       payment_method, subtotal_cents, total_cents)
     SELECT value, value, 'reference-of-the-' || value, 'en', 'awaiting_payment', 0, 1, '{}', '{}', 'card', 100, 100
     FROM json_each(?1)`,
    ids,
  );
  await site.rows(
    `INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at)
     SELECT value, value, 'card', 'open', 100, key FROM json_each(?1)`,
    ids,
  );
  const asked = new Set<string>();
  for (let run = 0; run < 60; run += 1) {
    for (const { id } of await site.rows<{ id: string }>(UNSETTLED_PAYMENTS, 1_000, 25)) asked.add(id);
  }
  expect(asked.size).toBe(60);
});
