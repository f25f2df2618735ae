import { creditsTable, officeCredits } from '../../src/domain/changes/office-calls.ts';
import { ok } from '../platform/answers.ts';
import { answer } from '../platform/calls/route.ts';
import type { Capability } from '../platform/capability.ts';
import { csvFile } from '../platform/csv-file.ts';
import { creditsFile } from './list-table.ts';
import { listCredits } from './list.ts';
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

/** What clients have with us: a ledger that is only added to. What a credit has paid goes back to that credit alone. */
export const credits: Capability = {
  name: 'credits',
  calls: (needs) => [
    answer(officeCredits, async ({ query }) => ok(await listCredits(needs, query))),
    answer(creditsTable, async ({ query, c }) =>
      csvFile(c, query.on === '' ? 'credits' : `credits-${query.on}`, await creditsFile(needs, query)),
    ),
  ],
  stored,
};
