import type { QuoteLine } from '../../src/domain/quotes/lines.ts';
import { classesOf, MOST_LINES } from '../../src/domain/quotes/lines.ts';
import type * as calls from '../../src/domain/quotes/office-calls.ts';
import type { ChangeQuote, NewQuote } from '../../src/domain/quotes/quote.ts';
import { eventRows } from '../catalogue/index.ts';
import { done, jsonOf, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { digestOf, secretOf } from '../platform/secrets.ts';
import { digestFor, quoteToken } from './link.ts';
import { problemsOf } from './problems.ts';
import { contactOf, loaded, priced, readQuote, reductionOf, today, type Needs, type QuoteRow } from './record.ts';
import { sheetOf } from './sheet.ts';
import { CREATE_QUOTE, GIVE_BACK_HELD, QUEUE_QUOTE_MAIL, SEND_QUOTE, WITHDRAW_QUOTE, WRITE_QUOTE } from './sql.ts';

const missing = () => problem('not_found', 'There is no such quote.');

/** Why this quote is not changed by whoever saw that revision, or `null`. */
function notChangeable(row: QuoteRow, seen: number): Refusal<'office_changed' | 'closed'> | null {
  if (row.revision !== seen) return problem('office_changed', 'Somebody else has changed this meanwhile.');
  return row.state === 'accepted' ? problem('closed', 'What was accepted is not changed.') : null;
}

/** A last day that is over is no promise. */
const isOver = (needs: Needs, validUntil: string, at: number): Refusal<'validation'> | null =>
  validUntil < today(needs, at)
    ? problem('validation', 'That day is over.', { fields: { validUntil: 'past_day' } })
    : null;

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Begins a draft. */
export function createQuote(
  needs: Needs,
  { body, keyed, acted }: Asked<typeof calls.createQuote>,
): Promise<AnswerTo<typeof calls.createQuote>> {
  const { db, now, newId } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<typeof calls.createQuote> | null> => {
    const at = now().getTime();
    const over = isOver(needs, body.validUntil, at);
    if (over) return over;
    const id = newId();
    const { enquiry, language, contact, country, province, reduction, note, validUntil } = body;
    const token = await digestOf(await quoteToken(secretOf(needs), id, contact));
    const row = [
      ...[
        id,
        Number(today(needs, at).slice(0, 4)),
        token,
        enquiry,
        language,
        JSON.stringify(contact),
        country,
        province,
      ],
      ...[jsonOrNull(reduction), note, validUntil, at],
    ];
    const json = jsonOf({ id });
    const written = await writeTogether(db, [
      db.prepare(CREATE_QUOTE).bind(...row),
      acted({ subject: 'quote', id, after: { enquiry } }, at),
      storeDone(db, keyed, { about: id, status: 201, answer: json, at }),
    ]);
    return written && { status: 201, json };
  });
}

/** What stands of a quote, in the shape in which it is changed. */
const headOf = (row: QuoteRow): Omit<NewQuote, 'enquiry'> => ({
  ...{ language: row.language, contact: contactOf(row), country: row.country, province: row.province },
  ...{ validUntil: row.valid_until, reduction: reductionOf(row), note: row.note },
});

type Changing = Asked<
  typeof calls.changeQuote | typeof calls.addQuoteLine | typeof calls.removeQuoteLine | typeof calls.offerDates
>;
type Changed = AnswerTo<typeof calls.changeQuote>;

/** Writes what `change` makes of a quote: another version, and a draft until it is sent. */
export function changeTo(
  needs: Needs,
  {
    params: { id },
    body: { seen },
    keyed,
    acted,
  }: Pick<Changing, 'params' | 'keyed' | 'acted'> & { body: { seen: number } },
  change: (
    row: QuoteRow,
    lines: readonly QuoteLine[],
    at: number,
  ) => Promise<
    { head?: Omit<ChangeQuote, 'seen'>; lines?: readonly QuoteLine[] } | Refusal<'validation' | 'not_found'>
  >,
): Promise<Changed> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<Changed | null> => {
    const row = await readQuote(db, id);
    if (!row) return missing();
    const refused = notChangeable(row, seen);
    if (refused) return refused;
    const at = now().getTime();
    const before = JSON.parse(row.lines) as QuoteLine[];
    const changed = await change(row, before, at);
    if ('problem' in changed) return changed;
    const { head = headOf(row), lines = before } = changed;
    const { price } = await priced(needs, lines, head, at);
    const { language, contact, country, province, reduction, note, validUntil } = head;
    const values = [
      ...[id, language, JSON.stringify(contact), country, province, JSON.stringify(lines), jsonOrNull(reduction), note],
      ...[validUntil, price.totalCents, seen, at, await digestFor(needs, row, contact)],
    ];
    const written = await writeTogether(db, [
      db.prepare(GIVE_BACK_HELD).bind(id),
      db.prepare(WRITE_QUOTE).bind(...values),
      acted(
        {
          ...{ subject: 'quote', id, before: { state: row.state, lines: before.length, totalCents: row.total_cents } },
          after: { state: 'draft', lines: lines.length, totalCents: price.totalCents },
        },
        at,
      ),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

export const changeQuote = (needs: Needs, asked: Asked<typeof calls.changeQuote>) =>
  changeTo(needs, asked, (_row, _lines, at) => {
    const { seen: _seen, ...head } = asked.body;
    return Promise.resolve(isOver(needs, head.validUntil, at) ?? { head });
  });

/** A class is quoted as it is now, once: another line of it is refused beside the field. */
export const addQuoteLine = (needs: Needs, asked: Asked<typeof calls.addQuoteLine>) =>
  changeTo(needs, asked, async (_row, lines, at) => {
    const { line } = asked.body;
    const wrong = (field: string, reason: string) =>
      problem('validation', 'The line cannot be added.', { fields: { [field]: reason } });
    if (lines.length >= MOST_LINES) return wrong(line.kind === 'seats' ? 'eventId' : 'quantity', 'too_many');
    const id = needs.newId();
    if (line.kind !== 'seats') {
      const isUnknown =
        line.kind === 'private' && !needs.siteData.courses.some(({ id: course }) => course === line.courseId);
      return isUnknown ? wrong('courseId', 'choose') : { lines: [...lines, { ...line, id }] };
    }
    if (lines.flatMap(classesOf).some(({ eventId }) => eventId === line.eventId)) return wrong('eventId', 'duplicate');
    const [event] = await eventRows(needs.db, [line.eventId], at);
    return event ? { lines: [...lines, { ...line, id, sequence: event.sequence }] } : wrong('eventId', 'choose');
  });

export const removeQuoteLine = (needs: Needs, asked: Asked<typeof calls.removeQuoteLine>) =>
  changeTo(needs, asked, (_row, lines) => {
    const left = lines.filter(({ id }) => id !== asked.body.line);
    return Promise.resolve(
      left.length < lines.length ? { lines: left } : problem('not_found', 'There is no such line.'),
    );
  });

/** Sends what stands there to the contact. */
export function sendQuote(
  needs: Needs,
  { params: { id }, body: { seen }, keyed, acted }: Asked<typeof calls.sendQuote>,
): Promise<AnswerTo<typeof calls.sendQuote>> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<typeof calls.sendQuote> | null> => {
    const row = await readQuote(db, id);
    if (!row) return missing();
    const at = now().getTime();
    const refused = notChangeable(row, seen);
    if (refused) return refused;
    if (row.state !== 'draft') return problem('closed', 'It was sent already.');
    const quote = await loaded(needs, row, at);
    const hasLines = quote.lines.length > 0 && quote.price.totalCents > 0;
    const isSound = hasLines && row.valid_until >= today(needs, at) && (await problemsOf(needs, quote)).length === 0;
    if (!isSound) return problem('quote_outdated', 'It cannot be accepted as it is.');
    const { totalCents } = quote.price;
    const sheet = sheetOf(needs, { ...quote, row: { ...row, sent_at: at } });
    const written = await writeTogether(db, [
      db.prepare(SEND_QUOTE).bind(id, JSON.stringify(sheet), totalCents, seen, at),
      db.prepare(QUEUE_QUOTE_MAIL).bind('quote_sent', id, row.version, contactOf(row).email, at, null),
      acted({ subject: 'quote', id, before: { state: row.state }, after: { state: 'sent', totalCents } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** Takes a quote back. */
export function withdrawQuote(
  { db, now }: Needs,
  { params: { id }, body, keyed, acted }: Asked<typeof calls.withdrawQuote>,
): Promise<AnswerTo<typeof calls.withdrawQuote>> {
  return once(db, keyed, async (): Promise<AnswerTo<typeof calls.withdrawQuote> | null> => {
    const row = await readQuote(db, id);
    if (!row) return missing();
    const refused = notChangeable(row, body.seen);
    if (refused) return refused;
    if (row.state !== 'draft' && row.state !== 'sent') return problem('closed', 'It is closed already.');
    const at = now().getTime();
    const { reason } = body;
    const written = await writeTogether(db, [
      db.prepare(GIVE_BACK_HELD).bind(id),
      db.prepare(WITHDRAW_QUOTE).bind(id, body.seen, at),
      acted({ subject: 'quote', id, reason, before: { state: row.state }, after: { state: 'withdrawn' } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
