import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState, type SyntheticEvent } from 'react';
import { participantsOf } from '../../domain/cart/named-seats.ts';
import { watchCart, $cartDetails } from '../../stores/cart-details.ts';
import { $cart } from '../../stores/cart.ts';
import { $confirmation, confirm, finish, resetConfirmation } from '../../stores/confirmation.ts';
import { $draft } from '../../stores/draft.ts';
import { $hold, openHold, watchHold } from '../../stores/hold.ts';
import { $participants } from '../../stores/named-seats.ts';
import { BillingFields } from './BillingFields.tsx';
import { CheckoutProvider, type CheckoutProps } from './context.ts';
import { ContactFields } from './ContactFields.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { addFromAddress } from './seats-from-address.ts';
import { HoldBar } from './HoldBar.tsx';
import { Lines } from './Lines.tsx';
import { ParticipantFields } from './ParticipantFields.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { quoteOf } from './quote.ts';
import { check, inputOf, type Problems } from './request.ts';
import { Submit } from './Submit.tsx';
import { Summary } from './Summary.tsx';

/** The checkout: what is booked, for whom, and what it costs. It runs in the browser only. */
export default function Checkout(props: CheckoutProps) {
  const { locale, texts, taxes } = props;
  const entries = useStore($cart);
  const details = useStore($cartDetails);
  const draft = useStore($draft);
  const named = useStore($participants);
  const hold = useStore($hold);
  const confirmation = useStore($confirmation);
  const [problems, setProblems] = useState<Problems>({});
  /** The problems at the last attempt to book; a new object takes the focus. */
  const [summary, setSummary] = useState<Problems>({});
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

  // The answer to an earlier attempt was lost, and the booking was made.
  useEffect(() => {
    if (hold.state === 'booked') finish(hold.reference);
  }, [hold]);

  useEffect(() => {
    if (confirmation.state === 'booked') location.assign(`${props.confirmationHref}#${confirmation.reference}`);
  }, [confirmation, props.confirmationHref]);

  useEffect(() => resetConfirmation(), [draft, named, entries]);

  const quote = useMemo(() => quoteOf(entries, details, draft, taxes), [entries, details, draft, taxes]);
  const refused = confirmation.state === 'failed' ? confirmation.fields : undefined;
  const shown = refused ?? summary;
  const agreedCents = confirmation.state === 'failed' ? confirmation.totalCents : undefined;
  const totalCents = agreedCents ?? quote.price?.totalCents;
  const checked = () => check(inputOf(draft, participantsOf(entries, named), totalCents ?? 0));

  function recheck(path: string) {
    const result = checked();
    const reason = 'problems' in result ? result.problems[path] : undefined;
    const { [path]: before, ...others } = problems;
    // An empty field that was only passed through is not yet an error.
    if (reason === 'required' && before === undefined) return;
    setProblems(reason ? { ...others, [path]: reason } : others);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (confirmation.state === 'sending') return;
    const result = checked();
    if ('problems' in result) {
      setProblems(result.problems);
      return setSummary(result.problems);
    }
    setProblems({});
    setSummary({});
    if (hold.state === 'held' && totalCents !== undefined) void confirm(result.request);
    else document.getElementById('classes-title')?.focus();
  }

  if (entries.length === 0 && confirmation.state !== 'booked') {
    if (opening) return <p>{texts.loading}</p>;
    return (
      <div>
        <p className="text-lg">{texts.empty}</p>
        <p className="mt-1">{texts.emptyHelp}</p>
        <a href={props.catalogueHref} className="button button-action mt-2">
          {texts.browse}
        </a>
      </div>
    );
  }
  return (
    <CheckoutProvider value={{ ...props, problems: { ...problems, ...refused }, recheck }}>
      <form noValidate onSubmit={submit}>
        <HoldBar />
        {Object.keys(shown).length > 0 && <ErrorSummary problems={shown} />}
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_360px]">
          <div className="space-y-4">
            <Lines entries={entries} />
            <ContactFields />
            <BillingFields />
            <ParticipantFields entries={entries} />
            <PaymentFields />
          </div>
          <div>
            <div className="bg-blue-50 p-3 md:sticky md:top-2">
              <Summary quote={quote} agreedCents={agreedCents} />
              <Submit totalCents={totalCents} />
            </div>
          </div>
        </div>
      </form>
    </CheckoutProvider>
  );
}
