import { useStore } from '@nanostores/react';
import { $returned } from '../../stores/payment.ts';
import { useCheckout } from './context.ts';

/** Says to who has come back from the card company without having paid that nothing is lost. */
export function Returned() {
  const { texts } = useCheckout();
  const returned = useStore($returned);
  return (
    <div role="status">
      {returned && <p className="border-s-4 mb-3 border-teal-700 bg-teal-50 px-2 py-1">{texts.payment.returned}</p>}
    </div>
  );
}
