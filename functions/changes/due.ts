import { paysAtFirstSession } from '../../src/domain/booking/consumer.ts';
import {
  invoiceDue,
  invoiceTerms,
  termsAtFirstSession,
  type InvoiceTerms,
} from '../../src/domain/booking/invoice-terms.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import type { EventRow } from '../catalogue/index.ts';
import { openOf } from '../../src/domain/changes/amounts.ts';
import type { ManagedRecord, Needs } from './record.ts';

type ClassDates = Pick<EventRow, 'starts_at' | 'time_zone'>;

/** Whether the law keeps the buyer from being charged before the first session (booking rule 33). */
const atFirstSession = ({ payAtFirstSession }: SiteData, { booking, billing }: ManagedRecord) =>
  paysAtFirstSession({ buyer: booking.consumer === 1 ? 'myself' : 'organisation', billing }, payAtFirstSession);

function circumstancesOf({ office, invoice, holidays }: SiteData, now: number, classes: readonly ClassDates[]) {
  return {
    ...{ now, timeZone: office.timeZone, dueBusinessDays: invoice.dueBusinessDays },
    holidays: holidaysOf(holidays, office.province),
    classes: classes.map((one) => ({ startsAt: one.starts_at, timeZone: one.time_zone })),
  };
}

/** When a further invoice for these classes is due. */
export function furtherTerms(
  { siteData }: Pick<Needs, 'siteData'>,
  record: ManagedRecord,
  classes: readonly ClassDates[],
): InvoiceTerms {
  const circumstances = circumstancesOf(siteData, record.at, classes);
  return atFirstSession(siteData, record) ? termsAtFirstSession(circumstances) : invoiceDue(circumstances);
}

/** Whether what is still open could be paid before such a class: as for a booking on invoice (booking rule 16). */
export function paidInTime({ siteData }: Pick<Needs, 'siteData'>, record: ManagedRecord, event: ClassDates): boolean {
  if (openOf(record.standing) <= 0 || atFirstSession(siteData, record)) return true;
  return invoiceTerms(circumstancesOf(siteData, record.at, [event])) !== null;
}

/** By when an invoice is to be paid as its seats are now: nobody is charged before a first session that was moved later (booking rule 33). */
export function dueNow({ siteData }: Pick<Needs, 'siteData'>, record: ManagedRecord, dueOn: string): string {
  if (!atFirstSession(siteData, record)) return dueOn;
  const seated = record.events.filter(({ id }) =>
    record.lines.some((line) => line.class_id === id && line.quantity > 0),
  );
  const { dueOn: later } = termsAtFirstSession(
    circumstancesOf(siteData, record.booking.confirmed_at ?? record.at, seated),
  );
  return later > dueOn ? later : dueOn;
}
