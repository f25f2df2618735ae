import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { mails } from './mails.ts';
import { stored } from './stored.ts';

/** What trainers report of their classes. */
export const reports: Capability = {
  name: 'reports',
  calls: handlers,
  mails,
  stored,
};
