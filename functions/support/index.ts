import type { Capability } from '../platform/capability.ts';
import { ENQUIRY_LIFE_DAYS, pruning } from '../platform/tasks.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { PRUNE_SUPPORT_MAILS, PRUNE_SUPPORT_REQUESTS } from './sql.ts';

/** Help during a class. */
export const support: Capability = {
  name: 'support',
  calls: handlers,
  mails,
  tasks: [pruning('prune_support', ENQUIRY_LIFE_DAYS, [PRUNE_SUPPORT_MAILS, PRUNE_SUPPORT_REQUESTS])],
};
