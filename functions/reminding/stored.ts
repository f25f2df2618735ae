import { ACCOUNT_OF_PERSON } from '../accounts/index.ts';
import { BOOKINGS_OF_PERSON } from '../booking/index.ts';
import { TAX, type Stored } from '../platform/stored.ts';

const staff = {
  columns: ['account_id'],
  whose: 'staff',
  of: `account_id IN (${ACCOUNT_OF_PERSON})`,
  life: TAX,
  nightly: true,
  secret: ['account_id'],
  told: 'bookings',
} as const;

export const stored: readonly Stored[] = [
  {
    table: 'reminder_pauses',
    columns: ['client_key', 'reason'],
    whose: 'buyer',
    why: 'whose reminders of open invoices are held back, and why',
    of: `client_key = ?1 OR booking_id IN (${BOOKINGS_OF_PERSON})`,
    ends: 'deleted',
    life: TAX,
    over: 'at < ?1',
    nightly: true,
    secret: ['client_key'],
    told: 'bookings',
  },
  {
    ...staff,
    table: 'reminder_pauses',
    why: 'who of the office holds reminders back',
    ends: { account_id: '0' },
    over: 'at < ?1 AND account_id <> 0',
  },
  {
    table: 'payment_promises',
    columns: ['note'],
    whose: 'buyer',
    why: 'until when a client has said that she will pay',
    of: `booking_id IN (${BOOKINGS_OF_PERSON})`,
    ends: 'deleted',
    life: TAX,
    over: 'at < ?1',
    nightly: true,
    told: 'bookings',
  },
  {
    ...staff,
    table: 'payment_promises',
    why: 'who of the office noted it',
    ends: { account_id: '0' },
    over: 'at < ?1 AND account_id <> 0',
  },
  {
    ...staff,
    table: 'payment_reminders',
    why: 'who of the office sent a reminder',
    ends: { account_id: 'NULL' },
    over: 'at < ?1 AND account_id IS NOT NULL',
  },
];
