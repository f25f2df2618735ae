import { expect, test } from 'vitest';
import { agreesTo, purposesOf } from './third-parties.ts';

test('only what is configured is asked about', () => {
  expect(purposesOf({})).toEqual([]);
  expect(purposesOf({ analytics: { src: 'https://a.example/a.js' } })).toEqual(['measurement']);
  expect(purposesOf({ chat: { src: 'https://c.example/c.js' }, advertising: { src: '/bingAdds.js' } })).toEqual([
    'chat',
    'advertising',
  ]);
});

test.each([null, '', 'no JSON', '[]', '{"categories":"measurement"}', '{"categories":["necessary"]}'])(
  'an answer of %s agrees to nothing',
  (stored) => expect(agreesTo(stored, 'measurement')).toBe(false),
);

test('an answer agrees to what it names', () => {
  const stored = '{"categories":["necessary","measurement"]}';
  expect(agreesTo(stored, 'measurement')).toBe(true);
  expect(agreesTo(stored, 'advertising')).toBe(false);
});
