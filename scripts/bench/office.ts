import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findBookings, ROWS_OF_WORD } from '../../functions/office/bookings-sql.ts';
import { RARE } from '../../functions/office/bookings.ts';
import { termsOf, wordsOf } from '../../functions/office/terms.ts';
import { firstOf, lists } from '../../functions/today/sql.ts';
import { SHOWN_ROWS, todayLists } from '../../src/domain/today/today.ts';
import { root } from '../lib/run.ts';
import { median, ms, percentile, table } from './statistics.ts';

const BOOKINGS = 100_000;
const RUNS = 9;

const last = 'Tremblay Gagnon Roy Côté Bouchard Gauthier Morin Lavoie Fortin Gagné Smith Brown Martin Singh Chen'.split(
  ' ',
);
const first = 'Ada Zoé Lin Eve Marie Jean-Pierre Noor Omar Léa Robin'.split(' ');
/** A list, a name that many have, an e-mail that one has, a beginning that all have, and words that nobody has together. */
const asked = ['', 'côté', 'person77777', 'exa', 'company 12', '2026-0999', 'marie trem', 'nobody'];

const numbered = (index: number) => String(index).padStart(6, '0');

function seeded(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of globSync('functions/migrations/*.sql', { cwd: root }).sort()) {
    db.exec(readFileSync(join(root, file), 'utf8'));
  }
  const booking =
    db.prepare(`INSERT INTO bookings (id, reference, number, language, state, created_at, hold_expires_at, confirmed_at,
  contact, billing, payment_method, total_cents, subtotal_cents)
VALUES (?1, ?2, ?3, 'en', 'confirmed', ?4, ?4, ?4, ?5, '{}', 'invoice', 50000, 44000)`);
  const invoice =
    db.prepare(`INSERT INTO invoices (number, year, sequence, booking_id, issued_on, due_on, total_cents, document, created_at)
VALUES (?1, 2026, ?2, ?3, '2026-01-01', '2026-02-01', 50000, '{}', 0)`);
  const word = db.prepare('INSERT INTO booking_terms (term, booking_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING');
  db.exec('BEGIN');
  for (let index = 1; index <= BOOKINGS; index += 1) {
    const id = `b${index}`;
    const number = `N${numbered(index)}`;
    const contact = {
      ...{ firstName: first[index % first.length] ?? '', lastName: last[(index * 7) % last.length] ?? '' },
      ...{ email: `person${index}@example${index % 500}.ca`, organisation: `Company ${index % 3000}`, phone: '' },
    };
    booking.run(id, id.padEnd(24, 'x'), number, index, JSON.stringify(contact));
    invoice.run(`2026-${numbered(index)}`, index, id);
    for (const term of termsOf([number, `2026-${numbered(index)}`, ...Object.values(contact)])) word.run(term, id);
  }
  db.exec('DELETE FROM bookings_to_read; COMMIT');
  return db;
}

/** What needs a hand, counted and begun, as one call asks for it. */
function benchToday(db: DatabaseSync): void {
  const now = Date.parse('2026-11-23T15:00:00Z');
  const clocks = { now, today: '2026-11-23', midnight: now, before: now, newSince: now, refundsBefore: now };
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
export function benchOffice(): void {
  const db = seeded();
  const find = (typed: string) => {
    const words = wordsOf(typed);
    const rows = db.prepare(ROWS_OF_WORD);
    const rare = words.map((word) => Number(rows.get(word, RARE)?.rows) < RARE);
    return db.prepare(findBookings(rare)).all('', '', '2026-11-23', null, '', 51, ...words).length;
  };
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
      return [typed === '' ? '(all)' : typed, String(rows), ms(median(times)), ms(percentile(times, 95))];
    }),
  );
  benchToday(db);
}
