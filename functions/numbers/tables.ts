import { csvOf, type Cell } from '../../src/domain/csv.ts';
import type { Figures, NumberTable, OfficeNumbers } from '../../src/domain/numbers/numbers.ts';

interface Table {
  head: string[];
  rows: Cell[][];
}

const money = (cents: number) => ({ cents });

const figures = (which: string, one: Figures): Cell[] => [
  ...[
    which,
    one.from,
    one.to,
    one.bookings,
    one.cancelled,
    one.seats,
    money(one.invoicedCents),
    money(one.creditedCents),
  ],
  ...[money(one.netCents), one.seatsOffered, one.seatsBooked, one.asked ?? '', one.leadDays ?? ''],
];

/** In English, as the books are: names of columns do not change. */
const tables: Record<NumberTable, (numbers: OfficeNumbers) => Table> = {
  figures: ({ now, before, yearBefore }) => ({
    head: [
      ...['Period', 'From', 'To', 'Bookings', 'Cancelled since', 'Seats', 'Invoiced net', 'Credited net', 'Net'],
      ...['Seats offered', 'Seats booked', 'Seats waited for', 'Median days to class'],
    ],
    rows: [
      figures('chosen', now),
      figures('before', before),
      ...(yearBefore ? [figures('year before', yearBefore)] : []),
    ],
  }),
  parts: ({ parts }) => ({
    head: ['From', 'To', 'Bookings', 'Net', 'Bookings before', 'Net before'],
    rows: parts.map((row) => [
      ...[row.from, row.to, row.bookings, money(row.netCents), row.bookingsBefore, money(row.netCentsBefore)],
    ]),
  }),
  places: ({ places }) => ({
    head: ['City', 'Language', 'Classes', 'Seats offered', 'Seats booked', 'Seats waited for', 'Net'],
    rows: places.map((row) => [
      ...[row.city, row.language, row.classes, row.seatsOffered, row.seatsBooked, row.asked ?? '', money(row.netCents)],
    ]),
  }),
  leads: ({ leads }) => ({
    head: ['Days to class up to', 'Bookings'],
    rows: leads.map(({ upTo, count }) => [upTo ?? 'more', count]),
  }),
  courses: ({ courses }) => ({
    head: ['Course', 'Classes', 'Cancelled', 'Seats offered', 'Seats booked', 'Booked before tax'],
    rows: courses.map((row) => [
      ...[row.en, row.classes, row.cancelled, row.seatsOffered, row.seatsBooked, money(row.bookedCents)],
    ]),
  }),
  margins: ({ margins }) => ({
    head: ['Course', 'Classes', 'Cost not known', 'Brought in before tax', 'Costs', 'Margin'],
    rows: margins.map((row) => [
      ...[row.en, row.classes, row.unknown, money(row.revenueCents), money(row.costCents), money(row.marginCents)],
    ]),
  }),
  taught: ({ taught }) => ({
    head: ['Trainer', 'Classes', 'Days', 'Hours'],
    rows: taught.map(({ trainer, classes, days, minutes }) => [trainer, classes, days, minutes / 60]),
  }),
  campaigns: ({ campaigns }) => ({
    head: ['Source', 'Campaign', 'Visits', 'Bookings', 'Net'],
    rows: campaigns.map((row) => [...[row.source, row.campaign, row.visits ?? '', row.bookings, money(row.netCents)]]),
  }),
  entries: ({ entries }) => ({
    head: ['Visit began on', 'Visits', 'Bookings', 'Net'],
    rows: entries.map((row) => [row.en, row.visits ?? '', row.bookings, money(row.netCents)]),
  }),
  pages: ({ pages }) => ({
    head: ['Page', 'People', 'Booked since'],
    rows: pages.map(({ page, people, booked }) => [page, people, booked]),
  }),
};

/** One table of the numbers as a file. */
export function numbersFile(numbers: OfficeNumbers, table: NumberTable): string {
  const { head, rows } = tables[table](numbers);
  return csvOf(head, rows);
}
