import { atom, computed } from 'nanostores';
import { api } from '../api/client.ts';
import type { FieldReason } from '../domain/api/errors.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import type { CartLine } from '../domain/cart/cart.ts';
import { MAX_SEATS_PER_LINE } from '../domain/catalogue/classes.ts';
import { tryCode } from '../domain/promo-codes/calls.ts';
import type { CodeView, PromoView } from '../domain/promo-codes/contract.ts';
import { $cart } from './cart.ts';
import { $hold } from './hold.ts';
import { $code } from './typed-code.ts';

export type CodeState =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'applied'; view: CodeView }
  /** What is wrong with the code, or with asking for it. */
  | { state: 'refused'; reason: FieldReason }
  | { state: 'failed'; code: ErrorCode };

/** What the code of this tab is good for, as the server said last. It decides again when the cart is booked. */
export const $codeFound = atom<CodeState>({ state: 'none' });

/** What stands in the field for it. */
export const typedCode = (): string => $code.get() ?? '';

/** The answer to the last question was lost. */
let unanswered = false;

const codeOf = (kind: CodeView['kind']) =>
  computed([$codeFound, $code], (found, code) =>
    found.state === 'applied' && found.view.kind === kind ? (code ?? '') : '',
  );

/** The code of seats that pay for something of the cart; `''` where none does. */
export const $packageCode = codeOf('package');

/** The code that takes something off the cart; `''` where none does. */
export const $promoCode = codeOf('promo');

/** What it takes off, and which classes it is for. */
export const $promo = computed($codeFound, (found): PromoView | undefined =>
  found.state === 'applied' && found.view.kind === 'promo' ? found.view : undefined,
);

/** How many seats of the package one person takes, by the classes that are covered. */
export const $covered = computed($codeFound, (found): ReadonlyMap<string, number> =>
  found.state === 'applied' && found.view.kind === 'package'
    ? new Map(found.view.lines.flatMap((line) => ('seats' in line ? [[line.eventId, line.seats] as const] : [])))
    : new Map(),
);

const wantedOf = (lines: readonly CartLine[]) =>
  lines
    .filter(({ quantity }) => quantity <= MAX_SEATS_PER_LINE)
    .map(({ eventId, quantity }) => ({ eventId, quantity }));

let asked = 0;

/** Asks what a code is good for. The answer to an earlier question is dropped. */
export async function applyCode(code: string): Promise<void> {
  const lines = wantedOf($cart.get());
  if (lines.length === 0) return forgetCode();
  const own = (asked += 1);
  const before = $codeFound.get();
  // What was found stands until there is another answer: only the cart has changed.
  const stands = before.state === 'applied' && code === $code.get();
  if (!stands) $codeFound.set({ state: 'checking' });
  const result = await api(tryCode)({ code, lines });
  if (own !== asked) return;
  const reason = result.ok ? undefined : result.fields?.code;
  unanswered = !result.ok && !reason;
  if (result.ok) {
    $code.set(code);
    return $codeFound.set({ state: 'applied', view: result.value });
  }
  if (reason) {
    $code.set(null);
    return $codeFound.set({ state: 'refused', reason });
  }
  $code.set(code);
  if (!stands) $codeFound.set({ state: 'failed', code: result.code });
}

export function forgetCode(): void {
  asked += 1;
  unanswered = false;
  $code.set(null);
  $codeFound.set({ state: 'none' });
}

/** Asks again for the code of this tab, if there is one. */
export async function askAgain(): Promise<void> {
  const code = $code.get();
  if (code !== null) await applyCode(code);
}

/** Keeps what the code is good for in step with the cart and with the connection, until the returned function is called. */
export function watchCode(): () => void {
  let seen = JSON.stringify(wantedOf($cart.get()));
  const backAgain = () => void (unanswered && askAgain());
  void askAgain();
  addEventListener('online', backAgain);
  const stops = [
    // Seats that could be had again: the server answers.
    $hold.listen(({ state }) => state === 'held' && backAgain()),
    $cart.listen((lines) => {
      const now = JSON.stringify(wantedOf(lines));
      if (now === seen) return;
      seen = now;
      void askAgain();
    }),
    () => removeEventListener('online', backAgain),
  ];
  return () => stops.forEach((stop) => stop());
}
