import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { bookingAccount } from '../../domain/payments/calls.ts';
import type { BookingAccount } from '../../domain/payments/contract.ts';

/** What came in for a booking and went back; `undefined` while it is on its way. */
export function useAccount(reference: string): { account: Result<BookingAccount> | undefined; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const wanted = `${attempt} ${reference}`;
  const [answer, setAnswer] = useState<{ wanted: string; account: Result<BookingAccount> }>();
  useEffect(() => {
    let left = false;
    void api(bookingAccount)(reference).then((account) => !left && setAnswer({ wanted, account }));
    return () => {
      left = true;
    };
  }, [reference, wanted]);
  return {
    account: answer?.wanted === wanted ? answer.account : undefined,
    retry: () => setAttempt((before) => before + 1),
  };
}
