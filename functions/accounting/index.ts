import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';

export { openOfOwner, type OpenOfOwner } from './open.ts';
/** Statements for the reads of others. */
export { netOfDay } from './net-sql.ts';

/** The books: what is open, what a client owes, and the tables of a period. It reads what others have written, and writes nothing. */
export const accounting: Capability = { name: 'accounting', calls: handlers };
