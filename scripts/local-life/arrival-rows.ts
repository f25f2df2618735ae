import { dateIn } from '../../src/domain/time/calendar.ts';
import type { PageId } from '../../src/i18n/routes.ts';
import { campaigns } from './bookings.ts';
import type { Rows } from './rows.ts';

const DAY_MS = 86_400_000;
/** Today is the server's own to count. */
const DAYS = 120;

/** Where visits begin, and how often beside each other. */
const entries = [
  ['course', 9],
  ['home', 6],
  ['catalogue', 3],
  ['article', 2],
  ['schedule', 1],
] as const satisfies readonly (readonly [PageId, number])[];

/** The kind of page on which a booking's visit began; none of every fifth, which came by telephone. */
export const entryOf = (index: number): PageId | undefined =>
  [...entries.map(([page]) => page), undefined][(index * 7) % 6];

/** Visits of each day before today, of a campaign a few. */
export function arrivalRows(timeZone: string, now: number): Rows {
  return Array.from({ length: DAYS }, (_, ago) => ago + 1).flatMap((ago) => {
    const day = dateIn(timeZone, now - ago * DAY_MS);
    return entries.flatMap(([page, often]): Rows => {
      const visits = often * (3 + ((ago * 5) % 4));
      const [source, campaign] = campaigns[ago % campaigns.length] ?? ['', ''];
      return [
        ['arrivals', { day, page, source: '', campaign: '', visits }],
        ['arrivals', { day, page, source, campaign, visits: Math.ceil(often / 3) }],
      ];
    });
  });
}
