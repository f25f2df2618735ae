import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ErrorCode } from '../../domain/api/errors.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { goOnPaying } from '../../stores/payment.ts';

type PaymentTexts = Dictionary['booking']['confirmation']['payment'];

interface Props {
  reference: string;
  texts: PaymentTexts;
  errors: Record<ErrorCode, string>;
  /** Asks for the booking again. */
  refresh: () => void;
}

/** Waits between questions; after the last nobody asks by itself any more. Milliseconds. */
const PAUSES = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 34_000, 55_000, 60_000, 60_000, 60_000];
/** Told of at this question: most payments are there at the second. */
const SLOW = 6;

function listen(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** What is said while a booking waits for its payment, and where to make it. */
export function AwaitingPayment({ reference, texts: t, errors, refresh }: Props) {
  const [asked, setAsked] = useState(0);
  const [payAt, setPayAt] = useState<string | null>(null);
  const [failed, setFailed] = useState<ErrorCode>();
  const online = useSyncExternalStore(listen, () => navigator.onLine);

  // The card company may be slow to tell: it is asked at once, and now and then.
  useEffect(() => {
    const pause = PAUSES[asked];
    if (!online || (asked > 0 && pause === undefined)) return;
    let left = false;
    const ask = async () => {
      if (asked % 3 === 0) {
        const answer = await goOnPaying(reference);
        if (left) return;
        setFailed(answer.ok ? undefined : answer.code);
        if (answer.ok) setPayAt(answer.value.payAt);
      }
      refresh();
      setAsked(asked + 1);
    };
    const timer = setTimeout(() => void ask(), asked === 0 ? 0 : pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asked, online, reference, refresh]);

  return (
    <>
      <p>{online ? (asked < SLOW ? t.checking : t.slow) : t.offline}</p>
      {online && failed && <p>{errors[failed]}</p>}
      {payAt !== null && (
        <p className="mt-1">
          <a href={payAt} className="button">
            {t.goOn}
          </a>
        </p>
      )}
    </>
  );
}
