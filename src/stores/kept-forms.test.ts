import { expect, test, vi } from 'vitest';
import type { Result } from '../api/result.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import { accessEnded, grantAccess, removeAccess, $accountEnded, $accountId } from './account.ts';
import { keepForms, parseKept } from './kept-forms.ts';

const answered = (code?: ErrorCode): Result<string> => (code ? { ok: false, code } : { ok: true, value: 'done' });

const owner = { $account: $accountId, $ended: $accountEnded };

/** The key under which a request goes out that is answered like this. */
async function keyOf(forms: ReturnType<typeof keepForms>, request: object, code?: ErrorCode): Promise<string> {
  const send = vi.fn((_key: string) => Promise.resolve(answered(code)));
  await forms.sendOnce('confirm', request, send);
  return send.mock.calls[0]?.[0] ?? '';
}

test('what is stored is read as far as it is drafts and keys', () => {
  const key = { fingerprint: 'f', key: 'k' };
  const stored = {
    of: '7',
    drafts: { survey: { liked: 'All', age: 3 }, other: 'x', empty: {} },
    keys: { survey: key, report: 1, none: null, half: { key: 1 } },
  };
  expect(parseKept(stored)).toEqual({ of: '7', drafts: { survey: { liked: 'All' } }, keys: { survey: key } });
  expect(parseKept({ drafts: { contact: { message: 'x'.repeat(9_999) } } }).drafts.contact?.message).toHaveLength(
    5_000,
  );
  for (const other of [undefined, null, 'text', 7, [], {}, { contact: { name: 'Ada' } }]) {
    expect(parseKept(other)).toEqual({ of: '', drafts: {}, keys: {} });
  }
});

test('each form has a draft of its own, until it is forgotten', () => {
  const { $drafts, writeDraft, forgetDraft } = keepForms('a');
  writeDraft('contact', { name: 'Ada' });
  writeDraft('quote', { name: 'Grace' });
  forgetDraft('contact');
  expect($drafts.get()).toEqual({ quote: { name: 'Grace' } });
});

test.each(['network', 'timeout', 'unexpected', 'unavailable', 'database_unavailable'] as const)(
  'a request that failed with %s keeps its key; another one has its own',
  async (code) => {
    const forms = keepForms('b');
    const first = await keyOf(forms, { total: 1 }, code);
    expect(await keyOf(forms, { total: 1 }, code)).toBe(first);
    expect(await keyOf(forms, { total: 2 }, code)).not.toBe(first);
  },
);

test.each([undefined, 'validation', 'key_reused', 'seats_refused'] as const)(
  'the answer %s settles a key: the next request is another one, even with the same body',
  async (code) => {
    const forms = keepForms('c');
    const first = await keyOf(forms, { total: 1 }, code);
    expect(await keyOf(forms, { total: 1 })).not.toBe(first);
  },
);

test('a key is kept before the request is sent', async () => {
  const forms = keepForms('d');
  const keys: string[] = [];
  const lost = new Promise<Result<string>>(() => {});
  void forms.sendOnce('confirm', {}, (key) => (keys.push(key), lost));
  await forms.sendOnce('confirm', {}, (key) => (keys.push(key), Promise.resolve(answered())));
  expect(new Set(keys).size).toBe(1);
});

test('an account’s drafts and keys go with its access, and are nobody else’s', async () => {
  removeAccess();
  const forms = keepForms('e', owner);
  forms.writeDraft('survey', { liked: 'Typed by nobody' });
  expect(forms.$drafts.get()).toEqual({});

  grantAccess(7);
  forms.writeDraft('survey', { liked: 'All' });
  const key = await keyOf(forms, {}, 'network');
  removeAccess();
  expect(forms.$drafts.get()).toEqual({});
  grantAccess(7);
  expect(forms.$drafts.get()).toEqual({});
  expect(await keyOf(forms, {}, 'network')).not.toBe(key);

  forms.writeDraft('survey', { liked: 'All' });
  grantAccess(8);
  expect(forms.$drafts.get()).toEqual({});
});

test('what an account was typing when its login ended by itself waits for that account alone', async () => {
  grantAccess(7);
  const forms = keepForms('f', owner);
  forms.writeDraft('report', { covered: 'All of it' });
  const key = await keyOf(forms, {}, 'network');
  accessEnded();
  expect(forms.$drafts.get()).toEqual({});
  // Nobody is there to type.
  forms.writeDraft('report', { covered: 'Something else' });
  // The page is loaded again, and asks who is there.
  accessEnded();
  const again = keepForms('f', owner);
  grantAccess(7);
  expect(again.$drafts.get()).toEqual({ report: { covered: 'All of it' } });
  expect(await keyOf(again, {}, 'network')).toBe(key);
  for (const leaves of [() => removeAccess(), () => grantAccess(8)]) {
    again.writeDraft('report', { covered: 'All of it' });
    accessEnded();
    leaves();
    grantAccess(7);
    expect(again.$drafts.get()).toEqual({});
  }
});
