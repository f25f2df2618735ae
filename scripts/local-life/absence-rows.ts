import { demoTrainer } from '../../functions/accounts/demo-account.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import type { DaysAway } from '../../src/domain/classes/absences.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { owner } from './accounts.ts';
import type { Booked } from './classes.ts';
import type { Rows } from './rows.ts';

const DAY_MS = 86_400_000;
/** How long a holiday is, and within how many days one begins. */
const HOLIDAY = 5;
const AHEAD = 60;

/** On which days somebody gives something: by the schedule, or by rows that were made beside it. */
function givenBy(name: string, { classes, office }: SiteData, beside: Rows): Set<string> {
  const dayOf = (at: string | number, timeZone = office.timeZone) => dateIn(timeZone, at);
  const own = classes.filter(({ trainer }) => trainer === name);
  return new Set([
    ...own.flatMap(({ sessions, timeZone }) => sessions.map(({ start }) => dayOf(start, timeZone))),
    ...beside.flatMap(([table, row]) => {
      if (row.trainer !== name) return [];
      if (table === 'class_substitutes') return [dayOf(Number(row.starts_at))];
      if (table !== 'classes' || typeof row.sessions !== 'string') return [];
      return (JSON.parse(row.sessions) as Session[]).map(({ start }) => dayOf(start));
    }),
  ]);
}

/** The first days on end, after an instant, on which somebody gives nothing. */
function freeDays(given: ReadonlySet<string>, timeZone: string, after: number): DaysAway | undefined {
  const starts = Array.from({ length: AHEAD }, (_, index) => after + index * DAY_MS);
  const start = starts.find((at) =>
    Array.from({ length: HOLIDAY }, (_, day) => dateIn(timeZone, at + day * DAY_MS)).every((day) => !given.has(day)),
  );
  if (start === undefined) return undefined;
  return { from: dateIn(timeZone, start), to: dateIn(timeZone, start + (HOLIDAY - 1) * DAY_MS) };
}

/**
 * Who is away: somebody is ill on the first day of a class that is booked, of which Today tells; others are on holiday when they give nothing,
 * the demonstration's trainer among them.
 *
 * @param beside rows of what is given beside the schedule
 */
export function absenceRows(site: SiteData, booked: readonly Booked[], beside: Rows, now: number): Rows {
  const { office, trainers } = site;
  const isStoodIn = (id: string) => beside.some(([, row]) => row.class_id === id);
  const ill = booked.find(
    ({ id, startsAt, trainer }) =>
      startsAt > now + 3 * DAY_MS && trainer !== null && trainer !== demoTrainer.teaches && !isStoodIn(id),
  );
  const names = [demoTrainer.teaches, ...trainers.map(({ name }) => name)].filter((name) => name !== ill?.trainer);
  const holidays = [...new Set(names)].slice(0, 3).flatMap((trainer, index) => {
    const days = freeDays(givenBy(trainer, site, beside), office.timeZone, now + (1 + index * 6) * DAY_MS);
    return days
      ? [{ trainer, ...days, kind: index === 0 ? 'other' : 'holiday', note: index === 0 ? 'Conference.' : '' }]
      : [];
  });
  const day = ill && dateIn(ill.timeZone, ill.startsAt);
  const entries = [
    ...(ill && day ? [{ trainer: ill.trainer, from: day, to: day, kind: 'sick', note: '' }] : []),
    ...holidays,
  ];
  return entries.map(({ from, to, ...entry }, index) => [
    'trainer_absences',
    {
      ...{ id: `local-absence-${index + 1}`, ...entry, first_day: from, last_day: to },
      ...{ account_id: owner, at: now - (index + 1) * DAY_MS },
    },
  ]);
}
