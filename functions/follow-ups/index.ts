import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { stored } from './stored.ts';

export { followUpOf, type FollowUpRow } from './row.ts';
/** Statements for Today, and for who leaves. */
export { COUNT_IN_HAND as COUNT_FOLLOW_UPS, FOLLOW_UPS_DUE, HAND_ALL_ON as HAND_FOLLOW_UPS } from './sql.ts';

/** What the office rings back about, or does, on a day: noted beside a booking, a client or a message, and shown on Today from that day on. */
export const followUps: Capability = { name: 'follow-ups', calls: handlers, stored };
