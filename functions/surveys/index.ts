import type { Capability } from '../platform/capability.ts';
import { ENQUIRY_LIFE_DAYS, pruning } from '../platform/tasks.ts';
import { handlers } from './handlers.ts';
import { PRUNE_SURVEYS } from './sql.ts';

/** What participants say of a class. */
export const surveys: Capability = {
  name: 'surveys',
  calls: handlers,
  tasks: [pruning('prune_surveys', ENQUIRY_LIFE_DAYS, [PRUNE_SURVEYS])],
};
