import type { Language, Session } from '../catalogue/classes.ts';

/**
 * What happens to a booking, in the order of its life. Rows answer how it stands; the list of events tells how it came
 * to be, and is only ever added to (booking rule 38).
 */
export type BookingEventKind =
  | 'awaiting_payment'
  | 'confirmed'
  | 'proved'
  | 'payment_withdrawn'
  | 'paid'
  | 'payment_failed'
  | 'payment_undone'
  | 'payment_bounced'
  | 'payment_counts_again'
  | 'named'
  | 'replaced'
  | 'order_named'
  | 'contact_changed'
  | 'moved'
  | 'seats_cancelled'
  | 'cancelled'
  | 'credited'
  | 'seats_added'
  | 'exempted'
  | 'written_off'
  | 'write_off_taken_back'
  | 'resent'
  | 'refund_asked'
  | 'refund_stopped'
  | 'refund_returned'
  | 'refund_unsent'
  | 'refunded'
  | 'payment_questioned'
  | 'dispute_opened'
  | 'dispute_won'
  | 'dispute_lost'
  | 'class_moved'
  | 'class_cancelled'
  | 'package_voided'
  | 'order_cancelled'
  | 'expired';

/** Who did it: a person by their part in the booking, the clock, or what the card company told. */
export type EventActor = 'buyer' | 'participant' | 'coordinator' | 'trainer' | 'staff' | 'owner' | 'clock' | 'card';

/** What of a class was otherwise before a change that its people were told of: nothing of what is as it was but the zone. */
export interface ClassWas {
  /** Where days or hours are others. */
  sessions?: Session[];
  /** The same where only rooms of days are others. */
  rooms?: Session[];
  timeZone: string;
  /** '' on line. */
  placeId?: string;
  language?: Language;
}
