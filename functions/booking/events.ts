import type { BookingEventKind, EventActor } from '../../src/domain/booking/events.ts';
import type { SessionView } from '../../src/domain/accounts/contract.ts';
import { RECORD_EVENT } from './sql.ts';

export interface BookingEvent {
  bookingId: string;
  kind: BookingEventKind;
  /** Epoch milliseconds. */
  at: number;
  who: EventActor;
  /** Of staff, who act by name. */
  accountId?: number;
  reason?: string;
  /** Ids and amounts; names and e-mails only where the story is about them. */
  detail?: Record<string, unknown>;
}

/** The statement that writes down what happened, for the batch that makes it happen. */
export function recordEvent(db: D1Database, event: BookingEvent): D1PreparedStatement {
  const { bookingId, kind, at, who, accountId = null, reason = '', detail = {} } = event;
  return db.prepare(RECORD_EVENT).bind(bookingId, kind, at, who, accountId, reason, JSON.stringify(detail));
}

/** Who of the office acts, as the story of a booking tells. */
export const byOffice = (session: Pick<SessionView, 'role' | 'accountId'>) => ({
  who: session.role === 'owner' ? ('owner' as const) : ('staff' as const),
  accountId: session.accountId,
});
