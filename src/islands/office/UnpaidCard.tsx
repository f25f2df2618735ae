import { api } from '../../api/client.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
import { paymentLinkAgain, releaseUnpaid } from '../../domain/telephone/calls.ts';
import { ActButton } from './ActButton.tsx';
import { ActForm } from './ActForm.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';
import { reasonWords } from './texts.ts';

/** Whether it was booked on the telephone, and waits for the card that the link of its mail asks for. */
export const isUnpaidCard = ({ state, mails }: OfficeBooking): boolean =>
  state === 'awaiting_payment' && mails.some(({ kind }) => kind === 'payment_link');

interface Props {
  id: string;
  onDone: (text: string) => void;
  reload: () => void;
}

/** What the office does with such a booking before its time is over. */
export function UnpaidCard({ id, onDone, reload }: Props) {
  const { locale } = useOffice();
  const t = bookingTexts[locale].unpaidCard;
  return (
    <div className="mt-2 print:hidden">
      <p>{t.waits}</p>
      <p className="mt-1">
        <ActButton
          id={`payment link ${id}`}
          label={t.again}
          className="button"
          send={(key) => api(paymentLinkAgain)(id, key)}
          onDone={() => onDone(t.sent)}
          onRefused={reload}
          closed={t.closed}
        />
      </p>
      <Folded title={t.release}>
        <ActForm
          id={`release unpaid ${id}`}
          form={reasonForm}
          words={reasonWords(locale)}
          submit={t.release}
          send={async (body, key) => {
            const result = await api(releaseUnpaid)(id, body, key);
            if (!result.ok && result.code === 'closed') reload();
            return result;
          }}
          onDone={() => onDone(t.released)}
          before={<p>{t.releaseHelp}</p>}
        />
      </Folded>
    </div>
  );
}
