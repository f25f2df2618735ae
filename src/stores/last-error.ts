import { atom } from 'nanostores';
import type { ErrorCode } from '../domain/errors.ts';

/** The last call that failed, and when (epoch milliseconds); for the page only. */
export const $lastError = atom<{ code: ErrorCode; at: number } | null>(null);

export function noteError(code: ErrorCode): void {
  $lastError.set({ code, at: Date.now() });
}

export function clearError(): void {
  $lastError.set(null);
}
