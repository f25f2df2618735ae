/** What a keyed digest is for: digests of one purpose say nothing about those of another. */
export type Purpose =
  | 'password'
  | 'login attempts'
  | 'password link'
  | 'second factor'
  | 'newsletter link'
  | 'unsubscribe'
  | 'address'
  | 'manage booking'
  | 'waitlist link'
  | 'package link'
  | 'quote link'
  | 'cart'
  | 'enquiry'
  | 'registration link'
  | 'person'
  | 'kept mail';

/** Nothing on a developer's machine is secret; it only has to stay the same. */
export const LOCAL_PEPPER = 'the pepper of machines that send no mail';

/** The worker's secret, for what only runs where one is configured. */
export function secretOf({ secret }: { secret: string | null }): string {
  if (secret === null) throw new Error('no secret is configured');
  return secret;
}

const encoder = new TextEncoder();
const keys = new Map<string, Promise<CryptoKey>>();

/** HMAC-SHA256 under the worker's secret. */
export async function keyedDigest(secret: string, purpose: Purpose, text: string): Promise<Uint8Array> {
  let key = keys.get(secret);
  if (!key) {
    key = crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    keys.set(secret, key);
  }
  const signature = await crypto.subtle.sign('HMAC', await key, encoder.encode(`${purpose}\n${text}`));
  return new Uint8Array(signature);
}

/**
 * The token of a link in a mail, worked out from the row it is of: the database holds its digest alone, and whoever
 * writes the mail works it out again.
 */
export async function linkToken(secret: string, purpose: Purpose, id: string): Promise<string> {
  return base64Url(await keyedDigest(secret, purpose, id));
}

/** 256 random bits. */
export function randomToken(bytes = 32): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** A random whole number below `below`, which is small: the bias of the remainder is beyond notice. */
export function randomBelow(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
}

/** SHA-256 in hex: what is stored of a token, which has bits enough to need no salt. */
export async function digestOf(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

/** Whether two texts are one, in a time that tells neither how they differ nor how long they are. */
export async function isSame(given: string, expected: string): Promise<boolean> {
  const digests = [given, expected].map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text)));
  const [one, other] = (await Promise.all(digests)) as [ArrayBuffer, ArrayBuffer];
  return crypto.subtle.timingSafeEqual(one, other);
}

async function sealingKey(secret: string, purpose: Purpose): Promise<CryptoKey> {
  const key = await keyedDigest(secret, purpose, 'AES-GCM');
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** A text that only the worker's secret opens: who reads the database alone reads nothing. Base64 of nonce and cipher. */
export async function seal(secret: string, purpose: Purpose, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await sealingKey(secret, purpose);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encoder.encode(text));
  return base64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** What `seal` was given. Throws where it is another secret's. */
export async function unseal(secret: string, purpose: Purpose, sealed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const key = await sealingKey(secret, purpose);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, 12) }, key, bytes.slice(12));
  return new TextDecoder().decode(text);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function base64Url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
