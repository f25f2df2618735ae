import { MAX_SEATS_PER_LINE } from '../catalogue/classes.ts';

/** Parties on the waitlist of one class from one network; more of one mail domain than those of an office wait behind all others. */
export const MOST_PARTIES = 4;

/** Seats that parties of one network wait for: as many as one party may. */
const MOST_SEATS = MAX_SEATS_PER_LINE;

/** Parties that wait for one class with a proved address, however many networks they come from. */
const MOST_PARTIES_OF_CLASS = 300;

/** What may be of a waitlist where there is `room` times as much of it, as in tests. */
export const waitCapsWithRoom = (room: number) => ({
  parties: Math.min(MOST_PARTIES * room, Number.MAX_SAFE_INTEGER),
  ofClass: Math.min(MOST_PARTIES_OF_CLASS * room, Number.MAX_SAFE_INTEGER),
  seats: Math.min(MOST_SEATS * room, Number.MAX_SAFE_INTEGER),
});

/** Who waited is forgotten this long after it ended. Days. */
export const WAITS_KEPT_DAYS = 90;
