import { Temporal } from 'temporal-polyfill';
import type { PlainDate } from '../time/calendar.ts';
import { afterBusinessHours } from './waitlist.ts';

/**
 * What proves that a buyer is there (booking rule 41): the link of a mail was opened, a card was charged, the session is of
 * the contact's own e-mail, or staff know.
 */
export type BookingProof = 'link' | 'card' | 'session' | 'staff';

/** A booking on invoice, or a purchase of seats, waits so long for its buyer's proof: three days of the office. Hours of business. */
export const PROOF_BUSINESS_HOURS = 24;

interface ProofCircumstances {
  /** Epoch milliseconds. */
  now: number;
  /** Of the office, whose hours count. */
  timeZone: string;
  holidays: ReadonlySet<PlainDate>;
  /** The last day on which the invoice may fall due; it is issued before. */
  latestDueOn: PlainDate;
  /** When the first of the classes begins. */
  startsAt: number;
}

/** Until when an unproved booking stands, epoch milliseconds: its invoice can still be issued then. */
export function proofDueAt({ now, timeZone, holidays, latestDueOn, startsAt }: ProofCircumstances): number {
  const { epochMilliseconds: tooLate } = Temporal.PlainDate.from(latestDueOn).toZonedDateTime({ timeZone });
  return Math.min(afterBusinessHours(now, PROOF_BUSINESS_HOURS, timeZone, holidays), tooLate, startsAt);
}
