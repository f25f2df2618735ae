import { scheduledClass } from './site-data.ts';

/** A class of an afternoon on this day. */
const day = (id: string, date: string, changes: object = {}) =>
  scheduledClass({
    id,
    sessions: [{ start: `${date}T18:00:00Z`, end: `${date}T23:00:00Z` }],
    salesEnd: `${date}T17:00:00Z`,
    ...changes,
  });

/** Classes in two languages and two zones. */
export const classes = [
  day('a', '2026-12-08', { capacity: 10 }),
  day('fr', '2026-12-15', { language: 'fr', capacity: 6 }),
  day('west', '2027-01-12', { delivery: 'in-person', placeId: 'vancouver', timeZone: 'America/Vancouver' }),
];
