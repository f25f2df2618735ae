import { api } from '../../api/client.ts';
import { purchaseOf } from '../../domain/packages/calls.ts';
import { Loaded } from '../Loaded.tsx';
import { useAnswer } from '../use-answer.ts';
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
  const { result, retry, set } = useAnswer(token, api(purchaseOf));
  return (
    <Loaded result={result} retry={retry} texts={states} reach={reach}>
      {(view) => <Purchase {...props} view={view} onChange={set} />}
    </Loaded>
  );
}
