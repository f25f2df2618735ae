import type { OfficeNumbers } from '../../src/domain/numbers/numbers.ts';
import { isPageId, rowOf } from '../../src/i18n/routes.ts';

type Campaign = OfficeNumbers['campaigns'][number];
type Entry = OfficeNumbers['entries'][number];

/** What was booked by whoever came one way. */
export type BookedOf<Name extends string> = Record<Name, string> & { bookings: number; netCents: number };

export interface VisitsRow {
  page: string;
  source: string;
  campaign: string;
  visits: number;
}

/** Ways beyond these have few bookings or visits each. */
const MOST_ROWS = 50;

/** Ways by which somebody booked or came, the most bookings first; `visits` is `null` where they are not known. */
function outcomesOf<Way extends object>(
  booked: readonly (Way & { bookings: number; netCents: number })[],
  visits: readonly (Way & { visits: number })[] | null,
  keyOf: (way: Way) => string,
) {
  const byVisits = new Map<string, number>();
  for (const row of visits ?? []) byVisits.set(keyOf(row), (byVisits.get(keyOf(row)) ?? 0) + row.visits);
  const nothing = (visits ?? []).map((row) => ({ ...row, bookings: 0, netCents: 0 }));
  const ways = new Map([...nothing, ...booked].map((row) => [keyOf(row), row]));
  return [...ways]
    .map(([key, row]) => ({ ...row, visits: visits === null ? null : (byVisits.get(key) ?? 0) }))
    .sort((a, b) => b.bookings - a.bookings || (b.visits ?? 0) - (a.visits ?? 0) || (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, MOST_ROWS);
}

export const campaignsOf = (
  booked: readonly BookedOf<'source' | 'campaign'>[],
  visits: readonly VisitsRow[] | null,
): Campaign[] =>
  outcomesOf(booked, visits, ({ source, campaign }) => JSON.stringify([source, campaign])).map((row) => ({
    ...{ source: row.source, campaign: row.campaign, visits: row.visits },
    ...{ bookings: row.bookings, netCents: row.netCents },
  }));

/** `/course/[id]` is `/course/…`. */
const shown = (path = '') => path.replace(/\[[^\]]+\]/g, '…');

export const entriesOf = (booked: readonly BookedOf<'page'>[], visits: readonly VisitsRow[] | null): Entry[] =>
  outcomesOf(booked, visits, ({ page }) => page).map(({ page, visits: count, bookings, netCents }) => {
    const { en, fr } = isPageId(page) ? rowOf(page).paths : {};
    return { page, en: shown(en ?? fr), fr: shown(fr ?? en), visits: count, bookings, netCents };
  });
