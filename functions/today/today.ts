import {
  BLOCK_DAYS,
  DAYS_AHEAD,
  MOST_ROWS,
  NEEDS_DAYS,
  NEW_HOURS,
  OWED_HOURS,
  REFUND_HOURS,
  RETURNED_DAYS,
  SHOWN_ROWS,
  todayLists,
  type Today,
  type TodayQuery,
  type TodayRow,
} from '../../src/domain/today/today.ts';
import { ENDING_DAYS } from '../../src/domain/quotes/ending.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { officeColleagues } from '../accounts/index.ts';
import { classesInNeed, classesOfDay, type ClassOfDay } from '../classes/index.ts';
import { followUpOf, type FollowUpRow } from '../follow-ups/index.ts';
import { isoInstant } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import { instantsOf } from '../platform/days.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { daysAfter, endingQuote, type EndingRow } from '../quotes/index.ts';
import { firstOf, lists } from './sql.ts';

const HOUR_MS = 3_600_000;

interface CountedRow {
  id: string;
  title_en: string | null;
  title_fr: string | null;
  who: string | null;
  organisation?: string;
  at: number | null;
  cents: number | null;
  count: number | null;
  least: number | null;
  promised_until?: string | null;
}

/** Of the whole list. */
type Row = (CountedRow | (CountedRow & EndingRow) | (FollowUpRow & { at: number })) & { rows: number };

function rowOf(row: Row): TodayRow {
  if ('about' in row) {
    const followUp = followUpOf(row);
    const title = { en: followUp.title, fr: followUp.title };
    return {
      id: row.id,
      title,
      who: followUp.who,
      at: isoInstant(row.at),
      cents: null,
      count: null,
      of: null,
      followUp,
      promisedUntil: null,
      quote: null,
    };
  }
  return { ...countedRow(row), quote: 'valid_until' in row ? endingQuote(row) : null };
}

const countedRow = (row: CountedRow) => ({
  ...{ id: row.id, title: { en: row.title_en ?? '', fr: row.title_fr ?? '' } },
  who: [row.who, row.organisation].filter(Boolean).join(', '),
  ...{ at: row.at === null ? null : isoInstant(row.at), cents: row.cents, count: row.count, of: row.least },
  followUp: null,
  promisedUntil: row.promised_until ?? null,
});

/** What is cancelled, or was moved away, is not held. */
const isHeld = ({ sittings, hindrance }: ClassOfDay) =>
  sittings.length > 0 && hindrance !== 'cancelled' && hindrance !== 'withdrawn';

/** What needs a hand now, as somebody of the office sees it: each list's count is that of its own statement. A list by itself has all its rows. */
export async function readToday(
  { db, now: clock, siteData }: Pick<Dependencies, 'db' | 'now' | 'siteData'>,
  account: number,
  { list }: TodayQuery,
): Promise<Today> {
  const names = list === '' ? todayLists : [list];
  const most = list === '' ? SHOWN_ROWS : MOST_ROWS;
  const now = clock().getTime();
  const { timeZone } = siteData.office;
  const [today, to] = [now, now + DAYS_AHEAD * DAY_MS].map((at) => dateIn(timeZone, at)) as [string, string];
  const [midnight, before] = instantsOf({ from: today, to }, { timeZone, now, back: {} });
  const clocks = {
    ...{ account, now, today, midnight, before },
    ...{ blocksBefore: now + BLOCK_DAYS * DAY_MS, quotesUntil: daysAfter(today, ENDING_DAYS) },
    ...{ newSince: now - NEW_HOURS * HOUR_MS, refundsBefore: now - REFUND_HOURS * HOUR_MS },
    owedBefore: now - OWED_HOURS * HOUR_MS,
    returnedSince: now - RETURNED_DAYS * DAY_MS,
  };
  const soon = { from: today, to: daysAfter(today, NEEDS_DAYS - 1) };
  const [results, staff, held, needed] = await Promise.all([
    db.batch(names.map((name) => db.prepare(firstOf(name, most)).bind(...lists[name].values(clocks)))),
    officeColleagues(db),
    list === '' ? classesOfDay({ db, now: clock, siteData }, today) : [],
    list === '' ? classesInNeed({ db, now: clock, siteData }, soon) : 0,
  ]);
  return {
    staff,
    heldToday: held.filter(isHeld).length,
    ...(needed > 0 && { needs: { classes: needed, ...soon } }),
    lists: names.map((name, index) => {
      const rows = rowsOf<Row>(results[index]);
      return { name, count: rows[0]?.rows ?? 0, rows: rows.map(rowOf) };
    }),
  };
}
