import { BOOKINGS_OF_PERSON } from '../booking/index.ts';
import { ENQUIRY_LIFE_DAYS } from '../platform/tasks.ts';
import { TAX, type Stored } from '../platform/stored.ts';

const row = {
  table: 'follow_ups',
  columns: ['about_id', 'client_key', 'text', 'assignee_id', 'account_id', 'done_by'],
  ends: 'deleted',
  secret: ['assignee_id', 'account_id', 'done_by'],
} as const;

/** Kept as long as the notes beside the same file. */
export const stored: readonly Stored[] = [
  {
    ...row,
    whose: 'buyer',
    why: 'what the office rings back about, or does, for a booking',
    of: `about = 'booking' AND about_id IN (${BOOKINGS_OF_PERSON})`,
    life: TAX,
    over: `about = 'booking' AND created_at < ?1`,
    nightly: true,
    told: 'bookings',
  },
  {
    ...row,
    whose: 'buyer',
    why: 'what the office rings back about, or does, for a client',
    of: 'client_key = ?1',
    life: TAX,
    over: `about = 'client' AND created_at < ?1`,
    nightly: true,
    told: 'bookings',
  },
  {
    ...row,
    whose: 'sender',
    why: 'what the office rings back about, or does, for a message',
    of: `about = 'enquiry' AND about_id IN (SELECT id FROM inbox_entries WHERE email_key = ?1)`,
    life: { days: ENQUIRY_LIFE_DAYS },
    over: `about = 'enquiry' AND created_at < ?1`,
    told: 'messages',
  },
];
