import * as v from 'valibot';
import { Language, MAX_SEATS_PER_LINE, Session, type EventDetail } from '../catalogue/classes.ts';
import { MAX_LINES } from '../booking/contract.ts';
import type { Cents } from '../money/money.ts';

const Id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
  v.nonEmpty(),
  v.maxLength(120),
);

/** A number, or one written as a text. */
const Numeric = v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]);

/** What only adds to an entry is left out when it does not parse; the entry stays. */
const extra = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

/** A seat's person, as far as named. `eventIndex` counts the items of `Events`. */
export const CartParticipant = v.looseObject({
  eventIndex: v.number(),
  firstName: v.optional(v.string(), ''),
  lastName: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
});

/**
 * The cart as it lies in storage under `cartEvents`, in the shape of the site before this one, so that carts saved
 * there still open. Names and capitals are that shape's.
 */
export const CartEntry = v.object({
  /** The first item names the class; further ones are ignored but kept. */
  Events: v.pipe(v.array(v.looseObject({ eventId: Id, eventDateTime: v.optional(v.string(), '') })), v.minLength(1)),
  listParticipants: v.fallback(v.optional(v.array(CartParticipant), []), []),
  Qty: v.pipe(Numeric, v.integer(), v.minValue(1), v.maxValue(999)),
  /** CAD dollars for one seat, before tax. */
  PriceOfEvent: v.pipe(Numeric, v.finite(), v.minValue(0)),
  certificateText: extra(v.string()),
  language: extra(Language),
  titleCourse: extra(v.string()),
  sessions: extra(v.array(Session)),
  /** The course's title by language of the page, and the zone its times are told in. */
  titles: extra(v.object({ en: v.optional(v.string()), fr: v.optional(v.string()) })),
  timeZone: extra(v.string()),
});
export type CartEntry = v.InferOutput<typeof CartEntry>;

/** The zone of the dates where an entry of an old cart tells none: the office's. */
export const OFFICE_ZONE = 'America/Toronto';

/** What a list of classes knows of the class whose seats are put into the cart. `event-detail` tells the rest. */
export interface SeatWish {
  eventId: string;
  /** The instant of the first session, ISO 8601. */
  start: string;
  priceCents: Cents;
  language: 'en' | 'fr';
  titles: { en?: string | undefined; fr?: string | undefined };
  timeZone: string;
}

export const eventIdOf = (entry: CartEntry): string => entry.Events[0]!.eventId;

/** The price of one seat, in cents. */
export const unitCentsOf = (entry: CartEntry): Cents => Math.round(entry.PriceOfEvent * 100);

/** The instant of the first session, or `''` when neither the answer of the API nor the entry tells. */
export const startOf = (entry: CartEntry): string => entry.sessions?.[0]?.start ?? entry.Events[0]!.eventDateTime;

/** The course's title for a page in `locale`: in that language, or else as it is taught. */
export function titleOf(entry: CartEntry, locale: 'en' | 'fr'): string | undefined {
  return entry.titles?.[locale] ?? entry.titleCourse ?? entry.titles?.en ?? entry.titles?.fr;
}

export const subtotalOf = (entries: readonly CartEntry[]): Cents =>
  entries.reduce((sum, entry) => sum + unitCentsOf(entry) * entry.Qty, 0);

export const seatsOf = (entries: readonly CartEntry[]): number => entries.reduce((sum, entry) => sum + entry.Qty, 0);

/** Two entries of one class become one with the seats of both. */
function merged(entries: readonly CartEntry[]): CartEntry[] {
  const byId = new Map<string, CartEntry>();
  for (const entry of entries) {
    const id = eventIdOf(entry);
    const other = byId.get(id);
    byId.set(
      id,
      other
        ? {
            ...other,
            Qty: other.Qty + entry.Qty,
            listParticipants: [...other.listParticipants, ...entry.listParticipants],
          }
        : entry,
    );
  }
  return [...byId.values()];
}

/**
 * What was stored under `cartEvents`. Each entry is parsed on its own: what does not parse is left out and counted in
 * `lost`. A text that is no list at all counts as one.
 */
export function parseCart(raw: string | null | undefined): { entries: CartEntry[]; lost: number } {
  if (!raw) return { entries: [], lost: 0 };
  let stored: unknown;
  try {
    stored = JSON.parse(raw);
  } catch {
    return { entries: [], lost: 1 };
  }
  if (!Array.isArray(stored)) return { entries: [], lost: stored === null ? 0 : 1 };
  const entries = stored.flatMap((value: unknown) => {
    const parsed = v.safeParse(CartEntry, value);
    return parsed.success ? [parsed.output] : [];
  });
  return { entries: merged(entries), lost: stored.length - entries.length };
}

export type AddOutcome = 'added' | 'too_many' | 'too_many_lines';

/** Adds seats of a class. `too_many`: the line was filled up to its limit only; `too_many_lines`: nothing changed. */
export function withSeats(
  entries: readonly CartEntry[],
  wish: SeatWish,
  quantity: number,
): { entries: CartEntry[]; outcome: AddOutcome } {
  const known = entries.find((entry) => eventIdOf(entry) === wish.eventId);
  if (!known && entries.length >= MAX_LINES) return { entries: [...entries], outcome: 'too_many_lines' };
  const wanted = (known?.Qty ?? 0) + quantity;
  const Qty = Math.max(known?.Qty ?? 0, Math.min(wanted, MAX_SEATS_PER_LINE));
  const title = wish.titles[wish.language];
  const entry: CartEntry = {
    ...known,
    Events: known?.Events ?? [{ eventId: wish.eventId, eventDateTime: wish.start }],
    listParticipants: known?.listParticipants ?? [],
    Qty,
    PriceOfEvent: wish.priceCents / 100,
    language: wish.language,
    titles: { ...known?.titles, ...wish.titles },
    timeZone: wish.timeZone,
    ...(title !== undefined && { titleCourse: title }),
  };
  return {
    entries: known ? entries.map((one) => (one === known ? entry : one)) : [...entries, entry],
    outcome: wanted > MAX_SEATS_PER_LINE ? 'too_many' : 'added',
  };
}

/** Sets the seats of a line, within 1 and its limit. */
export function withQuantity(entries: readonly CartEntry[], eventId: string, quantity: number): CartEntry[] {
  const Qty = Math.max(1, Math.min(Math.trunc(quantity) || 1, MAX_SEATS_PER_LINE));
  return entries.map((entry) => (eventIdOf(entry) === eventId ? { ...entry, Qty } : entry));
}

/** Takes over the price that the server told and the visitor accepted. */
export function withPrice(entries: readonly CartEntry[], eventId: string, priceCents: Cents): CartEntry[] {
  return entries.map((entry) => (eventIdOf(entry) === eventId ? { ...entry, PriceOfEvent: priceCents / 100 } : entry));
}

export function without(entries: readonly CartEntry[], eventId: string): CartEntry[] {
  return entries.filter((entry) => eventIdOf(entry) !== eventId);
}

/** What `event-detail` tells of a class, taken into its entry. The price stays the one that the visitor saw. */
export function enriched(entries: readonly CartEntry[], event: EventDetail): CartEntry[] {
  const { certificateText, language, titleCourse, sessions, titles, timeZone } = event;
  return entries.map((entry) =>
    eventIdOf(entry) === event.id
      ? { ...entry, certificateText, language, titleCourse, sessions, titles, timeZone }
      : entry,
  );
}
