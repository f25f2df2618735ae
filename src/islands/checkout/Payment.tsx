import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { CARD_MINUTES } from '../../domain/booking/contract.ts';
import { paymentFields } from '../../domain/booking/checkout-form.ts';
import type { PaymentMethod } from '../../domain/booking/payment-methods.ts';
import type { Values } from '../../domain/forms/form.ts';
import { fill } from '../../i18n/format.ts';
import { $ways, askWays, watchWays, type Ways } from '../../stores/payment.ts';
import { Field, Fields } from '../forms/Field.tsx';
import { useFormContext } from '../forms/context.ts';
import { useCheckout } from './context.ts';
import { Section } from './Section.tsx';

/** What the buyer can pay with; a card would be charged at once, which the law may keep from who buys for herself. */
function offeredWays(ways: Ways, atFirstSession: boolean): readonly PaymentMethod[] {
  if (ways.state !== 'known') return [];
  return atFirstSession && ways.ways.length > 0 ? ['invoice'] : ways.ways;
}

/** How it will be paid as it stands: as it was chosen, where that is offered, or else the first way. */
export function chosenWay(ways: Ways, { paymentMethod }: Values, atFirstSession: boolean): PaymentMethod | undefined {
  const offered = offeredWays(ways, atFirstSession);
  return offered.find((way) => way === paymentMethod) ?? offered[0];
}

const others = Object.keys(paymentFields).filter((name) => name !== 'paymentMethod');

interface Props {
  /** Whether the law has the buyer pay at the first session. */
  atFirstSession: boolean;
  /** A code leaves nothing to pay. */
  free: boolean;
}

/** How the classes can be paid, and what belongs on the invoice. */
export function Payment({ atFirstSession, free }: Props) {
  const { texts, dueDays, phone, packages } = useCheckout();
  const { values } = useFormContext();
  const ways = useStore($ways);
  const t = texts.payment;
  useEffect(() => watchWays(), []);

  if (free) {
    return (
      <Section title={t.title}>
        <input type="hidden" name="paymentMethod" value="invoice" />
        <p className="font-semibold mb-2">{packages.cover.free}</p>
        <Fields of={others} />
      </Section>
    );
  }
  const chosen = chosenWay(ways, values, atFirstSession);
  const offered = offeredWays(ways, atFirstSession);
  return (
    <Section title={t.title}>
      <div role="status">
        {ways.state === 'loading' && <p>{t.loading}</p>}
        {ways.state === 'failed' && (
          <p>
            {t.failed}{' '}
            <button type="button" className="button" onClick={() => void askWays()}>
              {t.retry}
            </button>
          </p>
        )}
        {ways.state === 'known' && offered.length === 0 && (
          <p>
            {t.none}{' '}
            <a href={`tel:${phone.number}`} className="link nobr">
              {phone.label}
            </a>
          </p>
        )}
      </div>
      {chosen && offered.length === 1 && (
        <>
          <input type="hidden" name="paymentMethod" value={chosen} />
          <p className="font-semibold">{t.method[chosen]}</p>
        </>
      )}
      {chosen && offered.length > 1 && (
        <Field
          // What is offered has changed: what was ticked may not be there any more.
          key={offered.join()}
          name="paymentMethod"
          value={chosen}
          choices={offered.map((value) => ({ value, label: t.method[value] }))}
        />
      )}
      {chosen && (
        <p className="mb-2 text-sm text-gray-600">
          {atFirstSession ? t.atFirstSession : fill(t.help[chosen], { days: dueDays, minutes: CARD_MINUTES })}
        </p>
      )}
      <Fields of={others} />
    </Section>
  );
}
