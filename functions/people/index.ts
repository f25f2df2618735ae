import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';

/**
 * Clients and who else has something to do with the office. Nothing of its own is stored: somebody is the key of an e-mail, found by
 * bookings, seats and accounts, and an address of the office names one of those.
 */
export const people: Capability = { name: 'people', calls: handlers };
