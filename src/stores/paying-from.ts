import * as v from 'valibot';
import { sessionAtom } from './storage.ts';

/** The page of the tab that has left for the card company to pay an invoice. */
const PayingFrom = v.object({
  /** Its path and fragment: our own pages alone. */
  at: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  invoice: v.string(),
  /** What is paid there, and what had come in for the booking before. */
  cents: v.number(),
  paidBeforeCents: v.number(),
});
export type PayingFrom = v.InferOutput<typeof PayingFrom>;

/**
 * Where to go on after the card company, in session storage under `payingFrom`: its own way back is that of whoever pays by a
 * number, and names no booking (`components/contact/pay-return.ts`).
 */
const $payingFrom = sessionAtom<PayingFrom | null>('payingFrom', (stored) =>
  v.is(PayingFrom, stored) ? stored : null,
);

export const leaveToPay = (from: PayingFrom): void => $payingFrom.set(from);

/** Whoever pays by a number in this tab comes back to where that is typed. */
export const leaveByNumber = (): void => $payingFrom.set(null);

/** The same in the address, once somebody is back: what became of it. */
const outcomes = { '?paid': 'paid', '?not-paid': 'left' } as const;

/** What this page was left for, and how it ended there; once, and the address is cleaned. */
export function cameBack(): (PayingFrom & { outcome: 'paid' | 'left' }) | undefined {
  const outcome = outcomes[location.search as keyof typeof outcomes];
  const from = $payingFrom.get();
  if (!outcome) return undefined;
  history.replaceState(history.state, '', location.pathname + location.hash);
  $payingFrom.set(null);
  return from ? { ...from, outcome } : undefined;
}
