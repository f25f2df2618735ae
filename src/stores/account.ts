import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { ACCESS_EVENT, ACCOUNT_KEY } from '../domain/accounts/granted.ts';
import { forgetCopies } from './page-copies.ts';
import './storage.ts';

/**
 * The account's number after a login, in local storage under `accountId` until access is removed; `undefined` when
 * logged out. It decides what is drawn and opens nothing: the session is a cookie that the server checks.
 */
export const $accountId = persistentAtom<string | undefined>(ACCOUNT_KEY, undefined);

export const $loggedIn = computed($accountId, (id) => Boolean(id));

export function grantAccess(accountId: number): void {
  $accountId.set(String(accountId));
}

export function removeAccess(): void {
  $accountId.set(undefined);
  forgetCopies();
}

// What the header shows is switched by a plain script that knows no stores (`islands/login/header-access.ts`).
if (typeof document !== 'undefined') {
  $loggedIn.subscribe((loggedIn) => document.dispatchEvent(new CustomEvent(ACCESS_EVENT, { detail: loggedIn })));
}
