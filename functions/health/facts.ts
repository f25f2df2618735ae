import { limits } from '../../src/domain/api/limits.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Refused } from '../catalogue/index.ts';
import { MIGRATIONS_LACKING, READ_HEALTH } from './sql.ts';

/** A mail that is due leaves within five minutes; it is late after half an hour. */
const MAIL_LATE_MINUTES = 30;
/** By then it has been tried for twenty minutes. */
const MAIL_ATTEMPTS = 4;

export type DatabaseState = 'well' | 'slow' | 'full' | 'locked' | 'failing';

interface Sign<Detail = unknown> {
  /** Epoch milliseconds, as everywhere below. */
  at: number;
  detail: Detail;
}

/** What the database holds about the site's health. */
export interface Facts {
  schedule: string | null;
  refused: { at: number; rows: Refused[] };
  mailWaitsSince: number | null;
  /** More is mailed for strangers than a site sends in an hour. */
  strangersSince: number | null;
  clock: Sign | undefined;
  /** The schedule was found, or made, that of the build. */
  sync: Sign | undefined;
  backup: Sign | undefined;
  /** Since when the archive cannot be written. */
  archive: Sign | undefined;
  database: Sign<{ state: DatabaseState }> | undefined;
  /** Migrations that it never had: it was brought back to a moment before them. */
  lacking: string[];
  /** Tasks of the clock that fail, and since when. */
  tasks: { name: string; at: number }[];
}

interface Row {
  schedule: string | null;
  refused: string | null;
  mail_waits_since: number | null;
  strangers_since: number | null;
  signs: string;
}

/** Reads them in one statement. */
export async function readFacts({ db, now, siteData }: Pick<Dependencies, 'db' | 'now' | 'siteData'>): Promise<Facts> {
  const at = now().getTime();
  const { windowSeconds } = limits.strangersMailOfNetwork;
  const rules = JSON.stringify([limits.strangersMailOfNetwork.name, limits.passwordMailOfNetwork.name]);
  const row = await db
    .prepare(READ_HEALTH)
    .bind(at - MAIL_LATE_MINUTES * 60_000, MAIL_ATTEMPTS, rules, at - 2 * windowSeconds * 1000)
    .first<Row>();
  if (!row) throw new Error('the database gives no row');
  const lacking = await lackingOf(db, siteData.build.migrations ?? []);
  const signs = JSON.parse(row.signs) as (Sign & { name: string })[];
  const sign = (name: string) => signs.find((one) => one.name === name);
  return {
    schedule: row.schedule,
    refused: row.refused === null ? { at: 0, rows: [] } : (JSON.parse(row.refused) as Facts['refused']),
    mailWaitsSince: row.mail_waits_since,
    strangersSince: row.strangers_since,
    clock: sign('clock'),
    sync: sign('sync'),
    backup: sign('backup'),
    archive: sign('archive'),
    database: sign('database') as Facts['database'],
    lacking,
    tasks: signs.flatMap(({ name, at }) =>
      name.startsWith('task ') ? [{ name: name.slice('task '.length), at }] : [],
    ),
  };
}

async function lackingOf(db: D1Database, needed: readonly string[]): Promise<string[]> {
  if (needed.length === 0) return [];
  const { results } = await db.prepare(MIGRATIONS_LACKING).bind(JSON.stringify(needed)).all<{ name: string }>();
  return results.map(({ name }) => name);
}
