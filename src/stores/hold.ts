import { atom } from 'nanostores';
import { api } from '../api/client.ts';
import type { Failure } from '../api/result.ts';
import { bookingOf, extendHold, holdSeats, releaseHold } from '../domain/booking/calls.ts';
import type { Hold, HoldRefusal, RefusalReason } from '../domain/booking/hold-contract.ts';
import type { CartLine } from '../domain/cart/cart.ts';
import { MAX_SEATS_PER_LINE } from '../domain/catalogue/classes.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import { $cart } from './cart.ts';
import { siteForms } from './kept-forms.ts';
import { withdrawPayment } from '../domain/payments/calls.ts';
import { forgetError, noteError } from './last-error.ts';
import { $offered, areGone, endsSooner } from './offered-seats.ts';
import { $returned } from './payment.ts';
import { sessionAtom } from './storage.ts';
import { hearTabs, tellTabs, type News } from './tabs.ts';

export interface Refusal {
  eventId: string;
  reason: RefusalReason | 'too_many';
  seatsLeft?: number | undefined;
  priceCents?: number | undefined;
}

export type HoldState =
  | { state: 'none' | 'reserving' | 'expired' }
  /** `receivedAt` is `performance.now()` when the answer came. */
  | { state: 'held'; hold: Hold; receivedAt: number }
  | { state: 'refused'; lines: Refusal[] }
  | { state: 'failed'; code: ErrorCode }
  /** The remembered hold turned out to be a booking: its answer had been lost. */
  | { state: 'booked'; reference: string };

/** The seats kept for the cart at checkout; for the page only. The server keeps them, and its clock. */
export const $hold = atom<HoldState>({ state: 'none' });

interface LastHold {
  reference: string;
  extended: boolean;
  /** When it became a booking, epoch milliseconds. */
  bookedAt?: number | undefined;
}

/** The last hold of this tab, so that a reload finds its seats again, or their booking; session storage, `bookingHold`. */
const $lastHold = sessionAtom<LastHold | null>('bookingHold', (stored) => {
  const { reference, extended, bookedAt } = (stored ?? {}) as Partial<Record<keyof LastHold, unknown>>;
  if (typeof reference !== 'string') return null;
  return { reference, extended: extended === true, ...(typeof bookedAt === 'number' && { bookedAt }) };
});

const liveHold = () => {
  const last = $lastHold.get();
  return last?.bookedAt === undefined ? last : null;
};

export const heldReference = (): string | undefined => liveHold()?.reference;

/** Who comes back to an empty cart within this time wonders where the seats are. Milliseconds. */
const JUST_MS = 60 * 60_000;

/** What this tab has booked a moment ago. */
export function justBooked(): string | undefined {
  const { reference, bookedAt = -Infinity } = $lastHold.get() ?? {};
  return Date.now() - bookedAt < JUST_MS ? reference : undefined;
}

/** What another tab has booked while this one was open; for the page only. */
export const $bookedElsewhere = atom<string | undefined>(undefined);

/** Goes on with a hold that was made for this visitor: an offer to who waited. */
export const adoptHold = (reference: string): void => $lastHold.set({ reference, extended: false });

export type HoldLines = { eventId: string; quantity: number; priceCents: number }[];

const linesOf = (lines: readonly CartLine[]): HoldLines =>
  lines.map(({ eventId, quantity, priceCents }) => ({ eventId, quantity, priceCents }));

/** What the visitor's own limits refuse, before anything is asked. */
export function ownRefusals(lines: HoldLines): Refusal[] {
  return lines
    .filter(({ quantity }) => quantity > MAX_SEATS_PER_LINE)
    .map(({ eventId }) => ({ eventId, reason: 'too_many', seatsLeft: MAX_SEATS_PER_LINE }));
}

/** Whether a hold is for exactly these seats, whatever their order. What they cost is decided when they are booked (booking rule 10). */
export function holds(hold: Pick<Hold, 'lines'>, lines: readonly Pick<CartLine, 'eventId' | 'quantity'>[]): boolean {
  const text = (all: typeof lines) => JSON.stringify(all.map(({ eventId, quantity }) => [eventId, quantity]).sort());
  return text(hold.lines) === text(lines);
}

/** Another tab may show the same seats: its clock follows. */
function accept(hold: Hold): void {
  keep(hold);
  tellTabs({ kind: 'held', hold });
}

function keep(hold: Hold): void {
  forgetError();
  const offered = $offered.get();
  if (offered?.gone && hold.lines.some(({ eventId }) => eventId === offered.eventId)) $offered.set(null);
  $lastHold.set({ reference: hold.reference, extended: hold.extended });
  $hold.set({ state: 'held', hold, receivedAt: performance.now() });
}

function refused({ lines }: HoldRefusal): void {
  const offered = $offered.get();
  if (offered && areGone(offered, $cart.get(), lines)) $offered.set({ ...offered, gone: true });
  $hold.set({ state: 'refused', lines });
}

function refuse(failure: Failure<HoldRefusal>): void {
  if (failure.details) refused(failure.details);
  else $hold.set({ state: 'failed', code: failure.code });
}

let pending: Promise<void> | undefined;

async function reserveNow(language: 'en' | 'fr'): Promise<void> {
  const lines = linesOf($cart.get());
  if (lines.length === 0) return giveBack();
  const refused = ownRefusals(lines);
  if (refused.length > 0) return $hold.set({ state: 'refused', lines: refused });
  $hold.set({ state: 'reserving' });
  const replaces = heldReference();
  const body = { language, lines, ...(replaces !== undefined && { replaces }) };
  const result = await siteForms.sendOnce('hold-seats', body, (key) => api(holdSeats)(body, key));
  if (result.ok) accept(result.value);
  else refuse(result);
}

/** Takes the seats of the cart, giving back what this tab held before. One request at a time; the last wish counts. */
export async function reserve(language: 'en' | 'fr'): Promise<void> {
  while (pending) await pending;
  pending = reserveNow(language);
  await pending.finally(() => (pending = undefined));
}

/** The booking of this tab. Where it waits for its card, the visitor has come back from there: it is a hold again. */
async function foundUnpaid(reference: string): ReturnType<ReturnType<typeof api<typeof bookingOf>>> {
  const found = await api(bookingOf)(reference);
  if (!found.ok || found.value.state !== 'awaiting_payment') return found;
  const withdrawn = await api(withdrawPayment)(reference);
  $returned.set(withdrawn.ok && withdrawn.value.state === 'held');
  return withdrawn.ok ? api(bookingOf)(reference) : found;
}

/** At the start of the checkout: finds the seats that this tab held before a reload, or takes them. */
export async function openHold(language: 'en' | 'fr'): Promise<void> {
  const last = liveHold();
  if (!last) return reserve(language);
  $hold.set({ state: 'reserving' });
  const found = await foundUnpaid(last.reference);
  if (!found.ok) {
    if (found.code === 'not_found') $lastHold.set(null);
    return reserve(language);
  }
  const { state, reference, holdExpiresAt, serverTime, lines } = found.value;
  if (state === 'confirmed') {
    $lastHold.set(null);
    return $hold.set({ state: 'booked', reference });
  }
  if (state === 'awaiting_payment') return $hold.set({ state: 'failed', code: 'payment_unavailable' });
  const hold = { reference, expiresAt: holdExpiresAt ?? serverTime, serverTime, extended: last.extended, lines };
  if (state === 'held' && holds(hold, $cart.get())) return accept(hold);
  return reserve(language);
}

/** The one extension. */
export async function extend(): Promise<void> {
  const reference = heldReference();
  if (reference === undefined) return;
  const result = await siteForms.sendOnce('extend-hold', { reference }, (key) => api(extendHold)(reference, key));
  if (result.ok) return accept(result.value);
  const now = $hold.get();
  if (result.code === 'already_extended' && now.state === 'held') accept({ ...now.hold, extended: true });
  else if (result.code === 'hold_expired') $hold.set({ state: 'expired' });
  else noteError(result.code);
}

/** The time is up by the countdown. */
export function expire(): void {
  const now = $hold.get();
  if (now.state !== 'held') return;
  const offered = $offered.get();
  if (offered && !endsSooner(now.hold, offered)) $offered.set(null);
  $hold.set({ state: 'expired' });
}

/** The seats are free for others again, where the cart is empty. */
function giveBack(): void {
  const reference = heldReference();
  $hold.set({ state: 'none' });
  if (reference === undefined) return;
  $lastHold.set(null);
  void api(releaseHold)(reference);
}

/** The hold has become a booking. */
export function endHold(reference: string): void {
  $lastHold.set({ reference, extended: false, bookedAt: Date.now() });
  $offered.set(null);
  $hold.set({ state: 'none' });
  tellTabs({ kind: 'booked', reference });
}

/** What other tabs tell: a booking took the cart, or the same seats are kept for longer. */
function hear(news: News): void {
  if (news.kind === 'booked') $bookedElsewhere.set(news.reference);
  else if (news.hold.reference === heldReference()) keep(news.hold);
}

/** A confirmation was refused for reasons of the hold. */
export function refuseHold(refusal: HoldRefusal | undefined): void {
  if (refusal) refused(refusal);
  else $hold.set({ state: 'expired' });
}

/** The cart is held again this long after its last change. Milliseconds. */
const RESERVE_DELAY_MS = 500;

/** Nobody answered: what was asked for is asked again once there is a connection. */
const lost: readonly ErrorCode[] = ['network', 'timeout'];

/** Keeps the hold in step with the cart and with the connection, until the returned function is called. */
export function watchHold(language: 'en' | 'fr'): () => void {
  const backAgain = () => {
    const now = $hold.get();
    if (now.state === 'failed' && lost.includes(now.code)) void openHold(language);
  };
  addEventListener('online', backAgain);
  const deafen = hearTabs(hear);
  let seen = JSON.stringify(linesOf($cart.get()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = $cart.listen((lines) => {
    const now = JSON.stringify(linesOf(lines));
    if (now === seen) return;
    seen = now;
    clearTimeout(timer);
    timer = setTimeout(() => void reserve(language), RESERVE_DELAY_MS);
  });
  return () => {
    removeEventListener('online', backAgain);
    deafen();
    clearTimeout(timer);
    stop();
  };
}
