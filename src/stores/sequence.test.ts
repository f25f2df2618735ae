import { afterEach, expect, test, vi } from 'vitest';
import type { Result } from '../api/result.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import { accessEnded, grantAccess, removeAccess } from './account.ts';
import { keptSequence, runSequence, type Outcome } from './sequence.ts';

const act = 'cancel 2027-01-12';
const said = {
  reason: 'A storm.\nNo roads.',
  feeCents: 0,
  trainer: true,
  text: 'x'.repeat(3_000),
  french: 'y'.repeat(3_000),
};
const nothing: readonly Outcome[] = [];

vi.stubGlobal('location', { reload: vi.fn() });
afterEach(() => removeAccess());

/** Sends of `ids`, each answered by what `codes` has for it; those that were sent, under which key, and what was shown last. */
async function gone(ids: readonly string[], codes: Readonly<Record<string, ErrorCode>>, outcomes = nothing) {
  const sent: (readonly [id: string, body: object, key: string])[] = [];
  let shown = nothing;
  const send = (id: string, body: object, key: string): Promise<Result<unknown>> => {
    sent.push([id, body, key]);
    const code = codes[id];
    return Promise.resolve(code ? { ok: false, code } : { ok: true, value: null });
  };
  await runSequence(
    { act, said, outcomes },
    ids,
    { bodyOf: (id, all) => (id === 'gone' ? null : { id, ...all }), send },
    (now) => (shown = now),
  );
  return { sent: sent.map(([id]) => id), calls: sent, shown };
}

const states = (outcomes: readonly Outcome[]) => outcomes.map(({ id, state }) => `${id} ${state}`);

test('each is tried, whatever became of those before it, and nothing of it is kept', async () => {
  grantAccess(7);
  const { sent, shown } = await gone(['a', 'b', 'gone', 'c'], { b: 'booking_changed' });
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(shown).toEqual([
    { id: 'a', state: 'done' },
    { id: 'b', state: 'failed', code: 'booking_changed' },
    { id: 'gone', state: 'failed', code: 'not_found' },
    { id: 'c', state: 'done' },
  ]);
  expect(keptSequence(act)).toBeNull();
});

test('a login that ends stops it: who logs in anew finds what is done and what is left, and goes on with that alone', async () => {
  grantAccess(7);
  const stopped = await gone(['a', 'b', 'c'], { b: 'unauthorized', c: 'unauthorized' });
  expect(stopped.sent).toEqual(['a', 'b']);
  expect(states(stopped.shown)).toEqual(['a done', 'b left', 'c left']);
  accessEnded();
  expect(keptSequence(act)).toBeNull();

  grantAccess(7);
  const kept = keptSequence<typeof said>(act);
  expect(kept?.said).toEqual(said);
  expect(states(kept?.outcomes ?? [])).toEqual(['a done', 'b left', 'c left']);
  expect(keptSequence('cancel 2027-01-13')).toBeNull();
  const after = await gone(['b', 'c'], {}, kept?.outcomes);
  expect(after.sent).toEqual(['b', 'c']);
  expect(states(after.shown)).toEqual(['a done', 'b done', 'c done']);
  expect(keptSequence(act)).toBeNull();
});

test('what nobody knows the end of is asked for again under its key, after a new login too', async () => {
  grantAccess(7);
  const lost = await gone(['a', 'b'], { a: 'network', b: 'unauthorized' });
  accessEnded();
  grantAccess(7);
  const again = await gone(['a', 'b'], {}, keptSequence(act)?.outcomes);
  const [before, after] = [lost, again].map(({ calls }) => calls.find(([id]) => id === 'a'));
  expect(after).toEqual(before);
});

test('it is of who began it alone, and goes with a logout', async () => {
  for (const leaves of [() => removeAccess(), () => grantAccess(8)]) {
    grantAccess(7);
    await gone(['a'], { a: 'unauthorized' });
    leaves();
    expect(keptSequence(act)).toBeNull();
    grantAccess(7);
    expect(keptSequence(act)).toBeNull();
  }
});
