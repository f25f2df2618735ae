import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { ErrorCode } from '../../domain/api/errors.ts';
import type { Supplier } from '../../domain/booking/contract.ts';
import { payOpenInvoice } from '../../domain/payments/calls.ts';
import type { BookingAccount } from '../../domain/payments/contract.ts';
import { fill, formatMoney, formatPhone } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { leaveToPay } from '../../stores/paying-from.ts';
import { TwoLabels } from '../Waits.tsx';

interface Props {
  reference: string;
  /** The oldest open invoice and what is open of it, which a card can pay; `null` where none can. */
  next: BookingAccount['next'];
  locale: Locale;
  /** What came in for the booking so far. */
  paidCents: number;
  supplier: Pick<Supplier, 'name' | 'email' | 'phone'>;
  texts: Dictionary['booking']['invoice']['paid'];
  errors: Record<ErrorCode, string>;
  /** It was paid meanwhile, in another tab. */
  retry: () => void;
}

/**
 * How to pay what is open of a booking: by card at once, invoice by invoice, the oldest first, as it is named here; by transfer, by
 * cheque.
 */
export function PayOpen({ reference, next, locale, paidCents, supplier, texts: t, errors, retry }: Props) {
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState<ErrorCode>();
  const { name, email } = supplier;
  const phone = formatPhone(supplier.phone, locale);
  const [beforePhone, afterPhone] = fill(t.transfer, { email, phone }).split(phone);

  const pay = async () => {
    setOpening(true);
    setFailed(undefined);
    const answer = await api(payOpenInvoice)(reference);
    if (answer.ok) {
      const { payAt, invoice, cents } = answer.value;
      // Something was paid or credited meanwhile: nobody pays another amount than she saw.
      if (invoice !== next?.invoice || cents !== next.cents) {
        setOpening(false);
        return retry();
      }
      leaveToPay({ at: location.pathname + location.hash, invoice, cents, paidBeforeCents: paidCents });
      return location.assign(payAt);
    }
    setOpening(false);
    setFailed(answer.code);
    if (answer.code === 'no_open_invoice') retry();
  };
  return (
    <>
      {next && (
        <button
          type="button"
          className="button button-action mt-1 print:hidden"
          aria-disabled={opening || undefined}
          onClick={() => !opening && void pay()}
        >
          <TwoLabels
            label={fill(t.pay, { number: next.invoice, amount: formatMoney(next.cents, locale) })}
            waiting={t.opening}
            waits={opening}
          />
        </button>
      )}
      <p role="alert">{failed && errors[failed]}</p>
      <ul className="mt-1 max-w-text list-disc ps-3 text-sm">
        <li>
          {beforePhone}
          <span className="nobr">{phone}</span>
          {afterPhone}
        </li>
        <li>{fill(t.cheque, { name })}</li>
      </ul>
    </>
  );
}
