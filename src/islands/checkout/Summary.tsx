import { fill } from '../../i18n/format.ts';
import { languageTags } from '../../i18n/locales.ts';
import { Sums } from '../booking/Sums.tsx';
import { useCheckout } from './context.ts';
import type { Quote } from './quote.ts';

/** Prices, taxes and total, with a sentence that says which tax and why. */
export function Summary({ quote }: { quote: Quote }) {
  const { texts, locale, provinceNames, taxNames } = useCheckout();
  const t = texts.summary;
  const rooms = new Intl.ListFormat(languageTags[locale]).format(
    quote.rooms.map((province) => provinceNames[province]),
  );

  return (
    <section aria-labelledby="total-title">
      <h2 id="total-title" className="text-lg">
        {t.title}
      </h2>
      <dl className="tabular-nums mt-1 grid grid-cols-[1fr_auto] gap-y-0.5" aria-live="polite">
        <Sums
          texts={{ summary: t, total: t.total, taxNames, provinceNames }}
          locale={locale}
          discount={quote.discount}
          subtotalCents={quote.subtotalCents}
          taxes={quote.price?.taxes}
          totalCents={quote.price?.totalCents}
        />
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
