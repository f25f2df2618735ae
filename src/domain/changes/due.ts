import type { ManagedBooking } from './contract.ts';

/**
 * The day by which what is open of a booking has to be paid, `2026-11-27`; `undefined` where nothing is. What came in counts
 * towards the oldest invoice first, so that what is open is of the newest ones, as far as they are not credited: the first of their days
 * counts. Where more has gone back than came in, that is of the oldest.
 */
export function firstDue({ documents, money }: Pick<ManagedBooking, 'documents' | 'money'>): string | undefined {
  let rest = money.openCents;
  const days: string[] = [];
  for (const { number, dueOn, totalCents } of documents.filter(({ kind }) => kind === 'invoice').toReversed()) {
    if (rest <= 0) break;
    const left = documents.reduce((sum, note) => (note.invoice === number ? sum - note.totalCents : sum), totalCents);
    rest -= left;
    if (left > 0 && dueOn !== null) days.push(dueOn);
  }
  if (rest > 0 && days.length === 0) days.push(...documents.flatMap(({ dueOn }) => dueOn ?? []).slice(0, 1));
  return days.toSorted()[0];
}
