import { EXPIRY_NOTICE_DAYS } from '../../src/domain/packages/offer.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Task } from '../platform/capability.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { LAPSE, MARK_ENDING_TOLD, QUEUE_ENDING } from './sql.ts';

export const tasks: readonly Task[] = [
  { name: 'lapse_packages', run: ({ db, now }) => db.prepare(LAPSE).bind(now().getTime()).run() },
  {
    // Once for each purchase, in one transaction.
    name: 'tell_package_expiry',
    run: ({ db, now, siteData }) => {
      const at = now().getTime();
      const day = (instant: number) => dateIn(siteData.office.timeZone, instant);
      const soon = [day(at), day(at + EXPIRY_NOTICE_DAYS * DAY_MS), at];
      return db.batch([QUEUE_ENDING, MARK_ENDING_TOLD].map((statement) => db.prepare(statement).bind(...soon)));
    },
  },
];
