import { expect, test } from 'vitest';
import { clearFormDraft, draftOf, parseDrafts, writeDraft } from './form-drafts.ts';

test('what is stored is read as far as it is a draft', () => {
  expect(parseDrafts({ contact: { name: 'Ada', age: 3 }, quote: 'x', room: {} })).toEqual({ contact: { name: 'Ada' } });
  expect(parseDrafts({ contact: { message: 'x'.repeat(9_999) } }).contact!.message).toHaveLength(4_000);
  for (const stored of [undefined, null, 'text', 7, []]) expect(parseDrafts(stored)).toEqual({});
});

test('each form has a draft of its own, until it is sent', () => {
  writeDraft('contact', { name: 'Ada' });
  writeDraft('quote', { name: 'Grace' });
  clearFormDraft('contact');
  expect([draftOf('contact'), draftOf('quote')]).toEqual([{}, { name: 'Grace' }]);
});
