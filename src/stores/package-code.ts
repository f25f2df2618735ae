import { atom, computed } from 'nanostores';
import { api } from '../api/client.ts';
import type { FieldReason } from '../domain/api/errors.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import type { CartLine } from '../domain/cart/cart.ts';
import { MAX_SEATS_PER_LINE } from '../domain/catalogue/classes.ts';
import { coverCart } from '../domain/packages/calls.ts';
import type { CoverView } from '../domain/packages/contract.ts';
import { $cart } from './cart.ts';
import { sessionAtom } from './storage.ts';

export type PackageState =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'applied'; view: CoverView }
  /** What is wrong with the code, or with asking for it. */
  | { state: 'refused'; reason: FieldReason }
  | { state: 'failed'; code: ErrorCode };

/** What the code of this tab pays for, as the server said last. It decides again when the cart is booked. */
export const $package = atom<PackageState>({ state: 'none' });

/** Session storage, `packageCode`: a reload keeps it. */
const $code = sessionAtom<string | null>('packageCode', (stored) => (typeof stored === 'string' ? stored : null));

/** The code that pays for something of the cart; `''` where none does. */
export const $packageCode = computed([$package, $code], ({ state }, code) => (state === 'applied' ? (code ?? '') : ''));

/** How many seats of the package one person takes, by the classes that are covered. */
export const $covered = computed($package, (found): ReadonlyMap<string, number> =>
  found.state === 'applied'
    ? new Map(found.view.lines.flatMap((line) => ('seats' in line ? [[line.eventId, line.seats] as const] : [])))
    : new Map(),
);

const wantedOf = (lines: readonly CartLine[]) =>
  lines
    .filter(({ quantity }) => quantity <= MAX_SEATS_PER_LINE)
    .map(({ eventId, quantity }) => ({ eventId, quantity }));

let asked = 0;

/** Asks what a code pays for. The answer to an earlier question is dropped. */
export async function applyCode(code: string): Promise<void> {
  const lines = wantedOf($cart.get());
  if (lines.length === 0) return forgetCode();
  const own = (asked += 1);
  $package.set({ state: 'checking' });
  const result = await api(coverCart)({ code, lines });
  if (own !== asked) return;
  if (result.ok) {
    $code.set(code);
    return $package.set({ state: 'applied', view: result.value });
  }
  const reason = result.fields?.packageCode ?? result.fields?.code;
  if (reason) $code.set(null);
  $package.set(reason ? { state: 'refused', reason } : { state: 'failed', code: result.code });
}

export function forgetCode(): void {
  asked += 1;
  $code.set(null);
  $package.set({ state: 'none' });
}

/** Asks again for the code of this tab, if there is one. */
export async function askAgain(): Promise<void> {
  const code = $code.get();
  if (code !== null) await applyCode(code);
}

/** Keeps what is covered in step with the cart, until the returned function is called. */
export function watchCode(): () => void {
  let seen = JSON.stringify(wantedOf($cart.get()));
  void askAgain();
  return $cart.listen((lines) => {
    const now = JSON.stringify(wantedOf(lines));
    if (now === seen) return;
    seen = now;
    void askAgain();
  });
}
