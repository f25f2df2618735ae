import type { SiteClass, SiteData } from '../../src/domain/site/site-data.ts';
import {
  CANCELLED_WITH_SEATS,
  CAPACITY_KEPT,
  DELETE_STALE_ENTRIES,
  PROMOTE_CLASSES,
  READ_META,
  UPSERT_CLASSES,
  UPSERT_COURSES,
  UPSERT_ENTRIES,
  UPSERT_PLACES,
  WITHDRAW_CLASSES,
  WRITE_META,
} from './sql.ts';

/** Classes that go to the database in one JSON value; D1 takes values of at most 2 MB. */
const CLASSES_PER_STATEMENT = 500;

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
}

/**
 * Brings courses, places and classes of a build into the database, in one transaction. Bookings are never touched,
 * and classes never deleted: one that left the schedule is withdrawn. Doing it again changes nothing. `following` is
 * what others have to do about classes that are guaranteed now, in the same transaction.
 */
export async function syncCatalogue(
  db: D1Database,
  siteData: SiteData,
  now: number,
  following: readonly D1PreparedStatement[] = [],
): Promise<SyncReport> {
  const build = siteData.build.id;
  const nothing: SyncReport = { changed: false, withdrawnWithSeats: [], cancelledWithSeats: [], capacityKept: [] };
  if ((await scheduledBuild(db)) === build) return nothing;

  const chunks = chunksOf(siteData);
  const writes = [
    db.prepare(UPSERT_PLACES).bind(JSON.stringify(siteData.places)),
    db.prepare(UPSERT_COURSES).bind(JSON.stringify(siteData.courses), build),
    db.prepare(UPSERT_ENTRIES).bind(JSON.stringify(entriesOf(siteData)), build),
    db.prepare(DELETE_STALE_ENTRIES).bind(build),
    ...chunks.map((chunk) => db.prepare(UPSERT_CLASSES).bind(chunk, build)),
    db.prepare(PROMOTE_CLASSES).bind(null),
    ...following,
    db.prepare(WRITE_META).bind('build_id', build),
  ];
  const results = await db.batch<never>([
    ...writes,
    db.prepare(WITHDRAW_CLASSES).bind(build, now),
    db.prepare(CANCELLED_WITH_SEATS).bind(build, now),
    ...chunks.map((chunk) => db.prepare(CAPACITY_KEPT).bind(chunk)),
  ]);
  const [withdrawn, cancelled, ...kept] = results.slice(writes.length).map((result) => result.results);
  return {
    changed: true,
    withdrawnWithSeats: ((withdrawn ?? []) as ClassSeats[]).filter((row) => row.seats_taken > 0),
    cancelledWithSeats: cancelled ?? [],
    capacityKept: kept.flat(),
  };
}

/** The pages of courses, one for each language. */
function entriesOf({ courses }: SiteData): object[] {
  return courses.flatMap((course) =>
    (['en', 'fr'] as const).flatMap((language) => {
      const entry = course.entries[language];
      return entry ? [{ courseId: course.id, language, ...entry }] : [];
    }),
  );
}

/** The classes in JSON, as many at once as a statement takes. */
function chunksOf({ classes }: SiteData): string[] {
  const chunks: string[] = [];
  for (let start = 0; start < classes.length; start += CLASSES_PER_STATEMENT) {
    chunks.push(JSON.stringify(classes.slice(start, start + CLASSES_PER_STATEMENT).map(withInstants)));
  }
  return chunks;
}

/** The build whose schedule the database holds; `null` before the first. */
export async function scheduledBuild(db: D1Database): Promise<string | null> {
  return db.prepare(READ_META).bind('build_id').first<string>('value');
}

function withInstants(scheduled: SiteClass): object {
  const starts = scheduled.sessions.map((session) => Date.parse(session.start));
  const ends = scheduled.sessions.map((session) => Date.parse(session.end));
  return {
    ...scheduled,
    startsAt: Math.min(...starts),
    endsAt: Math.max(...ends),
    salesEndAt: Date.parse(scheduled.salesEnd),
  };
}
