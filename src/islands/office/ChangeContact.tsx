import { api } from '../../api/client.ts';
import { changeContactForm } from '../../domain/changes/contact.ts';
import { officeContact } from '../../domain/changes/office-calls.ts';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
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

/** A package has a contact of its own, and the contact of an order is that of its private classes. */
const hasOne = ({ state, invoices, isPackage, namesOf }: OfficeBooking) =>
  !isPackage &&
  namesOf === null &&
  (state === 'confirmed' || state === 'awaiting_payment' || (state === 'cancelled' && invoices.length > 0));

/** Somebody else looks after the booking, or the e-mail was wrong. */
export function ChangeContact({ booking, seen, onDone }: Props) {
  const { locale } = useOffice();
  const t = bookingTexts[locale].contact;
  const { id, revision, contact, creditCents } = booking;
  if (!hasOne(booking)) return null;
  return (
    <Folded title={t.title}>
      <ActForm
        key={revision}
        id={`contact ${id}`}
        form={changeContactForm(booking)}
        words={t}
        submit={t.submit}
        send={(body, key) => seen(api(officeContact)(id, body, key))}
        onDone={({ isOther }) => onDone(isOther ? t.doneOther : t.done)}
        before={
          <>
            <p className="max-w-text">{t.intro}</p>
            <p className="max-w-text">
              {t.stays}
              {creditCents > 0 &&
                ` ${fill(t.credit, { amount: formatMoney(creditCents, locale), email: contact.email })}`}
            </p>
          </>
        }
      />
    </Folded>
  );
}
