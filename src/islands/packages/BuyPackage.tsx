import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { purchaseOf } from '../../domain/packages/calls.ts';
import type { PurchaseView } from '../../domain/packages/contract.ts';
import { BookingState } from '../booking/BookingState.tsx';
import { useHash } from '../use-hash.ts';
import { OrderForm } from './OrderForm.tsx';
import { Purchase } from './Purchase.tsx';
import type { BuyProps } from './props.ts';

/** The order that a mail's link is of (`#token`), or the form by which seats are ordered. */
export default function BuyPackage(props: BuyProps) {
  const token = useHash();
  return token === '' ? <OrderForm {...props} /> : <Ordered key={token} {...props} token={token} />;
}

function Ordered(props: BuyProps & { token: string }) {
  const { token, states, reach } = props;
  const [result, setResult] = useState<Result<PurchaseView>>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    void api(purchaseOf)(token).then((found) => !left && setResult(found));
    return () => {
      left = true;
    };
  }, [token, attempt]);
  const retry = useCallback(() => {
    setResult(undefined);
    setAttempt((before) => before + 1);
  }, []);
  return (
    <BookingState result={result} retry={retry} texts={states} reach={reach}>
      {(view) => <Purchase {...props} view={view} onChange={setResult} />}
    </BookingState>
  );
}
