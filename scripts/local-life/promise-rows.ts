import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Rows } from './rows.ts';

const DAY_MS = 86_400_000;

/** Clients of invoices that nobody has paid who have said when they will: one in some days, one some days ago. */
export function promiseRows(bookings: Rows, timeZone: string, now: number): Rows {
  const paid = new Set(bookings.flatMap(([table, row]) => (table === 'payments' ? [row.booking_id] : [])));
  const open = bookings.flatMap(([table, { booking_id: id, due_on: due, total_cents: cents }]) =>
    table === 'invoices' && !paid.has(id) && String(due as string) < dateIn(timeZone, now - 6 * DAY_MS)
      ? [{ booking_id: id ?? null, open_cents: cents ?? 0 }]
      : [],
  );
  return open.slice(0, 2).map((row, index) => [
    'payment_promises',
    {
      ...row,
      until_day: dateIn(timeZone, now + (index === 0 ? 6 : -2) * DAY_MS),
      ...{ note: index === 0 ? 'On the phone: it is with their accounts' : '', account_id: 0, at: now - 5 * DAY_MS },
    },
  ]);
}
