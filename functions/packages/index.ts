import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { stored } from './stored.ts';
import { tasks } from './tasks.ts';

export { orderOfPackage, seatsOfOrder, voidSeats, type OrderedSeats } from './order.ts';
export { coverCart, coveringBy, giveSeatsBack, notCoveredThen, seatsEnds, type SeatsEnd } from './spend.ts';

/**
 * Seats that are bought together: packages of a kind of course, and series of certain ones. An order is bought by the link of
 * a mail alone; its code pays for classes at checkout. The ledger of seats follows the events of bookings by triggers
 * (0019_packages.sql), so that a race, a card that is not paid and a booking that ends leave it right.
 */
export const packages: Capability = { name: 'packages', calls: handlers, mails, tasks, stored };
