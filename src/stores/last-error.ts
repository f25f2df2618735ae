import { atom } from 'nanostores';
import type { ErrorCode } from '../domain/api/errors.ts';
import { ERROR_EVENT } from '../domain/api/error-event.ts';

/**
 * The last call that failed where nothing on the page says so, and when (epoch milliseconds); for the page only. A form, and the
 * bar of a hold, say it themselves.
 */
const $lastError = atom<{ code: ErrorCode; at: number } | null>(null);

export function noteError(code: ErrorCode): void {
  // That there is no connection is said already (`components/everywhere/connection.ts`).
  if (code === 'network' && !navigator.onLine) return;
  $lastError.set({ code, at: Date.now() });
}

/** What failed is tried again, or has worked since. */
export function forgetError(): void {
  if ($lastError.get()) $lastError.set(null);
}

// What shows it on every page is a plain script that knows no stores (`components/everywhere/start.ts`).
if (typeof document !== 'undefined') {
  $lastError.listen((error) => document.dispatchEvent(new CustomEvent(ERROR_EVENT, { detail: error })));
}
