import { api } from '../api/client.ts';
import { logout } from '../domain/accounts/calls.ts';
import { forgetPeopleIn } from '../domain/storage/of-people.ts';
import { $accountEnded, $accountId, grantAccess, removeAccess } from './account.ts';
import { siteForms } from './kept-forms.ts';
import { clearParticipants } from './named-seats.ts';
import { leaveByNumber } from './paying-from.ts';
import { $code } from './typed-code.ts';

/**
 * Who takes the seats of the cart and who books them, what was typed into forms, the code of somebody's seats and the invoice that
 * somebody left to pay; the cart itself names nobody, and stays. Other tabs forget by `islands/login/header-access.ts`.
 */
export function forgetPeople(): void {
  clearParticipants();
  siteForms.forgetAll();
  $code.set(null);
  leaveByNumber();
  try {
    forgetPeopleIn(sessionStorage);
  } catch {
    // Storage is blocked: nothing of it outlives the page.
  }
}

/** Somebody logs in. Another one, whose login has ended by itself, has left who takes the seats of the cart. */
export function comeIn(accountId: number): void {
  const before = $accountId.get() ?? $accountEnded.get();
  if (before !== undefined && before !== String(accountId)) forgetPeople();
  grantAccess(accountId);
}

/**
 * Ends the session, and what the browser keeps of people: somebody else may sit there next. Whether there was an answer, without which
 * the session may live on.
 */
export async function logOut(): Promise<boolean> {
  const result = await api(logout)();
  if (!result.ok) return false;
  removeAccess();
  forgetPeople();
  return true;
}
