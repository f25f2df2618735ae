import type { PlainDate } from '../time/calendar.ts';
import { invoiceTerms } from './invoice-terms.ts';
import type { PaymentMethod } from './payment-methods.ts';

export interface PayableClass {
  /** Epoch milliseconds of the first session, and of the end of sales. */
  startsAt: number;
  salesEndAt: number;
  /** IANA name; the due date of an invoice is counted on this calendar. */
  timeZone: string;
}

interface Circumstances {
  /** Epoch milliseconds. */
  now: number;
  /** Of the office, which issues invoices. */
  timeZone: string;
  dueBusinessDays: number;
  holidays: ReadonlySet<PlainDate>;
  /** Whether cards are taken on line. */
  cards: boolean;
}

/**
 * What all these classes together can be paid with (booking rule 34): by card until the sale of the first one ends; on
 * invoice where its due date lies before each class. Empty: not on sale on line, the office is to be called.
 */
export function paymentOptions(classes: readonly PayableClass[], circumstances: Circumstances): PaymentMethod[] {
  const { now, cards } = circumstances;
  if (classes.some(({ salesEndAt }) => salesEndAt <= now)) return [];
  const onInvoice = invoiceTerms({ ...circumstances, classes }) !== null;
  return [...(cards ? (['card'] as const) : []), ...(onInvoice ? (['invoice'] as const) : [])];
}
