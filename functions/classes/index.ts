import type { Capability } from '../platform/capability.ts';
import { handlers } from './handlers.ts';
import { linksMails } from './links-mail.ts';
import { messageMails } from './message.ts';
import { stored } from './stored.ts';
import { tellTrainers } from './telling-trainers.ts';
import { trainerMails } from './trainer-mail.ts';

/** Statements and rules for the reads of others. */
export { COSTS_OF_CLASS, LEFT_OF_ORDER, REVENUE_OF_CLASS, WITH_COSTS } from './costs-sql.ts';
export { marginOfRow, type CostsRow } from './costs.ts';
/** Classes in a room that are on line for a day. */
export { ONLINE_ONCE } from './list-sql.ts';
/** Where people need something. */
export { classesInNeed } from './list.ts';
/** Courseware that went by post to somebody else. */
export { sentToOthers } from './courseware.ts';
/** Which classes a day has. */
export { classesOfDay, type ClassOfDay } from './day.ts';
/** What keeps a trainer from giving a class, and who teaches it. */
export { clashWith, refusedBy } from './busy.ts';
export { readClass } from './file.ts';
/** What was ticked of somebody else. */
export { marksOfOthers } from './marks.ts';
export { sessionsOf } from './over.ts';
export { teachersOf } from './teachers.ts';
/** Where somebody gives a day in place of its trainer, and where they are not free for it. */
export { GIVES_A_DAY, NEEDS_TRAINER, WHO_GIVES } from './substitutes-sql.ts';
/** Where who gives a day is away. */
export { daysAway } from './absences.ts';
export { SESSIONS_WITHOUT } from './absences-sql.ts';
/** By which numbers trainers are called. */
export { notePhone, reachingTrainers } from './trainer-phone.ts';

/**
 * Classes as the office runs them: how each stands, who sits there and was there, its links. What staff change of one goes over
 * what the schedule says (`class_changes` of the catalogue), so that a release keeps it.
 */
export const classes: Capability = {
  name: 'classes',
  calls: handlers,
  mails: [...messageMails, ...linksMails, ...trainerMails],
  tasks: [tellTrainers],
  stored,
};
