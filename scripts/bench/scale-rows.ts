import { DatabaseSync } from 'node:sqlite';
import { termsOf } from '../../functions/office/terms.ts';
import { present } from '../../src/domain/present.ts';

/** Years of bookings, written beside the site straight into its database. */

/** `BENCH_BOOKINGS=20000` for a look. */
export const BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 1_000_000);
const CLASSES = 10_000;
/** Of a hundred bookings: holds that ended without one, all of one class. */
const DEAD_PERCENT = 5;
const DAY_MS = 86_400_000;
/** Classes lie in three years behind, and in two months ahead. */
const BEHIND_MS = 3 * 365 * DAY_MS;
const AHEAD_MS = 60 * DAY_MS;
const PEOPLE = 300_000;

const DEAD = Math.floor((BOOKINGS * DEAD_PERCENT) / 100);
const STANDING = BOOKINGS - DEAD;
/** Seats of classes that are over, and of which no report is awaited any more. */
const CERTIFIED = Math.floor((STANDING * (BEHIND_MS - 4 * DAY_MS)) / (BEHIND_MS + AHEAD_MS));

/** What leaves for a booking in its life. */
const MAILS = ['prove_booking', 'booking_confirmation', 'joining_instructions', 'class_reminder', 'certificate'];
const EVENTS = ['confirmed', 'proved', 'paid'];

type Row = Record<string, string | number | null>;

/** Ids in no order, as real ones are. */
const idOf = (letter: string, n = 'n') =>
  `printf('%08x-${letter}000-4000-8000-%012x', (${n} * 2654435761) & 4294967295, ${n})`;
const CLASS = `printf('old-class-%05d', (n * ${CLASSES}) / ${STANDING + 1})`;
const personOf = (n: string) => `(${n} * 7919) % ${PEOPLE}`;
const EMAIL = `printf('person%d@example%d.ca', ${personOf('n')}, ${personOf('n')} % 500)`;
const DAY = `date(at / 1000, 'unixepoch')`;
const NAMES =
  'Tremblay Gagnon Roy Côté Bouchard Gauthier Morin Lavoie Fortin Gagné Smith Brown Martin Singh Chen'.split(' ');
const nameOf = (n: string) => `json_extract('${JSON.stringify(NAMES)}', '$[' || ((${n}) % ${NAMES.length}) || ']')`;

/** Rows like one that the site has written itself, with these columns of their own for each `n`. */
function clone(db: DatabaseSync, table: string, like: Row, own: Row, from: number, to: number, now: number): void {
  const columns = db
    .prepare(`SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0`)
    .all(table)
    .map(({ name }) => String(name))
    .filter((name) => name in own || name in like);
  const bound: (string | number | null)[] = [];
  const values = columns.map((name) => {
    if (name in own) return String(own[name] ?? 'NULL');
    bound.push(like[name] ?? null);
    return `?${bound.length}`;
  });
  // Bookings came at an even pace.
  const at = `CAST(${now - BEHIND_MS} + n * ${(BEHIND_MS / BOOKINGS).toFixed(3)} AS INTEGER)`;
  db.prepare(
    // eslint-disable-next-line no-restricted-syntax -- columns and expressions of the bench's own
    `WITH RECURSIVE counted (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM counted WHERE n < ${to}),
all_of_them AS (SELECT n, ${at} AS at FROM counted)
INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM all_of_them`,
  ).run(...bound);
}

function classes(db: DatabaseSync, like: Row, now: number): void {
  const start = `CAST(${now - BEHIND_MS} + n * ${((BEHIND_MS + AHEAD_MS) / CLASSES).toFixed(3)} AS INTEGER)`;
  const own = {
    ...{ id: `printf('old-class-%05d', n)`, starts_at: start, ends_at: `${start} + 86400000`, sales_end_at: start },
    ...{ state: `'confirmed'`, capacity: '200' },
  };
  clone(db, 'classes', like, own, 0, CLASSES - 1, now);
}

function bookings(db: DatabaseSync, like: Record<string, Row>, now: number): void {
  const of = (table: string) => present(like[table], table);
  const booking = idOf('b');
  const number = `printf('OLD%07d', n)`;
  const invoice = `printf('1%03d-%06d', n / 900000, n)`;
  const contact = `json_set(?0, '$.email', ${EMAIL}, '$.firstName', ${nameOf('n / 7')}, '$.lastName', ${nameOf('n')}, '$.organisation', printf('Company %d', n % 3000))`;
  const who = { booking_id: booking, class_id: CLASS };
  const write = (table: string, own: Row) => clone(db, table, of(table), own, 1, STANDING, now);
  write('bookings', {
    ...{ id: booking, reference: `printf('%s-%016x', 'reference', n)`, number, created_at: 'at', confirmed_at: 'at' },
    ...{ hold_expires_at: 'at', proved_at: 'at', manage_digest: `printf('%064x', n)`, cart: 'NULL', proved_in: 'NULL' },
    contact: contact.replace('?0', `'${String(of('bookings').contact).replaceAll("'", "''")}'`),
  });
  write('booking_lines', { ...who, claimed_until_at: '9007199254740991' });
  write('participants', {
    ...{ ...who, id: idOf('a'), seat: '1', first_name: nameOf('n / 7'), last_name: nameOf('n') },
    // Somebody else each time: one person has one seat of a class.
    ...{ email: `printf('seat%d@example%d.ca', n, n % 500)`, email_key: `printf('seat%d@example%d.ca', n, n % 500)` },
    ...{ told_email: 'NULL', named_at: '0', certified: `n <= ${CERTIFIED}` },
  });
  write('invoices', {
    ...{ number: invoice, year: `1000 + n / 900000`, sequence: 'n', booking_id: booking, created_at: 'at' },
    ...{ issued_on: DAY, due_on: DAY },
  });
  const total = of('invoices').total_cents ?? 0;
  const paid = { method: 'transfer', state: 'paid', amount_cents: total, note: '' };
  const payment = { id: idOf('c'), booking_id: booking, invoice_number: invoice, created_at: 'at', paid_at: 'at' };
  clone(db, 'payments', paid, payment, 1, STANDING, now);
  for (const kind of EVENTS) {
    clone(
      db,
      'booking_events',
      of('booking_events'),
      { id: 'NULL', booking_id: booking, kind: `'${kind}'`, at: 'at' },
      1,
      STANDING,
      now,
    );
  }
  for (const [index, kind] of MAILS.entries()) {
    const own = {
      booking_id: booking,
      about: booking,
      recipient: EMAIL,
      created_at: 'at',
      sent_at: 'at',
      next_attempt_at: 'at',
    };
    const sent = { ...of('outbox'), state: 'sent', message: null, last_error: null, lease: null };
    clone(db, 'outbox', sent, { ...own, id: idOf(String(index + 1)), kind: `'${kind}'` }, 1, STANDING, now);
  }
  const certificate = {
    number: `printf('OLD-%012x', n)`,
    participant_id: idOf('a'),
    class_id: CLASS,
    issued_on: DAY,
    created_at: 'at',
  };
  const document = JSON.stringify({ ...{ name: 'x'.repeat(20), text: 'x'.repeat(120) }, rest: 'x'.repeat(200) });
  clone(db, 'certificates', { document }, certificate, 1, CERTIFIED, now);
}

/** Holds of which nothing came, of one class. */
function deadHolds(db: DatabaseSync, classId: string, now: number): void {
  const id = idOf('b');
  const none = { language: 'en', state: 'expired' };
  const recent = `${now - DAY_MS / 2} + n % 1000`;
  const own = { id, reference: `printf('%s-%016x', 'reference', n)`, created_at: recent, hold_expires_at: recent };
  clone(db, 'bookings', none, own, STANDING + 1, BOOKINGS, now);
  const line = { position: 0, quantity: 1, unit_cents: 49_500, seats_left_after: 1, claimed_until_at: 0 };
  clone(db, 'booking_lines', line, { booking_id: id, class_id: `'${classId}'` }, STANDING + 1, BOOKINGS, now);
}

/** What the office finds bookings by, as the site makes it. */
function terms(db: DatabaseSync): void {
  db.function('terms_of', (number, contact, invoice) =>
    JSON.stringify(termsOf([String(number), String(invoice), ...(JSON.parse(String(contact)) as string[])])),
  );
  db.exec(`INSERT INTO booking_terms (term, booking_id)
SELECT term.value, bookings.id
FROM bookings
JOIN invoices ON invoices.booking_id = bookings.id
JOIN json_each(terms_of(bookings.number, json_array(contact ->> '$.firstName', contact ->> '$.lastName', contact ->> '$.email',
  contact ->> '$.organisation', contact ->> '$.phone'), invoices.number)) AS term
WHERE bookings.number LIKE 'OLD%'
ORDER BY 1, 2`);
}

/** One row of each table as the site has written it of the newest booking that was proved. */
function written(db: DatabaseSync): Record<string, Row> {
  const id = String(
    db.prepare(`SELECT id FROM bookings WHERE proved_at IS NOT NULL ORDER BY created_at DESC`).get()?.id,
  );
  const tables = ['booking_lines', 'participants', 'invoices', 'booking_events', 'outbox'];
  const rows = tables.map((table) => [
    table,
    // eslint-disable-next-line no-restricted-syntax -- names of tables above
    db.prepare(`SELECT * FROM ${table} WHERE booking_id = ? LIMIT 1`).get(id),
  ]);
  return { ...Object.fromEntries(rows), bookings: db.prepare('SELECT * FROM bookings WHERE id = ?').get(id) } as Record<
    string,
    Row
  >;
}

/** Triggers and indexes are put back when all rows are there: the same database, in less time. */
function without(db: DatabaseSync, type: 'trigger' | 'index'): () => void {
  const parts = db.prepare(`SELECT name, sql FROM sqlite_schema WHERE type = ? AND sql IS NOT NULL`).all(type);
  // eslint-disable-next-line no-restricted-syntax -- names of the database's own
  for (const { name } of parts) db.exec(`DROP ${type} "${String(name)}"`);
  return () => {
    for (const { sql } of parts) db.exec(String(sql));
  };
}

/** Fills the database of a site that has stopped; dead holds lie on the given class. */
export function fillDatabase(file: string, classId: string, now = Date.now()): void {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  db.exec(
    'PRAGMA synchronous = OFF; PRAGMA cache_size = -2000000; PRAGMA temp_store = MEMORY; PRAGMA journal_mode = DELETE;',
  );
  const like = written(db);
  const oneClass = db.prepare('SELECT * FROM classes WHERE id = ?').get(classId) as Row;
  const putBack = [without(db, 'trigger'), without(db, 'index')];
  db.exec('BEGIN');
  classes(db, oneClass, now);
  bookings(db, like, now);
  deadHolds(db, classId, now);
  terms(db);
  db.exec('COMMIT');
  for (const back of putBack.reverse()) back();
  db.exec('PRAGMA journal_mode = WAL');
  db.close();
}
