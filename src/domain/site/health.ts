/** What can be wrong with the site, by name. OPERATIONS.md says what to do about each. */
export const troubleNames = [
  'database_unreachable',
  'database_full',
  'database_locked',
  'database_failing',
  'database_slow',
  'database_behind',
  'schedule_behind',
  'schedule_refused',
  'mail_waiting',
  'mail_to_strangers',
  'clock_late',
  'task_failing',
  'backup_missing',
  'backup_old',
  'archive_failing',
] as const;

export type TroubleName = (typeof troubleNames)[number];

export interface Trouble {
  name: TroubleName;
  /** Red: people cannot book, or are not told of what they booked. Amber: nobody notices yet, or hardly. */
  level: 'amber' | 'red';
  /** ISO 8601 UTC. */
  since: string;
  /** Which of them, where the public schedule names them: classes, courses, places; migrations. */
  of?: string[];
}

/** `GET /healthz`. Nothing in it says how many clients there are, or who. */
export interface Health {
  status: 'green' | 'amber' | 'red';
  /** The build that the worker and the pages are of. */
  build: string;
  /** The commit that they were built of; `null` where that is not known. */
  commit: string | null;
  /** The build whose schedule the database holds; the scheduled handler makes it the same. `null`: nobody knows. */
  schedule: string | null;
  troubles: Trouble[];
}

/** The parts of the site that people know. */
export const siteParts = ['pages', 'booking', 'schedule', 'mail'] as const;

export type SitePart = (typeof siteParts)[number];

/** The part in which people notice a trouble; what is left out is for us alone. */
export const noticedIn: Partial<Record<TroubleName, SitePart>> = {
  database_unreachable: 'booking',
  database_full: 'booking',
  database_locked: 'booking',
  database_failing: 'booking',
  database_slow: 'booking',
  database_behind: 'booking',
  schedule_behind: 'schedule',
  schedule_refused: 'schedule',
  mail_waiting: 'mail',
  clock_late: 'mail',
};
