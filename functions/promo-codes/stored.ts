import { ALL, TAX, type Stored } from '../platform/stored.ts';

export const stored: readonly Stored[] = [
  {
    table: 'promo_codes',
    columns: ['created_by', 'ended_by', 'end_reason', 'note'],
    whose: 'staff',
    why: 'who of the staff made a code, and who ended it (booking rule 38)',
    of: null,
    ends: { created_by: `''`, note: `''`, ended_by: `CASE WHEN ended_by IS NULL THEN NULL ELSE '' END` },
    kept: { where: ALL, because: 'tax law: why a booking cost less' },
    life: TAX,
    over: `created_at < ?1 AND (created_by <> '' OR note <> '' OR ended_by <> '')`,
    told: 'staff',
  },
];
