import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import type { Failure as Failed } from '../../api/result.ts';
import type { PriceChanged } from '../../domain/booking/contract.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { $booked, type ConfirmationRefusal } from '../../stores/confirmation.ts';
import { $hold } from '../../stores/hold.ts';
import { $payAt } from '../../stores/payment.ts';
import { useFormContext } from '../forms/context.ts';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { ChangedClasses } from './ChangedClasses.tsx';
import { useCheckout } from './context.ts';

function listenToConnection(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

const useOnline = () =>
  useSyncExternalStore(
    listenToConnection,
    () => navigator.onLine,
    () => true,
  );

/** The price now, where another one was agreed to. */
export function changedPriceOf(failure: Failed<unknown> | undefined): PriceChanged | undefined {
  const details = failure?.details as ConfirmationRefusal | undefined;
  return details?.code === 'price_changed' ? details : undefined;
}

interface Props {
  totalCents: number | undefined;
  byCard: boolean;
  /** A code leaves nothing to pay. */
  free: boolean;
}

/** The button, and what came of pressing it. */
export function Submit({ totalCents, byCard, free }: Props) {
  const { texts, errors, locale } = useCheckout();
  const { state } = useFormContext();
  const booked = useStore($booked) !== undefined;
  const hold = useStore($hold);
  const { state: holdState } = hold;
  const online = useOnline();
  const t = texts.submit;
  const leaving = useStore($payAt) !== undefined;
  const idle = state.step !== 'sending' && !booked && !leaving;
  const named = byCard ? t.card : t;
  const label =
    totalCents === undefined ? named.labelWithoutTotal : fill(named.label, { total: formatMoney(totalCents, locale) });

  return (
    <div className="mt-1 print:hidden" data-tells-connection>
      <Failure>
        {(failure) => {
          const now = changedPriceOf(failure)?.totalCents;
          return (
            <>
              <h2 className="text-lg">{texts.errors.failed}</h2>
              <p className="mt-0.5">
                {now === undefined
                  ? errors[failure.code]
                  : fill(texts.summary.priceChanged, { total: formatMoney(now, locale) })}
              </p>
              <ChangedClasses failure={failure} />
              {failure.requestId && (
                <p className="mt-0.5 text-sm">{fill(texts.errors.requestId, { id: failure.requestId })}</p>
              )}
            </>
          );
        }}
      </Failure>
      {/* The bar of the hold says it where the seats could not be asked for. */}
      {!online && !(hold.state === 'failed' && hold.code === 'network') && (
        <p className="border-s-4 my-1 border-amber-700 bg-amber-50 px-2 py-1 text-sm">{t.offline}</p>
      )}
      {holdState === 'expired' && idle && <p className="my-1 text-sm">{t.takenAgain}</p>}
      {['refused', 'failed'].includes(holdState) && idle && <p className="my-1 text-sm">{t.notHeld}</p>}
      <SubmitButton
        label={idle ? label : leaving ? t.card.leaving : t.sending}
        sendingLabel={t.sending}
        className="mt-1 w-full"
      />
      {!free && <p className="mt-1 text-sm text-gray-600">{named.terms}</p>}
    </div>
  );
}
