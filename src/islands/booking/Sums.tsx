import type { BookingView, Discount } from '../../domain/booking/contract.ts';
import type { Cents } from '../../domain/money/money.ts';
import { discountLabel } from '../../i18n/discount-label.ts';
import { fill, formatMoney, formatRate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';

export interface SumTexts {
  summary: Pick<Dictionary['checkout']['summary'], 'list' | 'discount' | 'quoted' | 'subtotal' | 'taxLabel'>;
  /** What the last line is called. */
  total: string;
  taxNames: Dictionary['taxNames'];
  provinceNames: Dictionary['provinceNames'];
}

interface Props {
  texts: SumTexts;
  locale: Locale;
  discount?: Discount | null | undefined;
  subtotalCents: Cents;
  taxes?: BookingView['taxes'] | undefined;
  /** Left out while it is not known. */
  totalCents?: Cents | undefined;
}

/** What a booking comes to, a line each: before tax, each tax, all of it. Checkout and confirmation say it alike. */
export function Sums({ texts, locale, discount, subtotalCents, taxes = [], totalCents }: Props) {
  const { summary: t, taxNames, provinceNames } = texts;
  const rows: [label: string, cents: Cents][] = [
    ...(discount
      ? ([
          [t.list, subtotalCents + discount.cents],
          [discountLabel(discount, t), -discount.cents],
        ] satisfies [string, Cents][])
      : []),
    [t.subtotal, subtotalCents],
    ...taxes.map(({ code, rate, province, amountCents }): [string, Cents] => [
      fill(t.taxLabel, {
        tax: taxNames[code],
        rate: formatRate(rate, locale),
        province: provinceNames[province],
      }),
      amountCents,
    ]),
  ];
  return (
    <>
      {rows.map(([label, cents]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="ps-2 text-end">{formatMoney(cents, locale)}</dd>
        </div>
      ))}
      {totalCents !== undefined && (
        <div className="contents">
          <dt className="border-t border-blue-200 pt-1 text-lg font-bold">{texts.total}</dt>
          <dd className="border-t border-blue-200 ps-2 pt-1 text-end text-lg font-bold">
            {formatMoney(totalCents, locale)}
          </dd>
        </div>
      )}
    </>
  );
}
