import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import './storage.ts';

type Notice = 'too_many' | 'too_many_lines';

/**
 * Whether the cart's drawer is open; for the page only. `notice` is what the last "add" has to say, `added` the class whose
 * seats it put in.
 */
export const $cartDrawer = atom<{ open: boolean; notice?: Notice | undefined; added?: string | undefined }>({
  open: false,
});

/** The side the drawer comes from: `right` unless changed, kept in local storage under `cartSide`. */
export const $cartSide = persistentAtom<'right' | 'left'>('cartSide', 'right', {
  encode: (side) => side,
  decode: (stored) => (stored === 'left' ? 'left' : 'right'),
});

export function openCart(notice?: Notice, added?: string): void {
  $cartDrawer.set({ open: true, notice, added });
}

export function closeCart(): void {
  $cartDrawer.set({ open: false });
}

export function switchCartSide(): void {
  $cartSide.set($cartSide.get() === 'right' ? 'left' : 'right');
}
