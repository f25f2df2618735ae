import { DAY_MS } from './tasks.ts';

/** Whom a row of the database names, describes or leads to. */
type Whose =
  'buyer' | 'participant' | 'account' | 'trainer' | 'sender' | 'subscriber' | 'waiting' | 'visitor' | 'staff';

/** For so many days, or until so many years after the end of the calendar year (UTC), as tax law asks. */
type Life = { days: number } | { yearsAfterTheYear: number };

/**
 * What is stored about people, in one place of one table: the rows of this type, of all capabilities, are the one list of
 * it (`functions/stored-data.ts`). Erasure, the copy of what we have about somebody, and the clock's pruning are made from
 * them; tests hold that no column is forgotten and that the privacy policy says the same (booking rules 40 and 44).
 *
 * Conditions are SQL on the row's own table.
 */
export interface Stored {
  table: string;
  /** What names, describes or leads to somebody; rows of other columns are told apart by that alone. */
  columns: readonly string[];
  whose: Whose;
  why: string;
  /** The rows of one person. ?1 is the key of the person's e-mail; `null` where no e-mail leads to them. */
  of: string | null;
  /** Whole rows go, or the columns get these values (SQL), all others staying as they are. */
  ends: 'deleted' | Readonly<Record<string, string>>;
  /** Rows of one person that an erasure leaves, until when, and why. */
  kept?: { where: string; because: string };
  /** How long; `null` until the person asks, or as long as the row that it hangs on. */
  life: Life | null;
  /** The rows whose time is over. ?1 is the oldest instant that is kept; with a `life` alone. */
  over?: string;
  /** What is over stays while this is so. */
  unless?: string;
  /** Looked for once a day, since no index leads there; so is what is kept for years. */
  nightly?: true;
  /** A statement before it, which keeps what others depend on, for the rows that a condition names. */
  before?: (rows: string) => string;
  /** Not handed out: digests and keys, which say nothing and open things; what speaks of others, too. */
  secret?: readonly string[];
  /** The passage of the privacy policy that tells of it. */
  told: Told;
}

/** The passages of the privacy policy about what is kept for how long (`scripts/lib/privacy-retention.test.ts`). */
type Told =
  | 'bookings'
  | 'unprovedBookings'
  | 'mails'
  | 'answers'
  | 'holds'
  | 'address'
  | 'packages'
  | 'needs'
  | 'certificates'
  | 'accounts'
  | 'logins'
  | 'newsletter'
  | 'unconfirmed'
  | 'messages'
  | 'places'
  | 'waits'
  | 'unprovedWaits'
  | 'unprovedRegistrations'
  | 'classes'
  | 'trainers'
  | 'counters'
  | 'staff'
  | 'nothing';

/** As tax law has it: books and records are kept for six years after the end of the year that they are of. */
export const TAX: Life = { yearsAfterTheYear: 6 };

/** The oldest instant that is kept. */
export function oldestKept(life: Life, now: number): number {
  return 'days' in life
    ? now - life.days * DAY_MS
    : Date.UTC(new Date(now).getUTCFullYear() - life.yearsAfterTheYear, 0);
}

/** Of what law keeps whole: an erasure leaves all of it. */
export const ALL = 'TRUE';

const reads = (condition: string, table: string) => new RegExp(`\\b(?:FROM|JOIN) ${table}\\b`).test(condition);

/**
 * The rows in an order in which each still finds its own: whatever is found by way of another table is gone before that is.
 * Rows of one table stay in their order.
 */
function inOrder(rows: readonly Stored[], condition: (row: Stored) => string): Stored[] {
  const left = [...rows];
  const ordered: Stored[] = [];
  while (left.length > 0) {
    const next = left.findIndex(
      ({ table }, at) =>
        !left.some((other) => other.table !== table && reads(condition(other), table)) &&
        !left.slice(0, at).some((other) => other.table === table),
    );
    if (next < 0) throw new Error(`These are found by way of each other: ${left.map(({ table }) => table).join(', ')}`);
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}

function ending({ table, ends }: Stored, where: string): string {
  if (ends === 'deleted') return `DELETE FROM ${table} WHERE ${where}`;
  const values = Object.entries(ends).map(([column, value]) => `${column} = ${value}`);
  return `UPDATE ${table} SET ${values.join(', ')} WHERE ${where}`;
}

/** The statements that erase somebody, in their order; ?1 is the key of the e-mail. They belong into one transaction. */
export function erasing(rows: readonly Stored[]): string[] {
  const erased = rows.filter(({ of, kept }) => of !== null && kept?.where !== ALL);
  return inOrder(erased, ({ of }) => of ?? '').flatMap((row) => {
    const of = row.of ?? 'FALSE';
    const where = row.kept ? `(${of}) AND NOT (${row.kept.where})` : of;
    return [...(row.before ? [row.before(where)] : []), ending(row, where)];
  });
}

/** For each row, the statement that gives what is stored there of somebody, each thing as JSON. ?1 is the key of the e-mail. */
export function copying(rows: readonly Stored[]): { row: Stored; statement: string }[] {
  return rows.flatMap((row) => {
    const { table, columns, of, secret = [] } = row;
    const shown = columns.filter((column) => !secret.includes(column)).map((column) => `'${column}', ${column}`);
    if (of === null || shown.length === 0) return [];
    return [
      {
        row,
        statement: `SELECT json_object(${shown.join(', ')}) AS found FROM ${table} WHERE ${of}`,
      },
    ];
  });
}

/** The statements that end what is over, in their order, each with the oldest instant that it keeps. */
export function pruningOf(rows: readonly Stored[], now: number): { statement: string; before: number }[] {
  return inOrder(
    rows.filter(({ over }) => over !== undefined),
    ({ over = '' }) => over,
  ).flatMap((row) => {
    const { life, over = '', before: first } = row;
    if (life === null) throw new Error(`${row.table}: what is over has no life`);
    const before = oldestKept(life, now);
    return [...(first ? [first(over)] : []), ending(row, row.unless ? `(${over}) AND NOT ${row.unless}` : over)].map(
      (statement) => ({ statement, before }),
    );
  });
}
