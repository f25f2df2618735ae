import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { officeHandlers } from './office-handlers.ts';
import { mails } from './mails.ts';
import { stored } from './stored.ts';
import { tasks } from './tasks.ts';

export { newAccountId } from './account-id.ts';
export { officeColleagues } from './colleagues.ts';
export { demoAccount, demoTrainer } from './demo-account.ts';
export { demoCode } from './demo-seed.ts';
export { closing, endingSessions, givingRole, inviting, isOwner, officeAccount } from './office-accounts.ts';
export { emailOfAccount } from './email.ts';
export { scryptHash } from './password.ts';
export { sessionsOf } from './session.ts';
export { ACCOUNT_OF_PERSON, TEACHES_OF_PERSON } from './stored.ts';

/**
 * Who may log in, and who is.
 *
 * Clients do not register: staff create an account, and its owner sets the password by a link in a mail. The browser sends
 * SHA-256 of a password, which is as good as the password itself: it is stored as salted scrypt of an HMAC under the secret
 * `PASSWORD_PEPPER`, so that a copy of the database alone cannot be tried out. A hash holds the isolate for some 150 ms, so
 * two at most are underway, and a third of whoever is known, and the limits are asked before. An attempt counts as failed
 * before it is looked at and is forgiven when it succeeds; beyond the free failures of `attempts.ts` each further one doubles
 * the wait, up to 15 minutes.
 * A browser in which the owner has logged in is known by the cookie `__Host-device` and counts for itself: strangers who
 * guess make each other wait, and never the owner, who is let in on a new device by a mail's link, too. The two texts of a
 * failed login are fixed, so they tell who has an account; the work and the time are the same for both.
 *
 * The session is a random token in the cookie `__Host-session`, of which the database has the digest. It ends after 12
 * hours without use, after 7 days, at logout, and everywhere when the password changes. `__Host-` needs TLS or, in Chromium
 * and Firefox, http://localhost; Safari keeps no such cookie from there.
 */
export const accounts: Capability = {
  name: 'accounts',
  calls: (needs) => [...handlers(needs), ...officeHandlers(needs)],
  mails,
  tasks,
  stored,
};
