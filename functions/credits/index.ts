import type { Capability } from '../platform/capability.ts';
import { stored } from './stored.ts';

export {
  giveBackTaken,
  serveWaiting,
  giveCredit,
  lockCredit,
  returnToCredit,
  spendCredit,
  takeForRefund,
  unlockCredit,
  type KeptCredit,
  type OfCredit,
} from './ledger.ts';
export {
  CREDIT_OF_CLIENT,
  CREDITS_THAT_PAID,
  givenAsCredit,
  KEPT_OF_BOOKING,
  keptAsCredit,
  lockedCredit,
  moneyLeft,
  paidByCredits,
  PAYABLE_OF_BOOKING,
  TO_CREDITS_CENTS,
  undecidedCredit,
} from './sql.ts';

/**
 * What clients have with us: a ledger that is only added to. What a credit has paid goes back to that credit alone. The office's list of
 * them is of `changes`, which gives them.
 */
export const credits: Capability = { name: 'credits', stored };
