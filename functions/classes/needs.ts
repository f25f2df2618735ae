import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import { neededBy, type Teller } from '../../src/domain/needs/needs.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { NEEDS_AROUND_CLASS } from './needs-sql.ts';

/** What was told of somebody, by whom. */
type ToldNeeds = { by: Teller; needs: string }[];

export const readNeeds = (json: string) => JSON.parse(json) as ToldNeeds;

interface AroundRow {
  id: string;
  sessions: string;
  time_zone: string;
  needs: string;
}

const daysOf = (sessions: readonly Session[], timeZone: string) => sessions.map(({ start }) => dateIn(timeZone, start));
const inRoom = ({ online }: Session) => online !== true;

/**
 * For how many people of a class each thing is needed, day by day; of a class in a room for all classes of its place on that day, since
 * they eat together, but for those who are on line then. Without names, so that it can be handed to whoever brings the food.
 */
export async function needsOfDays(
  { db }: Pick<Dependencies, 'db'>,
  { id, sessions, timeZone }: { id: string; sessions: readonly Session[]; timeZone: string },
): Promise<OfficeClass['needsOfDays']> {
  const { results } = await db.prepare(NEEDS_AROUND_CLASS).bind(id, DAY_MS).all<AroundRow>();
  const people = results.map((row) => {
    const own = JSON.parse(row.sessions) as Session[];
    const here = row.id === id ? own : own.filter(inRoom);
    return { id: row.id, days: daysOf(here, row.time_zone), needs: readNeeds(row.needs).map(({ needs }) => needs) };
  });
  const together = new Set(daysOf(sessions.filter(inRoom), timeZone));
  return [...new Set(daysOf(sessions, timeZone))].flatMap((day) => {
    const there = people.filter((one) => one.days.includes(day) && (one.id === id || together.has(day)));
    if (there.length === 0) return [];
    const classes = new Set(there.map((one) => one.id)).size;
    return [{ day, people: there.length, classes, needed: neededBy(there.map(({ needs }) => needs)) }];
  });
}
