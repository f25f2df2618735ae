import { createHash } from 'node:crypto';
import { CART_KEY } from '~/domain/cart/stored-seats.ts';

/**
 * Before the first paint of the checkout: how many classes there will be, or that there are none; a fragment may bring some. Without
 * storage, that is not known yet.
 */
export const earlyRoom = `{
  const first = document.querySelector('.checkout-first');
  try {
    const { length = 0 } = JSON.parse(localStorage.getItem('${CART_KEY}')) ?? [];
    first.style.setProperty('--lines', length);
    first.hidden = length === 0;
    first.nextElementSibling.hidden = length > 0 || location.hash !== '';
  } catch {}
}`;

/** For the policy of the page, which is written before any part of it is drawn. */
export const earlyRoomHash = `sha256-${createHash('sha256').update(earlyRoom).digest('base64')}` as const;
