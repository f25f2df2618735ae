import { MAX_SEATS_PER_LINE } from '../catalogue/classes.ts';

/** Parties on the waitlist of one class from one network; more of one mail domain than those of an office wait behind all others. */
export const MOST_PARTIES = 4;

/** Seats that parties of one network wait for: as many as one party may. */
const MOST_SEATS = MAX_SEATS_PER_LINE;

/** What may be of a waitlist where there is `room` times as much of it, as in tests. */
export const waitCapsWithRoom = (room: number) => ({
  parties: Math.min(MOST_PARTIES * room, Number.MAX_SAFE_INTEGER),
  seats: Math.min(MOST_SEATS * room, Number.MAX_SAFE_INTEGER),
});

/** Domains under which everybody has an address, so that they say nothing of who it is. */
const PROVIDERS = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.ca', 'live.com', 'live.ca', 'msn.com'],
  ...['yahoo.com', 'yahoo.ca', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com'],
  ...['videotron.ca', 'bell.net', 'sympatico.ca', 'rogers.com', 'telus.net', 'shaw.ca', 'cogeco.ca', 'canada.ca'],
]);

export const isMailProvider = (domain: string): boolean => PROVIDERS.has(domain);

/** Who waited is forgotten this long after it ended. Days. */
export const WAITS_KEPT_DAYS = 90;
