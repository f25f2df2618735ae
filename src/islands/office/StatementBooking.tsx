import { fill } from '../../i18n/format.ts';
import { useOffice } from './context.ts';
import { statementTexts } from './statement-texts.ts';

interface Props {
  of: { bookingId: string; booking: string | null; who: string; purchaseOrder: string };
  bookingsHref: string;
  /** Among those of several people. */
  named: boolean;
}

/** Of which booking something on a statement is. */
export function StatementBooking({ of, bookingsHref, named }: Props) {
  const { locale } = useOffice();
  const t = statementTexts[locale];
  const { bookingId, booking, who, purchaseOrder } = of;
  return (
    <>
      <a className="link block" href={`${bookingsHref}/${bookingId}`}>
        {fill(t.booking, { number: booking ?? bookingId.slice(0, 8) })}
      </a>
      {named && who !== '' && <span className="block break-words">{who}</span>}
      {purchaseOrder !== '' && <span className="block break-words">{fill(t.order, { order: purchaseOrder })}</span>}
    </>
  );
}
