const FIRST = 1_000_000_000;

/** A number for a new account: random, since one that follows another tells how many there are. Within safe integers. */
export function newAccountId(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return FIRST + (((high & 0x1fffff) * 2 ** 32 + low) % (Number.MAX_SAFE_INTEGER - FIRST));
}
