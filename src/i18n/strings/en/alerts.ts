import type { Trouble, TroubleName } from '../../../domain/site/health.ts';

/** What is wrong with the site, and what to do first, for those who look after it. */
export const alerts = {
  levels: { amber: 'Amber', red: 'Red' } satisfies Record<Trouble['level'], string>,
  began: { subject: '{level}: {what} ({site})', text: '{what}, since {since}.' },
  goes_on: { subject: 'Still {level}: {what} ({site})', text: '{what}, since {since}, and it goes on.' },
  ended: { subject: 'Over: {what} ({site})', text: 'Over: {what}, from {since} to {until}.' },
  named: 'It is about: {names}.',
  runbook: 'OPERATIONS.md, “Runbook”, {name}.',
  troubles: {
    database_unreachable: {
      what: 'the database does not answer',
      todo: 'Pages go on, nobody can book. Look at the platform’s own status first.',
    },
    database_full: {
      what: 'the database has no room left',
      todo: 'Nobody can book. Make room, or raise its limit, before anything else.',
    },
    database_locked: {
      what: 'the database is locked',
      todo: 'Nobody can book. End what writes to it by hand: an import, an export, a long statement.',
    },
    database_failing: {
      what: 'the database refuses to be written to',
      todo: 'Nobody can book. The log has what it said, under “database_probe” and “task_failed”.',
    },
    database_slow: {
      what: 'the database is slow',
      todo: 'Look for long statements and for the platform’s own status.',
    },
    database_behind: {
      what: 'the database is older than the site',
      todo: 'Nobody can book. Bring it up: npx wrangler d1 migrations apply DB --remote.',
    },
    schedule_behind: {
      what: 'the schedule of the last build is not on sale',
      todo: 'The log has why, under “task_failed” with the task “sync_catalogue”.',
    },
    schedule_refused: {
      what: 'the database refuses a part of the schedule',
      todo: 'All else is on sale, and of these what was known before. The log has why, under “refusedOfBuild”.',
    },
    mail_waiting: {
      what: 'mail does not leave',
      todo: 'Nothing is lost: it leaves once the provider takes it. Look at the provider and its key.',
    },
    mail_to_strangers: {
      what: 'more mail is asked for than on a busy day, to addresses that nobody has proved',
      todo: 'Clients who are logged in or proved notice nothing, others may be asked to wait. Look at what forms and bookings came in.',
    },
    clock_late: {
      what: 'the scheduled handler did not run',
      todo: 'Mails, reminders and payments wait for it. Look at the cron trigger of the worker.',
    },
    task_failing: {
      what: 'a task of the scheduled handler fails again and again',
      todo: 'The log names it, under “task_failed”.',
    },
    backup_missing: { what: 'there is no backup', todo: 'Make the first one: npm run backup.' },
    backup_old: { what: 'the last backup is old', todo: 'Make one, npm run backup, and find out why nobody did.' },
    archive_failing: {
      what: 'the archive cannot be written',
      todo: 'Nothing is lost: old bookings stay in the database. The log has why, under “archive_failed”.',
    },
  } satisfies Record<TroubleName, { what: string; todo: string }>,
};
