import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { spokenNumber } from '../../src/domain/booking/number.ts';
import { priceBooking } from '../../src/domain/money/price.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import type { Random } from '../chaos/random.ts';
import type { Booked } from './classes.ts';
import { documentOf, pricedLine, type Line } from './papers.ts';
import { clients, emailOf, firstNames, homes, lastNames, type Client, type Person } from './people.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const BOOKINGS = 84;
const DAYS = 68;

/** A booking as it was made, whatever became of it. */
export interface Made {
  id: string;
  number: string;
  at: number;
  language: 'en' | 'fr';
  contact: InvoiceDocument['contact'];
  billing: InvoiceDocument['billing'];
  purchaseOrder: string;
  byCard: boolean;
  isConsumer: boolean;
  code: string | null;
  campaign: readonly [source: string, campaign: string] | null;
  lines: readonly (Omit<Line, 'participants'> & { participants: readonly Person[] })[];
  document: InvoiceDocument;
  fate: 'stands' | 'cancelled' | 'moved' | 'unproved';
}

export const PROMO_CODE = 'AUTUMN10';
const PROMO_SHARE = 0.1;
export const campaigns: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['newsletter', 'autumn-courses'],
  ['linkedin', 'accessible-documents'],
  ['google', 'excel-ottawa'],
  ['infolettre', 'formations-automne'],
];

/** What may become of a booking: mostly nothing. */
function fateOf(index: number, at: number, now: number): Made['fate'] {
  if (now - at < DAY_MS) return index % 2 === 0 ? 'unproved' : 'stands';
  if (index % 11 === 3) return 'cancelled';
  return index % 17 === 5 ? 'moved' : 'stands';
}

/** When the bookings were made, the oldest first: the last weeks had more of them. */
const momentsOf = (now: number, random: Random): number[] =>
  Array.from({ length: BOOKINGS }, (_, index) => {
    const day = now - (now % DAY_MS) - Math.floor(DAYS * (1 - index / (BOOKINGS - 1)) ** 1.3) * DAY_MS;
    return Math.min(now - HOUR_MS, day + random.whole(13, 21) * HOUR_MS + random.whole(0, 59) * MINUTE_MS);
  }).sort((a, b) => a - b);

/** Classes that somebody may have booked then. */
const openAt = (classes: readonly Booked[], at: number, language: 'en' | 'fr', random: Random): Booked[] =>
  classes.filter(({ startsAt, salesEnd, left, ...one }) => {
    const isNear = startsAt > at + 5 * DAY_MS && startsAt < at + 70 * DAY_MS && Date.parse(salesEnd) > at;
    return isNear && left >= 5 && (one.language === language || random.chance(0.15));
  });

interface Buying {
  index: number;
  at: number;
  now: number;
  who: Client;
  isConsumer: boolean;
}

const personOf = ({ index, who }: Buying, seat: number, random: Random): Person => {
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  return { firstName, lastName, email: emailOf(firstName, `${lastName}.${index}${seat}`, who.domain) };
};

/** Seats are taken of what is left, for people of the client. */
function linesOf(buying: Buying, chosen: readonly Booked[], share: number, random: Random) {
  return chosen.map((of, position) => {
    const quantity = buying.isConsumer ? 1 : random.whole(1, 4);
    of.left -= quantity;
    const participants = Array.from({ length: quantity }, (_, seat) => personOf(buying, position * 4 + seat, random));
    return { of, quantity, discountCents: Math.round(of.priceCents * quantity * share), participants };
  });
}

/** Who books for a company is often its coordinator, who takes no seat. */
function contactOf(buying: Buying, random: Random): Made['contact'] {
  const { who, isConsumer, index } = buying;
  const own = random.chance(0.6) && !isConsumer ? who.coordinator : personOf(buying, 9, random);
  return { ...own, phone: `613-555-01${String(index % 100).padStart(2, '0')}`, organisation: who.organisation };
}

function madeOf(buying: Buying, chosen: readonly Booked[], site: SiteData, random: Random): Made {
  const { index, at, now, who, isConsumer } = buying;
  const byCard = random.chance(isConsumer ? 0.8 : 0.2);
  const fate = byCard && now - at < DAY_MS ? 'stands' : fateOf(index, at, now);
  const code = index % 9 === 4 && fate === 'stands' ? PROMO_CODE : null;
  const lines = linesOf(buying, chosen, code === null ? 0 : PROMO_SHARE, random);
  const contact = contactOf(buying, random);
  const billing = {
    ...{ line1: who.line1, line2: '', city: who.city, country: 'CA' as const },
    ...{ province: who.province, postalCode: who.postalCode },
  };
  const priced = lines.map((line) => pricedLine(line, site));
  const purchaseOrder = !isConsumer && random.chance(0.3) ? `PO-${4_500 + index * 7}` : '';
  const bought = { language: who.language, contact, billing, purchaseOrder, lines, code, byCard };
  return {
    ...bought,
    ...{
      id: `local-${String(index).padStart(3, '0')}`,
      number: spokenNumber(2, (below) => random.whole(0, below - 1)),
    },
    ...{ at, isConsumer, fate },
    campaign: random.chance(0.3) ? random.pick(campaigns) : null,
    document: documentOf({ ...bought, price: priceBooking(priced, who.province, site.taxes) }, site),
  };
}

/** Bookings of ten weeks, the oldest first, each of classes that began or begin later and have seats. */
export const madeBookings = (site: SiteData, classes: readonly Booked[], now: number, random: Random): Made[] =>
  momentsOf(now, random).flatMap((at, index) => {
    const isConsumer = random.chance(0.12);
    const who = random.pick(isConsumer ? homes : clients);
    const chosen = random.some(openAt(classes, at, who.language, random), random.chance(0.15) ? 2 : 1);
    return chosen.length === 0 ? [] : [madeOf({ index, at, now, who, isConsumer }, chosen, site, random)];
  });
