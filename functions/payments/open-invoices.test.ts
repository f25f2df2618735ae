import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OPEN_CENTS, openOfInvoice } from '../platform/balance.ts';
import { startSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { openByInvoice } from './open-invoices.ts';
import { INVOICES_LEFT, BALANCE_OF_BOOKING } from './sql.ts';
import { OLDEST_OPEN_INVOICE } from './recorded-sql.ts';

const upTo = (cents: number) => fc.integer({ min: 0, max: cents });

/** An invoice with its credit note, and what was paid for it, of which some went back; small sums, so that many are equal. */
const invoice = fc.record({
  cents: fc.integer({ min: 1, max: 9 }),
  credited: fc.oneof(fc.constant(0), upTo(9)),
  paid: fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 12 }),
      back: fc.oneof(fc.constant(0), upTo(12)),
      failed: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
});

test('what is open by invoice is the balance, by a statement as by numbers, and nothing of one that its own payments paid', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const seen = { bookings: 0, invoices: 0, open: 0, paid: 0 };
  const write = async (invoices: readonly (typeof invoice extends fc.Arbitrary<infer Value> ? Value : never)[]) => {
    const id = `booking-${(seen.bookings += 1)}`;
    await site.rows(
      `INSERT INTO bookings (id, number, reference, language, state, created_at, confirmed_at, hold_expires_at, contact, billing,
         payment_method, subtotal_cents, total_cents)
       VALUES (?1, ?1, 'reference-of-the-' || ?1, 'en', 'confirmed', 0, 0, 1, '{}', '{}', 'invoice', 100, 100)`,
      id,
    );
    const numbers: string[] = [];
    for (const { cents, credited, paid } of invoices) {
      const sequence = (seen.invoices += 1);
      const number = `2026-${String(sequence).padStart(6, '0')}`;
      numbers.push(number);
      await site.rows(
        `INSERT INTO invoices (number, year, sequence, booking_id, issued_on, due_on, total_cents, document, created_at)
         VALUES (?1, 2026, ?2, ?3, '2026-11-20', '2026-11-27', ?4, '{}', ?2)`,
        ...[number, sequence, id, cents],
      );
      if (Math.min(credited, cents) > 0)
        await site.rows(
          `INSERT INTO credit_notes (number, year, sequence, booking_id, invoice_number, issued_on, total_cents, document, created_at)
           VALUES ('C' || ?1, 2026, ?2, ?3, ?1, '2026-11-20', ?4, '{}', ?2)`,
          ...[number, sequence, id, Math.min(credited, cents)],
        );
      for (const [at, payment] of paid.entries()) {
        await site.rows(
          `INSERT INTO payments (id, booking_id, invoice_number, method, state, amount_cents, created_at, paid_at)
           VALUES (?1 || '-' || ?2, ?3, ?1, 'cheque', 'paid', ?4, 1, 1)`,
          ...[number, at, id, payment.cents],
        );
        const back = Math.min(payment.back, payment.cents);
        if (back > 0)
          await site.rows(
            `INSERT INTO refunds (id, booking_id, payment_id, amount_cents, state, created_at, done_at)
             VALUES (?1 || '-' || ?2, ?3, ?1 || '-' || ?2, ?4, ?5, 1, CASE ?5 WHEN 'done' THEN 1 END)`,
            ...[number, at, id, back, payment.failed ? 'failed' : 'done'],
          );
      }
    }
    return { id, numbers };
  };
  await fc.assert(
    fc.asyncProperty(fc.array(invoice, { minLength: 1, maxLength: 4 }), async (invoices) => {
      const { id, numbers } = await write(invoices);
      const left = await site.rows<{ number: string; left_cents: number }>(INVOICES_LEFT, id);
      const [{ open_cents: all } = { open_cents: 0 }] = await site.rows<{ open_cents: number }>(BALANCE_OF_BOOKING, id);
      const open = openByInvoice(left, all);
      const stated = await site.rows<{ number: string; cents: number }>(
        `SELECT invoices.number, ${openOfInvoice(OPEN_CENTS)} AS cents FROM invoices
         JOIN bookings ON bookings.id = invoices.booking_id
         JOIN booking_balances ON booking_balances.booking_id = bookings.id
         WHERE bookings.id = ?1 ORDER BY invoices.number`,
        id,
      );
      expect(stated.filter(({ cents }) => cents > 0)).toEqual(open);
      expect(stated.reduce((sum, { cents }) => sum + cents, 0)).toBe(Math.max(0, all));
      const [oldest] = await site.rows<{ number: string }>(OLDEST_OPEN_INVOICE, id);
      expect(oldest?.number).toBe((open[0] ?? left[0])?.number);
      for (const [at, { cents, credited, paid }] of invoices.entries()) {
        const own = open.find(({ number }) => number === numbers[at])?.cents ?? 0;
        seen.open += Number(own > 0);
        expect(own).toBeLessThanOrEqual(cents - Math.min(cents, credited));
        const came = paid.reduce((sum, one) => sum + one.cents, 0);
        const isPaid = came >= cents && paid.every(({ back, failed }) => failed || back === 0);
        seen.paid += Number(isPaid && all > 0);
        if (isPaid) expect(own, `${numbers[at]} is paid`).toBe(0);
      }
    }),
    { numRuns: 150, seed: 2026 },
  );
  expect(Math.min(seen.open, seen.paid)).toBeGreaterThan(10);
});
