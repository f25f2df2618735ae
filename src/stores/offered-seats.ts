import { sessionAtom } from './storage.ts';

/** Seats of a class that a waitlist offers the visitor, until an instant (ISO 8601) that its page has told. */
export interface OfferedSeats {
  eventId: string;
  quantity: number;
  until: string;
  timeZone: string;
  /** They were given back, or are in another checkout: this cart has them no more. */
  gone?: true;
}

/** Whether seats that were offered cannot be had any more, though their time has not come: no more of them are asked for than were offered. */
export const areGone = (
  { eventId, quantity, until }: OfferedSeats,
  lines: readonly { eventId: string; quantity: number }[],
  refused: readonly { eventId: string; reason: string }[],
): boolean =>
  Date.parse(until) > Date.now() &&
  lines.some((line) => line.eventId === eventId && line.quantity <= quantity) &&
  refused.some((line) => line.eventId === eventId && (line.reason === 'full' || line.reason === 'fewer_left'));

/** Whether a hold that stands on them ends before they do. */
export const endsSooner = ({ expiresAt }: { expiresAt: string }, { until }: OfferedSeats): boolean =>
  Date.parse(expiresAt) < Date.parse(until);

/** Those that this tab has taken to the checkout; session storage, `offeredSeats`. */
export const $offered = sessionAtom<OfferedSeats | null>('offeredSeats', (stored) => {
  const { eventId, quantity, until, timeZone, gone } = (stored ?? {}) as Partial<Record<keyof OfferedSeats, unknown>>;
  const isText = typeof eventId === 'string' && typeof until === 'string' && typeof timeZone === 'string';
  return isText && typeof quantity === 'number'
    ? { eventId, quantity, until, timeZone, ...(gone === true && { gone }) }
    : null;
});
