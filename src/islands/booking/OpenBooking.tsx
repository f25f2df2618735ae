import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Failure } from '../../api/result.ts';
import { proveBooking } from '../../domain/booking/calls.ts';
import { BookingState, type Reach, type StateTexts } from './BookingState.tsx';

interface Props {
  states: StateTexts;
  reach: Reach;
  confirmationHref: string;
}

/** Behind the link of a mail, whose secret stands in the fragment: proves the address, then shows the booking. */
export default function OpenBooking({ states, reach, confirmationHref }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure<never>>();

  useEffect(() => {
    let left = false;
    const token = decodeURIComponent(location.hash.slice(1));
    void api(proveBooking)(token === '' ? 'none' : token).then((result) => {
      if (left) return;
      if (result.ok) location.replace(`${confirmationHref}#${result.value.reference}`);
      else setFailure(result);
    });
    return () => {
      left = true;
    };
  }, [attempt, confirmationHref]);

  function retry() {
    setFailure(undefined);
    setAttempt(attempt + 1);
  }
  return (
    <BookingState result={failure} retry={retry} texts={states} reach={reach}>
      {() => null}
    </BookingState>
  );
}
