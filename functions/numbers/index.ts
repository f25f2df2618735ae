import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';

/** How the business goes, in periods that are compared. It reads what others have written, and writes nothing. */
export const numbers: Capability = { name: 'numbers', calls: handlers };
