import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { daysIn } from '../../functions/numbers/days.ts';
import * as sums from '../../functions/numbers/days-sql.ts';
import * as statements from '../../functions/numbers/sql.ts';
import { instantsOf, type Period } from '../../src/domain/numbers/period.ts';
import { root } from '../lib/run.ts';
import type { Figure } from './figures.ts';
import { median, ms, percentile, table } from './statistics.ts';

const BOOKINGS = 100_000;
const CLASSES = 6_000;
const RUNS = 5;
const MOST = 1_000_000;
const DAY_MS = 86_400_000;
/** Over two years. */
const DAYS = 730;
const ZONE = 'America/Toronto';
const begin = Date.parse('2024-11-24T15:00:00Z');
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** A document of about what an invoice has. */
const documentOf = (classId: string) =>
  JSON.stringify({
    supplier: { address: 'x'.repeat(400) },
    lines: [{ eventId: classId, title: 'x'.repeat(60), lineCents: 49_500, sessions: 'x'.repeat(500) }],
    subtotalCents: 49_500,
    taxes: [],
  });

function seeded(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of globSync('functions/migrations/*.sql', { cwd: root }).sort()) {
    db.exec(readFileSync(join(root, file), 'utf8'));
  }
  db.exec(`BEGIN;
INSERT INTO places VALUES ('ottawa', 'O', 'O', 'Ottawa', 'Ottawa', '{}', 'ON');
INSERT INTO courses VALUES ('excel', 'XL1', 1, 14, 49500, 'b');`);
  const course =
    db.prepare(`INSERT INTO classes (id, course_id, language, delivery, place_id, time_zone, sessions, starts_at, ends_at,
  price_cents, capacity, minimum, sales_end_at, state, build_id)
VALUES (?1, 'excel', ?2, ?3, ?4, 'America/Toronto', '[]', ?5, ?5 + 1, 49500, 20, 3, ?5, 'confirmed', 'b')`);
  for (let index = 0; index < CLASSES; index += 1) {
    const place = index % 3 === 0 ? 'ottawa' : null;
    const startsAt = begin + Math.floor((index / CLASSES) * DAYS + 20) * DAY_MS;
    course.run(`c${index}`, index % 4 === 0 ? 'fr' : 'en', place ? 'in-person' : 'online', place, startsAt);
  }
  const booking =
    db.prepare(`INSERT INTO bookings (id, reference, number, language, state, created_at, hold_expires_at, confirmed_at, proved_at, proved_by,
  contact, billing, payment_method, total_cents, subtotal_cents, visit)
VALUES (?1, ?2, ?1, 'en', 'confirmed', ?3, ?3, ?3, ?3, 'link', ?4, '{}', 'invoice', 50000, 49500, '{"campaign":{"source":"mail"}}')`);
  const line =
    db.prepare(`INSERT INTO booking_lines (booking_id, class_id, position, quantity, unit_cents, seats_left_after)
VALUES (?1, ?2, 0, 1, 49500, 1)`);
  const invoice =
    db.prepare(`INSERT INTO invoices (number, year, sequence, booking_id, issued_on, due_on, total_cents, document, created_at)
VALUES (?1, 2026, ?2, ?3, ?4, ?4, 50000, ?5, 0)`);
  for (let index = 1; index <= BOOKINGS; index += 1) {
    const id = `b${index}`;
    const at = begin + Math.floor((index / BOOKINGS) * DAYS * DAY_MS);
    const classId = `c${Math.floor((index / BOOKINGS) * (CLASSES - 1))}`;
    booking.run(id, id.padEnd(24, 'x'), at, JSON.stringify({ email: `person${index}@example.ca` }));
    line.run(id, classId);
    invoice.run(`2026-${index}`, index, id, dayOf(at), documentOf(classId));
  }
  db.exec('COMMIT; ANALYZE;');
  return db;
}

/** The statements of a period as one call of the office's numbers asks them, its last day being today. */
const asked = (period: Period): [name: string, sql: string, values: (string | number)[]][] => {
  const { start, end } = instantsOf(period, ZONE);
  const days = daysIn(period, ZONE);
  const of = (city: string) => [start, end, ZONE, JSON.stringify(days.slice(-1)), '', city];
  return [
    ['sums that are kept', sums.KEEP_SUMS, [JSON.stringify(days.slice(0, -1)), ZONE, MOST]],
    ['bookings', sums.BOOKINGS_OF_DAYS, of('')],
    ['leads', sums.LEADS_OF_DAYS, of('')],
    ['seats', sums.SEATS_OF_DAYS, of('')],
    ['net', sums.NET_OF_DAYS, of('')],
    ['net of a city', sums.NET_OF_DAYS, of('ottawa')],
    ['courses', sums.COURSES_OF_DAYS, of('')],
    ['campaigns', sums.CAMPAIGNS_OF_DAYS, of('')],
    ['entries', sums.ENTRIES_OF_DAYS, of('')],
    ['hours', statements.TAUGHT_BETWEEN, [start, end, '', '', 60, 300]],
    ['visits', statements.VISITS_BETWEEN, [period.from, period.to]],
    ['forms', statements.PAGES_BETWEEN, [start, end, '', 50]],
  ];
};

/** Days whose sums nothing has kept yet, as after a change of the schedule that concerns all. */
function benchKeeping(db: DatabaseSync): Figure {
  const days = JSON.stringify(daysIn({ from: '2024-11-24', to: '2026-10-31' }, ZONE));
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    db.exec('DELETE FROM numbers_of_days');
    const since = performance.now();
    db.prepare(sums.KEEP_SUMS).run(days, ZONE, MOST);
    times.push(performance.now() - since);
  }
  return { name: 'adding up two years', value: median(times), unit: 'ms' };
}

/** The numbers of four weeks and of a year among a hundred thousand bookings, in this machine's SQLite. */
export function benchNumbers(): Figure[] {
  const db = seeded();
  const periods = {
    'four weeks': { from: '2026-10-01', to: '2026-10-28' },
    'a year': { from: '2025-11-01', to: '2026-10-31' },
  };
  const figures: Figure[] = [benchKeeping(db)];
  table(
    `Numbers of a period, of ${BOOKINGS} bookings in two years`,
    ['period', 'statement', 'rows', 'median', 'p95'],
    Object.entries(periods).flatMap(([name, period]) =>
      asked(period).map(([statement, sql, values]) => {
        const prepared = db.prepare(sql);
        const times: number[] = [];
        let rows = 0;
        for (let run = 0; run < RUNS; run += 1) {
          const since = performance.now();
          rows = prepared.all(...values).length;
          times.push(performance.now() - since);
        }
        figures.push({ name: `${statement}, of ${name}`, value: median(times), unit: 'ms' });
        return [name, statement, String(rows), ms(median(times)), ms(percentile(times, 95))];
      }),
    ),
  );
  return figures;
}
