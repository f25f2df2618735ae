import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { stored } from './stored.ts';
import { tasks } from './tasks.ts';

/** For who books by the office. */
export { exemptFromTheStart } from './exempt.ts';

/**
 * What becomes of a booking: names, other people, other dates, seats given back, classes that we cancel or move; credit notes
 * and credits. Each change is one batch, written for the revision that the buyer saw, with its key, its event and its mails.
 * Rows of bookings are changed by statements that booking exports; what has to be worked out is worked out in
 * `src/domain/changes`, which the page uses, too: a fee that is shown is the fee that is taken, or the change is refused.
 */
export const changes: Capability = { name: 'changes', calls: handlers, mails, tasks, stored };
