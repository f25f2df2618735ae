import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';

/** What needs a hand, of all capabilities: a list of statements (`sql.ts`), each of which is counted and shown. */
export const today: Capability = { name: 'today', calls: handlers };
