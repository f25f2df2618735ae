import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { offerFreeSeats } from './offers.ts';
import { stored } from './stored.ts';

export { isOfferTo } from './offered.ts';

/**
 * Who waits for seats of a full class (booking rule 29). Seats that would be enough for the smallest waiting party are not
 * sold to the public; the clock offers them to whoever has waited longest and fits, as a hold of their own.
 */
export const waitlist: Capability = {
  name: 'waitlist',
  calls: handlers,
  mails,
  tasks: [{ name: 'offer_free_seats', run: offerFreeSeats }],
  stored,
};
