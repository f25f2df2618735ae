import type { Place, Session } from '../../src/domain/catalogue/classes.ts';
import type { SiteClass, SiteCourse, SiteData, SiteTrainer } from '../../src/domain/site/site-data.ts';
import { clashesOf } from '../../src/domain/team/teaching.ts';
import { isConstraintFailure } from '../platform/database.ts';
import { CLASSES_GIVEN } from './changes-sql.ts';
import { refusedAmong, rehearsals, type Refused } from './rehearsal.ts';
import { PROMOTE_CLASSES } from './guarantee-sql.ts';
import {
  CANCELLED_KEPT,
  CANCELLED_WITH_SEATS,
  CAPACITY_KEPT,
  DELETE_STALE_ENTRIES,
  KEEP_CLASSES,
  KEEP_COURSES,
  KEEP_ENTRIES,
  READ_META,
  UPSERT_CLASSES,
  UPSERT_COURSES,
  UPSERT_ENTRIES,
  MOVE_CLASSES_OF_PLACES,
  UPSERT_PLACES,
  WITHDRAW_CLASSES,
  WRITE_META,
} from './sql.ts';
import { DELETE_GONE_TRAINERS, UPSERT_TRAINERS } from './trainers-sql.ts';

/** Classes that go to the database in one JSON value; D1 takes values of at most 2 MB. */
const CLASSES_PER_STATEMENT = 500;

/** Epoch milliseconds besides; of a private class, nobody may be known yet who teaches it. */
export type ScheduledClass = Omit<SiteClass, 'trainer'> & {
  trainer: string | null;
  startsAt: number;
  endsAt: number;
  salesEndAt: number;
};

interface ClassSeats {
  id: string;
  seats_taken: number;
}

export interface SyncReport {
  /** False when the database already held this build. */
  changed: boolean;
  /** What staff have to look at: people are booked in these classes, or more of them than the schedule has seats. */
  withdrawnWithSeats: ClassSeats[];
  cancelledWithSeats: ClassSeats[];
  capacityKept: { id: string; capacity: number }[];
  /** Classes that the schedule cancels no more, and that stay cancelled, since their people were told so. */
  cancelledKept: { id: string }[];
  /** Classes whose trainer gives another one at that time, or in another city on that day: a change of staff met a new schedule. */
  trainerClashes: { id: string; other: string; why: 'hours' | 'city' }[];
  /** What the database did not take of the build: it keeps what it had of these. */
  refusedOfBuild: Refused[];
}

/** What of a build the database is to hold. */
interface Schedule {
  build: string;
  trainers: readonly Pick<SiteTrainer, 'slug' | 'name'>[];
  places: readonly Place[];
  courses: readonly SiteCourse[];
  classes: readonly SiteClass[];
  refused: readonly Refused[];
}

/**
 * Brings courses, places and classes of a build into the database, in one transaction. Bookings are never touched,
 * and classes never deleted: one that left the schedule is withdrawn. What the database refuses is left as it was, and
 * everything else taken. Doing it again changes nothing. `following` is what others have to do about classes that are
 * guaranteed now, in the same transaction.
 */
export async function syncCatalogue(
  db: D1Database,
  siteData: SiteData,
  now: number,
  following: readonly D1PreparedStatement[] = [],
): Promise<SyncReport> {
  const { build, trainers, places, courses, classes } = siteData;
  if ((await scheduledBuild(db)) === build.id) {
    return {
      changed: false,
      withdrawnWithSeats: [],
      cancelledWithSeats: [],
      capacityKept: [],
      cancelledKept: [],
      refusedOfBuild: [],
      trainerClashes: [],
    };
  }
  const whole: Schedule = { build: build.id, trainers, places, courses, classes, refused: [] };
  try {
    return await write(db, whole, now, following);
  } catch (error) {
    if (!isConstraintFailure(error)) throw error;
    const taken = await withoutRefused(db, whole, now);
    if (taken.refused.length === 0) throw error;
    return await write(db, taken, now, following);
  }
}

async function write(
  db: D1Database,
  schedule: Schedule,
  now: number,
  following: readonly D1PreparedStatement[],
): Promise<SyncReport> {
  const { build, trainers, classes, refused } = schedule;
  const chunks = chunksOf(classes);
  const writes = [
    ...[DELETE_GONE_TRAINERS, UPSERT_TRAINERS].map((sql) => db.prepare(sql).bind(JSON.stringify(trainers))),
    db.prepare(MOVE_CLASSES_OF_PLACES).bind(JSON.stringify(schedule.places), now),
    ...placeWrites(db, schedule),
    ...courseWrites(db, schedule),
    ...keeping(db, schedule),
    db.prepare(DELETE_STALE_ENTRIES).bind(build),
    ...classWrites(db, schedule, now),
    db.prepare(PROMOTE_CLASSES).bind(null),
    ...following,
    db.prepare(WRITE_META).bind('build_id', build),
    db.prepare(WRITE_META).bind('refused', JSON.stringify({ at: now, rows: refused })),
  ];
  const results = await db.batch<never>([
    ...writes,
    db.prepare(WITHDRAW_CLASSES).bind(build, now),
    db.prepare(CANCELLED_WITH_SEATS).bind(build, now),
    ...[CAPACITY_KEPT, CANCELLED_KEPT].flatMap((kept) => chunks.map((chunk) => db.prepare(kept).bind(chunk))),
  ]);
  const [withdrawn, cancelled, ...kept] = results.slice(writes.length).map((result) => result.results);
  return {
    changed: true,
    withdrawnWithSeats: ((withdrawn ?? []) as ClassSeats[]).filter((row) => row.seats_taken > 0),
    cancelledWithSeats: cancelled ?? [],
    capacityKept: kept.slice(0, chunks.length).flat(),
    cancelledKept: kept.slice(chunks.length).flat(),
    refusedOfBuild: [...refused],
    trainerClashes: await trainerClashes(db, now),
  };
}

interface GivenRow {
  id: string;
  trainer: string;
  sessions: string;
  time_zone: string;
  place_id: string | null;
}

/** The build has none of its own: what staff changed may stand in the way of a new schedule. */
async function trainerClashes(db: D1Database, now: number): Promise<SyncReport['trainerClashes']> {
  const { results } = await db.prepare(CLASSES_GIVEN).bind(now).all<GivenRow>();
  const given = results.map(({ id, trainer, sessions, time_zone: timeZone, place_id: placeId }) => ({
    ...{ id, trainer, timeZone, placeId },
    sessions: JSON.parse(sessions) as Session[],
  }));
  return clashesOf(given).map(({ first, second, why }) => ({ id: second.id, other: first.id, why }));
}

/** The build without what the database refuses of it; what needs a place or a course that it does not have is refused, too. */
async function withoutRefused(db: D1Database, { build, ...whole }: Schedule, now: number): Promise<Schedule> {
  const rehearse = rehearsals(db);
  const places = await refusedAmong('place', whole.places, (some) => rehearse(placeWrites(db, { places: some })));
  const goodPlaces = whole.places.filter(isNotOf(places));
  const courses = await refusedAmong('course', whole.courses, (some) =>
    rehearse(courseWrites(db, { build, courses: some })),
  );
  const goodCourses = whole.courses.filter(isNotOf(courses));
  const before = [...placeWrites(db, { places: goodPlaces }), ...courseWrites(db, { build, courses: goodCourses })];
  const classes = await refusedAmong('class', whole.classes, (some) =>
    rehearse([...before, ...classWrites(db, { build, classes: some }, now)]),
  );
  return {
    build,
    trainers: whole.trainers,
    places: goodPlaces,
    courses: goodCourses,
    classes: whole.classes.filter(isNotOf(classes)),
    refused: [...places, ...courses, ...classes],
  };
}

function isNotOf(refused: readonly Refused[]): (row: { id: string }) => boolean {
  const ids = new Set(refused.map(({ id }) => id));
  return ({ id }) => !ids.has(id);
}

const placeWrites = (db: D1Database, { places }: Pick<Schedule, 'places'>) => [
  db.prepare(UPSERT_PLACES).bind(JSON.stringify(places)),
];

const courseWrites = (db: D1Database, { build, courses }: Pick<Schedule, 'build' | 'courses'>) => [
  db.prepare(UPSERT_COURSES).bind(JSON.stringify(courses), build),
  db.prepare(UPSERT_ENTRIES).bind(JSON.stringify(entriesOf(courses)), build),
];

const classWrites = (db: D1Database, { build, classes }: Pick<Schedule, 'build' | 'classes'>, now: number) =>
  chunksOf(classes).map((chunk) => db.prepare(UPSERT_CLASSES).bind(chunk, build, now));

/** What was refused is neither withdrawn nor gone from the catalogue. */
function keeping(db: D1Database, { build, refused }: Schedule): D1PreparedStatement[] {
  const ids = (of: Refused['what']) => JSON.stringify(refused.flatMap(({ what, id }) => (what === of ? [id] : [])));
  if (refused.length === 0) return [];
  return [
    db.prepare(KEEP_COURSES).bind(ids('course'), build),
    db.prepare(KEEP_ENTRIES).bind(ids('course'), build),
    db.prepare(KEEP_CLASSES).bind(ids('class'), build),
  ];
}

/** The pages of courses, one for each language. */
function entriesOf(courses: readonly SiteCourse[]): object[] {
  return courses.flatMap((course) =>
    (['en', 'fr'] as const).flatMap((language) => {
      const entry = course.entries[language];
      return entry ? [{ courseId: course.id, language, ...entry }] : [];
    }),
  );
}

/** The classes in JSON, as many at once as a statement takes. */
function chunksOf(classes: readonly SiteClass[]): string[] {
  const chunks: string[] = [];
  for (let start = 0; start < classes.length; start += CLASSES_PER_STATEMENT) {
    chunks.push(JSON.stringify(classes.slice(start, start + CLASSES_PER_STATEMENT).map(withInstants)));
  }
  return chunks;
}

/** The build whose schedule the database holds; `null` before the first. */
async function scheduledBuild(db: D1Database): Promise<string | null> {
  return db.prepare(READ_META).bind('build_id').first<string>('value');
}

/** A class of the schedule as statements read it. */
export function withInstants(scheduled: SiteClass): ScheduledClass {
  const starts = scheduled.sessions.map((session) => Date.parse(session.start));
  const ends = scheduled.sessions.map((session) => Date.parse(session.end));
  return {
    ...scheduled,
    startsAt: Math.min(...starts),
    endsAt: Math.max(...ends),
    salesEndAt: Date.parse(scheduled.salesEnd),
  };
}
