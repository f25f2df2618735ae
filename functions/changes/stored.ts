import { BOOKINGS_OF_PERSON, papersOf } from '../booking/index.ts';
import { ALL, TAX, type Stored } from '../platform/stored.ts';

export const stored: readonly Stored[] = [
  {
    table: 'credit_notes',
    columns: ['document'],
    whose: 'buyer',
    why: 'the credit note as it was issued, with the buyer’s name and address',
    of: papersOf(BOOKINGS_OF_PERSON),
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
];
