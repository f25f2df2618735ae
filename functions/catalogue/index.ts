import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';

export { classCalendar } from './calendar.ts';
export { eventRows, openClasses } from './course.ts';
export {
  cancellationOf,
  datedClass,
  eventDetail,
  isOnSale,
  paymentOf,
  titleIn,
  trainerOf,
  type EventRow,
  type Selling,
} from './events.ts';
/** Statements for the transactions of others. */
export { INSERT_DEMO_CLASS, NEXT_ONLINE_CLASS, PROMOTE_CLASSES_OF_BOOKING } from './sql.ts';
export { scheduledBuild, syncCatalogue } from './sync.ts';

/** Courses and their dated classes. */
export const catalogue: Capability = { name: 'catalogue', calls: handlers };
