import type { Capability } from '../platform/capability.ts';
import { seedDemoTraining } from './demo-seed.ts';
import { handlers } from './handlers.ts';

export { currentClass, ownClasses } from './view.ts';

/** What clients see of their own classes. */
export const training: Capability = {
  name: 'training',
  calls: handlers,
  tasks: [{ name: 'seed_demo_training', run: seedDemoTraining }],
};
