import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { SESSIONS_WITHOUT } from '../../functions/classes/absences-sql.ts';
import { UPSERT_CLASSES, UPSERT_COURSES, UPSERT_ENTRIES, UPSERT_PLACES } from '../../functions/catalogue/sql.ts';
import { digestOf, LOCAL_PEPPER, linkToken, type Purpose } from '../../functions/platform/secrets.ts';
import { demoAccount, demoOwner } from '../../functions/accounts/demo-account.ts';
import { siteDataOf, scheduledClass } from '../../functions/testing/site-data.ts';
import { emailKey } from '../../src/domain/fields.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { root } from '../lib/run.ts';
import { localLife } from './life.ts';
import { readInvariants } from '../chaos/witnesses.ts';

const NOW = Date.parse('2026-11-23T18:00:00Z');
const DAY_MS = 86_400_000;

/** A build with a class on every second day, in both languages and two cities. */
function site(): SiteData {
  const classes = Array.from({ length: 60 }, (_, index) => {
    const day = new Date(NOW + (index * 2 + 1) * DAY_MS).toISOString().slice(0, 10);
    const place = index % 3 === 0 ? (index % 2 ? 'ottawa' : 'vancouver') : null;
    return scheduledClass({
      id: `class-${index}`,
      language: index % 4 === 1 ? 'fr' : 'en',
      ...{ delivery: place ? 'in-person' : 'online', placeId: place, capacity: 12 },
      sessions: [{ start: `${day}T14:00:00Z`, end: `${day}T21:00:00Z` }],
      salesEnd: `${day}T13:00:00Z`,
    });
  });
  const shown = { role: { en: 'Trainer', fr: 'Formation' }, portrait: '/assets/face.svg' };
  return siteDataOf(classes, {
    trainers: [
      {
        ...shown,
        slug: 'ada',
        name: 'Ada Tremblay',
        languages: ['en', 'fr'],
        places: ['ottawa'],
        subjects: ['microsoft-excel'],
      },
      {
        ...shown,
        slug: 'darcy',
        name: 'Darcy Oyelaran',
        languages: ['en'],
        places: ['vancouver'],
        subjects: ['microsoft-excel'],
      },
    ],
  });
}

/** The local database as the clock has left it after a first start. */
function database(build: SiteData): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of globSync('functions/migrations/*.sql', { cwd: root }).sort()) {
    db.exec(readFileSync(join(root, file), 'utf8'));
  }
  const put = (sql: string, rows: unknown, ...rest: string[]) => db.prepare(sql).run(JSON.stringify(rows), ...rest);
  const entries = build.courses.flatMap(({ id, entries: own }) =>
    Object.entries(own).map(([language, entry]) => ({ ...entry, courseId: id, language })),
  );
  const classes = build.classes.map((one) => ({
    ...one,
    startsAt: Date.parse(one.sessions[0]?.start ?? ''),
    endsAt: Date.parse(one.sessions.at(-1)?.end ?? ''),
    salesEndAt: Date.parse(one.salesEnd),
  }));
  put(
    UPSERT_PLACES,
    build.places.map((place) => ({ ...place, address: JSON.stringify(place.address) })),
  );
  put(UPSERT_COURSES, build.courses, build.build.id);
  put(UPSERT_ENTRIES, entries, build.build.id);
  put(UPSERT_CLASSES, classes, build.build.id);
  const account = db.prepare(
    `INSERT INTO accounts (id, email, email_key, first_name, language, created_at) VALUES (?, ?2, ?2, 'A', 'en', 0)`,
  );
  for (const [index, { email }] of [demoAccount, demoOwner].entries()) account.run(2_000_000_000 + index, email);
  return db;
}

function living(): DatabaseSync {
  const build = site();
  const db = database(build);
  db.exec('PRAGMA foreign_keys = ON; BEGIN;');
  for (const statement of localLife(build, NOW).statements) db.exec(statement);
  db.exec('COMMIT');
  return db;
}

/** Rules of the database that need neither the witnesses of a run nor its mails, and hold for more than crowds. */
const rules = readInvariants().filter(
  ({ ofCrowds, sql }) =>
    !ofCrowds && !/\b(?:told|answers|charges|outbox|local_mail|pragma_integrity_check)\b/.test(sql),
);

test('a booking that was moved says from which class and to which one, with its seats there', () => {
  const moved = living()
    .prepare(
      `SELECT detail ->> '$.seats' AS seats, quantity FROM booking_events
JOIN booking_lines ON booking_lines.booking_id = booking_events.booking_id AND class_id = detail ->> '$.toEventId'
WHERE kind = 'moved' AND detail ->> '$.eventId' <> detail ->> '$.toEventId'`,
    )
    .all();
  expect(moved.length).toBeGreaterThan(0);
  for (const { seats, quantity } of moved) expect(seats).toBe(quantity);
});

test('whatever a booking went through, the rules hold that hold for any booking', () => {
  const db = living();
  db.exec('CREATE TEMP TABLE clock (now INTEGER)');
  db.prepare('INSERT INTO clock VALUES (?)').run(NOW);
  expect(rules.length).toBeGreaterThan(20);
  for (const { rule, sql } of rules) expect(db.prepare(sql).all(), rule).toEqual([]);
});

test('every screen of the office has something to show', () => {
  const db = living();
  // eslint-disable-next-line no-restricted-syntax -- texts of this test
  const count = (sql: string) => Number(db.prepare(`SELECT COUNT(*) AS rows FROM ${sql}`).get()?.rows);
  expect(count(`bookings WHERE state = 'confirmed'`)).toBeGreaterThan(50);
  expect(count(`bookings WHERE state = 'cancelled'`)).toBeGreaterThan(2);
  expect(count('bookings WHERE proved_at IS NULL')).toBeGreaterThan(0);
  expect(count('participants WHERE moves = 1')).toBeGreaterThan(0);
  for (const method of ['card', 'cheque', 'transfer'])
    expect(count(`payments WHERE method = '${method}'`)).toBeGreaterThan(2);
  expect(
    count(`booking_balances JOIN invoices ON invoices.booking_id = booking_balances.booking_id
      WHERE due_on < '2026-11-23' AND invoiced_cents - credited_cents - paid_cents + returned_cents > 0`),
  ).toBeGreaterThan(3);
  expect(count(`payments JOIN bookings ON bookings.id = booking_id WHERE amount_cents < total_cents`)).toBeGreaterThan(
    0,
  );
  for (const table of [
    ...['credit_notes', 'waitlist', 'surveys', 'trainer_reports', 'attendance', 'enquiries', 'support_requests'],
    ...['quotes', 'outbox', 'cost_rates', 'class_costs', 'private_classes', 'participant_needs', 'posted_classes'],
    ...['inbox_cases', 'inbox_replies', 'promo_code_uses', 'package_purchases', 'booking_notes', 'class_changes'],
  ])
    expect(count(table), table).toBeGreaterThan(0);
  expect(count(`follow_ups WHERE done_at IS NULL AND day <= '2026-11-23'`)).toBeGreaterThan(2);
  expect(count(`follow_ups WHERE day > '2026-11-23'`)).toBeGreaterThan(0);
  for (const room of ['Room A', 'Room B']) expect(count(`classes WHERE room = '${room}'`), room).toBeGreaterThan(1);
  expect(count(`classes WHERE room = '' AND place_id IS NOT NULL`)).toBeGreaterThan(0);
  expect(count(`quotes WHERE state = 'sent' AND valid_until BETWEEN '2026-11-23' AND '2026-11-30'`)).toBe(1);
  expect(count(`(SELECT DISTINCT state FROM quotes)`)).toBeGreaterThan(2);
  expect(count(`outbox WHERE state = 'failed'`)).toBe(1);
  expect(count(`outbox WHERE state = 'pending'`)).toBe(0);
  expect(count(`(SELECT DISTINCT kind FROM enquiries)`)).toBeGreaterThan(8);
  expect(count(`enquiries WHERE kind = 'payment' AND json_type(fields, '$.amount') <> 'integer'`)).toBe(0);
  expect(count(`bookings WHERE visit IS NOT NULL`)).toBeGreaterThan(5);
});

test('one absence keeps somebody from a class, of which Today tells; the others are of who gives nothing then, each once', () => {
  const db = living();
  const found = db.prepare(SESSIONS_WITHOUT('?1')).all(NOW);
  expect(new Set(found.map((row) => row.absence_id)).size).toBe(1);
  const entries = db.prepare('SELECT trainer, first_day, last_day, kind FROM trainer_absences ORDER BY id').all();
  expect(entries.map(({ kind }) => kind)).toEqual(['sick', 'other', 'holiday']);
  expect(new Set(entries.map(({ trainer }) => trainer)).size).toBe(entries.length);
  expect(entries.every(({ first_day: day }) => String(day) > '2026-11-23')).toBe(true);
});

test('the same day gives the same rows, and every class has seats left for others', () => {
  expect(localLife(site(), NOW)).toEqual(localLife(site(), NOW));
  const rows = living()
    .prepare(
      `SELECT classes.id, capacity - SUM(quantity) AS left FROM classes
       JOIN booking_lines ON booking_lines.class_id = classes.id AND claimed_until_at > 0
       WHERE NOT EXISTS (SELECT 1 FROM class_changes WHERE class_changes.class_id = classes.id) AND private_order_id IS NULL
       GROUP BY classes.id HAVING left < 1`,
    )
    .all();
  expect(rows).toEqual([]);
});

test('what this machine mails of made-up quotes, waits and packages opens them', async () => {
  const db = living();
  const read = (sql: string) => db.prepare(sql).all() as { id: string; token: string; email: string }[];
  const quotes = read(`SELECT id, token, contact ->> '$.email' AS email FROM quotes`);
  const waits = read('SELECT id, token FROM waitlist');
  const packages = read('SELECT id, token FROM package_purchases');
  expect([quotes, waits, packages].map(({ length }) => length > 1)).toEqual([true, true, true]);
  const opens = async (purpose: Purpose, id: string) => digestOf(await linkToken(LOCAL_PEPPER, purpose, id));
  for (const { id, token, email } of quotes) {
    expect(token).toBe(await opens('quote link', `${id} ${emailKey(email)}`));
  }
  for (const { id, token } of waits) expect(token).toBe(await opens('waitlist link', id));
  for (const { id, token } of packages) expect(token).toBe(await opens('package link', id));
});

test('it is no part of what is deployed', () => {
  const deployed = globSync('{functions,src}/**/*.{ts,tsx,astro}', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes('local-life'),
  );
  expect(deployed).toEqual([]);
  const put = readFileSync(join(root, 'scripts/local-life/put.ts'), 'utf8');
  expect(put).toContain(`'--local'`);
  expect(
    globSync('scripts/local-life/*.ts', { cwd: root }).filter(
      (file) => !file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes('--remote'),
    ),
  ).toEqual([]);
});

test('what was paid by card is told to what plays the card company, to the cent', () => {
  const db = living();
  const paid = db
    .prepare("SELECT provider_intent AS intent, amount_cents AS cents FROM payments WHERE method = 'card' ORDER BY 1")
    .all();
  expect(paid.length).toBeGreaterThan(10);
  const told = localLife(site(), NOW).cardPayments.map(({ intent, cents }) => ({ intent, cents }));
  expect(told.sort((one, other) => (one.intent < other.intent ? -1 : 1))).toEqual(paid.map((row) => ({ ...row })));
});
