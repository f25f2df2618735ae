/** Where a metric is told: Analytics Engine as it happens, the page of numbers from the database, or both. */
type Told = 'engine' | 'page' | 'both';

export interface Metric {
  kind: 'counter' | 'gauge' | 'histogram';
  /** Of its value; times are in seconds. */
  unit: 'count' | 'seconds' | 'bytes' | 'dollars' | 'instant' | 'level';
  /** In the order in which Analytics Engine has them, from `blob2` on. */
  labels: readonly string[];
  told: Told;
  /** One line. */
  help: string;
}

/** Upper bounds of a histogram's buckets, in seconds; what is longer is in `+Inf`. */
export const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

/** Every metric of the site. The table of OPERATIONS.md says the same. */
export const metrics = {
  gct_request_duration_seconds: {
    kind: 'histogram',
    unit: 'seconds',
    labels: ['route', 'method', 'status', 'le'],
    told: 'engine',
    help: 'How long an answer took, by declared call or kind of page',
  },
  gct_refused_calls_total: {
    kind: 'counter',
    unit: 'count',
    labels: ['route', 'code'],
    told: 'engine',
    help: 'Calls that were refused (4xx), by the code of the answer',
  },
  gct_server_errors_total: {
    kind: 'counter',
    unit: 'count',
    labels: ['route', 'status', 'code'],
    told: 'engine',
    help: 'Answers of 500 and above; pages have no code',
  },
  gct_database_failures_total: {
    kind: 'counter',
    unit: 'count',
    labels: ['route'],
    told: 'engine',
    help: 'Answers that the database failed (503)',
  },
  gct_redirects_total: {
    kind: 'counter',
    unit: 'count',
    labels: [],
    told: 'engine',
    help: 'Old addresses that were led on',
  },
  gct_bookings_confirmed_total: {
    kind: 'counter',
    unit: 'count',
    labels: ['paid_by'],
    told: 'engine',
    help: 'Bookings that were confirmed, by way of paying; on invoice before the buyer is proved',
  },
  gct_mails_total: {
    kind: 'counter',
    unit: 'count',
    labels: ['outcome'],
    told: 'engine',
    help: 'Attempts to send a mail: sent, retry, refused or busy',
  },
  gct_clock_run_duration_seconds: {
    kind: 'histogram',
    unit: 'seconds',
    labels: ['outcome', 'le'],
    told: 'engine',
    help: 'Runs of the scheduled handler: done, or failed in some task',
  },
  gct_clock_tasks_failed_total: {
    kind: 'counter',
    unit: 'count',
    labels: ['task'],
    told: 'engine',
    help: 'Tasks of the scheduled handler that failed',
  },
  gct_error_reports_total: {
    kind: 'counter',
    unit: 'count',
    labels: ['outcome'],
    told: 'engine',
    help: 'Unexpected errors: told, enough (told often enough this hour), untold (not taken, or nobody is named)',
  },
  gct_mail_oldest_seconds: {
    kind: 'gauge',
    unit: 'seconds',
    labels: [],
    told: 'both',
    help: 'Age of the oldest mail that is due and waits; 0 where none does',
  },
  gct_build_info: {
    kind: 'gauge',
    unit: 'count',
    labels: ['build'],
    told: 'page',
    help: 'The build that answers; always 1',
  },
  gct_bookings: {
    kind: 'gauge',
    unit: 'count',
    labels: ['state', 'paid_by'],
    told: 'page',
    help: 'Bookings by state and way of paying (none before it is chosen), without orders of packages',
  },
  gct_holds_live: {
    kind: 'gauge',
    unit: 'count',
    labels: [],
    told: 'page',
    help: 'Holds whose seats are kept at this moment',
  },
  gct_invoices_open: {
    kind: 'gauge',
    unit: 'count',
    labels: [],
    told: 'page',
    help: 'Bookings and orders of packages with an invoice of which something is still to be paid',
  },
  gct_invoices_open_dollars: {
    kind: 'gauge',
    unit: 'dollars',
    labels: [],
    told: 'page',
    help: 'What is still to be paid of them, in Canadian dollars',
  },
  gct_waitlist: {
    kind: 'gauge',
    unit: 'count',
    labels: ['state'],
    told: 'page',
    help: 'Entries of waitlists, their address proved, that wait or have an offer',
  },
  gct_outbox_mails: {
    kind: 'gauge',
    unit: 'count',
    labels: ['state'],
    told: 'page',
    help: 'Mails that wait in the outbox (pending), and those that the provider refused for good (failed)',
  },
  gct_clock_last_run_timestamp_seconds: {
    kind: 'gauge',
    unit: 'instant',
    labels: [],
    told: 'page',
    help: 'When the scheduled handler last came to its end; 0 for never',
  },
  gct_schedule_last_sync_timestamp_seconds: {
    kind: 'gauge',
    unit: 'instant',
    labels: [],
    told: 'page',
    help: 'When the schedule was last found, or made, that of the build; 0 for never',
  },
  gct_backup_last_timestamp_seconds: {
    kind: 'gauge',
    unit: 'instant',
    labels: [],
    told: 'page',
    help: 'When the last backup was made that the site knows of; 0 for never',
  },
  gct_database_bytes: {
    kind: 'gauge',
    unit: 'bytes',
    labels: [],
    told: 'page',
    help: 'Size of the database, which holds ten thousand million bytes at most',
  },
  gct_clock_task_failing_since_timestamp_seconds: {
    kind: 'gauge',
    unit: 'instant',
    labels: ['task'],
    told: 'page',
    help: 'Tasks that failed in the last run, by the instant of their first failure in a row',
  },
  gct_errors_distinct: {
    kind: 'gauge',
    unit: 'count',
    labels: [],
    told: 'page',
    help: 'Different unexpected errors of the last 24 hours, where ERROR_WEBHOOK is set',
  },
  gct_trouble: {
    kind: 'gauge',
    unit: 'level',
    labels: ['name'],
    told: 'page',
    help: 'What the runbook names: 0 well, 1 amber, 2 red',
  },
} as const satisfies Record<string, Metric>;

type Metrics = typeof metrics;
type ToldTo<Where extends Told> = {
  [Name in keyof Metrics]: Metrics[Name]['told'] extends Where | 'both' ? Name : never;
}[keyof Metrics];

/** Told as it happens. */
export type EngineMetric = ToldTo<'engine'>;
/** Told from the database. */
export type PageMetric = ToldTo<'page'>;

/** The labels of a metric and their values; which bucket a value is in is worked out. */
export type LabelsOf<Name extends keyof Metrics> = Record<Exclude<Metrics[Name]['labels'][number], 'le'>, string>;

export const isTold = (told: Told, where: 'engine' | 'page'): boolean => told === where || told === 'both';
