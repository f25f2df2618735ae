import { sessionAtom } from './storage.ts';

interface SentKey {
  /** The call with its body. */
  fingerprint: string;
  key: string;
}

export function parseKeys(stored: unknown): Record<string, SentKey> {
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(([, value]) => {
    const { fingerprint, key } = (value ?? {}) as Partial<SentKey>;
    return typeof fingerprint === 'string' && typeof key === 'string';
  });
  return Object.fromEntries(entries);
}

/** The keys of calls without an answer so far; session storage, `bookingKeys`, so that a reload repeats and not doubles. */
const $keys = sessionAtom('bookingKeys', parseKeys);

/** The key kept for this very request, or else a new one. */
export function keyOf(saved: SentKey | undefined, fingerprint: string, makeKey: () => string): string {
  return saved?.fingerprint === fingerprint ? saved.key : makeKey();
}

/** The `Idempotency-Key` for a request. It is kept before the request is sent, until `settle` is called. */
export function keyFor(call: string, body: object): string {
  const fingerprint = JSON.stringify([call, body]);
  const key = keyOf($keys.get()[call], fingerprint, () => crypto.randomUUID());
  $keys.set({ ...$keys.get(), [call]: { fingerprint, key } });
  return key;
}

/** The call has its answer: the next one is another request, even with the same body. */
export function settle(call: string): void {
  const { [call]: _settled, ...rest } = $keys.get();
  $keys.set(rest);
}
