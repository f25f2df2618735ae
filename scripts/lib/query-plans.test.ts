import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import {
  MARK_TOLD,
  RECORD_CLASS_CHANGES,
  TELL_BUYERS_OF_CLASSES,
  TELL_PARTICIPANTS_OF_CLASSES,
} from '../../functions/booking/class-told-sql.ts';
import { TO_CERTIFY } from '../../functions/certificates/sql.ts';
import { FIND_CLASSES } from '../../functions/classes/list-sql.ts';
import { MARK_CLOSED, WITHDRAW_OFFERS } from '../../functions/waitlist/sql.ts';
import { leaving } from '../../functions/platform/copied.ts';
import { copying } from '../../functions/platform/stored.ts';
import { storedData } from '../../functions/stored-data.ts';
import { root } from './run.ts';

const TELLING = { TELL_BUYERS_OF_CLASSES, TELL_PARTICIPANTS_OF_CLASSES, RECORD_CLASS_CHANGES, MARK_TOLD };

/** Tables that get longer with every booking, message or visitor. Reading one row by row gets slower with them. */
const GROWING = new Set(
  (
    'bookings booking_lines booking_events participants invoices credit_notes payments refunds credits outbox ' +
    'idempotency_keys enquiries support_requests surveys trainer_reports attendance certificates waitlist ' +
    'archived_bookings newsletter_subscribers newsletter_consents package_purchases package_seats promo_code_uses office_acts accounts ' +
    'quotes follow_ups trainer_absences'
  ).split(' '),
);

/** Statements that may, and why. */
const MAY_SCAN: Readonly<Record<string, string>> = {
  ENQUIRIES_UNANSWERED: 'the office, of what the inbox keeps, which goes after two years',
  HELP_UNANSWERED: 'the office, of calls for help, which go after two years',
  LIST_ENTRIES: 'the office, of what the inbox keeps, which goes after two years',
  LIST_QUOTES: 'by time, and no further than a page of them; a state that few are in is looked for in all quotes',
  FIND_PURCHASES: 'packages, of which a client buys one or two a year',
  LIST_ACTS:
    'backwards, and no further than a page of them; an owner who looks for one of a colleague reads what was done by hand in seven years',
  CLIENTS_WITH_CREDIT: 'credits, one of a cancellation after payment at most: an index, in its order',
  CREDIT_IN_ALL: 'the same credits, summed up',
  AWAY_OF_PERSON: 'a copy of what is stored of somebody, which reads as much as an erasure does',
  COUNT_BOOKINGS: 'an index of two words a booking, 65 ms of a million, when the numbers are asked for',
};

const db = new DatabaseSync(':memory:');
// Wrangler's own, of what was brought up.
db.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)');
for (const file of globSync('functions/migrations/*.sql', { cwd: root }).sort()) {
  db.exec(readFileSync(join(root, file), 'utf8'));
}

/** An index of some rows is as long as they are few. */
const ofSomeRows = new Set(
  db
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '%WHERE%'`)
    .all()
    .map(({ name }) => String(name)),
);
/** But for this one, which has all who sit somewhere. */
for (const name of ['participants_by_email', 'participants_once_per_class', 'bookings_with_contact'])
  ofSomeRows.delete(name);

async function statements(): Promise<[name: string, sql: string][]> {
  const files = globSync('functions/**/*sql.ts', { cwd: root });
  const modules = await Promise.all(files.map(async (file) => (await import(join(root, file))) as object));
  return modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]: [string, unknown]) => [value].flat(2).map((one): [string, unknown] => [name, one]))
    .filter((one): one is [string, string] => /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(String(one[1])));
}

function planOf(sql: string): string[] {
  // eslint-disable-next-line no-restricted-syntax -- a statement of the worker's own
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
  return plan.map(({ detail }) => String(detail));
}

/** What a statement reads row by row, of tables that grow. */
function scansOf(sql: string): string[] {
  const named = new Map(
    [...sql.matchAll(/\b(?:FROM|JOIN)\s+(\w+)\s+AS\s+(\w+)/g)].map(([, table = '', alias = '']) => [alias, table]),
  );
  return planOf(sql).flatMap((detail) => {
    const [, name = '', index = ''] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
    return GROWING.has(named.get(name) ?? name) && !ofSomeRows.has(index) ? [detail] : [];
  });
}

const found = new Map((await statements()).map(([name, sql]) => [`${name}: ${sql}`, { name, scans: scansOf(sql) }]));

test('statements are found', () => {
  expect(found.size).toBeGreaterThan(500);
});

test('no statement reads row by row what grows, but for those that say why', () => {
  const scanning = [...found.values()].filter(({ name, scans }) => scans.length > 0 && !(name in MAY_SCAN));
  expect(scanning).toEqual([]);
});

test('papers that name somebody are found by their indexes, whatever else a copy or an erasure reads for them once', () => {
  const ofPapers = [...copying(storedData), ...leaving(storedData)].filter(({ row: { table } }) =>
    ['invoices', 'credit_notes'].includes(table),
  );
  const plans = ofPapers.map(({ statement }) => statement.replaceAll('\n', ' '));
  expect(plans).toHaveLength(5);
  expect(plans.flatMap(scansOf).filter((detail) => /SCAN (?:invoices|credit_notes|bookings)\b/.test(detail))).toEqual(
    [],
  );
});

test('classes of a stretch of days are read by their first sessions, and no more of them', () => {
  // eslint-disable-next-line no-restricted-syntax -- a statement of the worker's own
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${FIND_CLASSES}`).all();
  const steps = plan.map(({ detail }) => String(detail)).filter((step) => /classes_by_start|SCAN classes/.test(step));
  expect(steps).toEqual(['SEARCH classes USING INDEX classes_by_start (starts_at>? AND starts_at<?)']);
});

test('what the clock looks for every five minutes begins with what is left to do, however many classes there have been', () => {
  const clock = { ...TELLING, TO_CERTIFY, MARK_CLOSED, WITHDRAW_OFFERS };
  const scanning = Object.entries(clock).filter(([, sql]) =>
    planOf(sql).some((step) => step.startsWith('SCAN classes')),
  );
  expect(scanning.map(([name]) => name)).toEqual([]);
  for (const sql of Object.values(TELLING))
    expect(planOf(sql)).toContain('SEARCH classes USING INDEX classes_changed (ends_at>?)');
  expect(planOf(TO_CERTIFY)).toContain('SEARCH participants USING INDEX participants_uncertified (class_id>?)');
});

test('those that say why do so', () => {
  const scanning = new Set([...found.values()].filter(({ scans }) => scans.length > 0).map(({ name }) => name));
  expect(Object.keys(MAY_SCAN).filter((name) => !scanning.has(name))).toEqual([]);
});

/** Statements that read all lines of a class, holds that came to nothing among them: those are gone after a day. */
const MAY_READ_DEAD_HOLDS: Readonly<Record<string, string>> = {
  INSERT_SURVEY: 'of a class that has begun, which nobody holds',
  SURVEY_STATE: 'likewise',
  INSERT_SUPPORT_REQUEST: 'a call for help, of which there are few',
  COUNT_BOOKINGS: 'of private classes, which nobody holds',
  CLASS_WITH_SUMS: 'the office, of one class',
  FIND_CLASSES: 'the office, of a page of classes',
  CLASSES_AROUND_DAY: 'the office, of the classes of one day',
  BOOKINGS_OF_CLASS: 'the office, of one class',
  CONTACT_OF_BOOKING: 'of private classes, which nobody holds',
  SINCE_CHANGE: 'the office, of the classes that one day has lost',
  CREDITED_SINCE: 'the office, undoing what it did to one class',
  NOTHING_CREDITED_SINCE: 'likewise',
  QUEUE_MESSAGE: 'the office, writing to one class',
  TELL_OFFICE_OF_WITHDRAWN: 'a release, of classes that it took away',
  UPSERT_CLASSES: 'a release',
  FIND_GIVEN: 'a trainer, of own classes',
  KEEP_SUMS: 'the office, of classes of days that are over, each once',
  SEATS_OF_DAYS: 'likewise, and of today',
  COURSES_OF_DAYS: 'likewise',
  MARGINS_OF_DAYS: 'likewise',
  MARGINS_OF_CLASSES: 'the office, of a class, or of those of a table',
  INSERT_DEMO_CLASS: 'a developer’s machine, whose class is moved to another day',
};

test('no statement reads holds that came to nothing, but for those that say why', async () => {
  const reading = (await statements()).filter(([, sql]) =>
    planOf(sql).some((detail) => detail.includes('booking_lines_by_class (class_id=?)')),
  );
  expect(reading.length).toBeGreaterThan(0);
  expect(reading.map(([name]) => name).filter((name) => !(name in MAY_READ_DEAD_HOLDS))).toEqual([]);
});
