import { api } from '../api/client.ts';
import { logout } from '../domain/accounts/calls.ts';
import { CHECKOUT, FILLED_IN } from '../domain/storage/checkout-draft.ts';
import { removeAccess } from './account.ts';
import { siteForms } from './kept-forms.ts';
import { clearParticipants } from './named-seats.ts';

/** Who takes the seats of the cart and who books them; the cart itself names nobody, and stays. */
export function forgetPeople(): void {
  clearParticipants();
  siteForms.forgetDraft(CHECKOUT);
  siteForms.forgetDraft(FILLED_IN);
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
