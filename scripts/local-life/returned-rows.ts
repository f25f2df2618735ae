import type { Row, Rows } from './rows.ts';

const DAY_MS = 86_400_000;

/** What became of a payment that does not count: its row, and what the booking's history says. */
function takenBack(paid: Row, why: 'returned' | 'mistake', at: number): Rows {
  const { id = null, booking_id: booking = null, amount_cents: cents = 0 } = paid;
  const note = why === 'returned' ? 'NSF' : '';
  return [
    [
      'refunds',
      {
        ...{ id: `${id as string}-taken`, booking_id: booking, payment_id: id, amount_cents: cents, state: 'done' },
        ...{ created_at: at, done_at: at, note, made_by: 'dashboard', taken_back: why },
      },
    ],
    [
      'booking_events',
      {
        ...{ booking_id: booking, kind: why === 'returned' ? 'payment_bounced' : 'payment_undone', at, who: 'staff' },
        ...{ reason: note, detail: JSON.stringify({ payment: id, cents }) },
      },
    ],
  ];
}

/** Two cheques of the last weeks that do not count: the bank has returned one, the other was recorded by mistake. */
export function returnedRows(bookings: Rows, now: number): Rows {
  const gone = new Set(bookings.flatMap(([table, row]) => (table === 'credit_notes' ? [row.booking_id] : [])));
  const cheques = bookings
    .flatMap(([table, row]) =>
      table === 'payments' && row.method === 'cheque' && !gone.has(row.booking_id) ? [row] : [],
    )
    .filter(({ paid_at: at }) => Number(at) < now - 4 * DAY_MS)
    .toSorted((a, b) => Number(b.paid_at) - Number(a.paid_at));
  const [returned, mistake] = cheques;
  return [
    ...(returned ? takenBack(returned, 'returned', now - 2 * DAY_MS) : []),
    ...(mistake ? takenBack(mistake, 'mistake', now - 3 * DAY_MS) : []),
  ];
}
