import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { ENDING_DAYS } from '../../src/domain/quotes/ending.ts';
import { classesOf } from '../../src/domain/quotes/lines.ts';
import type { FoundQuotes, Quotable, QuoteFile, QuotesQuery } from '../../src/domain/quotes/quote.ts';
import { isoInstant } from '../platform/answers.ts';
import { datedClass, type EventRow } from '../catalogue/index.ts';
import { isFoundBy, wordsOf } from '../office/index.ts';
import { CLOCKS_QUOTE_REMINDERS } from './ending-sql.ts';
import { daysAfter } from './ending.ts';
import { isGone, problemsOf } from './problems.ts';
import { contactOf, loaded, readQuote, reductionOf, stateNow, today, type Needs, type QuoteRow } from './record.ts';
import { bookedBy, sentSheet, sheetOf } from './sheet.ts';
import { ACTS_ON_QUOTE, LIST_QUOTES, QUOTABLE_CLASSES } from './sql.ts';

/** How many quotes are looked through for words at once: what is older comes with the next page. */
const AT_ONCE = 500;

/** A page of quotes; a word is looked for by its beginning, without accents and capitals. */
export async function listQuotes(needs: Needs, { q, state, next }: QuotesQuery): Promise<FoundQuotes> {
  const words = wordsOf(q);
  if (words.length === 0 && q !== '') return { quotes: [], next: null };
  const [before, beforeId]: (string | undefined)[] = next === '' ? [] : next.split(' ');
  const at = needs.now().getTime();
  const day = today(needs, at);
  const { results } = await needs.db
    .prepare(LIST_QUOTES)
    .bind(
      ...[day, state, before === undefined ? null : Number(before), beforeId ?? '', AT_ONCE],
      daysAfter(day, ENDING_DAYS),
    )
    .all<QuoteRow>();
  const fitting = results.filter((row) => {
    const { firstName, lastName, organisation, email } = contactOf(row);
    return isFoundBy([row.number, firstName, lastName, organisation, email], words);
  });
  const shown = fitting.slice(0, PAGE_ROWS);
  const last = fitting.length > PAGE_ROWS ? shown.at(-1) : results.length === AT_ONCE ? results.at(-1) : undefined;
  return {
    quotes: shown.map((row) => {
      const { firstName, lastName, organisation } = contactOf(row);
      return {
        ...{ id: row.id, number: row.number, state: stateNow(needs, row, at), at: isoInstant(row.created_at) },
        ...{ validUntil: row.valid_until, name: `${firstName} ${lastName}`.trim(), organisation },
        totalCents: row.total_cents,
      };
    }),
    next: last ? `${last.created_at} ${last.id}` : null,
  };
}

/** All of a quote; `null` where there is none. */
export async function quoteFile(needs: Needs, id: string): Promise<QuoteFile | null> {
  const row = await readQuote(needs.db, id);
  if (!row) return null;
  const at = needs.now().getTime();
  const quote = await loaded(needs, row, at);
  const state = stateNow(needs, row, at);
  const stands = state === 'draft' || state === 'sent';
  const [problems, booked, acts, reminded] = await Promise.all([
    stands ? problemsOf(needs, quote) : [],
    bookedBy(needs.db, id),
    needs.db.prepare(ACTS_ON_QUOTE).bind(id).all<{ at: number; name: string | null; act: HistoryAct }>(),
    needs.db.prepare(CLOCKS_QUOTE_REMINDERS).bind(id).all<{ at: number }>(),
  ]);
  const { firstName, lastName, organisation, email, phone } = contactOf(row);
  const answer: { at: number; name: null; act: HistoryAct }[] =
    row.decided_at !== null && ((state === 'accepted' && row.said_on === null) || state === 'declined')
      ? [{ at: row.decided_at, name: null, act: state }]
      : [];
  const clock = reminded.results.map(({ at: sent }) => ({ at: sent, name: null, act: 'reminded' as const }));
  return {
    ...{ id, state, revision: row.revision, enquiry: row.entry_id, country: row.country, province: row.province },
    contact: { firstName, lastName, organisation, email, phone },
    reduction: reductionOf(row),
    sheet: (row.state === 'draft' ? null : sentSheet(row)) ?? sheetOf(needs, quote),
    offered: quote.lines.flatMap((line) =>
      line.kind === 'seats' ? [{ line: line.id, dates: classesOf(line).map(({ eventId }) => eventId) }] : [],
    ),
    ...{
      problems,
      outdated: row.state === 'sent' && isGone(needs, quote, problems),
      remindersHeld: row.reminders_held === 1,
      acceptedBy: row.accepted_by,
      saidOn: row.said_on,
      words: row.words,
    },
    terms: needs.siteData.terms,
    bookings: booked.map((one) => ({ id: one.id, number: one.number })),
    history: [...answer, ...acts.results, ...clock]
      .sort((one, other) => other.at - one.at)
      .map((one) => ({ ...one, at: isoInstant(one.at) })),
  };
}

type HistoryAct = QuoteFile['history'][number]['act'];

/** What can be quoted now. */
export async function quotable({ db, now, siteData }: Needs): Promise<Quotable> {
  const at = now().getTime();
  const { results } = await db.prepare(QUOTABLE_CLASSES).bind(at).all<EventRow>();
  return {
    classes: results.map((row) => {
      const { titles, sessions, timeZone, place, language } = datedClass(row, at);
      return {
        ...{
          id: row.id,
          course: row.course_id,
          title: both(titles),
          startsAt: sessions[0]?.start ?? '',
          timeZone,
          language,
        },
        ...{ city: place?.city ?? null, priceCents: row.price_cents, seatsLeft: row.capacity - row.seats_taken },
      };
    }),
    courses: siteData.courses.map(({ id, entries: { en, fr } }) => ({
      id,
      title: both({ en: en?.title, fr: fr?.title }),
    })),
  };
}

const both = ({ en, fr }: { en?: string | undefined; fr?: string | undefined }) => ({
  en: en ?? fr ?? '',
  fr: fr ?? en ?? '',
});
