import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createAccountSql } from './account-sql.ts';
import { officeRoleSql } from './office-role-sql.ts';

const now = new Date('2026-11-20T15:00:00Z');
const email = 'ada@example.ca';

function database(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of globSync('functions/migrations/*.sql').sort()) db.exec(readFileSync(file, 'utf8'));
  db.exec(createAccountSql({ email, firstName: 'Ada', language: 'en', role: 'client' }, now));
  return db;
}

/** What the last statement returns, after all of them. */
function give(db: DatabaseSync, role: 'staff' | 'owner' | 'none', to = email): unknown[] {
  const [lock = '', write = ''] = officeRoleSql({ email: to, role }, now).split(/(?<=;) /);
  db.exec(lock);
  return db.prepare(write).all();
}

const rolesIn = (db: DatabaseSync) => db.prepare('SELECT role FROM staff').all();

test('a role is given, and changed', () => {
  const db = database();
  expect(give(db, 'staff', 'ADA@example.ca')).toEqual([{ id: expect.any(Number) as number }]);
  expect(rolesIn(db)).toEqual([{ role: 'staff' }]);
  give(db, 'owner');
  expect(rolesIn(db)).toEqual([{ role: 'owner' }]);
});

test('nobody gets one without an account', () => {
  const db = database();
  expect(give(db, 'owner', 'eve@example.ca')).toEqual([]);
  expect(rolesIn(db)).toEqual([]);
});

test('who loses the role loses the phone, its codes and the open office', () => {
  const db = database();
  give(db, 'owner');
  const { id } = db.prepare('SELECT id FROM accounts').get() as { id: number };
  db.prepare("INSERT INTO second_factors (account_id, secret, created_at, confirmed_at) VALUES (?, 's', 0, 1)").run(id);
  db.prepare('INSERT INTO recovery_codes (code, account_id) VALUES (?, ?)').run('c'.repeat(64), id);
  db.prepare(
    `INSERT INTO sessions (token, account_id, created_at, idle_ends_at, ends_at, office_seen_at) VALUES (?, ?, 0, 1, 1, 1)`,
  ).run('t'.repeat(64), id);
  expect(give(db, 'none')).toEqual([{ id }]);
  expect(rolesIn(db)).toEqual([]);
  expect(db.prepare('SELECT * FROM second_factors').all()).toEqual([]);
  expect(db.prepare('SELECT * FROM recovery_codes').all()).toEqual([]);
  expect(db.prepare('SELECT office_seen_at FROM sessions').all()).toEqual([{ office_seen_at: null }]);
  expect(give(db, 'none')).toEqual([]);
});
