import type { Capability } from '../platform/capability.ts';
import { ENQUIRY_LIFE_DAYS, pruning } from '../platform/tasks.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { PRUNE_ENQUIRIES, PRUNE_ENQUIRY_MAILS } from './sql.ts';

/** What visitors send by the site's forms. */
export const enquiries: Capability = {
  name: 'enquiries',
  calls: handlers,
  mails,
  tasks: [pruning('prune_enquiries', ENQUIRY_LIFE_DAYS, [PRUNE_ENQUIRY_MAILS, PRUNE_ENQUIRIES])],
};
