import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { $hold, expire, extend, openHold, reserve, type HoldState } from '../../stores/hold.ts';
import { clock, phaseOf, remainingMs } from './countdown.ts';
import { WaitingButton } from '../Waits.tsx';
import { useCheckout } from './context.ts';

const TICK_MS = 1000;

/** What is left of the hold, told every second. */
function useRemaining(held: HoldState): number | undefined {
  const [now, setNow] = useState(() => performance.now());
  const isHeld = held.state === 'held';
  useEffect(() => {
    if (!isHeld) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isHeld]);
  return held.state === 'held' ? remainingMs(held.hold, now - held.receivedAt) : undefined;
}

/** How long the seats are kept, and what to do when they are not. */
export function HoldBar() {
  const { texts, errors, locale } = useCheckout();
  const hold = useStore($hold);
  const t = texts.hold;
  const remaining = useRemaining(hold);
  const phase = remaining === undefined ? undefined : phaseOf(remaining);

  useEffect(() => {
    if (phase === 'expired') expire();
  }, [phase]);

  // A machine that slept does not know for how long: the server does.
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible' && $hold.get().state === 'held') void openHold(locale);
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [locale]);

  const warning = phase === 'warning' || ['expired', 'failed', 'refused'].includes(hold.state);
  const tone = warning ? 'border-amber-700 bg-amber-50' : 'border-teal-700 bg-teal-50';
  const said =
    hold.state === 'expired'
      ? t.expired
      : hold.state === 'failed'
        ? `${t.failed} ${errors[hold.code]}`
        : phase === 'warning'
          ? t.warning
          : hold.state === 'refused'
            ? errors.seats_refused
            : '';

  return (
    <div
      className={`checkout-hold border-s-4 mb-3 flex min-h-[52px] flex-wrap content-center items-center gap-x-1 px-1 py-0.5 max-sm:text-sm sm:min-h-[60px] sm:gap-x-2 sm:px-2 print:hidden ${tone}`}
    >
      {(hold.state === 'reserving' || hold.state === 'none') && <p>{t.reserving}</p>}
      {remaining !== undefined && (
        <p id="hold-time" role="timer" className="tabular-nums">
          {fill(t.running, { time: fill(t.clock, clock(remaining)) })}
        </p>
      )}
      <p role="alert" className={said === '' || phase === 'warning' ? 'sr-only' : undefined}>
        {said}
      </p>
      {hold.state === 'held' &&
        (hold.hold.extended ? (
          <p className="ms-auto text-sm text-gray-600 sm:ms-0">{t.extended}</p>
        ) : (
          <WaitingButton
            className="button ms-auto py-0.5 max-sm:px-1.5 sm:ms-0"
            describedBy="hold-time"
            label={
              <>
                {t.extend}
                <span className="max-sm:sr-only">{t.extendBy}</span>
              </>
            }
            waiting={t.extending}
            act={extend}
          />
        ))}
      {hold.state === 'expired' && (
        <button type="button" className="button button-primary" onClick={() => void reserve(locale)}>
          {t.again}
        </button>
      )}
      {hold.state === 'failed' && (
        <button type="button" className="button" onClick={() => void openHold(locale)}>
          {t.retry}
        </button>
      )}
    </div>
  );
}
