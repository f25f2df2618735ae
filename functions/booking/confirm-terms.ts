import { invoiceTerms, termsAtFirstSession, type InvoiceTerms } from '../../src/domain/booking/invoice-terms.ts';
import { proofDueAt } from '../../src/domain/booking/proof.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import type { BookedEventRow } from './view.ts';

/** The invoice's dates: as the law has them for a consumer, else as the policy; `null` where a class starts too soon. */
export function termsOf(
  { office, invoice, holidays }: SiteData,
  events: readonly Pick<BookedEventRow, 'starts_at' | 'time_zone'>[],
  now: number,
  atFirstSession: boolean,
) {
  const circumstances = {
    now,
    timeZone: office.timeZone,
    dueBusinessDays: invoice.dueBusinessDays,
    holidays: holidaysOf(holidays, office.province),
    classes: events.map((event) => ({ startsAt: event.starts_at, timeZone: event.time_zone })),
  };
  return atFirstSession ? termsAtFirstSession(circumstances) : invoiceTerms(circumstances);
}

/** Until when the buyer's proof is awaited, epoch milliseconds. */
export function awaitingProof(
  { office, holidays }: SiteData,
  events: readonly BookedEventRow[],
  terms: InvoiceTerms,
  now: number,
  short: boolean,
): number {
  return proofDueAt({
    ...{ now, short, latestDueOn: terms.latestDueOn, timeZone: office.timeZone },
    holidays: holidaysOf(holidays, office.province),
    startsAt: Math.min(...events.map((event) => event.starts_at)),
  });
}

/** When an invoice falls due that is issued later than it was drafted. */
export const dueOf = ({ dueOn, latestDueOn, isFixed }: InvoiceTerms) => (isFixed ? { dueOn } : { latestDueOn });
