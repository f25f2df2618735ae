import { leadsOf, medianOf, wholeCents, type Counted } from '../../src/domain/numbers/figures.ts';
import type { Figures, NumbersQuery, OfficeNumbers, OfPlace, Part } from '../../src/domain/numbers/numbers.ts';
import { instantsOf, partsOf, periodBefore, yearBefore, type Period } from '../../src/domain/numbers/period.ts';
import { WAITS_KEPT_DAYS } from '../../src/domain/waitlist/caps.ts';
import type { CostsRow } from '../classes/index.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { marginsOf } from './margins.ts';
import { campaignsOf, entriesOf, type BookedOf, type VisitsRow } from './outcomes.ts';
import { daysIn, keepSums } from './days.ts';
import {
  BOOKINGS_OF_DAYS,
  CAMPAIGNS_OF_DAYS,
  COURSES_OF_DAYS,
  ENTRIES_OF_DAYS,
  LEADS_OF_DAYS,
  MARGINS_OF_DAYS,
  NET_OF_DAYS,
  SEATS_OF_DAYS,
} from './days-sql.ts';
import { ASKED_BETWEEN, CITIES, PAGES_BETWEEN, TAUGHT_BETWEEN, VISITS_BETWEEN, VISITS_SINCE } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** Pages beyond these are few people each. */
const MOST_ROWS = 50;

interface BookingsRow {
  day: string;
  bookings: number;
  cancelled: number;
}

interface NetRow {
  day: string;
  invoiced: 0 | 1;
  city: string;
  language: OfPlace['language'];
  cents: number;
}

interface SeatsRow {
  city: string;
  language: 'en' | 'fr';
  classes: number;
  offered: number;
  booked: number;
}

interface AskedRow {
  city: string;
  language: 'en' | 'fr';
  asked: number;
}

/** What the database says of a period, which is told in parts. */
interface Read {
  period: Period;
  parts: Period[];
  bookings: BookingsRow[];
  leads: (Counted & { seats: number })[];
  seats: SeatsRow[];
  asked: AskedRow[];
  net: NetRow[];
  asksKnown: boolean;
}

/** What the sums of a period's days are asked by: from, before, zone, the days that are not over, language, city. */
function valuesOf({ now, siteData }: Needs, period: Period, { language, city }: NumbersQuery) {
  const { timeZone } = siteData.office;
  const { start, end } = instantsOf(period, timeZone);
  const open = daysIn(period, timeZone).filter((day) => day.end > now().getTime());
  return [start, end, timeZone, JSON.stringify(open), language, city] as const;
}

const OF_A_PERIOD = 5;

/** The statements of one period; what they answer is read by `readOf`, in this order. */
function statementsOf(needs: Needs, period: Period, query: NumbersQuery): D1PreparedStatement[] {
  const values = valuesOf(needs, period, query);
  const [start, end, , , language, city] = values;
  return [
    ...[BOOKINGS_OF_DAYS, LEADS_OF_DAYS, SEATS_OF_DAYS, NET_OF_DAYS].map((sql) =>
      needs.db.prepare(sql).bind(...values),
    ),
    needs.db.prepare(ASKED_BETWEEN).bind(start, end, language, city),
  ];
}

function readOf({ now, siteData }: Needs, period: Period, results: readonly D1Result[]): Read {
  const [bookings, leads, seats, net, asked] = results;
  return {
    ...{ period, parts: partsOf(period) },
    bookings: rowsOf<BookingsRow>(bookings),
    leads: rowsOf<Counted & { seats: number }>(leads),
    seats: rowsOf<SeatsRow>(seats),
    net: rowsOf<NetRow>(net),
    asked: rowsOf<AskedRow>(asked),
    // A wait ends with its class at the latest, and is forgotten some time later.
    asksKnown: instantsOf(period, siteData.office.timeZone).start >= now().getTime() - WAITS_KEPT_DAYS * DAY_MS,
  };
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);
const cents = (rows: readonly NetRow[]) => Math.round(sum(rows, (row) => row.cents)) + 0;
const signed = ({ invoiced, cents: amount }: NetRow) => (invoiced === 1 ? amount : -amount);

function figuresOf({ period, bookings, leads, seats, net, asked, asksKnown }: Read): Figures {
  const invoicedCents = cents(net.filter(({ invoiced }) => invoiced === 1));
  const creditedCents = cents(net.filter(({ invoiced }) => invoiced === 0));
  return {
    ...{ from: period.from, to: period.to },
    bookings: sum(bookings, (row) => row.bookings),
    cancelled: sum(bookings, (row) => row.cancelled),
    seats: sum(leads, (row) => row.seats),
    ...{ invoicedCents, creditedCents, netCents: invoicedCents - creditedCents },
    seatsOffered: sum(seats, ({ offered }) => offered),
    seatsBooked: sum(seats, ({ booked }) => booked),
    asked: asksKnown ? sum(asked, (row) => row.asked) : null,
    leadDays: medianOf(leads),
  };
}

function sumsOfParts({ parts, bookings, net }: Read) {
  const within =
    ({ from, to }: Period) =>
    ({ day }: { day: string }) =>
      day >= from && day <= to;
  const whole = wholeCents(parts.map((part) => sum(net.filter(within(part)), signed)));
  return parts.map((part, index) => ({
    ...part,
    bookings: sum(bookings.filter(within(part)), (row) => row.bookings),
    netCents: whole[index] ?? 0,
  }));
}

/** Weeks of two periods may begin on different days: the parts of both are put side by side in their order. */
function partsBeside(now: Read, before: Read): Part[] {
  const earlier = sumsOfParts(before);
  return sumsOfParts(now).map((part, index) => ({
    ...part,
    bookingsBefore: earlier[index]?.bookings ?? 0,
    netCentsBefore: earlier[index]?.netCents ?? 0,
  }));
}

function placesOf({ seats, net, asked: waits, asksKnown }: Read): OfPlace[] {
  const key = ({ city, language }: { city: string; language: string }) => `${city} ${language}`;
  const amounts = Map.groupBy(net, key);
  const rows = new Map([...net, ...seats].map((row) => [key(row), { city: row.city, language: row.language }]));
  const bySeats = new Map(seats.map((row) => [key(row), row]));
  const byWaits = new Map(waits.map((row) => [key(row), row.asked]));
  const sorted = [...rows].sort(([a], [b]) => a.localeCompare(b));
  const whole = wholeCents(sorted.map(([id]) => sum(amounts.get(id) ?? [], signed)));
  return sorted.map(([id, row], index) => {
    const { classes = 0, offered = 0, booked = 0 } = bySeats.get(id) ?? {};
    const asked = asksKnown ? (byWaits.get(id) ?? 0) : null;
    const counted = { classes, seatsOffered: offered, seatsBooked: booked, asked };
    return { ...row, ...counted, netCents: whole[index] ?? 0 };
  });
}

/** The numbers of a period, in one batch; those of a year before only where something was booked or sold then. */
export async function readNumbers(needs: Needs, query: NumbersQuery): Promise<OfficeNumbers> {
  const { db, siteData } = needs;
  const { from, to, language, city } = query;
  const [previous, lastYear] = [periodBefore(query), yearBefore(query)];
  // The days before a whole year are those of the year before, and read once.
  const isOnePeriod = previous.from === lastYear.from && previous.to === lastYear.to;
  const periods: readonly Period[] = [{ from, to }, previous, ...(isOnePeriod ? [] : [lastYear])];
  const { start, end } = instantsOf(query, siteData.office.timeZone);
  const { lunch } = siteData;
  const ofDays = valuesOf(needs, query, query);
  const [, ...results] = await db.batch([
    keepSums(
      needs,
      periods.flatMap((period) => daysIn(period, siteData.office.timeZone)),
    ),
    ...periods.flatMap((period) => statementsOf(needs, period, query)),
    db.prepare(COURSES_OF_DAYS).bind(...ofDays),
    db.prepare(MARGINS_OF_DAYS).bind(...ofDays),
    db.prepare(TAUGHT_BETWEEN).bind(start, end, language, city, lunch.minutes, lunch.beyondHours * 60),
    db.prepare(CAMPAIGNS_OF_DAYS).bind(...ofDays),
    db.prepare(ENTRIES_OF_DAYS).bind(...ofDays),
    db.prepare(VISITS_BETWEEN).bind(from, to),
    db.prepare(VISITS_SINCE),
    db.prepare(PAGES_BETWEEN).bind(start, end, language, MOST_ROWS),
    db.prepare(CITIES),
  ]);
  const read = periods.map((period, index) =>
    readOf(needs, period, results.slice(index * OF_A_PERIOD, (index + 1) * OF_A_PERIOD)),
  );
  const [now, before, year = before] = read as [Read, Read, Read?];
  const others = results.slice(periods.length * OF_A_PERIOD);
  const [courses, margins, taught, campaigns, entries, visits, since, pages, cities] = others;
  const soldCourses = rowsOf<OfficeNumbers['courses'][number]>(courses);
  const first = rowsOf<{ day: string | null }>(since)[0]?.day ?? null;
  // A visit is of no class, and days on which none were counted would make every rate too good.
  const areKnown = first !== null && first <= from && language === '' && city === '';
  const counted = areKnown ? rowsOf<VisitsRow>(visits) : null;
  return {
    ...{ now: figuresOf(now), before: figuresOf(before) },
    yearBefore: year.bookings.length + year.net.length > 0 ? figuresOf(year) : null,
    ...{ parts: partsBeside(now, before), places: placesOf(now), leads: leadsOf(now.leads) },
    courses: soldCourses,
    margins: marginsOf(rowsOf<CostsRow & { course_id: string }>(margins), soldCourses, lunch),
    taught: rowsOf<OfficeNumbers['taught'][number]>(taught),
    campaigns: campaignsOf(rowsOf<BookedOf<'source' | 'campaign'>>(campaigns), counted),
    entries: entriesOf(rowsOf<BookedOf<'page'>>(entries), counted),
    pages: rowsOf<OfficeNumbers['pages'][number]>(pages),
    cities: rowsOf<OfficeNumbers['cities'][number]>(cities),
  };
}
