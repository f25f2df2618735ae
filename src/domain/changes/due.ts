import type { ManagedBooking } from './contract.ts';

/**
 * The day by which what is open of a booking has to be paid, `2026-11-27`; `undefined` where nothing is. What came in counts
 * towards the oldest invoice first, so that what is open is of the newest ones: the first of their days counts.
 */
export function firstDue({ documents, money }: Pick<ManagedBooking, 'documents' | 'money'>): string | undefined {
  let rest = money.openCents;
  const days: string[] = [];
  for (const { dueOn, totalCents } of documents.filter(({ kind }) => kind === 'invoice').toReversed()) {
    if (rest <= 0) break;
    rest -= totalCents;
    if (dueOn !== null) days.push(dueOn);
  }
  return days.toSorted()[0];
}
