import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { stored } from './stored.ts';

/** Help during a class. */
export const support: Capability = {
  name: 'support',
  calls: handlers,
  mails,
  stored,
};
