import type { OfficeNumbers } from '../../domain/numbers/numbers.ts';
import { fill, formatMoney, formatNumber, plural } from '../../i18n/format.ts';
import { BarPlot } from './BarPlot.tsx';
import { NumbersPart } from './NumbersPart.tsx';
import { DRAWN, numberColumn, type Tools } from './numbers-tools.ts';

type OfCourse = OfficeNumbers['courses'][number];
type OfMargin = OfficeNumbers['margins'][number];
type Taught = OfficeNumbers['taught'][number];

/** What each course sells, and what to plan more or less of. */
export function Courses({ numbers: { courses }, query, t, locale }: Tools) {
  const number = (value: number) => formatNumber(value, locale);
  const heads = t.courses.heads;
  return (
    <NumbersPart
      table="courses"
      title={t.courses.title}
      legend={t.courses.legend}
      query={query}
      rows={courses}
      keyOf={({ id }) => id}
      columns={[
        { key: 'course', head: heads.course, cell: (row) => row[locale] },
        numberColumn<OfCourse>('classes', heads.classes, ({ classes }) => number(classes)),
        numberColumn<OfCourse>('cancelled', heads.cancelled, ({ cancelled }) => number(cancelled)),
        numberColumn<OfCourse>('offered', heads.offered, ({ seatsOffered }) => number(seatsOffered)),
        numberColumn<OfCourse>('booked', heads.booked, ({ seatsBooked }) => number(seatsBooked)),
        numberColumn<OfCourse>('worth', heads.worth, ({ bookedCents }) => formatMoney(bookedCents, locale)),
      ]}
    >
      <BarPlot
        label={t.courses.plot}
        rows={courses.slice(0, DRAWN).map((row) => ({
          ...{ key: row.id, label: row[locale], value: row.seatsBooked, of: row.seatsOffered },
          said: fill(t.places.of, { booked: number(row.seatsBooked), offered: number(row.seatsOffered) }),
        }))}
      />
    </NumbersPart>
  );
}

/** Which courses pay. */
export function Margins({ numbers: { margins }, query, t, locale }: Tools) {
  const number = (value: number) => formatNumber(value, locale);
  const money = (cents: number) => formatMoney(cents, locale);
  const all = (of: 'marginCents' | 'revenueCents' | 'unknown') => margins.reduce((sum, row) => sum + row[of], 0);
  const { heads } = t.margins;
  return (
    <NumbersPart
      table="margins"
      title={t.margins.title}
      legend={t.margins.legend}
      query={query}
      rows={margins}
      keyOf={({ id }) => id}
      columns={[
        { key: 'course', head: heads.course, cell: (row) => row[locale] },
        numberColumn<OfMargin>('classes', heads.classes, ({ classes }) => number(classes)),
        numberColumn<OfMargin>('unknown', heads.unknown, ({ unknown }) => number(unknown)),
        numberColumn<OfMargin>('revenue', heads.revenue, ({ revenueCents }) => money(revenueCents)),
        numberColumn<OfMargin>('cost', heads.cost, ({ costCents }) => money(costCents)),
        numberColumn<OfMargin>('margin', heads.margin, ({ marginCents }) => money(marginCents)),
      ]}
    >
      <p>
        {fill(t.margins.all, { margin: money(all('marginCents')), revenue: money(all('revenueCents')) })}{' '}
        {all('unknown') > 0 && plural(all('unknown'), locale, t.margins.unknown)}
      </p>
      <BarPlot
        label={t.margins.plot}
        rows={margins
          .filter(({ classes }) => classes > 0)
          .slice(0, DRAWN)
          .map((row) => ({
            ...{ key: row.id, label: row[locale], said: money(row.marginCents) },
            ...{ value: Math.max(0, row.marginCents), of: row.revenueCents },
          }))}
      />
    </NumbersPart>
  );
}

/** Days and hours of each trainer, as they are paid. */
export function TaughtBy({ numbers: { taught }, query, t, locale }: Tools) {
  const number = (value: number) => formatNumber(value, locale);
  const nameOf = ({ trainer }: Taught) => trainer || t.taught.nobody;
  const heads = t.taught.heads;
  return (
    <NumbersPart
      table="taught"
      title={t.taught.title}
      legend={t.taught.legend}
      query={query}
      rows={taught}
      keyOf={({ trainer }) => trainer}
      columns={[
        { key: 'trainer', head: heads.trainer, cell: nameOf },
        numberColumn<Taught>('classes', heads.classes, ({ classes }) => number(classes)),
        numberColumn<Taught>('days', heads.days, ({ days }) => number(days)),
        numberColumn<Taught>('hours', heads.hours, ({ minutes }) => number(minutes / 60)),
      ]}
    >
      <BarPlot
        label={t.taught.plot}
        rows={[...taught]
          .sort((a, b) => b.minutes - a.minutes)
          .slice(0, DRAWN)
          .map((row) => ({
            ...{ key: row.trainer, label: nameOf(row), value: row.minutes },
            said: fill(t.taught.of, { days: number(row.days), hours: number(row.minutes / 60) }),
          }))}
      />
    </NumbersPart>
  );
}
