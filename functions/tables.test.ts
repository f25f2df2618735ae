import { expect, test } from 'vitest';
import { capabilities as all } from './capabilities.ts';

/** Whose tables and views are whose. Those of the platform are everybody's. */
const owned: Record<string, readonly string[]> = {
  platform: [
    'outbox',
    'idempotency_keys',
    'limit_counters',
    'arrivals',
    'limit_salts',
    'local_mail',
    'staff_acts',
    'error_reports',
    'office_acts',
    'undoable_acts',
  ],
  catalogue: [
    'meta',
    'places',
    'courses',
    'course_entries',
    'classes',
    'class_details',
    'class_changes',
    'private_classes',
  ],
  booking: [
    'bookings',
    'booking_lines',
    'participants',
    'participant_needs',
    'invoices',
    'booking_events',
    'seat_claims',
    'booked_seats',
    'unproved_seats',
    'guaranteeing_seats',
  ],
  payments: [
    'payments',
    'payments_together',
    'refunds',
    'disputes',
    'provider_events',
    'booking_balances',
    'write_offs',
    'write_offs_over',
    'write_offs_taken_back',
    'notes_to_refund',
    'unsettled_bookings',
  ],
  changes: ['credit_notes', 'credits', 'tax_exemptions'],
  waitlist: ['waitlist', 'waiting_parties', 'waiting_turns', 'waits_let_go'],
  packages: ['package_purchases', 'package_seats'],
  'promo-codes': ['promo_codes', 'promo_code_uses'],
  quotes: ['quotes', 'quote_numbers', 'quote_reminders'],
  accounts: [
    'accounts',
    'sessions',
    'login_attempts',
    'known_devices',
    'password_links',
    'password_asks',
    'staff',
    'second_factors',
    'recovery_codes',
  ],
  training: ['class_links', 'account_classes'],
  certificates: ['certificates'],
  surveys: ['surveys'],
  reports: ['trainer_reports', 'attendance'],
  support: ['support_requests'],
  enquiries: ['enquiries', 'unproved_registrations'],
  inbox: ['inbox_cases', 'inbox_entries', 'inbox_notes', 'inbox_replies'],
  newsletter: ['newsletter_subscribers', 'newsletter_consents'],
  'follow-ups': ['follow_ups'],
  office: ['booking_terms', 'bookings_to_read', 'booking_notes'],
  telephone: ['office_holds'],
  reminding: ['payment_promises', 'payment_reminders', 'reminder_pauses', 'standing_promises'],
  health: ['signs', 'probes', 'troubles', 'alerts'],
  classes: [
    'session_attendance',
    'class_messages',
    'class_notes',
    'class_costs',
    'cost_rates',
    'posted_classes',
    'posted_courseware',
    'day_calls',
    'class_days_left',
    'class_stays',
    'class_substitutes',
    'trainer_absences',
    'trainer_phones',
    'trainer_changes',
    'trainer_tellings',
  ],
  numbers: ['numbers_of_days'],
  archive: ['archived_bookings', 'archive_cursors'],
};

/**
 * What a capability reads of another one's in its own statements, because seats are counted and rights are checked within
 * the statement that relies on them. Anything else is asked of the owner.
 */
const joined: Record<string, readonly string[]> = {
  archive: [
    'booking_lines',
    'bookings',
    'certificates',
    'classes',
    'credit_notes',
    'invoices',
    'participants',
    'payments',
    'refunds',
    'unsettled_bookings',
  ],
  accounting: [
    'booking_balances',
    'booking_lines',
    'bookings',
    'classes',
    'credit_notes',
    'disputes',
    'invoices',
    'payment_reminders',
    'payments',
    'refunds',
    'reminder_pauses',
    'standing_promises',
    'unsettled_bookings',
    'write_offs',
    'write_offs_taken_back',
  ],
  catalogue: [
    'booked_seats',
    'booking_balances',
    'booking_lines',
    'bookings',
    'guaranteeing_seats',
    'participants',
    'seat_claims',
    'waiting_parties',
  ],
  booking: ['booking_balances', 'class_details', 'class_links', 'classes', 'posted_classes', 'waiting_parties'],
  waitlist: ['bookings', 'class_details', 'classes', 'seat_claims'],
  packages: ['accounts', 'booking_balances', 'bookings', 'class_details', 'invoices'],
  'promo-codes': ['bookings'],
  payments: ['booking_lines', 'bookings', 'classes', 'credit_notes', 'invoices'],
  training: [
    'accounts',
    'booking_balances',
    'booking_lines',
    'bookings',
    'certificates',
    'class_details',
    'classes',
    'credit_notes',
    'invoices',
    'participant_needs',
    'participants',
    'posted_classes',
    'surveys',
  ],
  certificates: [
    'attendance',
    'booking_balances',
    'booking_lines',
    'bookings',
    'class_changes',
    'class_details',
    'classes',
    'courses',
    'invoices',
    'package_purchases',
    'participants',
    'session_attendance',
    'trainer_reports',
  ],
  changes: [
    'booking_balances',
    'bookings',
    'class_days_left',
    'classes',
    'invoices',
    'notes_to_refund',
    'participants',
    'payments',
    'refunds',
  ],
  surveys: ['account_classes', 'class_details', 'classes'],
  reports: ['accounts', 'bookings', 'class_details', 'class_substitutes', 'classes', 'participants'],
  support: ['account_classes', 'accounts', 'class_details'],
  health: ['meta'],
  inbox: ['accounts'],
  'follow-ups': ['accounts', 'bookings', 'enquiries', 'inbox_entries', 'participants', 'support_requests'],
  office: [
    'accounts',
    'booking_balances',
    'booking_events',
    'booking_lines',
    'bookings',
    'class_details',
    'classes',
    'credit_notes',
    'credits',
    'disputes',
    'invoices',
    'notes_to_refund',
    'package_purchases',
    'participants',
    'payments',
    'quotes',
    'refunds',
    'tax_exemptions',
    'write_offs',
    'write_offs_taken_back',
  ],
  telephone: ['accounts', 'booking_lines', 'bookings', 'class_details', 'participants'],
  reminding: [
    'accounts',
    'booking_balances',
    'booking_lines',
    'bookings',
    'class_changes',
    'classes',
    'credit_notes',
    'invoices',
    'payments',
    'private_classes',
    'refunds',
    'unsettled_bookings',
    'write_offs',
    'write_offs_taken_back',
  ],
  classes: [
    'accounts',
    'booked_seats',
    'booking_events',
    'booking_lines',
    'booking_notes',
    'bookings',
    'certificates',
    'class_changes',
    'class_details',
    'class_links',
    'classes',
    'guaranteeing_seats',
    'participant_needs',
    'participants',
    'private_classes',
    'seat_claims',
    'waiting_parties',
  ],
  'private-classes': [
    'booking_lines',
    'bookings',
    'class_details',
    'classes',
    'invoices',
    'package_purchases',
    'private_classes',
    'quotes',
  ],
  people: [
    'accounts',
    'attendance',
    'booking_balances',
    'booking_lines',
    'bookings',
    'certificates',
    'class_details',
    'classes',
    'credits',
    'inbox_cases',
    'inbox_entries',
    'newsletter_subscribers',
    'participants',
    'quotes',
    'session_attendance',
    'write_offs',
    'write_offs_taken_back',
  ],
  today: [
    'booked_seats',
    'booking_balances',
    'booking_lines',
    'bookings',
    'class_details',
    'class_links',
    'class_substitutes',
    'classes',
    'credit_notes',
    'disputes',
    'guaranteeing_seats',
    'inbox_cases',
    'inbox_entries',
    'invoices',
    'office_holds',
    'refunds',
    'standing_promises',
    'trainer_absences',
    'unsettled_bookings',
    'waitlist',
    'write_offs',
    'write_offs_taken_back',
  ],
  numbers: [
    ...[
      'booked_seats',
      'booking_lines',
      'bookings',
      'class_costs',
      'class_substitutes',
      'classes',
      'cost_rates',
      'course_entries',
      'credit_notes',
      'enquiries',
      'invoices',
    ],
    ...['places', 'private_classes', 'waitlist'],
  ],
  quotes: ['accounts', 'bookings', 'class_details', 'invoices', 'seat_claims'],
  metrics: [
    'booking_balances',
    'booking_lines',
    'bookings',
    'package_purchases',
    'private_classes',
    'unsettled_bookings',
    'waitlist',
  ],
};

/**
 * Written by a statement whose owner's half is exported on purpose (`releasedAmong`), or where a trigger of the owner's holds what
 * may be written: a paper goes to the archive and comes back, and changes in nothing that is asked of it.
 */
const writtenTogether: Record<string, readonly string[]> = {
  archive: ['certificates', 'credit_notes', 'invoices'],
  waitlist: ['bookings'],
  quotes: ['bookings'],
};

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
  const aliases = [
    'sqlite_schema',
    'changed',
    'latest',
    'overdue',
    'mails',
    'json_each',
    'issued',
    'earlier',
    'coming',
    'due',
    'standing',
    'uncertified',
    'named',
  ];
  expect([...new Set(named)].filter((name) => !tables.includes(name) && !aliases.includes(name))).toEqual([]);
});

test.each(capabilities)('%s writes to its own tables', (capability) => {
  expect(foreign(capability, /\b(?:INTO|UPDATE|DELETE FROM) ([a-z_]+)/g)).toEqual(writtenTogether[capability] ?? []);
});

test.each(capabilities)('%s reads of others what it must, and nothing else', (capability) => {
  expect(foreign(capability, /\b(?:FROM|JOIN) ([a-z_]+)/g)).toEqual(joined[capability] ?? []);
});

test.each(all.map(({ name, stored = [] }) => ({ name, stored })))(
  'rule 44: $name ends what it keeps of people in its own tables',
  ({ name, stored }) => {
    const own = [...(owned[name] ?? []), ...(owned.platform ?? [])];
    expect(stored.map(({ table }) => table).filter((table) => !own.includes(table))).toEqual([]);
  },
);
