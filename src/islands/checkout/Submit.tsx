import { useStore } from '@nanostores/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { fill, formatMoney } from '../../i18n/format.ts';
import { $confirmation } from '../../stores/confirmation.ts';
import { $hold } from '../../stores/hold.ts';
import { useCheckout } from './context.ts';

function listenToConnection(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

const useOnline = () => useSyncExternalStore(listenToConnection, () => navigator.onLine);

/** The button, and what came of pressing it. */
export function Submit({ totalCents }: { totalCents: number | undefined }) {
  const { texts, errors, locale, freeDays } = useCheckout();
  const confirmation = useStore($confirmation);
  const { state: holdState } = useStore($hold);
  const online = useOnline();
  const failure = useRef<HTMLDivElement>(null);
  const t = texts.submit;
  const sending = confirmation.state === 'sending' || confirmation.state === 'booked';
  const failed = confirmation.state === 'failed' && confirmation.code !== 'validation' ? confirmation : undefined;

  useEffect(() => {
    if (failed) failure.current?.focus();
  }, [failed]);

  return (
    <div className="mt-3">
      {failed && (
        <div ref={failure} tabIndex={-1} className="mb-2 border-4 border-red-600 p-2">
          <h2 className="text-lg">{texts.errors.failed}</h2>
          <p className="mt-0.5">
            {failed.totalCents === undefined
              ? errors[failed.code]
              : fill(texts.summary.priceChanged, { total: formatMoney(failed.totalCents, locale) })}
          </p>
          {failed.requestId && (
            <p className="mt-0.5 text-sm">{fill(texts.errors.requestId, { id: failed.requestId })}</p>
          )}
        </div>
      )}
      {!online && <p className="border-s-4 mb-1 border-amber-700 bg-amber-50 px-2 py-1 text-sm">{t.offline}</p>}
      {holdState !== 'held' && !sending && <p className="mb-1 text-sm">{t.notHeld}</p>}
      <button type="submit" className="button button-action w-full" aria-disabled={sending || undefined}>
        {sending
          ? t.sending
          : totalCents === undefined
            ? t.labelWithoutTotal
            : fill(t.label, { total: formatMoney(totalCents, locale) })}
      </button>
      <p role="status" className="sr-only">
        {sending ? t.sending : ''}
      </p>
      <p className="mt-1 text-sm text-gray-600">{fill(t.terms, { days: freeDays })}</p>
    </div>
  );
}
