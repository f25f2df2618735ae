import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import './storage.ts';

/** Whether the cart's drawer is open; for the page only. `notice` is what the last "add" has to say. */
export const $cartDrawer = atom<{ open: boolean; notice?: 'too_many' | 'too_many_lines' | undefined }>({ open: false });

/** The side the drawer comes from: `right` unless changed, kept in local storage under `cartSide`. */
export const $cartSide = persistentAtom<'right' | 'left'>('cartSide', 'right', {
  encode: (side) => side,
  decode: (stored) => (stored === 'left' ? 'left' : 'right'),
});

export function openCart(notice?: 'too_many' | 'too_many_lines'): void {
  $cartDrawer.set({ open: true, notice });
}

export function closeCart(): void {
  $cartDrawer.set({ open: false });
}

export function switchCartSide(): void {
  $cartSide.set($cartSide.get() === 'right' ? 'left' : 'right');
}
