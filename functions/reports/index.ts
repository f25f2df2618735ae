import type { Capability } from '../platform/capability.ts';
import { ENQUIRY_LIFE_DAYS, pruning } from '../platform/tasks.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { KEEP_ABSENCE, PRUNE_ATTENDANCE, PRUNE_REPORT_MAILS, PRUNE_REPORTS } from './sql.ts';

/** What trainers report of their classes. */
export const reports: Capability = {
  name: 'reports',
  calls: handlers,
  mails,
  tasks: [
    pruning('prune_reports', ENQUIRY_LIFE_DAYS, [KEEP_ABSENCE, PRUNE_ATTENDANCE, PRUNE_REPORT_MAILS, PRUNE_REPORTS]),
  ],
};
