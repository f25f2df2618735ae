import { beforeEach, expect, test } from 'vitest';
import { grantAccess, removeAccess } from './account.ts';
import { $drafts, formSent, keyOfForm, parseKept, writeField } from './private-drafts.ts';

beforeEach(removeAccess);

test('what is stored is read as far as it is a draft of somebody', () => {
  const key = { fingerprint: 'f', key: 'k' };
  expect(
    parseKept({ of: '7', drafts: { survey: { liked: 'All', age: 3 }, other: 'x' }, keys: { survey: key, report: 1 } }),
  ).toEqual({ of: '7', drafts: { survey: { liked: 'All' } }, keys: { survey: key } });
  expect(parseKept({ of: '7', drafts: { survey: { liked: 'x'.repeat(9_999) } } })!.drafts.survey!.liked).toHaveLength(
    5_000,
  );
  for (const stored of [undefined, null, 'text', 7, [], {}, { drafts: {} }]) expect(parseKept(stored)).toBeUndefined();
});

test('each form has a draft and a key of its own, until it is sent', () => {
  grantAccess(7);
  writeField('survey', 'liked', 'All');
  writeField('report', 'covered', 'Everything');
  const key = keyOfForm('survey', { liked: 'All' });
  expect(keyOfForm('survey', { liked: 'All' })).toBe(key);
  expect(keyOfForm('survey', { liked: 'Nothing' })).not.toBe(key);
  formSent('survey');
  expect($drafts.get()).toEqual({ report: { covered: 'Everything' } });
});

test('a draft goes with the access, and is nobody else’s', () => {
  grantAccess(7);
  writeField('survey', 'liked', 'All');
  const key = keyOfForm('survey', {});
  removeAccess();
  expect($drafts.get()).toEqual({});
  writeField('survey', 'liked', 'Typed by nobody');
  grantAccess(7);
  expect($drafts.get()).toEqual({});
  expect(keyOfForm('survey', {})).not.toBe(key);
  writeField('survey', 'liked', 'All');
  grantAccess(8);
  expect($drafts.get()).toEqual({});
});
