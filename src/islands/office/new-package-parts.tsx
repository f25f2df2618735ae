import type { ReactNode } from 'react';
import type { Result } from '../../api/result.ts';
import { billingFields } from '../../domain/booking/checkout-form.ts';
import { orderFields } from '../../domain/packages/form.ts';
import type { PackageOffers } from '../../domain/packages/sell-calls.ts';
import { sellContactFields } from '../../domain/packages/sell-form.ts';
import { fill, formatMoney, formatPlainDate, plural } from '../../i18n/format.ts';
import { Sums } from '../booking/Sums.tsx';
import { provinceChoices } from '../checkout/words.ts';
import { Field, Fields } from '../forms/Field.tsx';
import { privateTexts } from '../private/texts.ts';
import { useOffice } from './context.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { packagesTexts } from './packages-texts.ts';
import { checkoutTexts } from './telephone-words.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-1 text-base font-bold text-blue-900">{title}</legend>
    {children}
  </fieldset>
);

/** What is sold, and in which language the client gets it. */
export function Offered({ offers }: Pick<PackageOffers, 'offers'>) {
  const { locale } = useOffice();
  const t = packagesTexts[locale].sell;
  const choices = offers.map(({ id, title, priceCents, seats, validMonths }) => ({
    value: id,
    label: fill(t.offer, {
      title: title[locale],
      price: formatMoney(priceCents, locale, { short: true }),
      seats: plural(seats, locale, t.seats),
      months: plural(validMonths, locale, t.months),
    }),
  }));
  return (
    <Part title={t.what}>
      <div className="form-fields">
        <Field name="offer" choices={choices} />
        <Field name="language" />
      </div>
    </Part>
  );
}

/** Who buys, and where the invoice goes. */
export function Buyer() {
  const { locale } = useOffice();
  const t = packagesTexts[locale].sell;
  const { provinceNames } = privateTexts[locale];
  return (
    <>
      <Part title={t.buyer}>
        <Fields of={Object.keys(sellContactFields)} />
      </Part>
      <Part title={t.billing}>
        <Fields
          of={Object.keys(billingFields)}
          choices={{ 'billing.province': provinceChoices({ provinceNames, locale }) }}
        />
        <div className="mt-2">
          <Fields of={[...Object.keys(orderFields), 'note']} />
        </div>
      </Part>
    </>
  );
}

interface PricedProps {
  result: Result<PackageOffers> | undefined;
  retry: () => void;
}

/** What it comes to where it is billed, and by when it is due. */
export function Priced({ result, retry }: PricedProps) {
  const { locale } = useOffice();
  const t = packagesTexts[locale].sell;
  const { provinceNames } = privateTexts[locale];
  const { checkout, taxNames } = checkoutTexts[locale];
  if (!result) return <p role="status">{t.loading}</p>;
  if (!result.ok) return <NotLoaded locale={locale} code={result.code} retry={retry} />;
  const { price, dueOn } = result.value;
  if (!price) return <p>{t.unknown}</p>;
  return (
    <div>
      <dl className="tabular-nums grid grid-cols-[1fr_auto] gap-y-0.5" aria-live="polite">
        <Sums
          texts={{ summary: checkout.summary, total: checkout.summary.total, taxNames, provinceNames }}
          locale={locale}
          {...price}
        />
      </dl>
      <p className="text-gray-600">{t.tax}</p>
      <p>{fill(t.due, { date: formatPlainDate(dueOn, locale) })}</p>
    </div>
  );
}
