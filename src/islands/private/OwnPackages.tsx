import { api } from '../../api/client.ts';
import { ownPackages } from '../../domain/packages/calls.ts';
import { buyPackage as buyPackageEn } from '../../i18n/strings/en/buy-package.ts';
import { provinceNames as provincesEn } from '../../i18n/strings/en/addresses.ts';
import { taxNames as taxesEn } from '../../i18n/strings/en/checkout.ts';
import { buyPackage as buyPackageFr } from '../../i18n/strings/fr/buy-package.ts';
import { provinceNames as provincesFr } from '../../i18n/strings/fr/addresses.ts';
import { taxNames as taxesFr } from '../../i18n/strings/fr/checkout.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { errorTexts } from '../header-texts.ts';
import { useAnswer } from '../use-answer.ts';
import { PurchaseSheet } from '../packages/PurchaseSheet.tsx';

type Texts = Pick<Dictionary, 'buyPackage' | 'provinceNames' | 'taxNames'>;

const texts: Record<Locale, Texts> = {
  en: { buyPackage: buyPackageEn, provinceNames: provincesEn, taxNames: taxesEn },
  fr: { buyPackage: buyPackageFr, provinceNames: provincesFr, taxNames: taxesFr },
};

interface Props {
  locale: Locale;
  invoiceHref: string;
  buyHref: string;
}

/** What the account has bought together: codes, seats left, and what became of the others. */
export function OwnPackages({ locale, invoiceHref, buyHref }: Props) {
  const { result, retry } = useAnswer('packages', api(ownPackages));
  const own = texts[locale];
  const t = own.buyPackage;
  return (
    <section aria-labelledby="packages-title">
      <h2 id="packages-title" className="text-xl">
        {t.own.title}
      </h2>
      {!result && (
        <p role="status" className="mt-1">
          {t.own.loading}
        </p>
      )}
      {result && !result.ok && (
        <div role="alert" className="mt-1">
          <p>
            {t.own.failed} {errorTexts[locale][result.code]}
          </p>
          <button type="button" className="button mt-1" onClick={retry}>
            {t.retry}
          </button>
        </div>
      )}
      {result?.ok && result.value.purchases.length === 0 && (
        <p className="mt-1">
          {t.own.none}{' '}
          <a href={buyHref} className="link">
            {t.own.buy}
          </a>
        </p>
      )}
      {result?.ok && result.value.purchases.length > 0 && (
        <ul className="divide-y mt-1 divide-blue-200 border-y border-blue-200">
          {result.value.purchases.map((view) => (
            <li key={view.invoice?.number} className="py-2">
              <PurchaseSheet
                view={view}
                locale={locale}
                texts={t}
                checkout={own}
                invoiceHref={invoiceHref}
                heading="h3"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
