import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createAccountSql } from './account-sql.ts';

const now = new Date('2026-11-20T15:00:00Z');

function database(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of globSync('functions/migrations/*.sql').sort()) db.exec(readFileSync(file, 'utf8'));
  return db;
}

test.each(["o'brien@example.ca", "'); DROP TABLE accounts; --@example.ca", '"quoted"@example.ca', 'zoë@exämple.ca'])(
  'an account of %s is created as it is written, without a password',
  (email) => {
    const db = database();
    const name = "Zoë 'Z' O'Brien";
    db.exec(createAccountSql({ email, firstName: name, language: 'fr', role: 'trainer', teaches: name }, now));
    expect(db.prepare('SELECT * FROM accounts').all()).toMatchObject([
      {
        email,
        email_key: email.toLowerCase(),
        first_name: name,
        teaches: name,
        language: 'fr',
        role: 'trainer',
        password: null,
      },
    ]);
  },
);

test('the same e-mail in another spelling changes nothing and returns nothing', () => {
  const db = database();
  const create = (email: string) =>
    db.prepare(createAccountSql({ email, firstName: 'Ada', language: 'en', role: 'client' }, now)).all();
  expect(create('ada@example.ca')).toEqual([{ id: expect.any(Number) as number }]);
  expect(create('ADA@example.ca')).toEqual([]);
  expect(db.prepare('SELECT email FROM accounts').all()).toEqual([{ email: 'ada@example.ca' }]);
});
