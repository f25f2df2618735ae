import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { TEACHES_OF_PERSON } from '../../functions/accounts/stored.ts';
import { ALL, copying, oldestKept, pruningOf, TAX, type Stored } from '../../functions/platform/stored.ts';
import { storedData } from '../../functions/stored-data.ts';
import { officePeople } from '../../src/i18n/strings/en/office/people.ts';
import { namesNobody } from './names-nobody.ts';
import { copyFrom, copyPersonSql, erasePersonSql, leftBy } from './person-sql.ts';
import { seedPerson, seedSchedule } from './stored-person.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const request = { email: 'Zoe@Example.ca', by: 'Ada Byron', reason: "asked by 'mail'" };

function database(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of globSync('functions/migrations/*.sql').sort()) db.exec(readFileSync(file, 'utf8'));
  seedSchedule(db);
  return db;
}

/** Whoever is looked for, and somebody whom nobody may touch. */
function seeded({ law, at = NOW.getTime() }: { law: boolean; at?: number }): DatabaseSync {
  const db = database();
  for (const name of ['zoe', 'bob']) seedPerson(db, { name, law, at });
  return db;
}

test('whatever an erasure leaves has a word that the office is told', () => {
  const tables = storedData.flatMap(({ table, kept }) => (kept ? [table] : []));
  expect(Object.keys(officePeople.erase.kinds).sort()).toEqual([...new Set(tables)].sort());
});

type Row = Record<string, string | number | null>;

/* eslint-disable no-restricted-syntax -- names of the schema, and statements of the worker's own */
const columnsOf = (db: DatabaseSync) =>
  (
    db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`).all() as {
      name: string;
    }[]
  ).flatMap(({ name: table }) =>
    (db.prepare(`SELECT name FROM pragma_table_xinfo('${table}')`).all() as { name: string }[]).map(({ name }) => ({
      table,
      name,
    })),
  );

const rowsOf = (db: DatabaseSync, table: string) => db.prepare(`SELECT * FROM ${table}`).all() as Row[];

const found = (db: DatabaseSync, statement: string, value: string | number) => db.prepare(statement).all(value);

function prune(db: DatabaseSync, rows: readonly Stored[], now: Date): void {
  for (const { statement, before } of pruningOf(rows, now.getTime())) db.prepare(statement).run(before);
}
/* eslint-enable no-restricted-syntax */

/** Where a name stands, in whatever letters: `table.column`. */
function placesOf(db: DatabaseSync, name: string): string[] {
  const places = columnsOf(db).filter(({ table, name: column }) =>
    rowsOf(db, table).some((row) => String(row[column]).toLowerCase().includes(name)),
  );
  return places.map(({ table, name: column }) => `${table}.${column}`).sort();
}

const linesOf = (db: DatabaseSync, name: string) =>
  [...new Set(columnsOf(db).map(({ table }) => table))].flatMap((table) =>
    rowsOf(db, table).filter((row) => JSON.stringify(row).toLowerCase().includes(name)),
  );

const placesIn = (rows: readonly Stored[]) =>
  new Set(rows.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)));

test('a trainer whose name changes is taken along wherever the name stands', () => {
  const db = database();
  const { sql } = db.prepare(`SELECT sql FROM sqlite_schema WHERE name = 'trainers_renamed'`).get() as { sql: string };
  const named = columnsOf(db).filter(({ name }) => ['trainer', 'teaches'].includes(name));
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter(({ table, name }) => !sql.includes(`UPDATE ${table} SET ${name} = `))).toEqual([]);
  const byName = storedData.filter(({ table, of }) => table !== 'trainers' && of?.includes(TEACHES_OF_PERSON));
  expect(byName.length).toBeGreaterThan(7);
  expect(byName.filter(({ table }) => !sql.includes(`UPDATE ${table} SET `))).toEqual([]);
});

describe('rules 40 and 44: the table of what is stored about people', () => {
  test('has every column of the database that names somebody, and no other is there', () => {
    const known = placesIn(storedData);
    const nobody = new Set(
      Object.entries(namesNobody).flatMap(([table, names]) => names.split(' ').map((name) => `${table}.${name}`)),
    );
    const schema = columnsOf(database()).map(({ table, name }) => `${table}.${name}`);
    expect(schema.filter((column) => !known.has(column) && !nobody.has(column))).toEqual([]);
    expect([...known, ...nobody].filter((column) => !schema.includes(column))).toEqual([]);
    expect([...known].filter((column) => nobody.has(column))).toEqual([]);
  });

  test('says of each when it ends, or that somebody has to ask', () => {
    for (const { table, life, over, of } of storedData) {
      expect([table, life !== null || over === undefined]).toEqual([table, true]);
      expect([table, life !== null || of !== null]).toEqual([table, true]);
    }
  });

  test('names somebody in every place that it knows, in the tests that erase', () => {
    const db = seeded({ law: true });
    const empty = copying(storedData).filter(({ statement }) => found(db, statement, 'zoe@example.ca').length === 0);
    expect(empty.map(({ row: { table, why } }) => [table, why])).toEqual([]);
  });
});

describe('rule 40: an erasure', () => {
  test('leaves no value of somebody of whom the law keeps nothing, in any column of any table', () => {
    const db = seeded({ law: false });
    expect(placesOf(db, 'zoe').length).toBeGreaterThan(60);
    db.exec(erasePersonSql(request, NOW));
    expect(placesOf(db, 'zoe')).toEqual([]);
    expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  });

  test('leaves what the law keeps, where the table says so, and nothing else', () => {
    const db = seeded({ law: true });
    db.exec(erasePersonSql(request, NOW));
    const kept = placesIn(storedData.filter((row) => row.kept));
    expect(placesOf(db, 'zoe').filter((place) => !kept.has(place))).toEqual([]);
    expect(placesOf(db, 'zoe')).toEqual(
      expect.arrayContaining(['invoices.document', 'credit_notes.document', 'bookings.contact']),
    );
    expect(rowsOf(db, 'newsletter_subscribers')).toMatchObject([{ state: 'unsubscribed' }, { state: 'confirmed' }]);
  });

  test('says what it leaves, why and until when', () => {
    const db = seeded({ law: true });
    // Whose seat it was says the mail alone that told them of it.
    db.exec(
      `UPDATE participants SET first_name = 'Xu', last_name = 'Xi', email = '', email_key = NULL, told_email = NULL`,
    );
    db.exec(`INSERT INTO outbox (id, kind, about, recipient, booking_id, state, next_attempt_at, created_at)
      VALUES ('told', 'joining_instructions', 'b-participant', 'Zoe@example.ca', 'b-booking', 'sent', 0, 0)`);
    const statements = erasePersonSql(request, NOW).split(/(?<=;) /);
    const counts = statements.flatMap((one) => {
      if (one.startsWith('SELECT COUNT')) return [Number((db.prepare(one).get() as Row).count)];
      db.exec(one);
      return [];
    });
    expect(leftBy([0, ...counts], NOW)).toEqual(
      expect.arrayContaining([
        'invoices: 1 (tax law; until the end of 2032 at the latest)',
        'invoices: 1 (tax law: the invoice is its buyer’s; until the end of 2032 at the latest)',
        expect.stringMatching(/^newsletter_consents: 1 \(the proof of consent.*; until 1095 days after its end\)/),
      ]),
    );
  });

  test('touches nobody else', () => {
    const db = seeded({ law: true });
    const before = linesOf(db, 'bob');
    db.exec(erasePersonSql(request, NOW));
    expect(linesOf(db, 'bob')).toEqual(before);
  });

  test('keeps that somebody missed a class whose trainer is erased, or of which they were ticked as absent', () => {
    const db = seeded({ law: true });
    db.exec(`UPDATE attendance SET participant_id = 'b-participant' WHERE report_id = 'z-report'`);
    db.exec(erasePersonSql(request, NOW));
    expect(rowsOf(db, 'participants').map(({ id, absent }) => [id, absent])).toEqual([
      ['z-participant', 1],
      ['b-participant', 1],
    ]);
  });

  test('rule 38: is written down with who, when and why, and the person by a digest alone', () => {
    const db = seeded({ law: false });
    db.exec(erasePersonSql(request, NOW));
    expect(rowsOf(db, 'staff_acts')).toEqual([
      {
        id: 1,
        at: NOW.getTime(),
        act: 'person_erased',
        who: 'Ada Byron',
        reason: "asked by 'mail'",
        person: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    ]);
    expect(() => db.exec(`UPDATE staff_acts SET who = 'nobody'`)).toThrow('never changes');
  });
});

describe('rule 40: a copy of what is stored about somebody', () => {
  function copyOf(db: DatabaseSync) {
    const [act = '', ...rest] = copyPersonSql(request, NOW).split(/(?<=;) (?=SELECT)/);
    db.exec(act);
    return copyFrom(
      rest.map((one) => db.prepare(one).all() as Row[]),
      request,
      NOW,
    );
  }

  test('has each place of the table, why and for how long, and is written down', () => {
    const db = seeded({ law: true });
    const copy = copyOf(db);
    const shown = copying(storedData).map(({ row }) => row.table);
    expect(copy.stored.map(({ table }) => table)).toEqual(shown);
    expect(copy.stored.find(({ table }) => table === 'invoices')).toMatchObject({
      keptBecause: 'tax law',
      rows: [{ document: { billTo: 'zoe', participants: ['zoe'] } }],
    });
    expect(rowsOf(db, 'staff_acts')).toMatchObject([{ act: 'person_copied' }]);
  });

  test('has nothing that opens something, and nobody else', () => {
    const text = JSON.stringify(copyOf(seeded({ law: true })));
    expect(text).not.toContain('scrypt$');
    expect(text).not.toContain('zoe'.padEnd(64, '0'));
    expect(text.toLowerCase()).not.toContain('bob');
  });
});

describe('rule 44: the clock', () => {
  const years = (count: number) => new Date(Date.UTC(2026 + count, 10, 20, 15));

  test('ends everything of everybody when its time is over, what the law kept too', () => {
    // Long ago: the database has a clock of its own for what the law keeps.
    const db = seeded({ law: true, at: Date.UTC(2015, 10, 20) });
    db.exec(`UPDATE newsletter_subscribers SET state = 'unsubscribed', unsubscribed_at = confirmed_at + 1`);
    db.exec(`UPDATE outbox SET state = 'sent'`);
    db.exec(`UPDATE waitlist SET ended_at = 0`);
    prune(db, storedData, NOW);
    // The subscriber goes with the run after the one that ended the proof; an account when its owner asks.
    prune(db, storedData, NOW);
    const asked = placesIn(storedData.filter(({ life }) => life === null));
    expect(placesOf(db, 'zoe').filter((place) => !asked.has(place))).toEqual([]);
    expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  });

  test('ends where a client had a class with the papers of its order, and leaves what a room of ours is called', () => {
    const db = seeded({ law: true });
    db.exec(`INSERT INTO places VALUES ('ottawa', 'Our centre', 'Notre centre', 'Ottawa', 'Ottawa', 'zoe', 'ON')`);
    db.exec(
      `UPDATE private_classes SET scheduled = json_set(scheduled, '$.placeId', 'ottawa') WHERE class_id = 'b-class'`,
    );
    const places = storedData.filter(({ table }) => table === 'places');
    const addresses = () => rowsOf(db, 'places').map(({ id, address }) => [id, address]);
    const before = addresses();
    prune(db, places, years(6));
    expect(addresses()).toEqual(before);
    prune(db, places, years(7));
    const blank = { name_en: '', name_fr: '', city_en: '', city_fr: '', address: '', province: 'ON' };
    expect(rowsOf(db, 'places')[0]).toEqual({ id: 'client-z', ...blank });
    expect(addresses().slice(1)).toEqual(before.slice(1));
  });

  test('ends after a month what somebody typed of others, never proved and never paid', () => {
    const db = seeded({ law: false });
    const end = NOW.getTime();
    const month = storedData.filter(({ told }) => told === 'unprovedBookings');
    const left = () => rowsOf(db, 'bookings').map(({ contact }) => String(contact).includes('zoe'));
    db.prepare(
      `UPDATE bookings SET state = 'expired', proved_at = NULL, proved_by = NULL, hold_expires_at = ? WHERE contact_key = ?`,
    ).run(end, 'zoe@example.ca');
    prune(db, month, new Date(end + 29 * 86_400_000));
    expect(left()).toEqual([true, false]);
    prune(db, month, new Date(end + 31 * 86_400_000));
    expect(left()).toEqual([false, false]);
    expect(rowsOf(db, 'bookings').map(({ contact }) => String(contact).includes('bob'))).toEqual([false, true]);
    expect(rowsOf(db, 'participants').filter((row) => JSON.stringify(row).includes('zoe'))).toEqual([]);
    expect(rowsOf(db, 'outbox').filter((row) => row.recipient === 'zoe@example.ca' && row.booking_id)).toEqual([]);
  });

  test('ends nothing before, and what is paid for or promised only after its year and six more', () => {
    const db = seeded({ law: true });
    const before = placesOf(db, 'zoe');
    prune(
      db,
      storedData.filter(({ life }) => life && 'yearsAfterTheYear' in life),
      years(6),
    );
    expect(placesOf(db, 'zoe')).toEqual(before);
    expect(new Date(oldestKept(TAX, Date.parse('2032-12-31T23:59:59Z'))).toISOString()).toBe(
      '2026-01-01T00:00:00.000Z',
    );
    expect(new Date(oldestKept(TAX, Date.parse('2033-01-01T00:00:00Z'))).toISOString()).toBe(
      '2027-01-01T00:00:00.000Z',
    );
  });

  test.each(['invoices', 'credit_notes', 'credits', 'booking_events'])(
    'cannot change %s before, nor their sums ever',
    (table) => {
      const change = storedData.find((row) => row.table === table && row.kept?.where === ALL);
      const blank = Object.entries(change?.ends ?? {})
        .map(([column, value]) => `${column} = ${value}`)
        .join(', ');
      const update = `UPDATE ${table} SET ${blank}`;
      expect(() => seeded({ law: true }).exec(update)).toThrow(/never changes|only added/);
      const old = seeded({ law: true, at: Date.UTC(2015, 10, 20) });
      const sum =
        table === 'booking_events' ? `kind = 'x'` : table === 'credits' ? 'delta_cents = 5' : 'total_cents = 5';
      const withSum = `${update}, ${sum}`;
      expect(() => old.exec(withSum)).toThrow(/never changes|only added/);
      old.exec(update);
    },
  );
});
