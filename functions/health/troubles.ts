import type { Health, Trouble, TroubleName } from '../../src/domain/site/health.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import type { DatabaseState, Facts } from './facts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The clock runs every five minutes: one run may be lost. */
const CLOCK_LATE_MS = 15 * MINUTE_MS;
/** From then on mails, reminders and payments wait that somebody counts on. */
const CLOCK_RED_MS = HOUR_MS;
const MAIL_RED_MS = 6 * HOUR_MS;
/** A build takes over the schedule within five minutes of its release. */
const BEHIND_MS = HOUR_MS;
/** What fails once may be a moment; what fails in the run after the next is none. */
const FAILING_MS = 9 * MINUTE_MS;
/** The same for a database that is slow. */
const SLOW_MS = 4 * MINUTE_MS;
const BACKUP_OLD_MS = 8 * DAY_MS;
/** Of one that is made every night: one night may be lost. */
const NIGHTLY_OLD_MS = 2 * DAY_MS + HOUR_MS;
/** Names of classes that are told; the log has them all. */
const MOST_NAMED = 10;

const ofDatabase: Record<DatabaseState, TroubleName | null> = {
  well: null,
  slow: 'database_slow',
  full: 'database_full',
  locked: 'database_locked',
  failing: 'database_failing',
};

type Context = Pick<Dependencies, 'siteData' | 'mode'> & { at: number };

/** Everything that is wrong, from what the database says: readers and the clock ask the same function. */
export function troublesOf(facts: Facts, context: Context): Trouble[] {
  return [
    ...databaseTroubles(facts, context),
    ...scheduleTroubles(facts, context),
    ...clockTroubles(facts, context),
    ...mailTroubles(facts, context),
    ...backupTroubles(facts, context),
    ...archiveTroubles(facts, context),
  ];
}

function trouble(name: TroubleName, level: Trouble['level'], since: number, of?: string[]): Trouble {
  return { name, level, since: new Date(since).toISOString(), ...(of && { of }) };
}

function databaseTroubles({ database, lacking }: Facts, { at, siteData: { build } }: Context): Trouble[] {
  if (lacking.length > 0)
    return [trouble('database_behind', 'red', Date.parse(build.time), lacking.slice(0, MOST_NAMED))];
  const name = database && ofDatabase[database.detail.state];
  if (!name) return [];
  if (name !== 'database_slow') return [trouble(name, 'red', database.at)];
  return at - database.at >= SLOW_MS ? [trouble(name, 'amber', database.at)] : [];
}

function scheduleTroubles({ schedule, refused, tasks }: Facts, { at, siteData: { build } }: Context): Trouble[] {
  const failing = tasks.find(({ name }) => name === 'sync_catalogue');
  const builtAt = Date.parse(build.time);
  const behind =
    failing && at - failing.at >= FAILING_MS
      ? failing.at
      : schedule !== build.id && at - builtAt > BEHIND_MS
        ? builtAt
        : null;
  return [
    ...(behind === null ? [] : [trouble('schedule_behind', 'amber', behind)]),
    ...(refused.rows.length === 0
      ? []
      : [
          trouble(
            'schedule_refused',
            'amber',
            refused.at,
            refused.rows.slice(0, MOST_NAMED).map(({ id }) => id),
          ),
        ]),
  ];
}

function clockTroubles({ clock, tasks }: Facts, { at, siteData: { build } }: Context): Trouble[] {
  // Before its first run there is the moment of the build.
  const ran = clock?.at ?? Date.parse(build.time);
  const failing = tasks.filter((task) => task.name !== 'sync_catalogue' && at - task.at >= FAILING_MS);
  return [
    ...(at - ran > CLOCK_LATE_MS ? [trouble('clock_late', at - ran > CLOCK_RED_MS ? 'red' : 'amber', ran)] : []),
    ...(failing.length > 0 ? [trouble('task_failing', 'amber', Math.min(...failing.map((task) => task.at)))] : []),
  ];
}

function mailTroubles({ mailWaitsSince: since, strangersSince }: Facts, { at }: Context): Trouble[] {
  return [
    ...(since === null ? [] : [trouble('mail_waiting', at - since > MAIL_RED_MS ? 'red' : 'amber', since)]),
    ...(strangersSince === null ? [] : [trouble('mail_to_strangers', 'amber', strangersSince)]),
  ];
}

/** On a developer's machine nothing is worth a backup. */
function backupTroubles({ backup }: Facts, { at, mode, siteData: { build } }: Context): Trouble[] {
  if (mode === 'local') return [];
  if (!backup) return [trouble('backup_missing', 'amber', Date.parse(build.time))];
  const old = (backup.detail as { nightly?: boolean }).nightly ? NIGHTLY_OLD_MS : BACKUP_OLD_MS;
  return at - backup.at > old ? [trouble('backup_old', 'amber', backup.at)] : [];
}

/** Nothing is lost meanwhile: what is not moved stays in the database. */
function archiveTroubles({ archive }: Facts, { at }: Context): Trouble[] {
  return archive && at - archive.at >= HOUR_MS ? [trouble('archive_failing', 'amber', archive.at)] : [];
}

export function statusOf(troubles: readonly Trouble[]): Health['status'] {
  if (troubles.some(({ level }) => level === 'red')) return 'red';
  return troubles.length > 0 ? 'amber' : 'green';
}
