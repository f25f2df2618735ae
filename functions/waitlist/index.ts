import type { Capability } from '../platform/capability.ts';
import { pruning } from '../platform/tasks.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { offerFreeSeats } from './offers.ts';
import { PRUNE_UNPROVED, PRUNE_WAITLIST } from './sql.ts';

/** Who waited is forgotten this long after it ended. Days. */
export const LIFE_DAYS = 90;

/** Who never opened the link of the first mail. Days. */
export const UNPROVED_DAYS = 7;

/**
 * Who waits for seats of a full class (booking rule 29). Seats that would be enough for the smallest waiting party are not
 * sold to the public; the clock offers them to whoever has waited longest and fits, as a hold of their own.
 */
export const waitlist: Capability = {
  name: 'waitlist',
  calls: handlers,
  mails,
  tasks: [
    { name: 'offer_free_seats', run: offerFreeSeats },
    pruning('prune_waitlist', LIFE_DAYS, [PRUNE_WAITLIST]),
    pruning('prune_unproved_waits', UNPROVED_DAYS, [PRUNE_UNPROVED]),
  ],
};
