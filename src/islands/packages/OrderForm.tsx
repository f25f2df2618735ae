import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../api/client.ts';
import { billingFields, inCanada } from '../../domain/booking/checkout-form.ts';
import type { Values } from '../../domain/forms/form.ts';
import { priceBooking } from '../../domain/money/price.ts';
import { isProvince } from '../../domain/money/provinces.ts';
import type { TaxTable } from '../../domain/money/tax.ts';
import { buyPackage } from '../../domain/packages/calls.ts';
import type { BuyRequest } from '../../domain/packages/contract.ts';
import { buyerContactFields, buyForm, orderFields } from '../../domain/packages/form.ts';
import { fill, formatDate, formatMoney, formatTime } from '../../i18n/format.ts';
import { errorText } from '../../i18n/form-words.ts';
import { siteForms } from '../../stores/kept-forms.ts';
import { CheckoutProvider } from '../checkout/context.ts';
import type { Quote } from '../checkout/quote.ts';
import { Section } from '../checkout/Section.tsx';
import { Summary } from '../checkout/Summary.tsx';
import { Terms } from '../checkout/Terms.tsx';
import { useProvince } from '../checkout/use-province.ts';
import { buyWords, provinceChoices, wordsOf } from '../checkout/words.ts';
import { Field, Fields } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { Sent } from '../forms/Sent.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import type { BuyProps, OfferOnPage } from './props.ts';

const FORM = 'buy-package';

/** A link that names what is to be bought counts more than what was chosen before. */
function chooseFromAddress(offers: readonly OfferOnPage[]): void {
  const wanted = new URLSearchParams(location.search).get('package');
  if (!offers.some(({ id }) => id === wanted) || wanted === null) return;
  siteForms.writeDraft(FORM, { ...siteForms.$drafts.get()[FORM], offer: wanted });
}

/** What is due: the price, and the taxes of where it is billed. */
function quoteOf(offer: OfferOnPage | undefined, typed: Values, taxes: TaxTable): Quote {
  const subtotalCents = offer?.priceCents ?? 0;
  const province = typed['billing.province'] ?? '';
  const buyer = !inCanada(typed) ? null : isProvince(province) ? province : undefined;
  const line = { unitCents: subtotalCents, quantity: 1, place: { delivery: 'online' } as const };
  const price = offer && buyer !== undefined ? priceBooking([line], buyer, taxes) : null;
  return { discount: null, subtotalCents, price, rooms: [], online: buyer === undefined ? 'unknown' : null };
}

/** Orders a package or a series. What is sent is bought by the link of the mail. */
export function OrderForm(props: BuyProps) {
  const { locale, texts: t, offers, checkout } = props;
  const { termsVersions: terms, taxes, eachForm, errors, validation } = checkout;
  const [sent, setSent] = useState<{ email: string; proveUntil: string }>();
  useState(() => chooseFromAddress(offers));

  async function send(request: BuyRequest) {
    const result = await siteForms.sendOnce(FORM, request, (key) => api(buyPackage)(request, key));
    if (result.ok) setSent({ email: request.contact.email, proveUntil: result.value.proveUntil });
    return result;
  }
  const live = useForm(FORM, { form: buyForm({ locale, terms, totalCents: 0 }), send }, siteForms);
  useProvince(live);
  const typed = useStore(live.$values);
  const offer = offers.find(({ id }) => id === typed.offer);
  const quote = useMemo(() => quoteOf(offer, typed, taxes), [offer, typed, taxes]);
  const totalCents = quote.price?.totalCents;
  const form = buyForm({ locale, terms, totalCents: totalCents ?? 0 });
  // The total follows from what is typed, so that the form is complete only now.
  useEffect(() => live.change({ form, send }));

  if (sent) {
    const date = formatDate(sent.proveUntil, locale, props.timeZone);
    const time = formatTime(sent.proveUntil, locale, props.timeZone);
    return (
      <>
        <h2 className="mb-1 text-lg">{t.sent.title}</h2>
        <Sent text={fill(t.sent.text, { email: sent.email, date, time })} />
      </>
    );
  }
  const money = (cents: number) => formatMoney(cents, locale);
  const choices = offers.map(({ id, title, priceCents }) => ({
    value: id,
    label: `${title}, ${formatMoney(priceCents, locale, { short: true })}`,
  }));
  return (
    <CheckoutProvider value={checkout}>
      <Form
        live={live}
        fields={form.fields}
        words={buyWords(wordsOf(checkout, [], typed), t)}
        texts={{ eachForm, errors, validation }}
      >
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_360px]">
          <div className="min-w-0 space-y-4">
            <Section title={t.choice.title}>
              <div className="form-fields">
                <Field name="offer" choices={choices} />
              </div>
              {offer && <Conditions {...props} offer={offer} />}
            </Section>
            <Section title={t.contact.title} help={t.contact.help}>
              <Fields of={Object.keys(buyerContactFields)} />
              <p className="mt-1 text-sm text-gray-600">{t.organisationHelp}</p>
            </Section>
            <Section title={t.billing.title} help={fill(t.due, { days: checkout.dueDays })}>
              <Fields of={Object.keys(billingFields)} choices={{ 'billing.province': provinceChoices(checkout) }} />
              <div className="mt-2">
                <Fields of={Object.keys(orderFields)} />
              </div>
            </Section>
          </div>
          <div>
            <div className="space-y-3 bg-blue-50 p-3 md:sticky md:top-[24px]">
              <div>
                {offer && <p className="font-semibold mb-2">{offer.title}</p>}
                <Summary quote={quote} />
                <p className="mt-1 text-sm text-gray-600">{t.tax}</p>
              </div>
              <Terms read={t.read} />
              <div className="mt-1">
                <Failure>{(failure) => <Failed code={failure.code} details={failure.details} {...props} />}</Failure>
                <SubmitButton
                  label={totalCents === undefined ? t.submitWithoutTotal : fill(t.submit, { total: money(totalCents) })}
                  className="mt-1 w-full"
                />
                <p className="mt-1 text-sm text-gray-600">{t.next}</p>
              </div>
            </div>
          </div>
        </div>
      </Form>
    </CheckoutProvider>
  );
}

function Conditions({ texts: t, offer, unpaidSeats }: BuyProps & { offer: OfferOnPage }) {
  return (
    <details className="mt-2 text-sm" open>
      <summary className="unfolds">{t.conditions}</summary>
      <ul className="mt-1 max-w-text list-disc space-y-0.5 ps-3">
        {offer.conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
        <li>{fill(t.rules, { unpaid: unpaidSeats })}</li>
      </ul>
    </details>
  );
}

function Failed({
  code,
  details,
  locale,
  texts: t,
  checkout,
}: BuyProps & { code: Parameters<typeof errorText>[1]; details?: unknown }) {
  const now = (details as { totalCents?: number } | undefined)?.totalCents;
  if (code === 'price_changed' && now !== undefined) {
    return <p>{fill(t.changed, { total: formatMoney(now, locale) })}</p>;
  }
  return <p>{errorText(checkout, code)}</p>;
}
