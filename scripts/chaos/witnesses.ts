import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../lib/database-file.ts';
import { MIGRATION_LIST, NOTE_MIGRATION } from '../lib/migration-list.ts';
import { root } from '../lib/run.ts';
import { invariantsOf } from './invariants.ts';
import type { State } from '../stripe/state.ts';

export interface Broken {
  rule: string;
  rows: Record<string, unknown>[];
}

export const readInvariants = () => invariantsOf(readFileSync(new URL('invariants.sql', import.meta.url), 'utf8'));

/** The tables of the site in an empty database, without the runtime: it would be started for each of the migrations. */
export function createTables(persistTo: string): void {
  const db = new DatabaseSync(databaseFile(persistTo));
  db.exec('PRAGMA synchronous = OFF');
  const migrations = join(root, 'functions/migrations');
  db.exec(MIGRATION_LIST);
  for (const file of readdirSync(migrations).sort()) {
    db.exec(readFileSync(join(migrations, file), 'utf8'));
    db.prepare(NOTE_MIGRATION).run(file);
  }
  db.close();
}

/** How many rows of a broken rule are told. */
const MOST_ROWS = 5;

/**
 * Who looks at the database from outside, with what buyers and the card company know: a connection of its own, so that it
 * sees what was written, whatever the server thinks.
 */
export function openWitnesses(persistTo: string) {
  const file = databaseFile(persistTo);
  const db = new DatabaseSync(file);
  db.exec(`
    PRAGMA busy_timeout = 10000;
    CREATE TEMP TABLE clock (now INTEGER NOT NULL);
    INSERT INTO clock VALUES (0);
    CREATE TEMP TABLE told (reference TEXT NOT NULL, what TEXT NOT NULL, seats INTEGER NOT NULL, PRIMARY KEY (reference, what));
    CREATE TEMP TABLE answers (act TEXT NOT NULL, call TEXT NOT NULL, status INTEGER NOT NULL, retry_after TEXT);
    CREATE TEMP TABLE charges (payment TEXT PRIMARY KEY, cents INTEGER NOT NULL, refunded INTEGER NOT NULL);
  `);
  const told = db.prepare('INSERT INTO told VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const answered = db.prepare('INSERT INTO answers VALUES (?, ?, ?, ?)');
  const charged = db.prepare('INSERT INTO charges VALUES (?, ?, ?)');
  const invariants = readInvariants();

  return {
    file,
    db,
    told: (reference: string, what: 'held' | 'confirmed', seats: number) => void told.run(reference, what, seats),
    answered: (act: string, call: string, status: number, retryAfter?: string) =>
      void answered.run(act, call, status, retryAfter ?? null),
    /** The rules that do not hold, at this time of the site. */
    check(now: number, company: State, atRest: boolean): Broken[] {
      db.prepare('UPDATE clock SET now = ?').run(now);
      db.exec('DELETE FROM charges');
      for (const { payment, cents, refunded } of chargesOf(company)) charged.run(payment, cents, refunded);
      return invariants.flatMap(({ rule, sql, atRest: later }) => {
        if (later && !atRest) return [];
        const rows = db.prepare(sql).all();
        return rows.length === 0 ? [] : [{ rule, rows: rows.slice(0, MOST_ROWS).map((row) => ({ ...row })) }];
      });
    },
    close: () => db.close(),
  };
}

export type Witnesses = ReturnType<typeof openWitnesses>;

/** What was taken for each payment of ours, and what of it went back. */
const chargesOf = ({ sessions, refunds }: State) =>
  sessions.flatMap(({ session }) => {
    if (session.payment_status !== 'paid' || session.metadata?.payment === undefined) return [];
    const refunded = refunds
      .filter(({ refund }) => refund.payment_intent === session.payment_intent && refund.status === 'succeeded')
      .reduce((sum, { refund }) => sum + refund.amount, 0);
    return [{ payment: session.metadata.payment, cents: session.amount_total ?? 0, refunded }];
  });
