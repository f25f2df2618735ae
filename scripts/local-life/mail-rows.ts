import type { Made } from './bookings.ts';
import type { Rows } from './rows.ts';

/** What was mailed about bookings, as far as the office sees it: none of these leaves again. One did not come through. */
export function mailRows(made: readonly Made[], now: number): Rows {
  const proved = made.filter(({ fate }) => fate === 'stands');
  const mail = (id: string, kind: string, recipient: string, at: number) => ({
    ...{ id: `local-mail-${id}-${kind}`, kind, about: id, recipient, booking_id: id },
    ...{ next_attempt_at: at, created_at: at, attempts: 1 },
  });
  const [first] = proved.filter(({ lines }) => lines.some(({ of }) => of.startsAt > now));
  const person = first?.lines[0]?.participants[0];
  return [
    ...proved.map(({ id, at, contact }): Rows[number] => [
      'outbox',
      { ...mail(id, 'booking_confirmation', contact.email, at), state: 'sent', sent_at: at + 60_000, last_error: null },
    ]),
    ...(first && person
      ? ([
          [
            'outbox',
            {
              ...mail(first.id, 'joining_instructions', person.email, now - 3_600_000),
              ...{ state: 'failed', sent_at: null, last_error: 'There is no such mailbox.', attempts: 5 },
            },
          ],
        ] as const)
      : []),
  ];
}
