import { makeLinksFindable, tellOfClasses } from '../booking/index.ts';
import type { Task } from '../platform/capability.ts';

export const tasks: readonly Task[] = [
  {
    name: 'tell_class_changes',
    run: async ({ db, now, log }) => {
      const bookings = await tellOfClasses(db, now().getTime());
      if (bookings > 0) log('info', 'class_changes_told', { bookings });
    },
  },
  { name: 'make_links_findable', run: (needs) => makeLinksFindable(needs) },
];
