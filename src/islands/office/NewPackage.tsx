import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { inCanada } from '../../domain/booking/checkout-form.ts';
import type { Language } from '../../domain/catalogue/classes.ts';
import type { Values } from '../../domain/forms/form.ts';
import { isProvince } from '../../domain/money/provinces.ts';
import type { OtherTotal } from '../../domain/packages/contract.ts';
import { packageOffers, sellPackage, type OffersQuery, type PackageOffers } from '../../domain/packages/sell-calls.ts';
import { sellForm } from '../../domain/packages/sell-form.ts';
import { officePerson } from '../../domain/people/calls.ts';
import type { OfficeBuyer } from '../../domain/telephone/contract.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { accountForms } from '../../stores/account-forms.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { formTexts } from '../header-texts.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { Terms } from './book-held-parts.tsx';
import { valuesOfBuyer } from './buyer-values.ts';
import { useOffice } from './context.ts';
import { FindClient } from './FindClient.tsx';
import { Buyer, Offered, Priced } from './new-package-parts.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import type { PackagesPlace } from './packages-place.ts';
import { packagesTexts } from './packages-texts.ts';
import { sellWords } from './sell-words.ts';
import { officeError } from './texts.ts';

const DRAFT = 'sell a package';

/** Sells seats for whoever has asked the office. */
export function NewPackage(place: PackagesPlace) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer('offers', () => callOffice(() => api(packageOffers)({})));
  const { sell: t, file } = packagesTexts[locale];
  return (
    <>
      <p className="mb-2">
        <a className="link" href={place.listHref}>
          {file.back}
        </a>
      </p>
      <h2 className="text-xl">{t.title}</h2>
      <p className="max-w-text">{t.intro}</p>
      {!result && <p role="status">{privateTexts[locale].privateArea.loading}</p>}
      {result && !result.ok && <NotLoaded locale={locale} code={result.code} retry={retry} />}
      {result?.ok && <Sell {...place} offers={result.value.offers} />}
    </>
  );
}

/** What the price follows of what is typed. */
function queryOf(typed: Values): OffersQuery {
  const { offer = '', 'billing.country': country = 'CA', 'billing.province': province = '' } = typed;
  return {
    offer,
    country: country as OffersQuery['country'],
    province: inCanada(typed) && isProvince(province) ? province : '',
  };
}

function Sell({ offers, listHref, terms, termsHrefs }: PackagesPlace & Pick<PackageOffers, 'offers'>) {
  const { locale } = useOffice();
  /** How often somebody was filled in: the fields are made anew, since they keep their own values. */
  const [filled, setFilled] = useState(0);
  const typed = useStore(accountForms.$drafts)[DRAFT] ?? {};
  const language: Language = typed.language === 'fr' || typed.language === 'en' ? typed.language : locale;
  const priced = useAnswer(JSON.stringify(queryOf(typed)), (about) =>
    callOffice(() => api(packageOffers)(JSON.parse(about) as OffersQuery)),
  );
  const price = priced.result?.ok ? priced.result.value.price : null;
  const form = sellForm({ locale: language, terms, totalCents: price?.totalCents ?? 0 });
  const live = useForm(
    DRAFT,
    {
      form,
      send: async (body) => {
        const result = await callOffice(() => accountForms.sendOnce(DRAFT, body, (key) => api(sellPackage)(body, key)));
        if (result.ok) location.assign(`${listHref}/${encodeURIComponent(result.value.id)}`);
        else if (result.code === 'price_changed') priced.retry();
        return result;
      },
    },
    accountForms,
  );
  const t = packagesTexts[locale].sell;
  const money = (cents: number) => formatMoney(cents, locale);

  function take(buyer: OfficeBuyer) {
    accountForms.writeDraft(DRAFT, { ...typed, ...valuesOfBuyer(buyer) });
    setFilled(filled + 1);
  }
  return (
    <>
      <Find onTake={take} />
      <Form
        key={filled}
        live={live}
        fields={form.fields}
        words={sellWords(locale, typed)}
        texts={formTexts[locale]}
        className="max-w-[680px] space-y-3"
      >
        <Offered offers={offers} />
        <Buyer />
        <Priced {...priced} />
        <Terms hrefs={termsHrefs} language={language} />
        <Failure>
          {({ code, details }) => (
            <p>
              {t.notSold}{' '}
              {code === 'price_changed'
                ? fill(t.changed, { total: money((details as OtherTotal).totalCents) })
                : officeError(locale, code)}
            </p>
          )}
        </Failure>
        <SubmitButton label={price ? fill(t.submit, { total: money(price.totalCents) }) : t.submitWithout} />
      </Form>
    </>
  );
}

type Taking = Pick<Parameters<typeof FindClient>[0], 'onTake'>;

/** Somebody who booked before; at first the one whose file the address names. */
function Find(props: Taking) {
  const [client] = useState(() => new URLSearchParams(location.search).get('client') ?? '');
  return client === '' ? <FindClient {...props} /> : <FindKnown {...props} client={client} />;
}

function FindKnown({ client, onTake }: Taking & { client: string }) {
  const { result } = useAnswer(client, (id) => callOffice(() => api(officePerson)(id)));
  return result && <FindClient onTake={onTake} first={result.ok ? result.value.email : ''} />;
}
