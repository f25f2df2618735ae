import { csvOf, type Cell } from '../../src/domain/csv.ts';
import {
  NO_CLASS,
  ONLINE,
  type Figures,
  type NumberTable,
  type OfficeNumbers,
  type OfPlace,
} from '../../src/domain/numbers/numbers.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { numberFiles as en } from '../../src/i18n/strings/en/office/number-files.ts';
import { numberFiles as fr } from '../../src/i18n/strings/fr/office/number-files.ts';
import { officeNumbers as screen } from '../../src/i18n/strings/fr/office/numbers.ts';

const texts = { en, fr };

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

/** As ids, which other programs know, and in French as the screen says them. */
function placeCells({ city, language }: OfPlace, { cities }: OfficeNumbers, lang: Locale): Cell[] {
  if (lang === 'en') return [city, language];
  const names: Record<string, string> = { [ONLINE]: screen.online, [NO_CLASS]: screen.noClass };
  return [names[city] ?? cities.find(({ id }) => id === city)?.fr ?? city, language && screen.inLanguage[language]];
}

const rowsOf: Record<NumberTable, (numbers: OfficeNumbers, lang: Locale) => Cell[][]> = {
  figures: ({ now, before, yearBefore }, lang) => {
    const { periods } = texts[lang];
    return [
      figures(periods.now, now),
      figures(periods.before, before),
      ...(yearBefore ? [figures(periods.yearBefore, yearBefore)] : []),
    ];
  },
  parts: ({ parts }) =>
    parts.map((row) => [
      ...[row.from, row.to, row.bookings, money(row.netCents), row.bookingsBefore, money(row.netCentsBefore)],
    ]),
  places: (numbers, lang) =>
    numbers.places.map((row) => [
      ...[...placeCells(row, numbers, lang), row.classes, row.seatsOffered, row.seatsBooked],
      ...[row.asked ?? '', money(row.netCents)],
    ]),
  leads: ({ leads }, lang) => leads.map(({ upTo, count }) => [upTo ?? texts[lang].more, count]),
  courses: ({ courses }, lang) =>
    courses.map((row) => [
      ...[row[lang], row.classes, row.cancelled, row.seatsOffered, row.seatsBooked, money(row.bookedCents)],
    ]),
  margins: ({ margins }, lang) =>
    margins.map((row) => [
      ...[row[lang], row.classes, row.unknown, money(row.revenueCents), money(row.costCents), money(row.marginCents)],
    ]),
  taught: ({ taught }) => taught.map(({ trainer, classes, days, minutes }) => [trainer, classes, days, minutes / 60]),
  campaigns: ({ campaigns }) =>
    campaigns.map((row) => [...[row.source, row.campaign, row.visits ?? '', row.bookings, money(row.netCents)]]),
  entries: ({ entries }, lang) =>
    entries.map((row) => [row[lang], row.visits ?? '', row.bookings, money(row.netCents)]),
  pages: ({ pages }) => pages.map(({ page, people, booked }) => [page, people, booked]),
};

/** One table of the numbers as a file; names of its columns do not change. */
export const numbersFile = (numbers: OfficeNumbers, table: NumberTable, lang: Locale): string =>
  csvOf(lang, Object.values(texts[lang].heads[table]), rowsOf[table](numbers, lang));
