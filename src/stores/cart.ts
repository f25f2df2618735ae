import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { CART_EVENT, CART_KEY } from '../domain/cart/stored-seats.ts';
import * as rules from '../domain/cart/cart.ts';
import type { AddOutcome, CartLine, SeatWish } from '../domain/cart/cart.ts';
import { parseCart, writeCart } from '../domain/cart/stored-cart.ts';
import type { EventDetail } from '../domain/catalogue/classes.ts';
import './storage.ts';

/** What the server renders, and the first render in the browser: the cart is known only there. */
const emptyCart: CartLine[] = [];

/** `true` when something in the stored cart could not be read, until the notice is dismissed. */
export const $cartLost = atom(false);

/**
 * The cart: one line per class (`domain/cart/cart.ts`). Kept in local storage under `cartEvents` until it is booked or
 * emptied, and the same in every tab. A wish only: prices and seats are the server's.
 */
export const $cart = persistentAtom<CartLine[]>(CART_KEY, emptyCart, {
  encode: writeCart,
  decode(raw) {
    const { lines, lost } = parseCart(raw);
    if (lost > 0) queueMicrotask(() => $cartLost.set(true));
    return lines;
  },
});

/** Seats in the cart. */
const $cartCount = computed($cart, rules.seatsOf);

/** Adds seats of a class, at most 10 a line and 20 lines; tells what became of it. */
export function addSeats(wish: SeatWish, quantity: number): AddOutcome {
  const { lines, outcome } = rules.withSeats($cart.get(), wish, quantity);
  $cart.set(lines);
  return outcome;
}

export function setQuantity(eventId: string, quantity: number): void {
  $cart.set(rules.withQuantity($cart.get(), eventId, quantity));
}

/** The visitor agrees to the price that the server told. */
export function acceptPrice(eventId: string, priceCents: number): void {
  $cart.set(rules.withPrice($cart.get(), eventId, priceCents));
}

export function removeLine(eventId: string): void {
  $cart.set(rules.without($cart.get(), eventId));
}

/** Takes over what `event-detail` tells of a class. */
export function enrichLine(event: EventDetail): void {
  $cart.set(rules.enriched($cart.get(), event));
}

export function clearCart(): void {
  $cart.set([]);
}

export function dismissCartLoss(): void {
  $cartLost.set(false);
}

// The header's count is a plain script that knows no stores (`islands/cart/header-count.ts`).
if (typeof document !== 'undefined') {
  $cartCount.subscribe((count) => document.dispatchEvent(new CustomEvent(CART_EVENT, { detail: count })));
}
