import * as v from 'valibot';
import type { Session } from '../catalogue/classes.ts';
import type { Cents } from '../money/money.ts';
import { dateIn } from '../time/calendar.ts';

/** What a class costs: its trainer and its room as a whole, its materials for each seat. */
export const costParts = ['trainer', 'room', 'materials'] as const;
export type CostPart = (typeof costParts)[number];

/** What a usual rate is for: a trainer's hour or day, a day of a room in a city, a seat's materials. */
export const ratesPer = { trainer: ['hour', 'day'], room: ['day'], materials: ['seat'] } as const;
export const perWhat = ['hour', 'day', 'seat'] as const;

const Rate = v.object({ cents: v.number(), per: v.picklist(perWhat) });
export type CostRate = v.InferOutput<typeof Rate>;

const cents = v.nullable(v.number());

/** Whether a class pays, before tax: what it brings in, what it costs, and how many seats it needs. */
export const Margin = v.object({
  /** Counts what was entered: sent back with the next time. */
  revision: v.number(),
  /** What staff entered of this class; `null` where the usual rate counts. */
  entered: v.object({ trainer: cents, room: cents, materials: cents }),
  /** The usual rates of its trainer, its city and of all materials; `null` where none is set. */
  rates: v.object({ trainer: v.nullable(Rate), room: v.nullable(Rate), materials: v.nullable(Rate) }),
  /** Taught, without breaks. */
  minutes: v.number(),
  days: v.number(),
  /** Prices of its seats less what was taken off, and what was kept of seats that were given back. */
  revenueCents: v.number(),
  /** `null` where it is not known. */
  trainerCents: cents,
  roomCents: cents,
  /** Of the seats that are booked; nothing where no rate is set. */
  materialsCents: v.number(),
  /** `null` where a part of it is not known. */
  costCents: cents,
  marginCents: cents,
  /** Seats at the price of today that pay for trainer and room; `null` where no number of them does, or a cost is not known. */
  breakEvenSeats: v.nullable(v.number()),
});
export type Margin = v.InferOutput<typeof Margin>;

/** The break of a session that is longer than so many hours. */
export interface Lunch {
  minutes: number;
  beyondHours: number;
}

/** How long is taught in sessions, without breaks; minutes. */
export function taughtMinutes(sessions: readonly Session[], { minutes: lunch, beyondHours }: Lunch): number {
  const lengths = sessions.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 60_000);
  return lengths.reduce((sum, length) => sum + length - (length > beyondHours * 60 ? lunch : 0), 0);
}

interface Given extends Pick<Margin, 'revision' | 'entered' | 'rates' | 'revenueCents'> {
  sessions: readonly Session[];
  /** Who gives single days in place of its trainer, what that usually costs, and when they begin (epoch milliseconds). */
  substitutes: readonly { startsAt: number; trainer: string | null; rate: CostRate | null }[];
  timeZone: string;
  delivery: 'online' | 'in-person';
  booked: number;
  priceCents: Cents;
}

const daysOf = (sessions: readonly Session[], timeZone: string) =>
  new Set(sessions.map(({ start }) => dateIn(timeZone, start))).size;

/** What somebody costs who gives some sessions; `null` where their rate is not known. */
function costOf(rate: CostRate | null, sessions: readonly Session[], timeZone: string, lunch: Lunch): Cents | null {
  if (sessions.length === 0) return 0;
  if (rate === null) return null;
  return rate.per === 'hour'
    ? Math.round((rate.cents * taughtMinutes(sessions, lunch)) / 60)
    : rate.cents * daysOf(sessions, timeZone);
}

/** Its trainer for the days that are theirs, and whoever gives others. */
function trainerOf({ entered, rates, sessions, substitutes, timeZone }: Given, lunch: Lunch): Cents | null {
  if (entered.trainer !== null) return entered.trainer;
  const giverOf = ({ start }: Session) => substitutes.find(({ startsAt }) => startsAt === Date.parse(start));
  const own = sessions.filter((session) => !giverOf(session));
  const others = Map.groupBy(
    sessions.filter((session) => giverOf(session)),
    (session) => giverOf(session)?.trainer ?? null,
  );
  const costs = [
    costOf(rates.trainer, own, timeZone, lunch),
    ...[...others.values()].map((some) =>
      costOf(some[0] ? (giverOf(some[0])?.rate ?? null) : null, some, timeZone, lunch),
    ),
  ];
  return costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
}

/** Nobody pays for a room where a class is online. */
const roomOf = ({ entered, rates: { room }, delivery }: Given, days: number): Cents | null =>
  entered.room ?? (delivery === 'online' ? 0 : room && room.cents * days);

/** What a class comes to, by what was entered of it and else by the usual rates. */
export function marginOf(given: Given, lunch: Lunch): Margin {
  const { revision, entered, rates, revenueCents, sessions, timeZone, booked, priceCents } = given;
  const minutes = taughtMinutes(sessions, lunch);
  const days = daysOf(sessions, timeZone);
  const [trainerCents, roomCents] = [trainerOf(given, lunch), roomOf(given, days)];
  const ofSeat = entered.materials ?? rates.materials?.cents ?? 0;
  const fixed = trainerCents === null || roomCents === null ? null : trainerCents + roomCents;
  const costCents = fixed === null ? null : fixed + ofSeat * booked;
  const left = priceCents - ofSeat;
  return {
    ...{ revision, entered, rates, minutes, days, revenueCents, trainerCents, roomCents, costCents },
    materialsCents: ofSeat * booked,
    marginCents: costCents === null ? null : revenueCents - costCents,
    breakEvenSeats: fixed === null || left <= 0 ? null : Math.ceil(fixed / left),
  };
}
