import { ACCOUNT_OF_PERSON } from '../accounts/index.ts';
import { answersKept } from '../platform/answers-kept.ts';
import { ALL, TAX, type Stored } from '../platform/stored.ts';
import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';

/** Of these, what stands in the file of a booking is kept with that. */
const KINDS = `booking_id IS NULL AND kind IN ('quote_sent', 'quote_ordered', 'quote_accepted_office', 'quote_declined_office', 'quote_outdated_office',
  'quote_reminder', 'quote_extended')`;
const NOT_ACCEPTED = `state <> 'accepted'`;
const columns = ['contact', 'contact_key', 'lines', 'note', 'sheet', 'accepted_by', 'words', 'token', 'hold_reference'];
const secret = ['contact_key', 'token', 'hold_reference'];
const theirs = 'SELECT id FROM quotes WHERE contact_key = ?1';

export const stored: readonly Stored[] = [
  answersKept({
    whose: 'buyer',
    why: 'an act on a quote that is sent again is done once',
    of: `about IN (${theirs})`,
  }),
  {
    table: 'outbox',
    columns: ['recipient', 'message'],
    whose: 'buyer',
    why: 'each mail of a quote is sent once',
    of: `${KINDS} AND about IN (${theirs})`,
    ends: 'deleted',
    life: { days: ENQUIRY_LIFE_DAYS },
    over: `${KINDS} AND about IN (SELECT id FROM quotes WHERE changed_at < ?1)`,
    secret: ['message'],
    told: 'messages',
  },
  {
    table: 'quotes',
    columns,
    whose: 'buyer',
    why: 'what we offered, until it is accepted or forgotten',
    of: `contact_key = ?1 AND ${NOT_ACCEPTED}`,
    ends: 'deleted',
    life: { days: ENQUIRY_LIFE_DAYS },
    over: `${NOT_ACCEPTED} AND changed_at < ?1`,
    secret,
    told: 'messages',
  },
  {
    table: 'quotes',
    columns,
    whose: 'buyer',
    why: 'what was agreed to, beside its invoices',
    of: `contact_key = ?1 AND NOT (${NOT_ACCEPTED})`,
    ends: {
      ...{ contact: `'{}'`, lines: `'[]'`, note: `''`, sheet: `'{}'`, accepted_by: `''`, words: `''` },
      ...{ token: 'lower(hex(randomblob(32)))', hold_reference: 'NULL' },
    },
    kept: { where: ALL, because: 'tax law' },
    life: TAX,
    over: `NOT (${NOT_ACCEPTED}) AND contact <> '{}' AND decided_at < ?1`,
    secret,
    told: 'bookings',
  },
  {
    table: 'quote_reminders',
    columns: ['account_id'],
    whose: 'staff',
    why: 'who of the office reminded of a quote',
    of: `account_id IN (${ACCOUNT_OF_PERSON})`,
    ends: { account_id: 'NULL' },
    life: TAX,
    over: 'at < ?1 AND account_id IS NOT NULL',
    nightly: true,
    secret: ['account_id'],
    told: 'bookings',
  },
];
