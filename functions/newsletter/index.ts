import { UNCONFIRMED_DAYS } from '../../src/domain/enquiries/newsletter.ts';
import type { Capability } from '../platform/capability.ts';
import { pruning } from '../platform/tasks.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { END_WAITING, PRUNE_SUBSCRIBERS, PRUNE_UNCONFIRMED, PRUNE_UNCONFIRMED_MAILS } from './sql.ts';

/** Who gets the newsletter, and has agreed to it. */
export const newsletter: Capability = {
  name: 'newsletter',
  calls: handlers,
  mails,
  tasks: [
    pruning('prune_newsletter', UNCONFIRMED_DAYS, [
      ...[PRUNE_UNCONFIRMED_MAILS, PRUNE_UNCONFIRMED, PRUNE_SUBSCRIBERS, END_WAITING],
    ]),
  ],
};
