import { atom } from 'nanostores';
import type { ErrorCode } from '../domain/api/errors.ts';
import { ERROR_EVENT } from '../domain/api/error-event.ts';

/** The last call that failed, and when (epoch milliseconds); for the page only. */
const $lastError = atom<{ code: ErrorCode; at: number } | null>(null);

export function noteError(code: ErrorCode): void {
  $lastError.set({ code, at: Date.now() });
}

// What shows it on every page is a plain script that knows no stores (`components/everywhere/start.ts`).
if (typeof document !== 'undefined') {
  $lastError.listen((error) => error && document.dispatchEvent(new CustomEvent(ERROR_EVENT, { detail: error })));
}
