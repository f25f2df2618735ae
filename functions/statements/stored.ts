import { ACCOUNT_OF_PERSON } from '../accounts/index.ts';
import { TAX, type Stored } from '../platform/stored.ts';

export const stored: readonly Stored[] = [
  {
    table: 'statement_mails',
    columns: ['recipient', 'recipient_key', 'note', 'content'],
    whose: 'buyer',
    why: 'which open invoices somebody was told by mail, and when',
    of: 'recipient_key = ?1',
    ends: 'deleted',
    life: TAX,
    over: 'at < ?1',
    nightly: true,
    secret: ['recipient_key'],
    told: 'bookings',
  },
  {
    table: 'statement_mails',
    columns: ['account_id'],
    whose: 'staff',
    why: 'who of the office sent it',
    of: `account_id IN (${ACCOUNT_OF_PERSON})`,
    ends: { account_id: '0' },
    life: TAX,
    over: 'at < ?1 AND account_id <> 0',
    nightly: true,
    secret: ['account_id'],
    told: 'bookings',
  },
];
