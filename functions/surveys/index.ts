import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { stored } from './stored.ts';

/** What participants say of a class. */
export const surveys: Capability = {
  name: 'surveys',
  calls: handlers,
  stored,
};
