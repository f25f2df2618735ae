import type { Stored } from '../platform/stored.ts';

/** Of `bookings`: an invoice, or money that came or may still come; a card company's page that ended unpaid is none. */
export const HAS_PAPERS = `EXISTS (SELECT 1 FROM invoices WHERE invoices.booking_id = bookings.id)
  OR EXISTS (SELECT 1 FROM payments WHERE payments.booking_id = bookings.id AND payments.state <> 'ended')`;

/** What ended without proof or papers: whoever it names may not know of it. ?1 is the oldest end that is kept. */
const NEVER_CAME_ABOUT = `SELECT id FROM bookings
  WHERE state IN ('expired', 'released', 'cancelled') AND proved_at IS NULL AND hold_expires_at < ?1
    AND NOT (${HAS_PAPERS})`;

const FOR_A_MONTH = {
  of: null,
  life: { days: 30 },
  nightly: true,
  told: 'unprovedBookings',
} as const;

export const SEAT_EMPTIED = { first_name: `''`, last_name: `''`, email: `''`, email_key: 'NULL' };

/** Random digits in place of what opened it: nobody's links lead to what is left. */
export const BOOKING_EMPTIED = {
  ...{ reference: 'lower(hex(randomblob(20)))', manage_digest: 'lower(hex(randomblob(32)))', contact: `'{}'` },
  ...{ billing: `CASE WHEN billing IS NULL THEN NULL ELSE '{}' END`, purchase_order: `''`, budget_code: `''` },
  invoice_draft: 'NULL',
};

/** What somebody typed of others, and never proved. */
export const neverCameAbout: readonly Stored[] = [
  {
    ...FOR_A_MONTH,
    table: 'participants',
    columns: ['first_name', 'last_name', 'email', 'email_key', 'told_email'],
    whose: 'participant',
    why: 'a seat of a booking that ended unproved and unpaid: for who asks what became of it',
    ends: { ...SEAT_EMPTIED, told_email: 'NULL' },
    over: `(email <> '' OR first_name <> '' OR last_name <> '' OR told_email IS NOT NULL) AND booking_id IN (${NEVER_CAME_ABOUT})`,
    secret: ['email_key'],
  },
  {
    ...FOR_A_MONTH,
    table: 'outbox',
    columns: ['recipient', 'message', 'last_error'],
    whose: 'buyer',
    why: 'that a link was sent for a booking that ended unproved and unpaid',
    ends: 'deleted',
    over: `booking_id IN (${NEVER_CAME_ABOUT})`,
    secret: ['message', 'last_error'],
  },
  {
    ...FOR_A_MONTH,
    table: 'bookings',
    columns: [
      'contact',
      'contact_key',
      'mailbox_key',
      'billing',
      'purchase_order',
      'budget_code',
      'reference',
      'manage_digest',
    ],
    whose: 'buyer',
    why: 'a booking that ended unproved and unpaid: for who asks what became of it',
    ends: BOOKING_EMPTIED,
    over: `contact <> '{}' AND id IN (${NEVER_CAME_ABOUT})`,
    secret: ['reference', 'manage_digest', 'contact_key', 'mailbox_key'],
  },
];
