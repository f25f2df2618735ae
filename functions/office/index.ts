import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { readAllBookings } from './reading.ts';
import { stored } from './stored.ts';

export { listActs } from './acts.ts';
export { listBookings } from './bookings.ts';
export { fittingPage, isFoundBy } from './fitting.ts';
export { noteBeside } from './notes.ts';
export { bookingsByDomain, bookingsOfOrganisation, creditsOfOrganisation } from './organisation.ts';
export { termsOf, wordsOf } from './terms.ts';

/**
 * What the office sees across all capabilities. What it does, each capability does itself, by calls of its own whose declaration
 * names the act; the batch of an act has the row that tells of it (`platform/acts.ts`).
 */
export const office: Capability = {
  name: 'office',
  calls: handlers,
  tasks: [{ name: 'read_bookings', run: readAllBookings }],
  stored,
};
