import { ALL, TAX, type Stored } from '../platform/stored.ts';

export const stored: readonly Stored[] = [
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
