import { MAX_LINES } from '../booking/hold-contract.ts';
import { MAX_SEATS_PER_LINE, type EventDetail, type Language, type Session } from '../catalogue/classes.ts';
import { withNumbers } from '../catalogue/numbered.ts';
import type { Cents } from '../money/money.ts';

/** A course's title by language of the page. */
type Titles = Partial<Record<Language, string | undefined>>;

/** Whom the site before this one named for a seat. What else it knew of them is kept. */
interface KeptParticipant {
  firstName: string;
  lastName: string;
  email: string;
  [other: string]: unknown;
}

/**
 * The seats of one class in the cart. Only `stored-cart.ts` knows how it lies in storage. What is optional is not told
 * by an entry of an old cart until `event-detail` has told it.
 */
export interface CartLine {
  eventId: string;
  /** The instant of the first session when the seats were put in, ISO 8601; `''` where the entry told none. */
  start: string;
  quantity: number;
  /** The price of one seat before tax that the visitor last saw. */
  priceCents: Cents;
  /** The language in which the class is taught. */
  language?: Language | undefined;
  /** The title in that language. */
  taughtTitle?: string | undefined;
  titles?: Titles | undefined;
  sessions?: Session[] | undefined;
  timeZone?: string | undefined;
  certificateText?: string | undefined;
  participants: KeptParticipant[];
  /** What stood in the entry's `Events` besides, to be written back: of the first item, and the items after it. */
  keptOfEvent: Readonly<Record<string, unknown>>;
  keptEvents: readonly object[];
}

/** The zone of the dates where a line of an old cart tells none: the office's. */
export const OFFICE_ZONE = 'America/Toronto';

/** What a list of classes knows of the class whose seats are put into the cart. `event-detail` tells the rest. */
export interface SeatWish {
  eventId: string;
  /** The instant of the first session, ISO 8601. */
  start: string;
  priceCents: Cents;
  language: Language;
  titles: Titles;
  timeZone: string;
}

/** The instant of the first session, or `''` when neither the answer of the API nor the line tells. */
export const startOf = (line: CartLine): string => line.sessions?.[0]?.start ?? line.start;

/** In the order in which the classes begin; a line that tells no date comes last. */
export const byDate = (lines: readonly CartLine[]): CartLine[] =>
  lines.toSorted((a, b) => (Date.parse(startOf(a)) || Infinity) - (Date.parse(startOf(b)) || Infinity) || 0);

/** The course's title for a page in `locale`: in that language, or else as it is taught. */
export function titleOf(line: CartLine, locale: Language): string | undefined {
  const title = line.titles?.[locale] ?? line.taughtTitle ?? line.titles?.en ?? line.titles?.fr;
  return title && withNumbers(title);
}

export const subtotalOf = (lines: readonly CartLine[]): Cents =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);

export const seatsOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

export type AddOutcome = 'added' | 'too_many' | 'too_many_lines';

/** Adds seats of a class. `too_many`: the line was filled up to its limit only; `too_many_lines`: nothing changed. */
export function withSeats(
  lines: readonly CartLine[],
  wish: SeatWish,
  quantity: number,
): { lines: CartLine[]; outcome: AddOutcome } {
  const known = lines.find(({ eventId }) => eventId === wish.eventId);
  if (!known && lines.length >= MAX_LINES) return { lines: [...lines], outcome: 'too_many_lines' };
  const before = known?.quantity ?? 0;
  const wanted = before + quantity;
  const { eventId, start, priceCents, language, titles, timeZone } = wish;
  const line: CartLine = {
    ...(known ?? { eventId, start, participants: [], keptOfEvent: {}, keptEvents: [] }),
    quantity: Math.max(before, Math.min(wanted, MAX_SEATS_PER_LINE)),
    priceCents,
    language,
    taughtTitle: titles[language] ?? known?.taughtTitle,
    titles: { ...known?.titles, ...titles },
    timeZone,
  };
  return {
    lines: known ? lines.map((one) => (one === known ? line : one)) : [...lines, line],
    outcome: wanted > MAX_SEATS_PER_LINE ? 'too_many' : 'added',
  };
}

/** The cart with one line changed. */
const changed = (lines: readonly CartLine[], eventId: string, change: Partial<CartLine>): CartLine[] =>
  lines.map((line) => (line.eventId === eventId ? { ...line, ...change } : line));

/** Sets the seats of a line, within 1 and its limit. */
export const withQuantity = (lines: readonly CartLine[], eventId: string, quantity: number): CartLine[] =>
  changed(lines, eventId, { quantity: Math.max(1, Math.min(Math.trunc(quantity) || 1, MAX_SEATS_PER_LINE)) });

/** Takes over the price that the server told and the visitor accepted. */
export const withPrice = (lines: readonly CartLine[], eventId: string, priceCents: Cents): CartLine[] =>
  changed(lines, eventId, { priceCents });

export const without = (lines: readonly CartLine[], eventId: string): CartLine[] =>
  lines.filter((line) => line.eventId !== eventId);

/** What `event-detail` tells of a class, taken into its line. The price stays the one that the visitor saw. */
export function enriched(lines: readonly CartLine[], event: EventDetail): CartLine[] {
  const { id, certificateText, language, titleCourse: taughtTitle, sessions, titles, timeZone } = event;
  return changed(lines, id, { certificateText, language, taughtTitle, sessions, titles, timeZone });
}
