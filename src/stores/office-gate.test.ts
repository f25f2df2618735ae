import { afterEach, expect, test, vi } from 'vitest';
import type { Result } from '../api/result.ts';
import { IDLE_LOCK_MINUTES } from '../domain/office/second-factor.ts';
import { $gate, callOffice, leaveGate, lockWhenIdle } from './office-gate.ts';

afterEach(() => leaveGate(false));

const answers = (...results: Result<string>[]) => {
  const make = vi.fn(() => Promise.resolve(results.shift() ?? ({ ok: false, code: 'unexpected' } as const)));
  return make;
};

test('what is answered at once asks for nothing', async () => {
  expect(await callOffice(answers({ ok: true, value: 'done' }))).toEqual({ ok: true, value: 'done' });
  expect($gate.get()).toBeNull();
});

test.each([
  ['second_factor_required', 'lock'],
  ['sudo_required', 'money'],
] as const)('%s: the call waits for the code, and is made again', async (code, gate) => {
  const make = answers({ ok: false, code }, { ok: true, value: 'done' });
  const made = callOffice(make);
  await vi.waitFor(() => expect($gate.get()).toBe(gate));
  leaveGate(true);
  expect(await made).toEqual({ ok: true, value: 'done' });
  expect(make).toHaveBeenCalledTimes(2);
});

test('several calls that meet the lock go on with one code', async () => {
  const locked = { ok: false, code: 'second_factor_required' } as const;
  const all = [1, 2, 3].map((value) => callOffice(answers(locked, { ok: true, value: String(value) })));
  await vi.waitFor(() => expect($gate.get()).toBe('lock'));
  leaveGate(true);
  expect(await Promise.all(all)).toEqual(['1', '2', '3'].map((value) => ({ ok: true, value })));
});

test('given up, the call is refused as it was', async () => {
  const made = callOffice(answers({ ok: false, code: 'sudo_required' }));
  await vi.waitFor(() => expect($gate.get()).toBe('money'));
  leaveGate(false);
  expect(await made).toMatchObject({ ok: false, code: 'sudo_required' });
});

test('a screen that is left is locked when the office is, and not while another tab keeps it open', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  let open: boolean | null = true;
  const asked = vi.fn(() => (open === null ? Promise.reject(new Error('offline')) : Promise.resolve(open)));
  const stop = lockWhenIdle(asked);
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
  await minutes(IDLE_LOCK_MINUTES - 1);
  await callOffice(answers({ ok: true, value: 'done' }));
  await minutes(IDLE_LOCK_MINUTES - 1);
  expect([asked.mock.calls.length, $gate.get()]).toEqual([0, null]);
  await minutes(2);
  expect([asked.mock.calls.length > 0, $gate.get()]).toEqual([true, null]);
  open = false;
  vi.setSystemTime(Date.now() + 5 * 60_000);
  // The machine has slept, and so have its timers.
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect($gate.get()).toBe('lock');

  leaveGate(true);
  await minutes(IDLE_LOCK_MINUTES - 1);
  expect($gate.get()).toBeNull();
  open = null;
  await minutes(2);
  expect($gate.get()).toBe('lock');
  stop();
  leaveGate(false);
  await minutes(60);
  expect($gate.get()).toBeNull();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
