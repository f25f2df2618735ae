import { expect } from 'vitest';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { OrderClasses, SchedulePrivate } from '../../src/domain/private-classes/contract.ts';
import { present } from '../../src/domain/present.ts';
import type { NewLine } from '../../src/domain/quotes/lines.ts';
import type { AcceptQuote } from '../../src/domain/quotes/quote.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import { contactToken } from '../booking/secret.ts';
import { TEST_SECRET } from './harness.ts';
import { acceptBody, privateLine, startQuotes } from './quotes.ts';
import { scheduledClass } from './site-data.ts';

/** On two days of March, in Gatineau at the client's own address. */
export const wish = (line: string, changes: Partial<SchedulePrivate> = {}): SchedulePrivate => ({
  ...{ line, courseId: 'excel-level-1', language: 'fr', where: 'client', placeId: null, room: '' },
  ...{ street: '25, rue Laurier', city: 'Gatineau', province: 'QC', trainer: 'Ada Tremblay', people: 12 },
  sessions: [
    { date: '2027-03-02', from: '09:00', to: '16:00' },
    { date: '2027-03-03', from: '09:00', to: '16:00' },
  ],
  ...changes,
});

/** An office with an order of a private class, which a client has accepted, billed in Ottawa unless it is said. */
export async function startPrivate(
  classes: SiteClass[] = [scheduledClass({ id: 'a', capacity: 20 })],
  lines: readonly NewLine[] = [privateLine],
  billing: AcceptQuote['billing'] = acceptBody().billing,
) {
  const quotes = await startQuotes(classes);
  const { site, headers } = quotes;
  const { country, province } = billing;
  const quote = await quotes.sent(lines, { country, province });
  const accepted = await quotes.answer(quote, 'accept', { billing });
  expect(accepted.status, await accepted.clone().text()).toBe(200);
  const [row] = await site.rows<{ order_id: string }>('SELECT order_id FROM quotes WHERE id = ?1', quote);
  const orderId = present(row?.order_id);
  const path = `/Website/office/bookings/${orderId}/private-classes`;
  const order = async () => (await site.get(path, headers)).json<OrderClasses>();
  const [line] = (await order()).lines;
  const lineId = present(line).id;
  const schedule = (changes: Partial<SchedulePrivate> = {}, key: Record<string, string> = {}) =>
    site.post(path, wish(lineId, changes), { ...headers, ...key });
  return {
    ...quotes,
    ...{ orderId, lineId, order, schedule },
    /** The id of the class that it is. */
    scheduled: async (changes: Partial<SchedulePrivate> = {}) => {
      const answer = await schedule(changes);
      expect(answer.status, await answer.clone().text()).toBe(201);
      return (await answer.json<{ id: string }>()).id;
    },
    classFile: async (id: string) => (await site.get(`/Website/office/classes/${id}`, headers)).json<OfficeClass>(),
    /** The bookings of the client in a class, each with what opens it by the mail. */
    seatsOf: async (classId: string) => {
      const rows = await site.rows<{ id: string; quantity: number; reference: string }>(
        `SELECT bookings.id, booking_lines.quantity, bookings.reference FROM booking_lines
         JOIN bookings ON bookings.id = booking_lines.booking_id WHERE booking_lines.class_id = ?1
         ORDER BY bookings.created_at, bookings.rowid`,
        classId,
      );
      return Promise.all(rows.map(async (one) => ({ ...one, secret: await contactToken(TEST_SECRET, one) })));
    },
    money: async () => {
      const [sums] = await site.rows<{ invoices: number; notes: number; cents: number }>(
        `SELECT (SELECT COUNT(*) FROM invoices) AS invoices, (SELECT COUNT(*) FROM credit_notes) AS notes,
           (SELECT SUM(total_cents) FROM bookings) AS cents`,
      );
      return present(sums);
    },
  };
}
