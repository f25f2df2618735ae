import { api } from '../../api/client.ts';
import { officeNameOrder } from '../../domain/changes/office-calls.ts';
import { officeNameOrderForm } from '../../domain/changes/purchase-order.ts';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
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

/** The client's own number, which may come after the invoice. */
export function NameOrder({ booking, seen, onDone }: Props) {
  const { locale } = useOffice();
  const t = bookingTexts[locale].purchaseOrder;
  const { id, purchaseOrder, takesOrder } = booking;
  if (!takesOrder) return null;
  return (
    <Folded title={purchaseOrder === '' ? t.give : t.change}>
      <ActForm
        key={booking.revision}
        id={`purchase-order ${id}`}
        form={officeNameOrderForm(booking)}
        words={t}
        submit={t.submit}
        send={(body, key) => seen(api(officeNameOrder)(id, body, key))}
        onDone={() => onDone(t.done)}
        before={<p className="max-w-text">{t.intro}</p>}
      />
    </Folded>
  );
}

/** What was before and what is now, of the story's entry that tells it; '' of all others. */
export function orderTold({ kind, detail }: Pick<OfficeBooking['history'][number], 'kind' | 'detail'>): string {
  const { before, purchaseOrder } = detail;
  if (kind !== 'order_named' || typeof before !== 'string' || typeof purchaseOrder !== 'string') return '';
  return `: ${[before, purchaseOrder].map((number) => number || '–').join(' → ')}`;
}
