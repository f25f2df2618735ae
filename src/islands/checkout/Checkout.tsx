import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import {
  billingFields,
  buyerFields,
  buyerTakesPart,
  checkoutForm,
  contactFields,
  inCanada,
} from '../../domain/booking/checkout-form.ts';
import type { ConfirmRequest } from '../../domain/booking/contract.ts';
import { byDate, type CartLine } from '../../domain/cart/cart.ts';
import { CHECKOUT } from '../../domain/storage/checkout-draft.ts';
import type { Values } from '../../domain/forms/form.ts';
import { readSharedCart } from '../../domain/cart/shared-cart.ts';
import { participantsOf } from '../../domain/cart/named-seats.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { watchCart, $cartDetails } from '../../stores/cart-details.ts';
import { $cart } from '../../stores/cart.ts';
import { $booked, book, confirm, finish } from '../../stores/confirmation.ts';
import { $hold, openHold, watchHold } from '../../stores/hold.ts';
import { siteForms } from '../../stores/kept-forms.ts';
import { $covered, $packageCode, $promo, $promoCode, askAgain } from '../../stores/booking-code.ts';
import { $participants } from '../../stores/named-seats.ts';
import { $ways } from '../../stores/payment.ts';
import { Fields } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { useForm } from '../forms/use-form.ts';
import { ShareCart } from '../cart/ShareCart.tsx';
import { CheckoutProvider, type CheckoutProps } from './context.ts';
import { useEarlyForm } from './early.ts';
import { CodeField } from './CodeField.tsx';
import { Empty } from './Empty.tsx';
import { addFromAddress } from './seats-from-address.ts';
import { HoldBar } from './HoldBar.tsx';
import { Lines } from './Lines.tsx';
import type { NextClassesProps } from './NextClasses.tsx';
import { chosenWay, Payment } from './Payment.tsx';
import { Offered } from './Offered.tsx';
import { ParticipantFields } from './ParticipantFields.tsx';
import { PeopleTwice } from './PeopleTwice.tsx';
import { asChanged, quoteOf, type Quote } from './quote.ts';
import { Returned } from './Returned.tsx';
import { useCardPage } from './use-card-page.ts';
import { Section } from './Section.tsx';
import { SharedCart } from './SharedCart.tsx';
import { changedPriceOf, Submit } from './Submit.tsx';
import { Summary } from './Summary.tsx';
import { Terms } from './Terms.tsx';
import { useKnownBuyer, useOwnDraft } from './use-known-buyer.ts';
import { useProvince } from './use-province.ts';
import { provinceChoices, wordsOf } from './words.ts';

/** Opens the hold of the cart with what the address asks for; whether that is still under way. */
function useHold(locale: CheckoutProps['locale']): boolean {
  const [opening, setOpening] = useState(() => new URLSearchParams(location.search).has('class'));
  useEffect(() => {
    const stops = [watchCart()];
    let left = false;
    void addFromAddress().then(() => {
      if (left) return;
      setOpening(false);
      stops.push(watchHold(locale));
      return openHold(locale);
    });
    return () => {
      left = true;
      stops.forEach((stop) => stop());
    };
  }, [locale]);
  return opening;
}

/** Goes on to the confirmation, once there is something to confirm. */
function useBooked(confirmationHref: string): boolean {
  const hold = useStore($hold);
  const booked = useStore($booked);
  // The answer to an earlier attempt was lost, and the booking was made.
  useEffect(() => {
    if (hold.state === 'booked') finish(hold.reference);
  }, [hold]);
  useEffect(() => {
    if (booked !== undefined) location.assign(`${confirmationHref}#${booked}`);
  }, [booked, confirmationHref]);
  return booked !== undefined;
}

/** Whether the law has the buyer pay at the first session, as far as it is typed. */
const buysForHerself = ({ payAtFirstSession }: CheckoutProps, typed: Values, seats: readonly { eventId: string }[]) =>
  buyerTakesPart(seats, typed) && inCanada(typed) && payAtFirstSession.some((one) => one === typed['billing.province']);

/** Wherever it is billed, nothing has no tax. */
const withoutTax = (quote: Quote): Quote => ({
  ...quote,
  price: { taxes: [], totalCents: 0 },
  rooms: [],
  online: null,
});

/** The cart at what is left to pay: seats that a package covers cost nothing. */
const unpaidOf = (lines: readonly CartLine[], covered: ReadonlyMap<string, number>) =>
  lines.map((line) => (covered.has(line.eventId) ? { ...line, priceCents: 0 } : line));

interface Props extends CheckoutProps {
  /** Of a cart that is shared by a link. */
  cart: Pick<Dictionary['cart'], 'share' | 'shared'>;
  scheduleHref: string;
  finderHref: string;
  /** Of the classes that an empty cart could hold. */
  schedule: NextClassesProps['schedule'];
}

/** What is booked, for whom, and what it costs. */
function OwnCheckout(props: Props) {
  const { locale, texts, errors, validation, eachForm, taxes, termsVersions } = props;
  const cart = useStore($cart);
  const lines = useMemo(() => byDate(cart), [cart]);
  const details = useStore($cartDetails);
  const named = useStore($participants);
  const seats = participantsOf(lines, named);
  const opening = useHold(locale);
  const booked = useBooked(props.confirmationHref);
  useCardPage(locale);
  useOwnDraft();
  useEarlyForm();

  const page = { locale, terms: termsVersions };
  const live = useForm(CHECKOUT, { form: checkoutForm(seats, { ...page, totalCents: 0 }), send: confirm }, siteForms);
  const typed = useStore(live.$values);
  const { failure } = useStore(live.$state);
  const now = changedPriceOf(failure);
  const covered = useStore($covered);
  const promo = useStore($promo);
  const codes = { packageCode: useStore($packageCode), promoCode: useStore($promoCode) };
  const expected = useMemo(
    () => quoteOf(unpaidOf(lines, covered), details, typed, taxes, promo),
    [lines, covered, details, typed, taxes, promo],
  );
  const free = lines.length > 0 && expected.subtotalCents === 0;
  const quote = asChanged(free ? withoutTax(expected) : expected, now);
  const totalCents = quote.price?.totalCents;
  const form = checkoutForm(seats, { ...page, totalCents: totalCents ?? 0, ...codes });
  const atFirstSession = buysForHerself(props, typed, seats);
  const byCard = chosenWay(useStore($ways), typed, atFirstSession) === 'card' && !free;
  useProvince(live);
  const known = useKnownBuyer(live);
  useEffect(() => live.dismissFailure(), [live, typed, named, lines, covered, promo]);
  // Somebody else may have used the code meanwhile.
  useEffect(() => {
    if (failure?.fields?.packageCode ?? failure?.fields?.promoCode) void askAgain();
  }, [failure]);

  // The seats and the total follow from what is typed, so that the form is complete only now.
  useEffect(() => {
    async function send(request: ConfirmRequest) {
      const result = totalCents === undefined ? undefined : await book(request, locale);
      if (!result) document.getElementById('classes-title')?.focus();
      return result;
    }
    live.change({ form, send });
  });

  if (lines.length === 0 && !booked) {
    return opening ? <p>{texts.loading}</p> : <Empty {...props} />;
  }
  return (
    <CheckoutProvider value={props}>
      <Form
        live={live}
        fields={form.fields}
        words={wordsOf(props, seats, typed)}
        texts={{ eachForm, errors, validation }}
        before={
          <>
            <HoldBar />
            <Offered />
            <Returned />
          </>
        }
      >
        <div className="mt-3 grid gap-4 md:grid-cols-[minmax(0,1fr)_360px]">
          <div className="space-y-4">
            <div>
              <Lines lines={lines} now={now} atFirstSession={atFirstSession} />
              <ShareCart lines={lines} checkoutHref={location.pathname} texts={props.cart.share} />
              <CodeField />
            </div>
            <Section title={texts.contact.title} help={texts.contact.help}>
              <Fields of={Object.keys(contactFields)} />
            </Section>
            <Section title={texts.billing.title}>
              <div className="mb-2">
                <Fields of={Object.keys(buyerFields)} />
              </div>
              <Fields
                of={[...Object.keys(billingFields), 'language']}
                choices={{ 'billing.province': provinceChoices(props) }}
              />
            </Section>
            <ParticipantFields lines={lines} known={known} />
            <PeopleTwice lines={lines} seats={seats} typed={typed} />
            <Payment atFirstSession={atFirstSession} free={free} />
          </div>
          <div>
            <div className="space-y-3 bg-blue-50 p-3 md:sticky md:top-[84px]">
              <Summary quote={quote} />
              <Terms />
              <Submit totalCents={totalCents} byCard={byCard} free={free} />
            </div>
          </div>
        </div>
      </Form>
    </CheckoutProvider>
  );
}

/** The checkout, which runs in the browser only. A cart that came by a link is answered first: until then nothing is held. */
export default function Checkout(props: Props) {
  const [shared, setShared] = useState(() => readSharedCart(location.hash));
  if (!shared) return <OwnCheckout {...props} />;
  const texts = props.cart.shared;
  const onDone = () => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setShared(null);
  };
  if (shared.length > 0) return <SharedCart lines={shared} page={props} texts={texts} onDone={onDone} />;
  return (
    <>
      <p role="alert">{texts.damaged}</p>
      <button type="button" className="button mt-2" onClick={onDone}>
        {texts.keep}
      </button>
    </>
  );
}
