import type { Task } from '../platform/capability.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { FORGET_MS } from './attempts.ts';
import { seedDemoAccounts } from './demo-seed.ts';
import { PRUNE_ATTEMPTS, PRUNE_PASSWORD_LINKS, PRUNE_PASSWORD_MAILS, PRUNE_SESSIONS } from './sql.ts';

export const tasks: readonly Task[] = [
  {
    name: 'prune_accounts',
    run: ({ db, now }) => {
      const at = now().getTime();
      return db.batch([
        db.prepare(PRUNE_ATTEMPTS).bind(at - FORGET_MS),
        db.prepare(PRUNE_SESSIONS).bind(at),
        db.prepare(PRUNE_PASSWORD_MAILS).bind(at - DAY_MS),
        db.prepare(PRUNE_PASSWORD_LINKS).bind(at - DAY_MS),
      ]);
    },
  },
  { name: 'seed_demo_accounts', run: seedDemoAccounts },
];
