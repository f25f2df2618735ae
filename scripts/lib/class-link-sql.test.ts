import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NewClassLink } from '../../src/domain/training/contract.ts';
import { classLinkSql } from './class-link-sql.ts';

const now = new Date('2026-11-20T15:00:00Z');
const link = {
  classId: 'it’s-one',
  kind: 'material',
  title: "Ada's files",
  url: "https://files.example/a?b='c'",
} as const;

function database(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const file of globSync('functions/migrations/*.sql').sort()) db.exec(readFileSync(file, 'utf8'));
  db.exec(`INSERT INTO courses VALUES ('excel', 'XL-101', 1, 14, 1, 'b');
    INSERT INTO classes (id, course_id, language, delivery, time_zone, sessions, starts_at, ends_at, price_cents, capacity,
      minimum, sales_end_at, state, build_id)
    VALUES ('it’s-one', 'excel', 'en', 'online', 'America/Toronto', '[]', 1, 2, 1, 1, 1, 1, 'confirmed', 'b')`);
  return db;
}

test('a link is added to its class as it is written, once', () => {
  const db = database();
  expect(db.prepare(classLinkSql(link, now)).all()).toHaveLength(1);
  expect(db.prepare(classLinkSql(link, now)).all()).toEqual([]);
  expect(db.prepare(classLinkSql({ ...link, classId: 'nothing' }, now)).all()).toEqual([]);
  expect(db.prepare('SELECT class_id, kind, title, url FROM class_links').all()).toMatchObject([
    { class_id: link.classId, kind: 'material', title: link.title, url: link.url },
  ]);
});

test.each([
  ['no https', { url: 'http://files.example/a' }],
  ['a script', { url: 'javascript:alert(1)' }],
  ['white space within', { url: 'https://files.example/a b' }],
  ['white space behind the host', { url: 'https://files.example onclick=x' }],
  ['a name before the host', { url: 'https://gct.example@evil.example/a' }],
  ['a backslash', { url: 'https://files.example\\@evil.example' }],
  ['no host', { url: 'https://[::1' }],
  ['a turn of the direction', { url: 'https://files.example/\u202egpj.exe' }],
  ['a file of the site that is no recording', { url: '/private/recordings/a.mp4' }],
  ['a way out of the folder', { kind: 'recording', url: '/private/recordings/../client-section' }],
  ['an unknown kind', { kind: 'exam' }],
])('%s is refused', (_, changes) => {
  expect(v.is(NewClassLink, { ...link, ...changes })).toBe(false);
});
