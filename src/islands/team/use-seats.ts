import { useState } from 'react';
import type { CartLine } from '../../domain/cart/cart.ts';
import type { Seats } from '../../domain/team/stepping.ts';
import { setQuantity } from '../../stores/cart.ts';

/** Seats of a line of the cart, and those whom one would like to bring besides. */
export function useSeats({ eventId, quantity }: Pick<CartLine, 'eventId' | 'quantity'>) {
  const [wanted, setWanted] = useState<number>();
  const seats: Seats = { quantity, wanted: wanted !== undefined && wanted > quantity ? wanted : undefined };
  function onSeats(next: Seats): void {
    setWanted(next.wanted);
    if (next.quantity !== quantity) setQuantity(eventId, next.quantity);
  }
  return { seats, onSeats };
}
