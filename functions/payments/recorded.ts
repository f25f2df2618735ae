import { Temporal } from 'temporal-polyfill';
import type { recordPayment } from '../../src/domain/payments/office-calls.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { byOffice, readBookingById, recordEvent } from '../booking/index.ts';
import { jsonOf, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { noteFor } from './notes.ts';
import type { Needs } from './rows.ts';
import { openCents } from './settle.ts';
import { INSERT_RECORDED, OLDEST_OPEN_INVOICE, RECORDED_BEFORE } from './recorded-sql.ts';

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
 * Writes down a cheque or a transfer, by which an invoice is paid in part, as a whole, or too much: what is beyond stays as what we
 * owe the buyer. Who typed it has seen what was open; where that is another sum by now, nothing is written.
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
    const invoice = await db.prepare(OLDEST_OPEN_INVOICE).bind(id).first<string>('number');
    if (invoice === null) return problem('closed', 'Nothing of this booking was invoiced.');
    const open = await openCents(db, id);
    if (open !== body.openCents) return problem('booking_changed', 'Something else is open by now.');
    const before = db.prepare(RECORDED_BEFORE).bind(id, body.method, body.cents, body.note);
    if (await before.first('found'))
      return problem('validation', 'That very payment is written down already.', { fields: { note: 'duplicate' } });
    const payment = newId();
    const after = { openCents: open - body.cents };
    const json = jsonOf(after);
    const written = await writeTogether(db, [
      db
        .prepare(INSERT_RECORDED)
        .bind(
          ...[payment, id, invoice, body.method, body.cents, at],
          ...[instantOf(body.receivedOn, timeZone, at), body.note, open],
        ),
      recordEvent(db, {
        ...{ bookingId: id, kind: 'paid', at, ...byOffice(session) },
        detail: { payment, cents: body.cents, method: body.method },
      }),
      noteFor(needs, record, 'payment_receipt', payment, at),
      acted(
        {
          ...{ subject: 'booking', id, before: { openCents: open } },
          after: { ...after, payment, method: body.method, cents: body.cents, receivedOn: body.receivedOn },
        },
        at,
      ),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}
