import { api } from '../../api/client.ts';
import { bookingOf } from '../../domain/booking/calls.ts';
import type { BookingView } from '../../domain/booking/contract.ts';
import type { LinkNeeded } from '../../domain/booking/link-needed.ts';
import { useHash } from '../use-hash.ts';
import { useLeftAccount } from '../use-left-account.ts';
import { useLinked } from '../use-linked.ts';

/** The booking whose reference, or id, stands in the fragment of the address, which no server and no log gets to see. */
export function useBooking() {
  useLeftAccount();
  const reference = useHash();
  const { result, retry } = useLinked<BookingView, LinkNeeded>(reference, api(bookingOf));
  return { reference, result, retry };
}
