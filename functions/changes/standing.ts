import type { Standing } from '../../src/domain/changes/amounts.ts';

/** What `STANDING_OF_BOOKING` reads. Cents. */
export interface StandingRow {
  invoiced_cents: number;
  credited_cents: number;
  paid_cents: number;
  returned_cents: number;
}

export const standingOf = (row: StandingRow): Standing => ({
  invoicedCents: row.invoiced_cents,
  creditedCents: row.credited_cents,
  paidCents: row.paid_cents,
  returnedCents: row.returned_cents,
});
