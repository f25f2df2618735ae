import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';

/** The list that the site's search looks through. */
export const search: Capability = { name: 'search', calls: handlers };
