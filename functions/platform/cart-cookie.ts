import type { Context } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';

/** `__Host-` as the session's. It names the cart of a browser over all its tabs, and nobody. */
export const CART_COOKIE = '__Host-cart';

export const cartAttributes = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
} as const satisfies CookieOptions;

/** What was proved in this browser is not open in it any more: somebody else may sit there next. */
export function forgetCart(c: Context): void {
  if (getCookie(c, CART_COOKIE) !== undefined) deleteCookie(c, CART_COOKIE, cartAttributes);
}
