/** The key of the cart in local storage. */
export const CART_KEY = 'cartEvents';

/** The event on `document` that tells of a changed cart; its `detail` is the number of seats. */
export const CART_EVENT = 'cart:change';

/** The event on `document` that tells of seats on their way into the cart; its `detail` is how many. */
export const ADDING_EVENT = 'cart:adding';

interface StoredEntry {
  Events?: unknown;
  Qty?: unknown;
  PriceOfEvent?: unknown;
}

const numeric = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.trim()) ? Number(value) : NaN;

/**
 * The seats in a stored cart, for the icon of the header. Leaves out the same entries as `parseCart` (`stored-cart.ts`), but
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
  const entries = stored as (StoredEntry | null)[];
  return entries.reduce((sum, entry) => {
    const id = Array.isArray(entry?.Events)
      ? (entry.Events as ({ eventId?: unknown } | null)[])[0]?.eventId
      : undefined;
    const seats = numeric(entry?.Qty);
    const price = numeric(entry?.PriceOfEvent);
    const named = typeof id === 'number' || (typeof id === 'string' && id !== '' && id.length <= 120);
    const counts = named && Number.isInteger(seats) && seats >= 1 && seats <= 999 && price >= 0 && price < Infinity;
    return counts ? sum + seats : sum;
  }, 0);
}
