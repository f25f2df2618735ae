import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { endGuarantees } from './guarantees.ts';
import { stored } from './stored.ts';

export { classCalendar, goneCalendar } from './calendar.ts';
export { classOfId, eventRows, openClasses } from './course.ts';
export {
  cancellationOf,
  datedClass,
  eventDetail,
  givenOf,
  isOnSale,
  paymentOf,
  stateAt,
  titleIn,
  type EventRow,
  type Selling,
} from './events.ts';
export {
  asBefore,
  asItStands,
  beginClassAct,
  changesOf,
  scheduledValue,
  writeChange,
  type ChangeRow,
  type Over,
} from './changed.ts';
export { noClassToCome, peopleOfClass, privateClass, type PrivateClass } from './private.ts';
/** Statements for the transactions of others. */
export { PROMOTE_CLASSES_OF_BOOKING } from './guarantee-sql.ts';
export { INSERT_DEMO_CLASS, NEXT_ONLINE_CLASS } from './sql.ts';
export { type Refused } from './rehearsal.ts';
export { coursePage } from './timetable.ts';
export { syncCatalogue } from './sync.ts';

/** Courses and their dated classes. */
export const catalogue: Capability = {
  name: 'catalogue',
  calls: handlers,
  stored,
  tasks: [{ name: 'end_empty_guarantees', run: endGuarantees }],
};
