import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findBookings, ROWS_OF_WORD } from '../../functions/office/bookings-sql.ts';
import { RARE } from '../../functions/office/bookings.ts';
import { wordsOf } from '../../functions/office/terms.ts';
import { firstOf, lists } from '../../functions/today/sql.ts';
import { SHOWN_ROWS, todayLists } from '../../src/domain/today/today.ts';
import { root } from '../lib/run.ts';
import type { Figure } from './figures.ts';
import { benchOfficeLive } from './office-live.ts';
import { addBookings, BOOKINGS } from './office-rows.ts';
import { median, ms, percentile, table } from './statistics.ts';

const RUNS = 9;
/** Whoever types sees what is found at once. */
const GOAL_MS = 100;

/** A list, a name that many have, an e-mail that one has, a beginning that all have, and words that nobody has together. */
const asked = ['', 'côté', 'person77777', 'exa', 'company 12', '2001-0999', 'marie trem', 'nobody'];

function seeded(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of globSync('functions/migrations/*.sql', { cwd: root }).sort()) {
    db.exec(readFileSync(join(root, file), 'utf8'));
  }
  db.exec(`INSERT INTO courses VALUES ('excel', 'XL1', 1, 14, 49500, 'b')`);
  addBookings(db, 'excel', Date.parse('2026-11-23T15:00:00Z'));
  return db;
}

/** What needs a hand, counted and begun, as one call asks for it. */
function benchToday(db: DatabaseSync): void {
  const now = Date.parse('2026-11-23T15:00:00Z');
  const clocks = {
    account: 0,
    now,
    today: '2026-11-23',
    midnight: now,
    before: now,
    blocksBefore: now,
    owedBefore: now,
    newSince: now,
    refundsBefore: now,
    returnedSince: now - 60 * 86_400_000,
    quotesUntil: '2026-11-30',
  };
  table(
    `What needs a hand, of ${BOOKINGS} bookings`,
    ['list', 'rows', 'median', 'p95'],
    todayLists.map((name) => {
      const values = lists[name].values(clocks);
      const first = db.prepare(firstOf(name, SHOWN_ROWS));
      const times: number[] = [];
      let rows = 0;
      for (let run = 0; run < RUNS; run += 1) {
        const since = performance.now();
        rows = Number(first.all(...values)[0]?.rows ?? 0);
        times.push(performance.now() - since);
      }
      return [name, String(rows), ms(median(times)), ms(percentile(times, 95))];
    }),
  );
}

/** Finding bookings among a hundred thousand, by the statements of the office in this machine's SQLite. */
function benchFind(): Figure[] {
  const db = seeded();
  const find = (typed: string) => {
    const words = wordsOf(typed);
    const rows = db.prepare(ROWS_OF_WORD);
    const rare = words.map((word) => Number(rows.get(word, RARE)?.rows) < RARE);
    return db.prepare(findBookings(rare)).all('', '', '2026-11-23', null, '', 51, 0, ...words).length;
  };
  const figures: Figure[] = [];
  table(
    `Bookings found among ${BOOKINGS}`,
    ['typed', 'rows', 'median', 'p95'],
    asked.map((typed) => {
      const times: number[] = [];
      let rows = 0;
      for (let run = 0; run < RUNS; run += 1) {
        const since = performance.now();
        rows = find(typed);
        times.push(performance.now() - since);
      }
      const name = typed === '' ? '(all)' : typed;
      const p95 = percentile(times, 95);
      figures.push({ name: `finding ${name}, p95`, value: p95, unit: 'ms', atMost: GOAL_MS });
      return [name, String(rows), ms(median(times)), ms(p95)];
    }),
  );
  benchToday(db);
  return figures;
}

/** The office among a hundred thousand bookings: its statements alone, then its calls and screens on a server of its own. */
export async function benchOffice(): Promise<Figure[]> {
  return [...benchFind(), ...(await benchOfficeLive())];
}
