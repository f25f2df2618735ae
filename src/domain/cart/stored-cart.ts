import * as v from 'valibot';
import { Language, Session } from '../catalogue/classes.ts';
import type { CartLine } from './cart.ts';

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

/** One whose times can be told. */
const ToldSession = v.pipe(
  Session,
  v.check(({ start, end }) => isFinite(Date.parse(start) + Date.parse(end))),
);

/** Whether the browser can tell times of it. */
function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(timeZone && Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** A date of the cart. What else stands in it is kept. */
const StoredEvent = v.looseObject({ eventId: Id, eventDateTime: v.optional(v.string(), '') });

/** A seat's person, as far as named. `eventIndex` counts the items of `Events`. */
const StoredParticipant = v.looseObject({
  eventIndex: v.number(),
  firstName: v.optional(v.string(), ''),
  lastName: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
});

/**
 * An entry of the list that lies in storage under `cartEvents`, in the shape of the site before this one, so that carts
 * saved there still open. Names and capitals are that shape's.
 */
const StoredEntry = v.object({
  /** The first item names the class; further ones are ignored but kept. */
  Events: v.array(StoredEvent),
  listParticipants: v.fallback(v.optional(v.array(StoredParticipant), []), []),
  Qty: v.pipe(Numeric, v.integer(), v.minValue(1), v.maxValue(999)),
  /** CAD dollars for one seat, before tax. They end here: everything else counts in cents. */
  PriceOfEvent: v.pipe(Numeric, v.finite(), v.minValue(0)),
  certificateText: extra(v.string()),
  language: extra(Language),
  titleCourse: extra(v.string()),
  sessions: extra(v.array(ToldSession)),
  /** The course's title by language of the page, and the zone its times are told in. */
  titles: extra(v.object({ en: v.optional(v.string()), fr: v.optional(v.string()) })),
  timeZone: extra(v.pipe(v.string(), v.check(isTimeZone))),
});
type StoredEntry = v.InferOutput<typeof StoredEntry>;

/** `undefined` for an entry without a class. */
function lineOf(entry: StoredEntry): CartLine | undefined {
  const { Events, listParticipants, Qty, PriceOfEvent, titleCourse, ...rest } = entry;
  const [event, ...keptEvents] = Events;
  if (!event) return undefined;
  const { eventId, eventDateTime, ...keptOfEvent } = event;
  return {
    ...rest,
    eventId,
    start: eventDateTime,
    quantity: Qty,
    priceCents: Math.round(PriceOfEvent * 100),
    taughtTitle: titleCourse,
    participants: listParticipants,
    keptOfEvent,
    keptEvents,
  };
}

/** Two lines of one class become one with the seats of both. */
function merged(lines: readonly CartLine[]): CartLine[] {
  const byId = new Map<string, CartLine>();
  for (const line of lines) {
    const other = byId.get(line.eventId);
    byId.set(
      line.eventId,
      other
        ? {
            ...other,
            quantity: other.quantity + line.quantity,
            participants: [...other.participants, ...line.participants],
          }
        : line,
    );
  }
  return [...byId.values()];
}

/**
 * What was stored under `cartEvents`. Each entry is parsed on its own: what does not parse is left out and counted in
 * `lost`. A text that is no list at all counts as one.
 */
export function parseCart(raw: string | null | undefined): { lines: CartLine[]; lost: number } {
  if (!raw) return { lines: [], lost: 0 };
  let stored: unknown;
  try {
    stored = JSON.parse(raw);
  } catch {
    return { lines: [], lost: 1 };
  }
  if (!Array.isArray(stored)) return { lines: [], lost: stored === null ? 0 : 1 };
  const lines = stored.flatMap((value: unknown) => {
    const parsed = v.safeParse(StoredEntry, value);
    const line = parsed.success ? lineOf(parsed.output) : undefined;
    return line ? [line] : [];
  });
  return { lines: merged(lines), lost: stored.length - lines.length };
}

/** The way back of `parseCart`: the text for storage. */
export const writeCart = (lines: readonly CartLine[]): string =>
  JSON.stringify(
    lines.map((line) => {
      const { eventId, start, quantity, priceCents, taughtTitle, participants, keptOfEvent, keptEvents, ...rest } =
        line;
      return {
        Events: [{ ...keptOfEvent, eventId, eventDateTime: start }, ...keptEvents],
        listParticipants: participants,
        Qty: quantity,
        PriceOfEvent: priceCents / 100,
        titleCourse: taughtTitle,
        ...rest,
      };
    }),
  );
