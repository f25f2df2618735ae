import { sessionAtom } from './storage.ts';

/** Seats of a class that a waitlist offers the visitor, until an instant (ISO 8601) that its page has told. */
export interface OfferedSeats {
  eventId: string;
  quantity: number;
  until: string;
  timeZone: string;
}

/** Whether a hold that stands on them ends before they do. */
export const endsSooner = ({ expiresAt }: { expiresAt: string }, { until }: OfferedSeats): boolean =>
  Date.parse(expiresAt) < Date.parse(until);

/** Those that this tab has taken to the checkout; session storage, `offeredSeats`. */
export const $offered = sessionAtom<OfferedSeats | null>('offeredSeats', (stored) => {
  const { eventId, quantity, until, timeZone } = (stored ?? {}) as Partial<Record<keyof OfferedSeats, unknown>>;
  const isText = typeof eventId === 'string' && typeof until === 'string' && typeof timeZone === 'string';
  return isText && typeof quantity === 'number' ? { eventId, quantity, until, timeZone } : null;
});
