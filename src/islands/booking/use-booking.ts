import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { bookingOf } from '../../domain/booking/calls.ts';
import type { BookingView } from '../../domain/booking/contract.ts';

function listenToHash(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The reference stands in the fragment, which no server and no log gets to see. */
const useReference = () => useSyncExternalStore(listenToHash, () => decodeURIComponent(location.hash.slice(1)));

/**
 * The booking whose reference stands in the address; `undefined` while it is on its way. While it is asked for again,
 * and where that gets no answer, it stays as it was.
 */
export function useBooking(): { reference: string; result: Result<BookingView> | undefined; retry: () => void } {
  const reference = useReference();
  const [attempt, setAttempt] = useState(0);
  const wanted = `${attempt} ${reference}`;
  const [answer, setAnswer] = useState<{ wanted: string; reference: string; result: Result<BookingView> }>();

  useEffect(() => {
    let left = false;
    const asked: Promise<Result<BookingView>> =
      reference === '' ? Promise.resolve({ ok: false, code: 'not_found' }) : api(bookingOf)(reference);
    void asked.then((result) => {
      if (left) return;
      setAnswer((before) =>
        !result.ok && before?.reference === reference && before.result.ok
          ? { ...before, wanted }
          : { wanted, reference, result },
      );
    });
    return () => {
      left = true;
    };
  }, [reference, wanted]);

  return {
    reference,
    result:
      answer?.wanted === wanted || (answer?.reference === reference && answer.result.ok) ? answer.result : undefined,
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
