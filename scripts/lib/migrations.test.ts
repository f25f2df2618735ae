import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { CLASSES_FOR_LINES, HOLD_LINES, TAKE_SEATS } from '../../functions/booking/sql.ts';
import { EVENTS_BY_ID } from '../../functions/catalogue/sql.ts';

const files = globSync('functions/migrations/*.sql').sort();

function databaseUpTo(name: string): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of files) if ((file.split('/').at(-1) ?? '').slice(0, 4) <= name) apply(db, file);
  return db;
}

const apply = (db: DatabaseSync, file: string) => db.exec(readFileSync(file, 'utf8'));
const migration = (name: string) => files.filter((file) => file.includes(`/${name}_`));

const OLD_ROWS = `
INSERT INTO courses VALUES ('excel', 'XL1', 1, 14, 49500, 'b');
INSERT INTO classes (id, course_id, language, delivery, time_zone, sessions, starts_at, ends_at, price_cents, capacity,
  minimum, sales_end_at, state, build_id)
VALUES ('a', 'excel', 'en', 'online', 'America/Toronto', '[]', 5000, 6000, 49500, 12, 3, 4000, 'tentative', 'b');
INSERT INTO bookings (id, reference, language, state, created_at, hold_expires_at, confirmed_at, contact, billing,
  payment_method, subtotal_cents, total_cents)
VALUES ('one', 'reference-of-the-first-one', 'fr', 'confirmed', 1, 9, 2, '{"email":" Ada@Example.ca"}', '{}', 'invoice', 99000, 111870),
  ('two', 'reference-of-the-second-1', 'en', 'held', 1, 900, NULL, NULL, NULL, NULL, NULL, NULL),
  ('three', 'reference-of-the-third-11', 'en', 'released', 1, 900, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO booking_lines VALUES ('one', 'a', 0, 2, 49500, 10), ('two', 'a', 0, 3, 49500, 7), ('three', 'a', 0, 4, 49500, 3);
INSERT INTO participants (id, booking_id, class_id, seat, first_name, last_name, email, email_key, absent)
VALUES ('p1', 'one', 'a', 1, 'Ada', 'Byron', 'ada@example.ca', 'ada@example.ca', 1), ('p2', 'one', 'a', 2, '', '', '', NULL, 0);
INSERT INTO invoices VALUES ('2026-000001', 2026, 1, 'one', '2026-11-20', '2026-11-27', 111870, '{}', 2);
INSERT INTO idempotency_keys (scope, key, fingerprint, booking_id, status, answer, created_at)
VALUES ('confirm', 'key', 'print', 'one', 200, '{}', 2);
INSERT INTO outbox (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
VALUES ('m', 'booking_confirmation', 'one', 'ada@example.ca', 'one', 2, 2);
INSERT INTO accounts (id, email, email_key, first_name, language, created_at)
VALUES (1000000001, 'ada@example.ca', 'ada@example.ca', 'Ada', 'en', 1);
INSERT INTO trainer_reports (id, account_id, class_id, key, covered, incidents, follow_up, created_at) VALUES ('r', 1000000001, 'a', 'k', '', '', '', 3);
INSERT INTO attendance VALUES ('r', 'p1', 'absent');`;

const TABLES = ['bookings', 'booking_lines', 'participants', 'invoices', 'outbox', 'attendance', 'idempotency_keys'];

const allOf = (db: DatabaseSync, table: string) =>
  // eslint-disable-next-line no-restricted-syntax -- a name of the list above
  db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all();

test('bookings made before they could be changed keep every row, and their seats', () => {
  const db = databaseUpTo('0010');
  db.exec(OLD_ROWS);
  const before = TABLES.map((table) => allOf(db, table));
  db.exec('BEGIN');
  for (const file of migration('0011')) apply(db, file);
  db.exec('COMMIT');
  for (const [index, table] of TABLES.entries()) {
    const rows = allOf(db, table);
    expect(rows, table).toMatchObject(
      (before[index] ?? []).map((row) => {
        const { booking_id: about, account_id: account, ...rest } = row;
        return table === 'idempotency_keys' ? { ...rest, about: about ?? account } : row;
      }),
    );
  }
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  const claims = db
    .prepare('SELECT booking_id, until_at FROM seat_claims WHERE until_at > 0 ORDER BY booking_id')
    .all();
  expect(claims).toEqual([
    { booking_id: 'one', until_at: Number.MAX_SAFE_INTEGER },
    { booking_id: 'two', until_at: 900 },
  ]);
});

test.each([
  ['counted for a reader', EVENTS_BY_ID],
  ['checked before a hold', CLASSES_FOR_LINES],
  ['held', HOLD_LINES],
  ['taken for good', TAKE_SEATS],
])('seats that are %s meet no dead hold', (_, statement) => {
  const plan = databaseUpTo('9999')
    // eslint-disable-next-line no-restricted-syntax -- a statement of the worker's own
    .prepare(`EXPLAIN QUERY PLAN ${statement}`)
    .all()
    .map(({ detail }) => String(detail));
  expect(plan.filter((step) => /^SCAN (?!json_each|named|wanted|price|CONSTANT ROW|\(subquery)/.test(step))).toEqual(
    [],
  );
  expect(plan).toContainEqual(expect.stringMatching(/booking_lines_by_class \(class_id=\? AND claimed_until_at>\?\)/));
});

test('what was booked is never deleted, a hold that came to nothing is', () => {
  const db = databaseUpTo('0010');
  db.exec(OLD_ROWS);
  for (const file of migration('0011')) apply(db, file);
  expect(() => db.exec(`DELETE FROM bookings WHERE id = 'one'`)).toThrow('never deleted');
  db.exec(`DELETE FROM bookings WHERE id = 'three'`);
  expect(db.prepare(`SELECT COUNT(*) AS lines FROM booking_lines WHERE booking_id = 'three'`).get()).toEqual({
    lines: 0,
  });
});
