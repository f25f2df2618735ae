import { Temporal } from 'temporal-polyfill';
import type { Contact } from '../../src/domain/booking/billing.ts';
import type { recordPayment } from '../../src/domain/payments/office-calls.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { byOffice, readBookingById, recordEvent } from '../booking/index.ts';
import { jsonOf, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { divided } from './divided.ts';
import { noteFor } from './notes.ts';
import type { Needs } from './rows.ts';
import { openCents } from './settle.ts';
import { writtenBefore } from './recorded-before.ts';
import { BEGIN_TOGETHER, INSERT_PART } from './together-sql.ts';

type Call = typeof recordPayment;

/** Midday of a day that is over, so that it is that day in every Canadian zone; today, now. */
export function instantOf(date: string, timeZone: string, now: number): number {
  if (date === dateIn(timeZone, now)) return now;
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: '12:00' }).epochMilliseconds;
}

/** What came in longer ago is a year that was mistyped. */
const LONGEST_AGO_MS = 3 * 366 * 86_400_000;

/** Why nothing is recorded as of that day; `null` where it may be. */
export const notReceived = (date: string, timeZone: string, now: number): Refusal<'validation'> | null =>
  date <= dateIn(timeZone, now) && date > dateIn(timeZone, now - LONGEST_AGO_MS)
    ? null
    : problem('validation', 'That day is still to come, or long ago.', { fields: { receivedOn: 'day' } });

/**
 * Writes down a cheque or a transfer, by which what is open of a booking is paid in part, as a whole, or too much: what is beyond stays as
 * what we owe the buyer. Each of its invoices has its part, and all of them one receipt. Who typed it has seen what was open; where that is another sum by now, nothing is written.
 */
export function recordPaid(
  needs: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  const { db, now, newId, siteData } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const { timeZone } = siteData.office;
    const notThen = notReceived(body.receivedOn, timeZone, at);
    if (notThen) return notThen;
    const record = await readBookingById(db, id, at);
    if (!record) return problem('not_found', 'There is no such booking.');
    const open = await openCents(db, id);
    const parts = await divided(needs, id, { cents: body.cents, openCents: open });
    const [first] = parts;
    if (!first) return problem('closed', 'Nothing of this booking was invoiced.');
    if (open !== body.openCents) return problem('booking_changed', 'Something else is open by now.');
    const { method, cents, receivedOn, note } = body;
    const { organisation = '' } = JSON.parse(record.booking.contact ?? '{}') as Partial<Contact>;
    const before = await writtenBefore(needs, { id, organisation }, body);
    if (before) return before;
    const together = parts.length > 1 ? newId() : null;
    const paidAt = instantOf(receivedOn, timeZone, at);
    const after = { openCents: open - cents };
    const json = jsonOf(after);
    const written = await writeTogether(db, [
      ...(together === null ? [] : [db.prepare(BEGIN_TOGETHER).bind(together, id, at)]),
      ...parts.flatMap((part) => [
        db
          .prepare(INSERT_PART)
          .bind(
            ...[part.payment, id, part.invoice, method, part.cents, at],
            ...[paidAt, note, part.openCents, together],
          ),
        recordEvent(db, {
          ...{ bookingId: id, kind: 'paid', at, ...byOffice(session) },
          detail: { payment: part.payment, cents: part.cents, method },
        }),
      ]),
      together === null
        ? noteFor(needs, record, 'payment_receipt', first.payment, at)
        : noteFor(needs, record, 'payments_receipt', together, at),
      acted(
        {
          ...{ subject: 'booking', id, before: { openCents: open } },
          after: { ...after, payment: together ?? first.payment, method, cents, receivedOn },
        },
        at,
      ),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}
