import { api } from '../../api/client.ts';
import { eventDetail } from '../../domain/catalogue/calls.ts';
import { addSeats } from '../../stores/cart.ts';
import { noteError } from '../../stores/last-error.ts';

/**
 * Seats asked for in the address (`?class=…&quantity=…`): a list's form that was sent before its script was there.
 * They go into the cart once, and the address is cleaned.
 */
export async function addFromAddress(): Promise<void> {
  const address = new URL(location.href);
  const eventId = address.searchParams.get('class');
  if (eventId === null || eventId === '') return;
  const quantity = Math.min(Math.max(Math.trunc(Number(address.searchParams.get('quantity'))) || 1, 1), 10);
  address.search = '';
  history.replaceState(history.state, '', address);
  const result = await api(eventDetail)(eventId);
  if (!result.ok) return noteError(result.code);
  const { id, priceCents, language, titles, timeZone, sessions } = result.value;
  addSeats({ eventId: id, start: sessions[0]?.start ?? '', priceCents, language, titles, timeZone }, quantity);
}
