import type { Balance, Standing } from '../../src/domain/changes/amounts.ts';
import type { OfCredit } from '../credits/index.ts';

/** What `STANDING_OF_BOOKING` reads. Cents. */
export interface StandingRow {
  invoiced_cents: number;
  credited_cents: number;
  paid_cents: number;
  returned_cents: number;
  revision: number;
}

export const balanceOf = (row: StandingRow): Balance => ({
  invoicedCents: row.invoiced_cents,
  creditedCents: row.credited_cents,
  paidCents: row.paid_cents,
  returnedCents: row.returned_cents,
});

/** With what credits have paid of it, and was not given back. */
export const standingOf = (row: StandingRow, fromCredits: readonly OfCredit[]): Standing => ({
  ...balanceOf(row),
  fromCreditCents: fromCredits.reduce((sum, { cents }) => sum + cents, 0),
});
