import type { Cents } from '../money/money.ts';

/** A private class has one price for so many people; more are quoted. */
export const PRIVATE_CLASS_PEOPLE = 12;

/** So many people the ways are compared for at first, where a private class never costs less. */
export const SEVERAL_PEOPLE = 8;

/** What a course costs a team, before tax. */
export interface TeamPrices {
  /** One seat of a public class. */
  seatCents: Cents;
  /** A private class for up to `PRIVATE_CLASS_PEOPLE` people. */
  privateCents: Cents;
  /** Seats that are bought together and pay for this course. */
  packages: readonly { seats: number; priceCents: Cents }[];
  /** How many of a package's seats one person takes. */
  seatsEach: number;
}

/** Prices as a page carries them: seat, private class and seats each, then the packages: `39500 205000 1 5 177500`. */
export const writePrices = ({ seatCents, privateCents, seatsEach, packages }: TeamPrices): string =>
  [seatCents, privateCents, seatsEach, ...packages.flatMap(({ seats, priceCents }) => [seats, priceCents])].join(' ');

/** The way back of `writePrices`. */
export function readPrices(text: string): TeamPrices {
  const [seatCents = 0, privateCents = 0, seatsEach = 1, ...rest] = text.split(' ').map(Number);
  const packages = rest.flatMap((seats, index) => (index % 2 === 0 ? { seats, priceCents: rest[index + 1] ?? 0 } : []));
  return { seatCents, privateCents, seatsEach, packages };
}

type Way = 'seats' | 'package' | 'private';

/** Seats of a package, and those that it leaves over or that are bought besides. */
interface PackageWay {
  totalCents: Cents;
  seats: number;
  /** People whose seats are bought one by one, on top of the package. */
  besides: number;
  /** Seats that stay for other classes. */
  over: number;
}

/** What the same course costs in each way. A way that is not there is `null`. */
export interface Ways {
  seatsCents: Cents;
  /** Only where it costs less than single seats do. */
  package: PackageWay | null;
  /** `null` above `PRIVATE_CLASS_PEOPLE`, where it is quoted. */
  privateCents: Cents | null;
  /** What costs least; of equals the simplest: seats, then a private class. */
  best: Way;
}

function packageWay(people: number, { seatCents, packages, seatsEach }: TeamPrices): PackageWay | null {
  const ways = packages.map(({ seats, priceCents }): PackageWay => {
    const covered = Math.min(people, Math.floor(seats / seatsEach));
    const besides = people - covered;
    return { totalCents: priceCents + besides * seatCents, seats, besides, over: seats - covered * seatsEach };
  });
  const [best] = ways.sort((a, b) => a.totalCents - b.totalCents || a.seats - b.seats);
  return best && best.totalCents < people * seatCents ? best : null;
}

/** Seats, a package and a private class compared for so many people, 1 or more. */
export function waysFor(people: number, prices: TeamPrices): Ways {
  const seatsCents = people * prices.seatCents;
  const bundle = packageWay(people, prices);
  const privateCents = people <= PRIVATE_CLASS_PEOPLE ? prices.privateCents : null;
  const costs: [Way, Cents][] = [['seats', seatsCents]];
  if (privateCents !== null) costs.push(['private', privateCents]);
  if (bundle) costs.push(['package', bundle.totalCents]);
  const [best] = costs.reduce((least, one) => (one[1] < least[1] ? one : least));
  return { seatsCents, package: bundle, privateCents, best };
}

/** From how many people on a private class costs less than their seats; `null` where it never does. */
export function breakEven({ seatCents, privateCents }: Pick<TeamPrices, 'seatCents' | 'privateCents'>): number | null {
  const people = Math.floor(privateCents / seatCents) + 1;
  return people <= PRIVATE_CLASS_PEOPLE ? people : null;
}

/** A class that could be taken, and what is free in it. */
export interface FreeClass {
  id: string;
  seatsLeft: number;
}

/** What to do about a class that has too few seats for everybody. */
export type Shortage =
  | { kind: 'another'; id: string }
  /** Two dates: so many in the first, the rest in the second. */
  | { kind: 'split'; parts: readonly { id: string; seats: number }[] }
  | { kind: 'private' };

/**
 * Where so many people can go when the class that they chose has too few seats: another date with enough of them, the
 * chosen one and another, or a private class. `others` are alternatives in order of preference. Never names more seats
 * of a class than are free, nor more than `most`.
 */
export function shortage(people: number, chosen: FreeClass, others: readonly FreeClass[], most: number): Shortage[] {
  const take = ({ seatsLeft }: FreeClass) => Math.max(0, Math.min(seatsLeft, most));
  if (people <= take(chosen)) return [];
  const advice: Shortage[] = [];
  const enough = others.find((one) => people <= take(one));
  if (enough) advice.push({ kind: 'another', id: enough.id });
  const here = take(chosen);
  const second = here > 0 ? others.find((one) => take(one) >= people - here) : undefined;
  if (second) {
    advice.push({
      kind: 'split',
      parts: [
        { id: chosen.id, seats: here },
        { id: second.id, seats: people - here },
      ],
    });
  }
  return [...advice, { kind: 'private' }];
}
