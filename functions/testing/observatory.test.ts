import { expect, test } from 'vitest';
import { gradeOf } from './observatory.ts';

const good = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
};

/** Scores by the Observatory's own analyser. */
test.each<[string, Record<string, string>, string, number]>([
  ['none of them', {}, 'D', 30],
  ['all of them', good, 'A+', 130],
  [
    'a policy without default-src',
    { ...good, 'content-security-policy': "script-src 'self'; object-src 'none'" },
    'A+',
    115,
  ],
  [
    'inline scripts',
    { ...good, 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'" },
    'B+',
    80,
  ],
  [
    'inline scripts that hashes overrule',
    { ...good, 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline' 'sha256-a'" },
    'A+',
    125,
  ],
  ['a directive twice', { ...good, 'content-security-policy': "default-src 'none'; default-src 'self'" }, 'B', 75],
  ['half a month of https', { ...good, 'strict-transport-security': 'max-age=1296000' }, 'A+', 120],
  ['a referrer for everyone', { ...good, 'referrer-policy': 'unsafe-url' }, 'A+', 120],
  ['a cookie that scripts read', { ...good, 'set-cookie': '__Host-session=1; Secure; SameSite=Lax' }, 'B', 70],
  [
    'a session as it should be',
    { ...good, 'set-cookie': '__Host-session=1; Secure; HttpOnly; SameSite=Lax' },
    'A+',
    135,
  ],
])('%s', (_, headers, grade, score) => {
  expect(gradeOf(new Headers(headers), '')).toMatchObject({ grade, score });
});

test('a foreign script without integrity costs points', () => {
  const html = '<script src="https://cdn.example/x.js"></script>';
  expect(gradeOf(new Headers(good), html)).toMatchObject({ score: 125 });
  expect(gradeOf(new Headers(good), '<script src="/x.js" integrity="sha256-a"></script>')).toMatchObject({
    score: 135,
  });
});
