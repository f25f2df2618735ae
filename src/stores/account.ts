import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { forgetCopies } from './page-copies.ts';
import './storage.ts';

/**
 * The account's number after a login, in local storage under `accountId` until access is removed; `undefined` when
 * logged out. It decides what is drawn and opens nothing: the session is a cookie that the server checks.
 */
export const $accountId = persistentAtom<string | undefined>('accountId', undefined);

export const $loggedIn = computed($accountId, (id) => Boolean(id));

export function grantAccess(accountId: number): void {
  $accountId.set(String(accountId));
}

export function removeAccess(): void {
  $accountId.set(undefined);
  forgetCopies();
}
