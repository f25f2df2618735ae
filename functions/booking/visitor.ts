import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { CART_COOKIE, cartAttributes } from '../platform/cart-cookie.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { addressOfVisitor, networkOfVisitor } from '../platform/limits/limited.ts';
import { base64Url, digestOf, keyedDigest, linkToken, randomToken, secretOf } from '../platform/secrets.ts';

const CART_BYTES = 16;

/** A cart that has held nothing for so long is a new one. Seconds. */
export const CART_LIFE_SECONDS = 24 * 3_600;

/** Who holds seats, as far as it can be told without asking: digests, from which nobody is found again. */
export interface Visitor {
  /** Of the browser's cart. */
  cart: string;
  /** Of the address, IPv6 by its /64, and of the network around it, IPv6 by its /48 and IPv4 by its /24. */
  address: string;
  network: string;
}

/** The network that a request comes from, as `Visitor` has it. */
export const networkSeen = (needs: Pick<Dependencies, 'secret'>, c: Context): Promise<string> =>
  seenAs(secretOf(needs), networkOfVisitor(c));

const seenAs = async (secret: string, who: string) =>
  base64Url((await keyedDigest(secret, 'address', who)).subarray(0, 16));

/** Reads whose request it is, and gives a browser without a cart one. */
export async function visitorOf(needs: Pick<Dependencies, 'secret'>, c: Context): Promise<Visitor> {
  const secret = secretOf(needs);
  const [cart, address, network] = await Promise.all([
    cartOf(secret, c),
    seenAs(secret, addressOfVisitor(c)),
    networkSeen(needs, c),
  ]);
  return { cart: await digestOf(cart), address, network };
}

/** The browser, by the cart that it has; `null` where it has none, as after a day without seats. */
export async function browserOf({ secret }: Pick<Dependencies, 'secret'>, c: Context): Promise<string | null> {
  const cart = secret === null ? null : await broughtCart(secret, c);
  return cart && digestOf(cart);
}

async function broughtCart(secret: string, c: Context): Promise<string | null> {
  const [brought = '', signature = ''] = getCookie(c, CART_COOKIE)?.split('.', 2) ?? [];
  return brought !== '' && (await linkToken(secret, 'cart', brought)) === signature ? brought : null;
}

async function cartOf(secret: string, c: Context): Promise<string> {
  const cart = (await broughtCart(secret, c)) ?? randomToken(CART_BYTES);
  const signed = `${cart}.${await linkToken(secret, 'cart', cart)}`;
  setCookie(c, CART_COOKIE, signed, { ...cartAttributes, maxAge: CART_LIFE_SECONDS });
  return cart;
}
