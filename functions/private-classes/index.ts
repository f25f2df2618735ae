import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';

export { canComeBack, endWithOrder, shownStanding, standingClasses, type StandingClass } from './ending.ts';
export { ORDERS_TO_SCHEDULE } from './sql.ts';

/**
 * Classes that an organisation has to itself. Its order is their money; what the office schedules of it is a class like any other for
 * who gives it and sits there, with the seats of its client booked, and nothing that anybody else is shown or sold.
 */
export const privateClasses: Capability = { name: 'private-classes', calls: handlers, mails };
