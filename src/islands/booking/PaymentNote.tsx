import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { bookingAccount } from '../../domain/payments/calls.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { cameBack } from '../../stores/paying-from.ts';

interface Props {
  reference: string;
  locale: Locale;
  texts: Dictionary['booking']['invoice']['paid'];
  /** The payment is in the books: what stands on the page is read again. */
  refresh: () => void;
}

/** Waits between questions; after the last the note says that it takes longer. Milliseconds. */
const PAUSES = [0, 1_000, 2_000, 3_000, 5_000, 8_000, 13_000];

/** What became of the payment that the page was left for: said once it is in the books, which the card company fills. */
export function PaymentNote({ reference, locale, texts: t, refresh }: Props) {
  const [from] = useState(cameBack);
  const [asked, setAsked] = useState(0);
  const [booked, setBooked] = useState(false);
  const waits = from?.outcome === 'paid' && !booked;

  useEffect(() => {
    const pause = PAUSES[asked];
    if (!waits || pause === undefined) return;
    let left = false;
    const timer = setTimeout(() => {
      void api(bookingAccount)(reference).then((account) => {
        if (left) return;
        if (account.ok && account.value.paidCents >= from.paidBeforeCents + from.cents) {
          setBooked(true);
          refresh();
        } else setAsked(asked + 1);
      });
    }, pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [waits, asked, reference, from, refresh]);

  if (!from) return null;
  const facts = { amount: formatMoney(from.cents, locale), number: from.invoice };
  const tone = booked ? 'border-green-700 bg-green-50' : 'border-amber-700 bg-amber-50';
  const text = booked ? t.done : from.outcome === 'left' ? t.left : asked < PAUSES.length ? t.arriving : t.late;
  return (
    <p role="status" className={`border-s-4 mb-2 max-w-text px-2 py-1.5 print:hidden ${tone}`}>
      {fill(text, facts)}
    </p>
  );
}
