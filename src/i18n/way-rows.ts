import type { Ways } from '../domain/team/ways.ts';
import { fill, formatMoney, plural } from './format.ts';
import type { Locale } from './locales.ts';
import type { Dictionary } from './strings/index.ts';

/** A way in words. `amount` is empty where there is none such. */
export interface WayRow {
  way: 'seats' | 'package';
  name: string;
  says: string;
  amount: string;
}

/** What seats and a package cost so many people, as rows: drawn by the build, by the page's script and by React. */
export function wayRows(people: number, ways: Ways, locale: Locale, t: Dictionary['ways']['live']): WayRow[] {
  const money = (cents: number) => formatMoney(cents, locale, { short: true });
  const { package: bundle, seatsCents } = ways;
  const rest = bundle && [
    ...(bundle.besides > 0 ? [plural(bundle.besides, locale, t.besides)] : []),
    ...(bundle.over > 0 ? [plural(bundle.over, locale, t.over)] : []),
  ];
  return [
    { way: 'seats', name: plural(people, locale, t.seats), says: t.seatsSay, amount: money(seatsCents) },
    {
      way: 'package',
      name: bundle ? fill(t.package, { seats: bundle.seats }) : '',
      says: rest && rest.length > 0 ? rest.join(', ') : t.even,
      amount: bundle ? money(bundle.totalCents) : '',
    },
  ];
}
