import { KEY_LIFE_HOURS } from './idempotency.ts';
import type { Stored } from './stored.ts';

/**
 * The answers to calls that may be sent again, as far as they are about somebody. They are in nobody's copy: what they say of one
 * stands in other tables, and they say of others, too.
 */
export const answersKept = (row: Pick<Stored, 'whose' | 'why' | 'of'>): Stored => ({
  ...row,
  table: 'idempotency_keys',
  columns: ['about', 'answer'],
  ends: 'deleted',
  life: { days: KEY_LIFE_HOURS / 24 },
  secret: ['about', 'answer'],
  told: 'answers',
});
