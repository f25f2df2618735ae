import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when.ts';

/** A browser that never thinks itself idle: it runs only what may not wait any longer. */
function neverIdle(): void {
  const idle = (run: () => void, { timeout = Infinity } = {}) => timeout < Infinity && setTimeout(run, timeout);
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('window', { requestIdleCallback: idle });
  vi.stubGlobal('document', { readyState: 'complete' });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('what waits for an idle moment runs some seconds later where none comes', () => {
  vi.useFakeTimers();
  neverIdle();
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(2_900);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledOnce();
});
