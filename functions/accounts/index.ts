import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { tasks } from './tasks.ts';

export { demoAccount } from './demo-account.ts';
export { scryptHash } from './password.ts';
export { sessionsOf } from './session.ts';

/** Who may log in, and who is. */
export const accounts: Capability = { name: 'accounts', calls: handlers, mails, tasks };
