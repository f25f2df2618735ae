import { troubleNames } from '../../src/domain/site/health.ts';
import { readHealth } from '../health/index.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import type { Readings } from './exposition.ts';
import {
  COUNT_BOOKINGS,
  COUNT_ERRORS,
  COUNT_HOLDS,
  COUNT_MAILS,
  COUNT_OPEN_INVOICES,
  COUNT_WAITING,
  OLDEST_MAIL,
} from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData' | 'mode'>;

interface Counted {
  count: number;
}

const LEVELS = { amber: 1, red: 2 } as const;

const seconds = (at: number | undefined) => (at ?? 0) / 1000;

/** Every number of the page, as the database has it now. */
export async function readings(needs: Needs): Promise<Readings> {
  const { db, now, siteData } = needs;
  const at = now().getTime();
  const [{ facts, troubles }, counts] = await Promise.all([
    readHealth(needs),
    db.batch([
      db.prepare(COUNT_BOOKINGS),
      db.prepare(COUNT_HOLDS).bind(at),
      db.prepare(COUNT_OPEN_INVOICES),
      db.prepare(COUNT_WAITING),
      db.prepare(COUNT_MAILS),
      db.prepare(OLDEST_MAIL).bind(at),
      db.prepare(COUNT_ERRORS).bind(at - DAY_MS),
    ]),
  ]);
  const [bookings, holds, invoices, waiting, mails, oldest, errors] = counts;
  const open = rowsOf<Counted & { cents: number }>(invoices)[0];
  const waits = rowsOf<Counted & { state: string }>(waiting);
  const single = (value: number) => [{ labels: {}, value }];
  return {
    gct_mail_oldest_seconds: single(ageOf(oldest, at)),
    gct_build_info: [{ labels: { build: siteData.build.id }, value: 1 }],
    gct_bookings: rowsOf<Counted & { state: string; paid_by: string }>(bookings).map(({ count, ...labels }) => ({
      labels,
      value: count,
    })),
    gct_holds_live: single(countOf(holds)),
    gct_invoices_open: single(open?.count ?? 0),
    gct_invoices_open_dollars: single((open?.cents ?? 0) / 100),
    gct_waitlist: ['waiting', 'offered'].map((state) => ({
      labels: { state },
      value: waits.find((one) => one.state === state)?.count ?? 0,
    })),
    gct_outbox_mails: rowsOf<Counted & { state: string }>(mails).map(({ count, state }) => ({
      labels: { state },
      value: count,
    })),
    gct_clock_last_run_timestamp_seconds: single(seconds(facts.clock?.at)),
    gct_schedule_last_sync_timestamp_seconds: single(seconds(facts.sync?.at)),
    gct_backup_last_timestamp_seconds: single(seconds(facts.backup?.at)),
    gct_database_bytes: single(bookings?.meta.size_after ?? 0),
    gct_clock_task_failing_since_timestamp_seconds: facts.tasks.map(({ name, at: since }) => ({
      labels: { task: name },
      value: seconds(since),
    })),
    gct_errors_distinct: single(countOf(errors)),
    gct_trouble: troubleNames
      // Of it there is nobody to ask: whoever cannot read the database answers no numbers.
      .filter((name) => name !== 'database_unreachable')
      .map((name) => {
        const level = troubles.find((one) => one.name === name)?.level;
        return { labels: { name }, value: level === undefined ? 0 : LEVELS[level] };
      }),
  };
}

const countOf = (result: D1Result | undefined) => rowsOf<Counted>(result)[0]?.count ?? 0;

/** Seconds since the oldest mail is due. */
function ageOf(result: D1Result | undefined, at: number): number {
  const due = rowsOf<{ due_at: number | null }>(result)[0]?.due_at ?? at;
  return Math.max(0, at - due) / 1000;
}

/** The one of them that is also told as time passes. */
export async function oldestMailSeconds({ db, now }: Pick<Needs, 'db' | 'now'>): Promise<number> {
  const at = now().getTime();
  return ageOf(await db.prepare(OLDEST_MAIL).bind(at).all(), at);
}
