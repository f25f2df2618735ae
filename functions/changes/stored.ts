import { BOOKINGS_OF_PERSON } from '../booking/index.ts';
import { ALL, TAX, type Stored } from '../platform/stored.ts';

export const stored: readonly Stored[] = [
  {
    table: 'credit_notes',
    columns: ['document'],
    whose: 'buyer',
    why: 'the credit note as it was issued, with the buyer’s name and address',
    of: `booking_id IN (${BOOKINGS_OF_PERSON})`,
    ends: { document: `'{}'` },
    kept: { where: ALL, because: 'tax law' },
    life: TAX,
    over: `document <> '{}' AND created_at < ?1`,
    told: 'bookings',
  },
  {
    table: 'tax_exemptions',
    columns: ['number'],
    whose: 'buyer',
    why: 'the document by which no tax is asked for',
    of: `booking_id IN (${BOOKINGS_OF_PERSON})`,
    ends: { number: `''` },
    kept: { where: ALL, because: 'tax law' },
    life: TAX,
    over: `number <> '' AND granted_at < ?1`,
    told: 'bookings',
  },
  {
    table: 'credits',
    columns: ['client_key'],
    whose: 'buyer',
    why: 'what a client has with us',
    of: 'client_key = ?1',
    ends: { client_key: `''` },
    kept: { where: ALL, because: 'tax law; and it is the client’s money' },
    life: TAX,
    // Nobody loses what is left to them by time alone.
    over: `client_key <> '' AND created_at < ?1
      AND (SELECT SUM(own.delta_cents) FROM credits AS own WHERE own.client_key = credits.client_key) = 0`,
    told: 'bookings',
  },
];
