import type { Task } from '../platform/capability.ts';
import { seedDemoAccounts } from './demo-seed.ts';

export const tasks: readonly Task[] = [{ name: 'seed_demo_accounts', run: seedDemoAccounts }];
