import { BOOKINGS_OF_PERSON } from '../booking/index.ts';
import { TAX, type Stored } from '../platform/stored.ts';

/** Words of bookings, by which the office finds them, and what it writes beside them. */
export const stored: readonly Stored[] = [
  {
    table: 'booking_terms',
    columns: ['term'],
    whose: 'buyer',
    why: 'the office finds a booking by what is said on the telephone; made from the booking, and anew when that changes',
    of: `booking_id IN (${BOOKINGS_OF_PERSON})`,
    ends: 'deleted',
    life: TAX,
    over: 'booking_id IN (SELECT id FROM bookings WHERE created_at < ?1)',
    nightly: true,
    told: 'bookings',
  },
  {
    table: 'booking_notes',
    columns: ['text', 'account_id'],
    whose: 'buyer',
    why: 'what the office has to know beside a booking',
    of: `booking_id IN (${BOOKINGS_OF_PERSON})`,
    ends: 'deleted',
    life: TAX,
    over: 'created_at < ?1',
    nightly: true,
    secret: ['account_id'],
    told: 'bookings',
  },
];
