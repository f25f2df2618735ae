import { useId } from 'react';
import type { Figures, OfficeNumbers } from '../../domain/numbers/numbers.ts';
import { daysOf } from '../../domain/numbers/period.ts';
import { WAITS_KEPT_DAYS } from '../../domain/waitlist/caps.ts';
import { fill, formatMoney, formatNumber, formatRate, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { useOffice } from './context.ts';
import { fileHref } from './numbers-file.ts';
import { numbersTexts, type NumbersTexts } from './numbers-texts.ts';

type Name = keyof NumbersTexts['figures'];

/** In hundred thousandths, as rates are. */
const WHOLE = 100_000;

/** A figure in words; the second line says what belongs to it. */
function said(name: Name, figures: Figures, t: NumbersTexts, locale: Locale): { value: string; more?: string } {
  const number = (value: number) => formatNumber(value, locale);
  const money = (cents: number) => formatMoney(cents, locale, { short: true });
  const { bookings, cancelled, seats, netCents, invoicedCents, creditedCents, leadDays, asked } = figures;
  switch (name) {
    case 'bookings':
      return {
        value: number(bookings),
        more: fill(plural(cancelled, locale, t.cancelled), { count: number(cancelled) }),
      };
    case 'seats':
      return { value: number(seats) };
    case 'net':
      return {
        value: money(netCents),
        more: fill(t.issued, { invoiced: money(invoicedCents), credited: money(creditedCents) }),
      };
    case 'fill': {
      const { seatsOffered, seatsBooked } = figures;
      if (seatsOffered === 0) return { value: '–' };
      const rate = formatRate(Math.round((seatsBooked / seatsOffered) * 100) * (WHOLE / 100), locale);
      return { value: rate, more: fill(t.places.of, { booked: number(seatsBooked), offered: number(seatsOffered) }) };
    }
    case 'lead':
      return { value: leadDays === null ? '–' : fill(plural(leadDays, locale, t.days), { count: number(leadDays) }) };
    case 'asked':
      return { value: asked === null ? t.unknown : number(asked) };
  }
}

const names: readonly Name[] = ['bookings', 'seats', 'net', 'fill', 'lead', 'asked'];

/** The figures of a period with those of the one before and of a year ago, and what each of them is. */
export function NumbersFigures({ numbers, query }: { numbers: OfficeNumbers; query: string }) {
  const { locale } = useOffice();
  const title = useId();
  const { now, before, yearBefore } = numbers;
  const t = numbersTexts[locale];
  const days = daysOf(now);
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="sr-only">
        {t.figuresTitle}
      </h2>
      <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => {
          const { value, more } = said(name, now, t, locale);
          const then = said(name, before, t, locale).value;
          return (
            <div key={name} className="border-t-2 border-blue-700 pt-1">
              <dt className="text-gray-600">{t.figures[name]}</dt>
              <dd>
                <p className="font-semibold tabular-nums text-2xl">{value}</p>
                {more && <p>{more}</p>}
                <p className="tabular-nums">{fill(plural(days, locale, t.before), { count: days, value: then })}</p>
                <p className="tabular-nums">
                  {yearBefore ? fill(t.year, { value: said(name, yearBefore, t, locale).value }) : t.noYear}
                </p>
                <p className="mt-1 max-w-text text-gray-600">{fill(t.means[name], { days: WAITS_KEPT_DAYS })}</p>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 print:hidden">
        <a className="link" download href={fileHref('figures', query, locale)}>
          {fill(t.file, { title: t.figuresTitle })}
        </a>
      </p>
    </section>
  );
}
