import { BOOKINGS_OF_PERSON } from '../booking/index.ts';
import { ALL, TAX, type Stored } from '../platform/stored.ts';

const kept = { where: ALL, because: 'tax law: what was paid and given back' };

export const stored: readonly Stored[] = [
  {
    table: 'payments',
    columns: ['provider_session'],
    whose: 'buyer',
    why: 'a page of the card company that was left unpaid: for who asks what became of it',
    of: null,
    ends: { provider_session: 'NULL' },
    life: { days: 30 },
    nightly: true,
    over: `state = 'ended' AND provider_session IS NOT NULL AND created_at < ?1`,
    told: 'unprovedBookings',
  },
  {
    table: 'payments',
    columns: ['provider_session', 'provider_intent', 'url', 'note'],
    whose: 'buyer',
    why: 'what was paid, and where the card company has it',
    of: `booking_id IN (${BOOKINGS_OF_PERSON})`,
    ends: { provider_session: 'NULL', provider_intent: 'NULL', url: 'NULL', note: `''` },
    kept,
    life: TAX,
    over: `created_at < ?1 AND (COALESCE(provider_session, provider_intent, url) IS NOT NULL OR note <> '')`,
    told: 'bookings',
  },
  {
    table: 'refunds',
    columns: ['provider_refund', 'note'],
    whose: 'buyer',
    why: 'what was given back, and where the card company has it',
    of: `booking_id IN (${BOOKINGS_OF_PERSON})`,
    ends: { provider_refund: 'NULL', note: `''` },
    kept,
    life: TAX,
    over: `created_at < ?1 AND (provider_refund IS NOT NULL OR note <> '')`,
    told: 'bookings',
  },
  {
    table: 'disputes',
    columns: ['provider_dispute'],
    whose: 'buyer',
    why: 'what a bank has said against a payment, and where the card company has it',
    of: `booking_id IN (${BOOKINGS_OF_PERSON})`,
    ends: { provider_dispute: 'NULL' },
    kept,
    life: TAX,
    over: 'opened_at < ?1 AND provider_dispute IS NOT NULL',
    nightly: true,
    told: 'bookings',
  },
];
