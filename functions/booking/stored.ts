import { NEEDS_LIFE_DAYS } from '../../src/domain/needs/needs.ts';
import { answersKept } from '../platform/answers-kept.ts';
import { NOTHING_TO_SEND } from '../platform/mail/sql.ts';
import { ALL, TAX, type Stored } from '../platform/stored.ts';
import { whoSits } from './needs-sql.ts';
import { onInvoices } from './stored-invoices.ts';
import { BOOKING_EMPTIED, HAS_PAPERS, neverCameAbout, SEAT_EMPTIED } from './stored-unproved.ts';

/** Far more than end between two runs of the clock. */
const DEAD_HOLDS_A_RUN = 5_000;

/** The participants of somebody: an e-mail that is set apart has the participant's id behind it. ?1 e-mail's key */
const isTheirs = `email_key = ?1 OR substr(email_key, 1, length(?1) + 1) = ?1 || ' '`;
export const SEATS_OF_PERSON = `SELECT id FROM participants WHERE ${isTheirs}`;

/** ?1 e-mail's key */
export const BOOKINGS_OF_PERSON = `SELECT id FROM bookings WHERE contact_key = ?1`;

/** What goes on, or has papers. */
export const KEPT_BOOKING = `state IN ('held', 'awaiting_payment', 'confirmed')
  OR ${HAS_PAPERS}`;

const OF_ANY_ROLE = `IN (${BOOKINGS_OF_PERSON} UNION SELECT booking_id FROM participants WHERE ${isTheirs})`;

/** Mails and answers, which are found by what they are about. */
const told: readonly Stored[] = [
  answersKept({
    whose: 'buyer',
    why: 'a call that is sent again is answered as before',
    of: `about ${OF_ANY_ROLE}`,
  }),
  {
    table: 'outbox',
    columns: ['recipient'],
    whose: 'buyer',
    why: 'each mail of a booking is sent once',
    of: `booking_id IS NOT NULL AND lower(trim(recipient)) = ?1`,
    ends: 'deleted',
    kept: {
      where: `booking_id IN (SELECT id FROM bookings WHERE contact_key = lower(trim(outbox.recipient)) AND (${KEPT_BOOKING}))`,
      because: 'with the booking: that its papers were sent',
    },
    life: TAX,
    over: `booking_id IS NOT NULL AND created_at < ?1`,
    told: 'mails',
  },
  {
    table: 'outbox',
    columns: ['message', 'last_error'],
    whose: 'buyer',
    why: 'every attempt to send a mail sends the same',
    of: `booking_id ${OF_ANY_ROLE} OR instr(lower(COALESCE(message, '') || COALESCE(last_error, '')), ?1) > 0`,
    ends: { message: 'NULL', last_error: `CASE last_error WHEN '${NOTHING_TO_SEND}' THEN last_error END` },
    life: { days: 30 },
    nightly: true,
    over: `state = 'failed' AND (message IS NOT NULL OR last_error <> '${NOTHING_TO_SEND}') AND created_at < ?1`,
    secret: ['message', 'last_error'],
    told: 'mails',
  },
];

/** Who sits where. */
const seats: readonly Stored[] = [
  {
    table: 'participants',
    columns: ['first_name', 'last_name', 'email', 'email_key'],
    whose: 'participant',
    why: 'a seat in a class, joining instructions, the certificate',
    of: isTheirs,
    ends: SEAT_EMPTIED,
    life: TAX,
    over: `booking_id IN (SELECT id FROM bookings WHERE created_at < ?1) AND (first_name <> '' OR last_name <> '' OR email <> '')`,
    secret: ['email_key'],
    told: 'bookings',
  },
  {
    table: 'participants',
    columns: ['told_email'],
    whose: 'participant',
    why: 'who was told of a seat hears when it is somebody else’s',
    of: 'lower(told_email) = ?1',
    ends: { told_email: 'NULL' },
    life: TAX,
    over: `told_email IS NOT NULL AND booking_id IN (SELECT id FROM bookings WHERE created_at < ?1)`,
    told: 'bookings',
  },
];

/** Sensitive, and so gone soon after the class; at once where the person has no seat of the booking any more. */
const ofNeeds = {
  table: 'participant_needs',
  columns: ['who', 'needs', 'address'],
  whose: 'participant',
  ends: 'deleted',
  life: { days: NEEDS_LIFE_DAYS },
  nightly: true,
  told: 'needs',
} as const;

const needsOver = (which: string) => `${which} AND NOT EXISTS (
  SELECT 1 FROM participants JOIN classes ON classes.id = participants.class_id
  WHERE participants.booking_id = participant_needs.booking_id AND participants.active = 1
    AND ${whoSits('participants')} = participant_needs.who AND classes.ends_at >= ?1
)`;

const needs: readonly Stored[] = [
  {
    ...ofNeeds,
    why: 'diet and accessibility in class, and where courseware goes by post, as the person or whoever booked for them said: for the office, and the former for the trainer',
    of: 'who = ?1 AND went_along = 0',
    over: needsOver('went_along = 0'),
    secret: ['who'],
  },
  {
    ...ofNeeds,
    why: 'the same, as it was said by another address of theirs, which the buyer alone vouches for: whoever reads here may be somebody else',
    of: 'who = ?1 AND went_along = 1',
    over: needsOver('went_along = 1'),
    secret: ['who', 'needs', 'address'],
  },
];

const ofBookings: readonly Stored[] = [
  {
    table: 'bookings',
    columns: ['id', 'reference', 'cart'],
    whose: 'visitor',
    why: 'seats are held for a cart for half an hour',
    of: null,
    ends: 'deleted',
    life: { days: 1 },
    over: `id IN (
  SELECT id FROM bookings
  WHERE state IN ('expired', 'released') AND contact IS NULL AND hold_expires_at < ?1
    AND NOT EXISTS (SELECT 1 FROM booking_events WHERE booking_events.booking_id = bookings.id)
  LIMIT ${DEAD_HOLDS_A_RUN}
)`,
    unless: 'EXISTS (SELECT 1 FROM outbox WHERE outbox.booking_id = bookings.id)',
    told: 'holds',
  },
  {
    table: 'bookings',
    columns: ['from_address', 'from_network'],
    whose: 'visitor',
    why: 'nobody takes all seats without proof: digests under a key of where the hold came from',
    of: 'contact_key = ?1',
    ends: { from_address: 'NULL', from_network: 'NULL' },
    life: { days: 1 },
    over: `from_network IS NOT NULL AND state IN ('expired', 'released', 'cancelled') AND hold_expires_at < ?1`,
    secret: ['from_address', 'from_network'],
    told: 'address',
  },
  {
    table: 'bookings',
    columns: ['cart'],
    whose: 'visitor',
    why: 'a cart has one hold, whatever the tabs: the digest of a cookie that ends after a day',
    of: `contact_key = ?1 AND state <> 'held'`,
    ends: { cart: 'NULL' },
    life: { days: 2 },
    over: `cart IS NOT NULL AND state <> 'held' AND hold_expires_at < ?1`,
    secret: ['cart'],
    told: 'address',
  },
  {
    table: 'bookings',
    columns: ['proved_in'],
    whose: 'buyer',
    why: 'once proved, a booking is shown by its reference in the contact’s browser alone: the digest of a cookie that ends after a day',
    of: `contact_key = ?1 AND proved_in <> ''`,
    ends: { proved_in: `''` },
    life: { days: 2 },
    nightly: true,
    over: `proved_in <> '' AND proved_at < ?1`,
    secret: ['proved_in'],
    told: 'address',
  },
  {
    table: 'bookings',
    columns: ['visit'],
    whose: 'buyer',
    why: 'which advertisement led here; where measuring was agreed to, the browser’s number until the booking is told',
    of: 'contact_key = ?1',
    ends: { visit: 'NULL' },
    life: TAX,
    over: `visit IS NOT NULL AND created_at < ?1`,
    told: 'bookings',
  },
  {
    table: 'bookings',
    columns: [
      ...['reference', 'number', 'contact', 'contact_key', 'billing', 'purchase_order', 'budget_code', 'terms'],
      ...['mailbox_key', 'manage_digest', 'invoice_draft', 'consumer'],
    ],
    whose: 'buyer',
    why: 'seats, confirmation, invoice, changes',
    of: 'contact_key = ?1',
    ends: BOOKING_EMPTIED,
    kept: {
      where: KEPT_BOOKING,
      because: 'tax law, for the papers of a booking; a booking that goes on needs its buyer',
    },
    life: TAX,
    over: `contact <> '{}' AND created_at < ?1`,
    secret: ['reference', 'manage_digest', 'contact_key', 'mailbox_key', 'invoice_draft'],
    told: 'bookings',
  },
];

/** What law keeps: nothing of it goes before its time, whoever asks. */
const byLaw: readonly Stored[] = [
  {
    table: 'booking_events',
    columns: ['account_id', 'reason', 'detail'],
    whose: 'buyer',
    why: 'what happened to a booking, and which of the staff did it (booking rule 38)',
    of: `booking_id IN (${BOOKINGS_OF_PERSON})`,
    ends: { account_id: 'NULL', reason: `''`, detail: `'{}'` },
    kept: { where: ALL, because: 'tax law: how the amounts of the papers came about' },
    life: TAX,
    over: `detail <> '{}' AND at < ?1`,
    secret: ['account_id'],
    told: 'bookings',
  },
];

export const stored: readonly Stored[] = [
  ...neverCameAbout,
  ...told,
  ...onInvoices({ theirs: isTheirs, bookings: BOOKINGS_OF_PERSON }),
  ...needs,
  ...seats,
  ...ofBookings,
  ...byLaw,
];
