import { expect, test } from 'vitest';

/** Whose tables and views are whose. Those of the platform are everybody's. */
const owned: Record<string, readonly string[]> = {
  platform: ['outbox', 'idempotency_keys', 'limit_counters', 'limit_salts', 'local_mail'],
  catalogue: ['meta', 'places', 'courses', 'course_entries', 'classes', 'class_details'],
  booking: [
    'bookings',
    'booking_lines',
    'participants',
    'invoices',
    'booking_events',
    'seat_claims',
    'booked_seats',
    'unproved_seats',
  ],
  payments: ['payments', 'refunds', 'provider_events', 'booking_balances'],
  changes: ['credit_notes', 'credits'],
  waitlist: ['waitlist', 'waiting_parties'],
  packages: ['package_purchases', 'package_seats'],
  'promo-codes': ['promo_codes', 'promo_code_uses'],
  accounts: ['accounts', 'sessions', 'login_attempts', 'password_links'],
  training: ['class_links', 'account_classes'],
  certificates: ['certificates'],
  surveys: ['surveys'],
  reports: ['trainer_reports', 'attendance'],
  support: ['support_requests'],
  enquiries: ['enquiries'],
  newsletter: ['newsletter_subscribers', 'newsletter_consents'],
};

/**
 * What a capability reads of another one's in its own statements, because seats are counted and rights are checked within
 * the statement that relies on them. Anything else is asked of the owner.
 */
const joined: Record<string, readonly string[]> = {
  catalogue: ['booked_seats', 'seat_claims', 'waiting_parties'],
  booking: ['class_details', 'class_links', 'classes', 'waiting_parties'],
  waitlist: ['bookings', 'classes', 'seat_claims'],
  packages: ['accounts', 'booking_balances', 'bookings', 'class_details', 'invoices'],
  'promo-codes': ['bookings'],
  payments: ['bookings', 'classes', 'credit_notes', 'invoices'],
  training: [
    'accounts',
    'booking_balances',
    'booking_lines',
    'bookings',
    'certificates',
    'class_details',
    'invoices',
    'participants',
    'surveys',
  ],
  certificates: ['attendance', 'bookings', 'class_details', 'classes', 'courses', 'participants', 'trainer_reports'],
  changes: ['booking_balances', 'refunds'],
  surveys: ['account_classes', 'classes'],
  reports: ['accounts', 'bookings', 'class_details', 'classes', 'participants'],
  support: ['account_classes', 'accounts', 'class_details'],
};

/** Written by a statement whose owner's half is exported on purpose (`absentAmong`, `releasedAmong`). */
const writtenTogether: Record<string, readonly string[]> = { reports: ['participants'], waitlist: ['bookings'] };

const statements = Object.entries(import.meta.glob<Record<string, unknown>>('./*/*sql.ts', { eager: true })).flatMap(
  ([file, module]) =>
    Object.values(module).map((statement) => ({ capability: file.split('/')[1] ?? '', statement: String(statement) })),
);

const tables = Object.values(owned).flat();

function foreign(capability: string, pattern: RegExp): string[] {
  const named = statements
    .filter((one) => one.capability === capability)
    .flatMap(({ statement }) => [...statement.matchAll(pattern)].map(([, table = '']) => table))
    .filter((table) => tables.includes(table));
  const own = [...(owned[capability] ?? []), ...(owned.platform ?? [])];
  return [...new Set(named)].filter((table) => !own.includes(table)).sort();
}

const capabilities = [...new Set(statements.map(({ capability }) => capability))].sort();

test('every table of a statement is somebody’s', () => {
  const named = statements.flatMap(({ statement }) =>
    [...statement.matchAll(/\b(?:INTO|UPDATE|FROM|JOIN) ([a-z_]+)\b(?!\()/g)].map(([, table = '']) => table),
  );
  const aliases = ['latest', 'mails', 'json_each', 'issued', 'earlier'];
  expect([...new Set(named)].filter((name) => !tables.includes(name) && !aliases.includes(name))).toEqual([]);
});

test.each(capabilities)('%s writes to its own tables', (capability) => {
  expect(foreign(capability, /\b(?:INTO|UPDATE|DELETE FROM) ([a-z_]+)/g)).toEqual(writtenTogether[capability] ?? []);
});

test.each(capabilities)('%s reads of others what it must, and nothing else', (capability) => {
  expect(foreign(capability, /\b(?:FROM|JOIN) ([a-z_]+)/g)).toEqual(joined[capability] ?? []);
});
