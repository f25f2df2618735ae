/** The key of the cart in local storage. */
export const CART_KEY = 'cartEvents';

/** The event on `document` that tells of a changed cart; its `detail` is the number of seats. */
export const CART_EVENT = 'cart:change';

const numeric = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.trim()) ? Number(value) : NaN;

/**
 * The seats in a stored cart, for the icon of the header. Leaves out the same entries as `parseCart` (`cart.ts`), but
 * needs no schema: it runs on every page before anything else is loaded.
 */
export function seatsIn(raw: string | null): number {
  let stored: unknown;
  try {
    stored = JSON.parse(raw ?? '[]');
  } catch {
    return 0;
  }
  if (!Array.isArray(stored)) return 0;
  return stored.reduce((sum: number, entry: { Qty?: unknown; PriceOfEvent?: unknown; Events?: unknown } | null) => {
    const events: unknown = entry?.Events;
    const id: unknown = Array.isArray(events) ? events[0]?.eventId : undefined;
    const seats = numeric(entry?.Qty);
    const price = numeric(entry?.PriceOfEvent);
    const named = typeof id === 'number' || (typeof id === 'string' && id !== '' && id.length <= 120);
    const counts = named && Number.isInteger(seats) && seats >= 1 && seats <= 999 && price >= 0 && price < Infinity;
    return counts ? sum + seats : sum;
  }, 0);
}
