import { api } from '../../api/client.ts';
import { bookingOf } from '../../domain/booking/calls.ts';
import type { BookingView } from '../../domain/booking/contract.ts';
import type { LinkNeeded } from '../../domain/booking/link-needed.ts';
import { useAnswer } from '../use-answer.ts';
import { useHash } from '../use-hash.ts';

/** The booking whose reference stands in the fragment of the address, which no server and no log gets to see. */
export function useBooking() {
  const reference = useHash();
  const { result, retry } = useAnswer<BookingView, LinkNeeded>(reference, () =>
    reference === '' ? Promise.resolve({ ok: false, code: 'not_found' }) : api(bookingOf)(reference),
  );
  return { reference, result, retry };
}
