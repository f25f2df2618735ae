import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { stored } from './stored.ts';

/** Statements for who leaves. */
export { COUNT_IN_HAND as COUNT_MESSAGES, HAND_ALL_ON as HAND_MESSAGES } from './sql.ts';

/**
 * What people sent to the office, by forms and from a class, as one inbox: who has it, where it stands, notes, and answers by mail.
 * An answer leaves after a minute (`UNDO_SECONDS`), so that it can be taken back.
 */
export const inbox: Capability = { name: 'inbox', calls: handlers, mails, stored };
