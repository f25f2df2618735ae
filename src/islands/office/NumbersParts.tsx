import { leadGroups } from '../../domain/numbers/figures.ts';
import { NO_CLASS, ONLINE, type OfficeNumbers, type OfPlace, type Part } from '../../domain/numbers/numbers.ts';
import { fill, formatMoney, formatNumber, formatPlainDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { BarPlot } from './BarPlot.tsx';
import { ColumnPlot } from './ColumnPlot.tsx';
import { useOffice } from './context.ts';
import { Campaigns, Entries } from './NumbersCampaigns.tsx';
import { Courses, Margins, TaughtBy } from './NumbersClasses.tsx';
import { NumbersPart } from './NumbersPart.tsx';
import { numbersTexts } from './numbers-texts.ts';
import { DRAWN, numberColumn, type Tools } from './numbers-tools.ts';

type Lead = OfficeNumbers['leads'][number];
type FormPage = OfficeNumbers['pages'][number];

/** Each plot with its table. */
export function NumbersParts({ numbers, query }: { numbers: OfficeNumbers; query: string }) {
  const { locale } = useOffice();
  const tools = { numbers, query, t: numbersTexts[locale], locale };
  return (
    <div className="office-plots mt-4 grid gap-4 lg:grid-cols-2">
      <OverTime {...tools} />
      <Places {...tools} />
      <Courses {...tools} />
      <Margins {...tools} />
      <TaughtBy {...tools} />
      <Leads {...tools} />
      <Campaigns {...tools} />
      <Entries {...tools} />
      <Pages {...tools} />
    </div>
  );
}

const daysIn = ({ from, to }: Part, locale: Locale) =>
  from === to
    ? formatPlainDate(from, locale, 'short')
    : `${formatPlainDate(from, locale, 'short')} – ${formatPlainDate(to, locale, 'short')}`;

const dayShort = (day: string, locale: Locale) => formatPlainDate(day, locale, 'short').replace(/^\S+[\s\u00a0]/, '');

function OverTime({ numbers: { parts, now }, query, t, locale }: Tools) {
  const money = (cents: number) => formatMoney(cents, locale, { short: true });
  const number = (value: number) => formatNumber(value, locale);
  const heads = t.time.heads;
  const plots = [
    {
      what: t.time.bookings,
      of: (part: Part) => [part.bookings, part.bookingsBefore] as const,
      say: number,
      isShort: number,
    },
    {
      what: t.time.net,
      of: (part: Part) => [part.netCents, part.netCentsBefore] as const,
      say: money,
      isShort: (cents: number) => money(Math.round(cents / 100) * 100),
    },
  ];
  return (
    <div className="lg:col-span-2">
      <NumbersPart
        table="parts"
        title={t.time.title}
        legend={t.time.legend}
        query={query}
        rows={parts}
        keyOf={({ from }) => from}
        columns={[
          { key: 'when', head: heads.when, cell: (part) => daysIn(part, locale) },
          numberColumn<Part>('bookings', heads.bookings, (part) => number(part.bookings)),
          numberColumn<Part>('bookingsBefore', heads.bookingsBefore, (part) => number(part.bookingsBefore)),
          numberColumn<Part>('net', heads.net, (part) => formatMoney(part.netCents, locale)),
          numberColumn<Part>('netBefore', heads.netBefore, (part) => formatMoney(part.netCentsBefore, locale)),
        ]}
      >
        <div className="grid gap-4 lg:grid-cols-2">
          {plots.map(({ what, of, say, isShort }) => (
            <figure key={what} className="min-w-0">
              <figcaption className="font-semibold mb-1">{what}</figcaption>
              <ColumnPlot
                label={fill(t.time.plot, {
                  what,
                  from: formatPlainDate(now.from, locale),
                  to: formatPlainDate(now.to, locale),
                })}
                format={isShort}
                isCount={what === t.time.bookings}
                rows={parts.map((part) => {
                  const [value, before] = of(part);
                  const title = `${daysIn(part, locale)}\n${say(value)} (${say(before)})`;
                  return { key: part.from, label: dayShort(part.from, locale), value, before, title };
                })}
              />
            </figure>
          ))}
        </div>
      </NumbersPart>
    </div>
  );
}

function Places({ numbers: { places, cities }, query, t, locale }: Tools) {
  const number = (value: number) => formatNumber(value, locale);
  const cityOf = ({ city }: OfPlace) =>
    city === NO_CLASS
      ? t.noClass
      : city === ONLINE
        ? t.online
        : (cities.find(({ id }) => id === city)?.[locale] ?? city);
  const languageOf = ({ language }: OfPlace) => (language === '' ? '' : t.languages[language]);
  const heads = t.places.heads;
  return (
    <NumbersPart
      table="places"
      title={t.places.title}
      legend={t.places.legend}
      query={query}
      rows={places}
      keyOf={({ city, language }) => `${city} ${language}`}
      columns={[
        { key: 'city', head: heads.city, cell: cityOf },
        { key: 'language', head: heads.language, cell: languageOf },
        numberColumn<OfPlace>('classes', heads.classes, (row) => number(row.classes)),
        numberColumn<OfPlace>('offered', heads.offered, (row) => number(row.seatsOffered)),
        numberColumn<OfPlace>('booked', heads.booked, (row) => number(row.seatsBooked)),
        numberColumn<OfPlace>('asked', heads.asked, ({ asked }) => (asked === null ? t.unknown : number(asked))),
        numberColumn<OfPlace>('net', heads.net, (row) => formatMoney(row.netCents, locale)),
      ]}
    >
      <BarPlot
        label={t.places.plot}
        rows={places
          .filter(({ seatsOffered }) => seatsOffered > 0)
          .map((row) => ({
            key: `${row.city} ${row.language}`,
            label: [cityOf(row), row.language && t.inLanguage[row.language]].filter(Boolean).join(', '),
            said: fill(t.places.of, { booked: number(row.seatsBooked), offered: number(row.seatsOffered) }),
            ...{ value: row.seatsBooked, of: row.seatsOffered },
          }))}
      />
    </NumbersPart>
  );
}

function Leads({ numbers: { leads }, query, t, locale }: Tools) {
  const nameOf = ({ upTo }: Lead) => {
    const before = leadGroups[leadGroups.indexOf(upTo) - 1] ?? null;
    if (upTo === null) return fill(t.leads.more, { from: before ?? 0 });
    return fill(t.leads.upTo, { from: before === null ? 0 : before + 1, to: upTo });
  };
  const count = (row: Lead) => formatNumber(row.count, locale);
  return (
    <NumbersPart
      table="leads"
      title={t.leads.title}
      legend={t.leads.legend}
      query={query}
      rows={leads.some((row) => row.count > 0) ? leads : []}
      keyOf={({ upTo }) => String(upTo)}
      columns={[
        { key: 'days', head: t.leads.heads.days, cell: nameOf },
        numberColumn<Lead>('bookings', t.leads.heads.bookings, count),
      ]}
    >
      <BarPlot
        label={t.leads.plot}
        rows={leads.map((row) => ({ key: String(row.upTo), label: nameOf(row), said: count(row), value: row.count }))}
      />
    </NumbersPart>
  );
}

function Pages({ numbers: { pages }, query, t, locale }: Tools) {
  const number = (value: number) => formatNumber(value, locale);
  const heads = t.pages.heads;
  return (
    <NumbersPart
      table="pages"
      title={t.pages.title}
      legend={t.pages.legend}
      query={query}
      rows={pages}
      keyOf={({ page }) => page}
      columns={[
        { key: 'page', head: heads.page, cell: ({ page }) => page },
        numberColumn<FormPage>('people', heads.people, ({ people }) => number(people)),
        numberColumn<FormPage>('booked', heads.booked, ({ booked }) => number(booked)),
      ]}
    >
      <BarPlot
        label={t.pages.plot}
        rows={pages.slice(0, DRAWN).map(({ page, people, booked }) => ({
          ...{ key: page, label: page, value: booked, of: people },
          said: fill(t.pages.of, { booked: number(booked), people: number(people) }),
        }))}
      />
    </NumbersPart>
  );
}
