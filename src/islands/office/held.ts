import type { FoundClass } from '../../domain/classes/office-classes.ts';
import { dateIn } from '../../domain/time/calendar.ts';

/** A class on one of its days. */
interface Held {
  one: FoundClass;
  session: FoundClass['sessions'][number];
  /** Which of its sessions it is, from 1. */
  number: number;
}

/** What is held on a day, on the clock of each class's own zone, the earliest first. */
export const heldOn = (day: string, classes: readonly FoundClass[]): Held[] =>
  classes
    .flatMap((one) => one.sessions.map((session, index) => ({ one, session, number: index + 1 })))
    .filter(({ one, session }) => dateIn(one.timeZone, session.start) === day)
    .sort((a, b) => a.session.start.localeCompare(b.session.start));
