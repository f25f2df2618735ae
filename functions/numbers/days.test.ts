import { expect, test } from 'vitest';
import type { OfficeNumbers } from '../../src/domain/numbers/numbers.ts';
import { present } from '../../src/domain/present.ts';
import { booked } from '../testing/changes.ts';
import { classes } from '../testing/numbers.ts';
import { open, startOffice } from '../testing/office.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { numbers } from './index.ts';

const seats = (id: string, quantity = 1) => [{ eventId: id, quantity, priceCents: 49_500 }];

/** Two bookings of two days, whose classes are over. */
async function startYear() {
  const site = await startOffice({}, siteDataOf(classes));
  const staff = await site.staff('stella@example.ca');
  await booked(site, [...seats('a', 2), ...seats('fr')]);
  site.at('2026-11-24T15:00:00Z');
  await booked(site, seats('west', 2));
  await site.rows(
    `INSERT INTO cost_rates VALUES ('trainer', 'Ada Tremblay', 5000, 'hour', 0), ('room', 'vancouver', 9000, 'day', 0)`,
  );
  site.at('2027-03-01T15:00:00Z');
  const headers = await site.cookieOf('stella@example.ca');
  await open(site, { ...staff, headers });
  const read = async (query = '') => {
    const answer = await site.get(`/Website/office/numbers?from=2026-11-15&to=2027-02-15${query}`, headers);
    expect(answer.status).toBe(200);
    return answer.json<OfficeNumbers>();
  };
  const forget = () => site.rows('DELETE FROM numbers_of_days');
  return { site, read, forget };
}

const FIRST = '(SELECT id FROM bookings ORDER BY created_at LIMIT 1)';

/** Whatever changes a number of a day that is over, in SQL; each for itself. */
const changes: Readonly<Record<string, string>> = {
  'a booking is cancelled': `UPDATE bookings SET state = 'cancelled' WHERE id = ${FIRST}`,
  'a booking stands on another day': `UPDATE bookings SET proved_at = proved_at + 172800000 WHERE id = ${FIRST}`,
  'a booking stands no more': `UPDATE bookings SET proved_at = NULL, proved_by = NULL WHERE id = ${FIRST}`,
  'a booking comes to another sum': `UPDATE bookings SET subtotal_cents = 12300 WHERE id = ${FIRST}`,
  'a visit is forgotten': `UPDATE bookings SET visit = '{"campaign":{"source":"letter"}}' WHERE id = ${FIRST}`,
  'a seat is given back': `UPDATE booking_lines SET quantity = 1 WHERE class_id = 'a'`,
  'a price is changed': `UPDATE booking_lines SET discount_cents = 1000 WHERE class_id = 'a'`,
  'a fee is kept': `UPDATE booking_lines SET kept_cents = 1000 WHERE class_id = 'a'`,
  'a seat is moved': `INSERT INTO booking_lines (booking_id, class_id, position, quantity, unit_cents, seats_left_after, claimed_until_at)
SELECT ${FIRST}, 'west', 2, 1, 100, 1, 9007199254740991`,
  'an invoice is issued': `INSERT INTO invoices (number, year, sequence, booking_id, issued_on, due_on, total_cents, document, created_at)
SELECT '2001-1', 2001, 1, booking_id, issued_on, due_on, 5000, '{"subtotalCents":5000}', created_at FROM invoices LIMIT 1`,
  'a credit note is issued': `INSERT INTO credit_notes (number, year, sequence, booking_id, invoice_number, issued_on, total_cents, refund_cents,
  credit_cents, document, created_at)
SELECT 'C1', 2001, 1, booking_id, number, issued_on, 5000, 0, 0, '{"subtotalCents":5000}', created_at FROM invoices LIMIT 1`,
  'a class was in another language': `UPDATE classes SET language = 'en' WHERE id = 'fr'`,
  'a class was in another place': `UPDATE classes SET delivery = 'in-person', place_id = 'vancouver' WHERE id = 'a'`,
  'a class was on another day': `UPDATE classes SET starts_at = starts_at - 1209600000 WHERE id = 'a'`,
  'a class had another room': `UPDATE classes SET capacity = 20 WHERE id = 'a'`,
  'a class was cancelled': `UPDATE classes SET state = 'cancelled' WHERE id = 'a'`,
  'a class is added': `INSERT INTO classes (id, course_id, language, delivery, place_id, time_zone, sessions, starts_at, ends_at,
  price_cents, capacity, minimum, sales_end_at, state, build_id, trainer, room)
SELECT 'new', course_id, language, delivery, place_id, time_zone, sessions, starts_at, ends_at,
  price_cents, capacity, minimum, sales_end_at, state, build_id, trainer, room
FROM classes WHERE id = 'a'`,
};

test.each(Object.keys(changes))('%s: what is kept of days is what they come to', async (name) => {
  const { site, read, forget } = await startYear();
  const before = await read();
  const [kept] = await site.rows<{ days: number }>('SELECT COUNT(*) AS days FROM numbers_of_days');
  expect(present(kept).days).toBeGreaterThan(90 * 4);
  expect(await read()).toEqual(before);
  await site.rows(present(changes[name]));
  const after = await read();
  expect(after).not.toEqual(before);
  const ofCity = await read('&city=vancouver&language=en');
  await forget();
  expect([await read(), await read('&city=vancouver&language=en')]).toEqual([after, ofCity]);
});

test('the clock adds up days that are over, and forgets those of long ago', async () => {
  const { site, read } = await startYear();
  const keep = present(numbers.tasks?.find(({ name }) => name === 'keep_numbers'));
  await keep.run(site.needs);
  const days = () => site.rows<{ day: string }>(`SELECT day FROM numbers_of_days WHERE kind = 'net' ORDER BY day DESC`);
  const [first, ...others] = await days();
  expect([first?.day, others.length]).toEqual(['2027-02-28', 99]);
  await keep.run(site.needs);
  expect(await days()).toHaveLength(200);
  expect((await read()).now.bookings).toBe(2);
  site.at('2031-06-01T15:00:00Z');
  await keep.run(site.needs);
  expect((await days()).at(-1)?.day).toBe('2031-02-21');
});
