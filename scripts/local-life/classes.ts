import type { SiteClass, SiteData } from '../../src/domain/site/site-data.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { instantOf } from '../../src/domain/time/schedule.ts';
import type { Random } from '../chaos/random.ts';
import type { Rows } from './rows.ts';

const DAY_MS = 86_400_000;

/** Classes were held back to so many days ago, and are booked until so many to come. */
const BACK = 60;
const AHEAD = 75;

/** A class that is booked here, with what is left of its seats. */
export interface Booked extends SiteClass {
  startsAt: number;
  left: number;
}

const seated = (one: SiteClass): Booked => ({
  ...one,
  startsAt: Date.parse(one.sessions[0]?.start ?? ''),
  left: one.capacity,
});

/** A class a working day, by whoever teaches it there; the schedule of a build has none that are over. */
export function pastClasses({ courses, trainers, places, office }: SiteData, now: number, random: Random): Booked[] {
  const days = Array.from({ length: BACK }, (_, index) => dateIn(office.timeZone, now - (index + 1) * DAY_MS));
  const working = days.filter((day) => new Date(day).getUTCDay() % 6 !== 0 && Number(day.slice(-2)) % 3 !== 0);
  return working.flatMap((day, index) => {
    const trainer = trainers[index % trainers.length];
    if (!trainer) return [];
    const spoken = trainer.languages.at(index % 2 === 0 ? 0 : -1);
    const language = (['en', 'fr'] as const).find((one) => one === spoken);
    const course = courses.find(
      (one, place) => language && one.entries[language] && trainer.subjects.includes(one.subject) && place >= index % 7,
    );
    if (!language || !course) return [];
    const place = random.chance(0.4) ? places.find(({ id }) => trainer.places.includes(id)) : undefined;
    const start = instantOf(day, '09:00', office.timeZone);
    const end = instantOf(day, '16:00', office.timeZone);
    return [
      seated({
        ...{ id: `local-${course.id}-${day}`, courseId: course.id, language, timeZone: office.timeZone },
        ...{ delivery: place ? ('in-person' as const) : ('online' as const), placeId: place?.id ?? null },
        ...{ sessions: [{ start, end }], priceCents: course.priceCents, capacity: 12, minimum: 4 },
        ...{ salesEnd: start, cancelled: false, trainer: trainer.name },
      }),
    ];
  });
}

/** Some of the classes to come, of every city and language: few enough that they fill. */
export function comingClasses({ classes }: SiteData, now: number, random: Random): Booked[] {
  const open = classes
    .map(seated)
    .filter(({ startsAt, cancelled }) => !cancelled && startsAt > now + 4 * DAY_MS && startsAt < now + AHEAD * DAY_MS);
  const groups = Map.groupBy(open, ({ placeId, language }) => `${placeId} ${language}`);
  return [...groups.values()]
    .flatMap((group) => random.some(group, group.length > 60 ? 9 : 4))
    .sort((a, b) => a.startsAt - b.startsAt);
}

export const rowsOfClasses = (classes: readonly Booked[], build: string): Rows =>
  classes.map((one) => [
    'classes',
    {
      ...{ id: one.id, course_id: one.courseId, language: one.language, delivery: one.delivery },
      ...{ place_id: one.placeId, time_zone: one.timeZone, sessions: JSON.stringify(one.sessions) },
      ...{ starts_at: one.startsAt, ends_at: Date.parse(one.sessions.at(-1)?.end ?? '') },
      ...{ price_cents: one.priceCents, capacity: one.capacity, minimum: one.minimum },
      ...{ sales_end_at: Date.parse(one.salesEnd), state: 'confirmed', build_id: build, trainer: one.trainer },
    },
  ]);
