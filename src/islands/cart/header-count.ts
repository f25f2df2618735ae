/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
import { ADDING_EVENT, CART_EVENT, CART_KEY, seatsIn } from '../../domain/cart/stored-seats.ts';

// The count beside the cart's icon, where a page has one. It belongs to this script alone, before and after the island is hydrated.
const badge = document.querySelector<HTMLElement>('[data-cart-count]');

let shown = 0;

function show(count: number) {
  shown = count;
  if (!badge) return;
  const [number, text] = badge.children as unknown as [HTMLElement, HTMLElement];
  badge.hidden = count === 0;
  number.textContent = String(count);
  text.textContent = (count === 1 ? badge.dataset.one : badge.dataset.other)!.replace('{count}', String(count));
}

function showStored() {
  try {
    show(seatsIn(localStorage.getItem(CART_KEY)));
  } catch {
    // Storage is blocked; the cart tells its count as soon as it has one.
  }
}

document.addEventListener(CART_EVENT, (event) => show((event as CustomEvent<number>).detail));
// It answers before the stores are there, which put it right.
document.addEventListener(ADDING_EVENT, (event) => {
  show(shown + (event as CustomEvent<number>).detail);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) badge?.animate({ scale: [1.6, 1] }, 180);
});
addEventListener('storage', showStored);
addEventListener('pageshow', showStored);
showStored();
