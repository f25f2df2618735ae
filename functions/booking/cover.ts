import type { CoveredBy } from '../../src/domain/booking/contract.ts';

/** What covers the seats of a line instead of money, as it stands in its row. */
export interface Cover extends CoveredBy {
  purchaseId: string;
  /** Which seats of the purchase: see `package_seats`. */
  pool: string;
}

interface CoverableLine {
  /** The cover (JSON); `null` where the seats are paid for. */
  covered: string | null;
}

export function coverOf({ covered }: CoverableLine): Cover | null {
  return covered === null ? null : (JSON.parse(covered) as Cover);
}

/** As a buyer sees it, who needs no ids. */
export function coveredByOf(line: CoverableLine): { coveredBy?: CoveredBy } {
  const cover = coverOf(line);
  return cover ? { coveredBy: { title: cover.title, seats: cover.seats } } : {};
}
