import type { OfficeNumbers } from '../../domain/numbers/numbers.ts';
import { fill, formatMoney, formatNumber, formatRate, plural } from '../../i18n/format.ts';
import { BarPlot } from './BarPlot.tsx';
import { NumbersPart } from './NumbersPart.tsx';
import { DRAWN, numberColumn, type Tools } from './numbers-tools.ts';

type Campaign = OfficeNumbers['campaigns'][number];
type Entry = OfficeNumbers['entries'][number];
type Outcome = Pick<Campaign, 'visits' | 'bookings' | 'netCents'>;

/** What is said of visits and what they led to, in a plot and in columns. */
function outcomeTools({ t, locale }: Pick<Tools, 't' | 'locale'>) {
  const number = (value: number) => formatNumber(value, locale);
  const rate = ({ visits, bookings }: Outcome) =>
    visits === null || visits === 0 ? t.unknown : formatRate(Math.round((1000 * bookings) / visits) * 100, locale);
  const heads = t.campaigns.heads;
  return {
    said: (row: Outcome) =>
      row.visits === null || row.visits === 0
        ? fill(plural(row.bookings, locale, t.campaigns.worth), {
            net: formatMoney(row.netCents, locale, { short: true }),
          })
        : fill(t.campaigns.of, { bookings: number(row.bookings), visits: number(row.visits), rate: rate(row) }),
    columns: <Row extends Outcome>() => [
      numberColumn<Row>('visits', heads.visits, ({ visits }) => (visits === null ? t.unknown : number(visits))),
      numberColumn<Row>('bookings', heads.bookings, ({ bookings }) => number(bookings)),
      numberColumn<Row>('rate', heads.rate, rate),
      numberColumn<Row>('net', heads.net, ({ netCents }) => formatMoney(netCents, locale)),
    ],
  };
}

/** What each campaign led to, of the visits that began with it. */
export function Campaigns({ numbers: { campaigns }, query, t, locale }: Tools) {
  const { said, columns } = outcomeTools({ t, locale });
  const nameOf = ({ source, campaign }: Campaign) => [source, campaign].filter(Boolean).join(' / ') || t.campaigns.none;
  return (
    <NumbersPart
      table="campaigns"
      title={t.campaigns.title}
      legend={t.campaigns.legend}
      query={query}
      rows={campaigns}
      keyOf={({ source, campaign }) => JSON.stringify([source, campaign])}
      columns={[
        { key: 'source', head: t.campaigns.heads.source, cell: (row) => row.source || t.campaigns.none },
        { key: 'campaign', head: t.campaigns.heads.campaign, cell: ({ campaign }) => campaign },
        ...columns<Campaign>(),
      ]}
    >
      <BarPlot
        label={t.campaigns.plot}
        rows={campaigns.slice(0, DRAWN).map((row) => ({
          ...{ key: `${row.source} ${row.campaign}`, label: nameOf(row), said: said(row) },
          value: row.bookings,
        }))}
      />
    </NumbersPart>
  );
}

/** The same by the kind of page on which visits began. */
export function Entries({ numbers: { entries }, query, t, locale }: Tools) {
  const { said, columns } = outcomeTools({ t, locale });
  const nameOf = (row: Entry) => row[locale] || t.entries.none;
  return (
    <NumbersPart
      table="entries"
      title={t.entries.title}
      legend={t.entries.legend}
      query={query}
      rows={entries}
      keyOf={({ page }) => page}
      columns={[{ key: 'page', head: t.entries.page, cell: nameOf }, ...columns<Entry>()]}
    >
      <BarPlot
        label={t.entries.plot}
        rows={entries.slice(0, DRAWN).map((row) => ({
          ...{ key: row.page, label: nameOf(row), said: said(row), value: row.bookings },
        }))}
      />
    </NumbersPart>
  );
}
