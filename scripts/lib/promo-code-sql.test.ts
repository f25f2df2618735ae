import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EndedPromoCode, endPromoCodeSql, NewPromoCode, newPromoCodeSql } from './promo-code-sql.ts';

const now = new Date('2026-11-20T15:00:00Z');
const given = { code: ' été 2027', percent: '12.5', by: "Ada O'Byron" };

function database(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of globSync('functions/migrations/*.sql').sort()) db.exec(readFileSync(file, 'utf8'));
  return db;
}

const make = (db: DatabaseSync, options: object = {}) =>
  db.prepare(newPromoCodeSql(v.parse(NewPromoCode, { ...given, ...options }), now)).all();

const rows = (db: DatabaseSync) => db.prepare('SELECT * FROM promo_codes').all();

test('a code is made as it is kept, once, for any class, at any time and by anybody', () => {
  const db = database();
  expect(make(db)).toEqual([{ code: 'ETE2027' }]);
  expect(make(db, { percent: '50' })).toEqual([]);
  expect(rows(db)).toMatchObject([
    {
      ...{ code: 'ETE2027', rate: 12_500, amount_cents: null, valid_from: null, valid_until: null, scope: null },
      ...{ max_uses: null, max_uses_of_contact: null, min_seats: 1, created_by: "Ada O'Byron", ended_at: null },
    },
  ]);
});

test('a code has the bounds that it was made with', () => {
  const db = database();
  make(db, {
    ...{ percent: undefined, amount: '49.99', from: '2027-03-01T00:00:00-05:00', until: '2027-04-01T00:00:00-04:00' },
    ...{ uses: '100', usesOfContact: '1', courses: 'excel-level-1, word', kinds: 'software', seats: '3', note: "it's" },
  });
  const scope = JSON.stringify({ courses: ['excel-level-1', 'word'], kinds: ['software'] });
  expect(rows(db)).toMatchObject([
    {
      ...{ rate: null, amount_cents: 4_999, valid_from: Date.UTC(2027, 2, 1, 5), valid_until: Date.UTC(2027, 3, 1, 4) },
      ...{ max_uses: 100, max_uses_of_contact: 1, min_seats: 3, note: "it's", scope },
    },
  ]);
});

test('a code is ended once, by whom and why', () => {
  const db = database();
  make(db);
  const end = endPromoCodeSql(v.parse(EndedPromoCode, { code: 'ete-2027', end: 'a mistake', by: 'Grace' }), now);
  expect(db.prepare(end).all()).toEqual([{ code: 'ETE2027' }]);
  expect(db.prepare(end).all()).toEqual([]);
  expect(rows(db)).toMatchObject([{ ended_at: now.getTime(), ended_by: 'Grace', end_reason: 'a mistake' }]);
});

test.each([
  ['neither percent nor amount', { percent: undefined }],
  ['both', { amount: '5' }],
  ['more than everything', { percent: '100.1' }],
  ['nothing off', { amount: '0', percent: undefined }],
  ['a code too short', { code: 'ABC' }],
  ['a code as long as one of a package', { code: '7K3M-2PXR-9QTW-4HBC' }],
  ['an end before its beginning', { from: '2027-03-01T00:00:00Z', until: '2027-03-01T00:00:00Z' }],
  ['a day without its zone', { until: '2027-03-01' }],
  ['a kind that there is not', { kinds: 'cooking' }],
  ['nobody who made it', { by: '' }],
])('a code is not made with %s', (_, options) => {
  expect(v.safeParse(NewPromoCode, { ...given, ...options }).success).toBe(false);
});
