import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { ACCESS_EVENT, ACCOUNT_KEY, ENDED_KEY } from '../domain/accounts/granted.ts';
import { forgetCopies } from './page-copies.ts';
import './storage.ts';

/**
 * The account's number after a login, in local storage under `accountId` until access is removed; `undefined` when
 * logged out. It decides what is drawn and opens nothing: the session is a cookie that the server checks.
 */
export const $accountId = persistentAtom<string | undefined>(ACCOUNT_KEY, undefined);

export const $loggedIn = computed($accountId, (id) => Boolean(id));

/** The account whose login has ended by itself, in local storage under `accountEnded`: what it was typing waits for it. */
export const $accountEnded = persistentAtom<string | undefined>(ENDED_KEY, undefined);

export function grantAccess(accountId: number): void {
  $accountId.set(String(accountId));
  $accountEnded.set(undefined);
}

/** Somebody leaves: nothing of the account stays in this browser. */
export function removeAccess(): void {
  $accountEnded.set(undefined);
  $accountId.set(undefined);
  forgetCopies();
}

/** The worker knows nobody any more: the session was too old, or was ended elsewhere. */
export function accessEnded(): void {
  const account = $accountId.get();
  if (account === undefined) return;
  // Other tabs see why before they see that the account is gone.
  $accountEnded.set(account);
  $accountId.set(undefined);
  forgetCopies();
}

// What the header shows is switched by a plain script that knows no stores (`islands/login/header-access.ts`).
if (typeof document !== 'undefined') {
  $loggedIn.subscribe((loggedIn) => document.dispatchEvent(new CustomEvent(ACCESS_EVENT, { detail: loggedIn })));
}
