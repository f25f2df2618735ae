import { scrypt } from 'node:crypto';
import type { Dependencies, SlowHash } from '../platform/dependencies.ts';
import { base64Url, keyedDigest } from '../platform/secrets.ts';

/**
 * What the platform does natively; PBKDF2 stops there at 100,000 iterations, and WebAssembly is too slow to start. 16 MB
 * and some 150 ms of the isolate.
 */
const PARAMETERS = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 };
const PREFIX = 'scrypt$14$8$5';
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes of strangers underway in one isolate: while one runs, nothing else of the isolate does. */
export const MAX_HASHES = 2;

export const scryptHash: SlowHash = (input, salt) =>
  new Promise((resolve, reject) => {
    scrypt(input, salt, HASH_BYTES, PARAMETERS, (error, key) => (error ? reject(error) : resolve(new Uint8Array(key))));
  });

type Needs = Pick<Dependencies, 'slowHash' | 'peppers'> & { secret: string };

const peppersOf = ({ peppers, secret }: Needs) => peppers ?? ([secret] as const);

/** What is stored of a password's digest. Without the worker's pepper it cannot be tried out. */
export async function hashPassword(needs: Needs, digest: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const [pepper] = peppersOf(needs);
  const hash = await needs.slowHash(await keyedDigest(pepper, 'password', digest), salt);
  return `${PREFIX}$${base64Url(salt)}$${base64Url(hash)}`;
}

/** What a login without an account, or without a password, is compared with; nothing fits it. */
const NOBODY = `${PREFIX}$${base64Url(new Uint8Array(SALT_BYTES))}$${base64Url(new Uint8Array(HASH_BYTES))}`;

/**
 * Whether the digest is that of the stored password, and under which pepper: one under the pepper before is to be stored
 * anew. What does not fit takes the same work whether or not something is stored.
 */
export async function passwordFits(
  needs: Needs,
  digest: string,
  stored: string | null,
): Promise<'now' | 'before' | null> {
  const [salt = '', hash = ''] = (stored ?? NOBODY).slice(PREFIX.length + 1).split('$', 2);
  const fits = async (pepper: string) => {
    const given = await needs.slowHash(await keyedDigest(pepper, 'password', digest), fromBase64Url(salt));
    return crypto.subtle.timingSafeEqual(given, fromBase64Url(hash)) && stored !== null;
  };
  const [now, before] = peppersOf(needs);
  if (await fits(now)) return 'now';
  return before !== undefined && (await fits(before)) ? 'before' : null;
}

function fromBase64Url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

export interface Slots {
  /** Does the work where a slot is free, else gives `null` at once. Whoever is known has one more, which strangers do not take. */
  run<T>(work: () => Promise<T>, known?: boolean): Promise<T | null>;
}

/** Longer than any login takes, with all its trips to the database. Milliseconds. */
const LONGEST_MS = 15_000;

/**
 * A slot is taken before the reads that a hash needs: a hash holds the whole isolate, so hashes that only counted
 * themselves would each find the others done. Work whose request was cut off never ends: its slot is free again after a while.
 */
export function slotsOf(most: number, now = Date.now): Slots {
  const taken = new Set<{ since: number }>();
  return {
    async run(work, known = false) {
      const own = { since: now() };
      for (const one of taken) if (own.since - one.since >= LONGEST_MS) taken.delete(one);
      if (taken.size >= (known ? most + 1 : most)) return null;
      taken.add(own);
      try {
        return await work();
      } finally {
        taken.delete(own);
      }
    },
  };
}
