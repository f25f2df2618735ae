import type * as calls from '../../src/domain/quotes/office-calls.ts';
import { QUOTE_REMINDER_DAYS, type EndingQuote } from '../../src/domain/quotes/ending.ts';
import { Temporal } from 'temporal-polyfill';
import { done, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { remindsNow } from '../platform/office-hours.ts';
import { DAY_MS } from '../platform/tasks.ts';
import * as sql from './ending-sql.ts';
import { isOutdated } from './problems.ts';
import { loaded, readQuote, stateNow, today, type Needs, type QuoteRow } from './record.ts';

/** A row of `QUOTES_ENDING`, beside what all rows of Today have. */
export interface EndingRow {
  revision: number;
  valid_until: string;
  phone: string;
  reminders_held: 0 | 1;
  reminded_on: string | null;
}

export const endingQuote = (row: EndingRow): EndingQuote => ({
  ...{ revision: row.revision, phone: row.phone, validUntil: row.valid_until },
  ...{ remindedOn: row.reminded_on, held: row.reminders_held === 1 },
});

/** So many days after a day; days are `2026-12-08`. */
export const daysAfter = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** Reminds clients of quotes that end in some days, while the office is open; of what cannot be had any more the office hears by Today. */
export async function remindOfQuotes(needs: Needs): Promise<void> {
  const { db, now } = needs;
  const at = now().getTime();
  if (!remindsNow(needs, at)) return;
  const day = today(needs, at);
  const { results } = await db
    .prepare(sql.QUOTES_TO_REMIND)
    .bind(day, daysAfter(day, QUOTE_REMINDER_DAYS), at - QUOTE_REMINDER_DAYS * DAY_MS)
    .all<QuoteRow>();
  for (const row of results) {
    if (await isOutdated(needs, await loaded(needs, row, at))) continue;
    await writeTogether(db, [
      db.prepare(sql.KEEP_QUOTE_REMINDER).bind(row.id, row.revision, 'clock', day, at, null),
      db.prepare(sql.QUEUE_QUOTE_REMINDER).bind(row.id, 'quote_reminder', at),
    ]);
  }
}

type Call = typeof calls.extendQuote | typeof calls.remindOfQuote | typeof calls.holdQuoteReminder;
type Code = 'office_changed' | 'closed' | 'quote_outdated' | 'already_sent' | 'validation';
type Done = Refusal<Code> | readonly D1PreparedStatement[];

/** Does something about a quote that its client has, once; `act` says what is written, or why not. */
function aboutSent<C extends Call>(
  needs: Needs,
  { params: { id }, body: { seen }, keyed }: Pick<Asked<C>, 'params' | 'keyed'> & { body: { seen: number } },
  act: (row: QuoteRow, at: number) => Promise<Done>,
): Promise<AnswerTo<C>> {
  const { db, now } = needs;
  return once(db, keyed, async () => {
    const row = await readQuote(db, id);
    if (!row) return problem('not_found', 'There is no such quote.');
    if (row.revision !== seen) return problem('office_changed', 'Somebody else has changed this meanwhile.');
    if (row.state !== 'sent') return problem('closed', 'It is not with its client.');
    const at = now().getTime();
    const statements = await act(row, at);
    if ('problem' in statements) return statements;
    const written = await writeTogether(db, [
      ...statements,
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  }) as Promise<AnswerTo<C>>;
}

const outdated = () => problem('quote_outdated', 'It cannot be accepted as it is.');

/** Makes a quote valid longer as it was sent, and tells its client. */
export const extendQuote = (
  needs: Needs,
  asked: Asked<typeof calls.extendQuote>,
): Promise<AnswerTo<typeof calls.extendQuote>> =>
  aboutSent<typeof calls.extendQuote>(needs, asked, async (row, at) => {
    const { db } = needs;
    const { validUntil, seen } = asked.body;
    const day = today(needs, at);
    if (validUntil < day || validUntil <= row.valid_until)
      return problem('validation', 'That is no later day.', { fields: { validUntil: 'past_day' } });
    if (await isOutdated(needs, await loaded(needs, row, at))) return outdated();
    return [
      db.prepare(sql.EXTEND_QUOTE).bind(row.id, validUntil, seen, at),
      db.prepare(sql.KEEP_QUOTE_REMINDER).bind(row.id, seen + 1, 'extended', day, at, asked.session.accountId),
      db.prepare(sql.QUEUE_QUOTE_REMINDER).bind(row.id, 'quote_extended', at),
      asked.acted(
        { subject: 'quote', id: row.id, before: { until: row.valid_until }, after: { until: validUntil } },
        at,
      ),
    ];
  });

/** Reminds its client now: at most once a day, whoever does it. */
export const remindOfQuote = (
  needs: Needs,
  asked: Asked<typeof calls.remindOfQuote>,
): Promise<AnswerTo<typeof calls.remindOfQuote>> =>
  aboutSent<typeof calls.remindOfQuote>(needs, asked, async (row, at) => {
    const { db } = needs;
    const day = today(needs, at);
    if (stateNow(needs, row, at) !== 'sent') return problem('closed', 'Its last day is over.');
    const last = await db.prepare(sql.LAST_QUOTE_REMINDER).bind(row.id).first<string>('sent_on');
    if (last === day) return problem('already_sent', 'One was sent today.');
    if (await isOutdated(needs, await loaded(needs, row, at))) return outdated();
    return [
      db.prepare(sql.KEEP_QUOTE_REMINDER).bind(row.id, row.revision, 'hand', day, at, asked.session.accountId),
      db.prepare(sql.QUEUE_QUOTE_REMINDER).bind(row.id, 'quote_reminder', at),
      asked.acted({ subject: 'quote', id: row.id, after: { until: row.valid_until } }, at),
    ];
  });

/** Holds the clock's reminder of a quote back, or lets it go. */
export const holdQuoteReminder = (
  needs: Needs,
  asked: Asked<typeof calls.holdQuoteReminder>,
): Promise<AnswerTo<typeof calls.holdQuoteReminder>> =>
  aboutSent<typeof calls.holdQuoteReminder>(needs, asked, (row, at) => {
    const { held, seen } = asked.body;
    return Promise.resolve([
      needs.db.prepare(sql.HOLD_QUOTE_REMINDER).bind(row.id, held ? 1 : 0, seen, at),
      asked.acted(
        {
          ...{ subject: 'quote', id: row.id, before: { heldBack: row.reminders_held === 1 } },
          after: { heldBack: held },
        },
        at,
      ),
    ]);
  });
