import { BILLED_BOOKINGS, BOOKINGS_OF_PERSON, KEPT_BOOKING, SEATS_OF_PERSON } from '../booking/index.ts';
import { TAX, type Stored } from '../platform/stored.ts';

const IS_RECIPIENT = `EXISTS (SELECT 1 FROM json_each(archived_bookings.recipients) WHERE value = ?1)`;

/** ?1 e-mail's key */
export const NOTES_OF_PERSON = `booking_id IN (${BOOKINGS_OF_PERSON})
  OR booking_id IN (SELECT booking_id FROM participants WHERE id IN (${SEATS_OF_PERSON}))
  OR booking_id IN (${BILLED_BOOKINGS})
  OR ${IS_RECIPIENT}`;

/** ?1 the oldest instant that is kept */
const YEAR_KEPT = `CAST(strftime('%Y', ?1 / 1000, 'unixepoch') AS INTEGER)`;

/**
 * What lies in the archive ends with what the database keeps of it: the clock makes each object anew that is stale, of the papers
 * that still have a row and the mails to whoever still is among its recipients (`objects.ts`).
 */
export const stored: readonly Stored[] = [
  {
    table: 'archived_bookings',
    columns: ['booking_id'],
    whose: 'buyer',
    why: 'where the papers and mails of a booking lie that was over long ago',
    of: NOTES_OF_PERSON,
    ends: { stale: 'stale + 1' },
    life: TAX,
    secret: ['booking_id'],
    told: 'bookings',
  },
  {
    table: 'archived_bookings',
    columns: ['recipients'],
    whose: 'buyer',
    why: 'each mail of a booking is sent once',
    of: IS_RECIPIENT,
    ends: {
      recipients: `(SELECT json_group_array(value) FROM json_each(archived_bookings.recipients) WHERE value <> ?1)`,
    },
    kept: {
      where: `booking_id IN (SELECT id FROM bookings WHERE contact_key = ?1 AND (${KEPT_BOOKING}))`,
      because: 'with the booking: that its papers were sent',
    },
    life: TAX,
    secret: ['recipients'],
    told: 'mails',
  },
  {
    table: 'archived_bookings',
    columns: ['recipients'],
    whose: 'buyer',
    why: 'each mail of a booking is sent once',
    of: null,
    ends: { recipients: `'[]'`, stale: 'stale + 1', ended_year: YEAR_KEPT },
    life: TAX,
    // Again each year, until the papers of the booking's later years have ended, too.
    over: `year < ${YEAR_KEPT} AND ended_year < ${YEAR_KEPT}`,
    told: 'mails',
  },
];
