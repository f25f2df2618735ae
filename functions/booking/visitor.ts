import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Dependencies } from '../platform/dependencies.ts';
import { addressOfVisitor, networkOfVisitor } from '../platform/limits/limited.ts';
import { base64Url, digestOf, keyedDigest, linkToken, randomToken, secretOf } from '../platform/secrets.ts';

/** `__Host-` as the session's. It names the cart of a browser over all its tabs, and nobody. */
const CART_COOKIE = '__Host-cart';

const CART_BYTES = 16;

/** A cart that has held nothing for so long is a new one. Seconds. */
export const CART_LIFE_SECONDS = 24 * 3_600;

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const satisfies CookieOptions;

/** Who holds seats, as far as it can be told without asking: digests, from which nobody is found again. */
export interface Visitor {
  /** Of the browser's cart. */
  cart: string;
  /** Of the address, IPv6 by its /64, and of the network around it, IPv6 by its /48 and IPv4 by its /24. */
  address: string;
  network: string;
}

/** Reads whose request it is, and gives a browser without a cart one. */
export async function visitorOf(needs: Pick<Dependencies, 'secret'>, c: Context): Promise<Visitor> {
  const secret = secretOf(needs);
  const seenAs = async (who: string) => base64Url((await keyedDigest(secret, 'address', who)).subarray(0, 16));
  const [cart, address, network] = await Promise.all([
    cartOf(secret, c),
    seenAs(addressOfVisitor(c)),
    seenAs(networkOfVisitor(c)),
  ]);
  return { cart: await digestOf(cart), address, network };
}

async function cartOf(secret: string, c: Context): Promise<string> {
  const [brought = '', signature = ''] = getCookie(c, CART_COOKIE)?.split('.', 2) ?? [];
  const isOurs = brought !== '' && (await linkToken(secret, 'cart', brought)) === signature;
  const cart = isOurs ? brought : randomToken(CART_BYTES);
  const signed = `${cart}.${await linkToken(secret, 'cart', cart)}`;
  setCookie(c, CART_COOKIE, signed, { ...attributes, maxAge: CART_LIFE_SECONDS });
  return cart;
}
