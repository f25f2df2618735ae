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

/** As long where many seats of the class wait already. Hours of the clock. */
export const SHORT_PROOF_HOURS = 2;

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
  /** More seats of a class wait than may wait for days. */
  short?: boolean;
}

/** Until when an unproved booking stands, epoch milliseconds: its invoice can still be issued then. */
export function proofDueAt({ now, timeZone, holidays, latestDueOn, startsAt, short }: ProofCircumstances): number {
  const { epochMilliseconds: tooLate } = Temporal.PlainDate.from(latestDueOn).toZonedDateTime({ timeZone });
  if (short) return Math.min(now + SHORT_PROOF_HOURS * 3_600_000, tooLate, startsAt);
  return Math.min(afterBusinessHours(now, PROOF_BUSINESS_HOURS, timeZone, holidays), tooLate, startsAt);
}
