import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { digestOf, randomToken } from '../platform/secrets.ts';

/** `__Host-` as the session's. It opens nothing: it tells a browser of the account's owner from those that only guess. */
const DEVICE_COOKIE = '__Host-device';

/** A device is known for so long after its last login. Milliseconds. */
export const DEVICE_MS = 180 * 24 * 3_600_000;

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const satisfies CookieOptions;

export interface Device {
  token: string;
  digest: string;
}

/** What a request brings as its device; whether it is one, and whose, the database says. */
export async function presentedDevice(c: Context): Promise<Device | undefined> {
  const token = getCookie(c, DEVICE_COOKIE);
  return token !== undefined && TOKEN.test(token) ? { token, digest: await digestOf(token) } : undefined;
}

/** Never one that was brought: nobody can plant theirs. */
export async function newDevice(): Promise<Device> {
  const token = randomToken();
  return { token, digest: await digestOf(token) };
}

export function setDeviceCookie(c: Context, { token }: Device): void {
  setCookie(c, DEVICE_COOKIE, token, { ...attributes, maxAge: DEVICE_MS / 1000 });
}
