import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Capability, Task } from '../platform/capability.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { keepNumbers } from './days.ts';
import { handlers } from './handlers.ts';
import { FORGET_ARRIVALS } from './sql.ts';

/** Of visits, so many days are kept: a year, and the one that it is compared with. */
const ARRIVALS_KEPT_DAYS = 3 * 366;

const forgetArrivals: Task = {
  name: 'forget_arrivals',
  async run({ db, now, siteData }) {
    const last = dateIn(siteData.office.timeZone, now().getTime() - ARRIVALS_KEPT_DAYS * DAY_MS);
    await db.prepare(FORGET_ARRIVALS).bind(last).run();
  },
};

/** How the business goes, in periods that are compared. It reads what others have written. */
export const numbers: Capability = { name: 'numbers', calls: handlers, tasks: [keepNumbers, forgetArrivals] };
