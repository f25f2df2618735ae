import { fill, formatMoney, formatRate } from '../../i18n/format.ts';
import { languageTags } from '../../i18n/locales.ts';
import { useCheckout } from './context.ts';
import type { Quote } from './quote.ts';

/** Prices, taxes and total, with a sentence that says which tax and why. */
export function Summary({ quote }: { quote: Quote }) {
  const { texts, locale, provinceNames, taxNames } = useCheckout();
  const t = texts.summary;
  const money = (cents: number) => formatMoney(cents, locale);
  const rooms = new Intl.ListFormat(languageTags[locale]).format(
    quote.rooms.map((province) => provinceNames[province]),
  );
  const total = quote.price?.totalCents;

  return (
    <section aria-labelledby="total-title">
      <h2 id="total-title" className="text-lg">
        {t.title}
      </h2>
      <dl className="tabular-nums mt-1 grid grid-cols-[1fr_auto] gap-y-0.5" aria-live="polite">
        {quote.discount && (
          <>
            <dt>{t.list}</dt>
            <dd className="ps-2 text-end">{money(quote.subtotalCents + quote.discount.cents)}</dd>
            <dt>{fill(t.discount, { code: quote.discount.code })}</dt>
            <dd className="ps-2 text-end">{money(-quote.discount.cents)}</dd>
          </>
        )}
        <dt>{t.subtotal}</dt>
        <dd className="ps-2 text-end">{money(quote.subtotalCents)}</dd>
        {quote.price?.taxes.map((tax) => (
          <div key={tax.province + tax.code} className="contents">
            <dt>
              {fill(t.taxLabel, {
                tax: taxNames[tax.code],
                rate: formatRate(tax.rate, locale),
                province: provinceNames[tax.province],
              })}
            </dt>
            <dd className="ps-2 text-end">{money(tax.amountCents)}</dd>
          </div>
        ))}
        {total !== undefined && (
          <>
            <dt className="border-t border-blue-200 pt-1 text-lg font-bold">{t.total}</dt>
            <dd className="border-t border-blue-200 ps-2 pt-1 text-end text-lg font-bold">{money(total)}</dd>
          </>
        )}
      </dl>
      <div className="mt-1 space-y-0.5 text-sm text-gray-600">
        {quote.online === 'unknown' && <p>{t.chooseProvince}</p>}
        {quote.online === 'abroad' && <p>{t.abroad}</p>}
        {quote.online && quote.online !== 'unknown' && quote.online !== 'abroad' && (
          <p>{fill(t.online, { province: provinceNames[quote.online] })}</p>
        )}
        {quote.rooms.length > 0 && <p>{fill(t.room, { province: rooms })}</p>}
      </div>
    </section>
  );
}
