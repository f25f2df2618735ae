import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { ErrorCode } from '../../domain/api/errors.ts';
import type { Supplier } from '../../domain/booking/contract.ts';
import { payOpenInvoice } from '../../domain/payments/calls.ts';
import { fill, formatPhone } from '../../i18n/format.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';

interface Props {
  reference: string;
  /** What is open, as it is read. */
  amount: string;
  /** A card can pay it. */
  card: boolean;
  supplier: Pick<Supplier, 'name' | 'email' | 'phone'>;
  texts: Dictionary['booking']['invoice']['paid'];
  errors: Record<ErrorCode, string>;
  /** It was paid meanwhile, in another tab. */
  retry: () => void;
}

/** How to pay what is open of a booking: by card at once, by transfer, by cheque. */
export function PayOpen({ reference, amount, card, supplier, texts: t, errors, retry }: Props) {
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState<ErrorCode>();
  const { name, email, phone } = supplier;

  const pay = async () => {
    setOpening(true);
    setFailed(undefined);
    const answer = await api(payOpenInvoice)(reference);
    if (answer.ok) return location.assign(answer.value.payAt);
    setOpening(false);
    setFailed(answer.code);
    if (answer.code === 'no_open_invoice') retry();
  };
  return (
    <>
      {card && (
        <button
          type="button"
          className="button button-action mt-1 print:hidden"
          aria-disabled={opening || undefined}
          onClick={() => !opening && void pay()}
        >
          {opening ? t.opening : fill(t.pay, { amount })}
        </button>
      )}
      <p role="alert">{failed && errors[failed]}</p>
      <ul className="mt-1 max-w-text list-disc ps-3 text-sm">
        <li>{fill(t.transfer, { email, phone: formatPhone(phone) })}</li>
        <li>{fill(t.cheque, { name })}</li>
      </ul>
    </>
  );
}
