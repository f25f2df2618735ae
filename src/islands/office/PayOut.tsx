import { api } from '../../api/client.ts';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
import { payOutCredit } from '../../domain/payments/office-calls.ts';
import { refundForm } from '../../domain/payments/returned-forms.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { ActForm } from './ActForm.tsx';
import type { Seen } from './BookingMoney.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';

interface Props {
  booking: OfficeBooking;
  seen: Seen;
  onDone: (text: string) => void;
}

/** Pays out in money what is left of the credit that a booking gave. */
export function PayOut({ booking: { id, keptCents }, seen, onDone }: Props) {
  const { locale } = useOffice();
  const t = bookingTexts[locale];
  const amount = formatMoney(keptCents, locale);
  const words = { ...t.refund, hints: { ...t.refund.hints, amount: fill(t.payOut.most, { amount }) } };
  return (
    <Folded title={fill(t.payOut.title, { amount })}>
      <ActForm
        id={`pay-out ${id} ${keptCents}`}
        form={refundForm}
        words={words}
        submit={t.refund.submit}
        send={(typed, key) => seen(api(payOutCredit)(id, { ...typed, keptCents }, key))}
        onDone={() => onDone(t.payOut.done)}
        before={<p>{t.payOut.intro}</p>}
      />
    </Folded>
  );
}
