import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import type { ErrorCode } from '../../domain/api/errors.ts';
import type { BookingView } from '../../domain/booking/contract.ts';
import { bookingAccount } from '../../domain/payments/calls.ts';
import type { BookingAccount } from '../../domain/payments/contract.ts';
import { fill, formatDate, formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { useAnswer } from '../use-answer.ts';
import { PaymentNote } from './PaymentNote.tsx';
import { PayOpen } from './PayOpen.tsx';
import { ReceiptLink } from './ReceiptLink.tsx';
import { standingTexts } from './standing-texts.ts';

interface Props {
  booking: BookingView;
  /** Its reference, or the token of a mail: what it was opened with. */
  secret: string;
  locale: Locale;
  texts: Dictionary['booking']['invoice']['paid'];
  receiptText: string;
  errors: Record<ErrorCode, string>;
  /** Of the office, whose day a payment is of. */
  timeZone: string;
}

/** What was paid of an invoice, and how to pay the rest. */
export function InvoicePayment(props: Props) {
  const { secret: reference, locale, texts } = props;
  const { result, retry } = useAnswer(reference, api(bookingAccount));
  const [refresh] = useState(() => retry);
  return (
    <>
      <PaymentNote {...{ reference, locale, texts, refresh }} />
      <Account {...props} account={result} retry={retry} />
    </>
  );
}

interface AccountProps extends Props {
  account: Result<BookingAccount, unknown> | undefined;
  retry: () => void;
}

function Account({
  booking,
  secret: reference,
  locale,
  texts: t,
  receiptText,
  errors,
  timeZone,
  account,
  retry,
}: AccountProps) {
  if (!account) return <p role="status">{t.loading}</p>;
  if (!account.ok) {
    return (
      <div role="status">
        <p>
          {t.failed} {errors[account.code]}
        </p>
        <button type="button" className="button mt-1 print:hidden" onClick={retry}>
          {t.retry}
        </button>
      </div>
    );
  }
  const { openCents, calledOff, owedCents, paidAt, paidCents, next } = account.value;
  const receipt = (
    <ReceiptLink
      account={account.value}
      reference={reference}
      invoice={booking.invoice?.number ?? ''}
      text={receiptText}
    />
  );
  if (openCents <= 0) {
    if (paidAt === null) return null;
    const text = booking.paymentMethod === 'card' ? t.byCard : t.full;
    return (
      <p role="status" className="border-s-4 border-green-700 bg-green-50 px-2 py-1">
        {fill(text, { date: formatDate(paidAt, locale, timeZone) })}{' '}
        {owedCents > 0 && fill(standingTexts[locale].owed, { amount: formatMoney(owedCents, locale) })} {receipt}
      </p>
    );
  }

  if (calledOff) {
    return (
      <p className="font-semibold">
        {standingTexts[locale].calledOff} {receipt}
      </p>
    );
  }
  const amount = formatMoney(openCents, locale);
  return (
    <div>
      <p>
        <span className="font-semibold">{fill(t.open, { amount })}</span> {receipt}
      </p>
      {booking.invoice && (
        <PayOpen
          {...{ reference, next, locale, paidCents, errors, retry }}
          supplier={booking.invoice.document.supplier}
          texts={t}
        />
      )}
    </div>
  );
}
