import { ACCOUNT_OF_PERSON } from '../accounts/index.ts';
import { answersKept } from '../platform/answers-kept.ts';
import { TAX, type Stored } from '../platform/stored.ts';

/** Ended holds go within a day, and this with them; what was booked has the buyer in the booking. */
export const stored: readonly Stored[] = [
  answersKept({
    whose: 'buyer',
    why: 'a call of the office that is sent again is answered as before',
    of: 'about IN (SELECT booking_id FROM office_holds WHERE email_key = ?1)',
  }),
  {
    table: 'office_holds',
    columns: ['client', 'email', 'email_key', 'reason'],
    whose: 'buyer',
    why: 'for whom the office holds seats until a date, and why',
    of: 'email_key = ?1',
    ends: { client: `'-'`, email: `''`, reason: `''` },
    life: TAX,
    over: `created_at < ?1 AND (client NOT IN ('', '-') OR email <> '' OR reason <> '')`,
    nightly: true,
    secret: ['email_key'],
    told: 'bookings',
  },
  {
    table: 'office_holds',
    columns: ['account_id'],
    whose: 'staff',
    why: 'who of the office holds them',
    of: `account_id IN (${ACCOUNT_OF_PERSON})`,
    ends: { account_id: '0' },
    life: TAX,
    over: 'created_at < ?1 AND account_id <> 0',
    nightly: true,
    secret: ['account_id'],
    told: 'bookings',
  },
];
