import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
import { noteBooking, officeBooking } from '../../domain/office/calls.ts';
import { noteForm } from '../../domain/office/note-form.ts';
import { recordPayment } from '../../domain/payments/office-calls.ts';
import { recordedForm } from '../../domain/payments/recorded-form.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { fill } from '../../i18n/format.ts';
import { Sep } from '../Dotted.tsx';
import { ActForm } from './ActForm.tsx';
import { ChangeContact } from './ChangeContact.tsx';
import { BookingChanges } from './BookingChanges.tsx';
import { MoneyActs, Resend, type Seen } from './BookingMoney.tsx';
import { BookedClasses, Buyer, Mails, Money, Notes } from './booking-parts.tsx';
import { Happened } from './BookingHistory.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { statementHref } from './file-links.ts';
import { ReadWhenUnfolded } from './Folded.tsx';
import { FollowUpsPart } from './FollowUpsPart.tsx';
import { NameOrder } from './NameOrder.tsx';
import { Reminders } from './Reminders.tsx';
import { OpenedFile, type FileTools } from './OpenedFile.tsx';
import { OrderActs } from './OrderActs.tsx';
import { OrderExempt } from './OrderExempt.tsx';
import { PayOut } from './PayOut.tsx';
import { PrivateClasses } from './PrivateClasses.tsx';
import { RefundsByHand } from './RefundsByHand.tsx';
import { isRecorded, TakeBack } from './TakeBack.tsx';
import { isUnpaidCard, UnpaidCard } from './UnpaidCard.tsx';
import { creditsFor, UseCredit } from './UseCredit.tsx';

interface Props {
  id: string;
  timeZone: string;
  listHref: string;
}

/** All of one booking, and what the office does with it. */
export function BookingFile({ id, timeZone, listHref }: Props) {
  const { locale } = useOffice();
  const t = bookingTexts[locale];
  return (
    <OpenedFile
      id={id}
      ask={(about) => api(officeBooking)(about)}
      back={{ href: listHref, text: t.back }}
      missing={t.missing}
    >
      {(booking, tools) => <File booking={booking} timeZone={timeZone} tools={tools} />}
    </OpenedFile>
  );
}

interface FileProps {
  booking: OfficeBooking;
  timeZone: string;
  tools: FileTools;
}

function File({ booking, timeZone, tools: { finish, reload } }: FileProps) {
  const { locale, links } = useOffice();
  const t = bookingTexts[locale];
  const [paid, setPaid] = useState({ times: 0, seen: booking, isDone: false });
  // Once the file is read anew after a payment, its form begins with what is open then; what others did leaves what is typed.
  if (paid.isDone && paid.seen !== booking) setPaid({ times: paid.times + 1, seen: booking, isDone: false });
  const [today] = useState(() => dateIn(timeZone, Date.now()));
  // Somebody was faster: the file is read anew, and what is typed stays.
  const seen: Seen = async (answer) => {
    const result = await answer;
    if (!result.ok && result.code === 'booking_changed') reload();
    return result;
  };
  const parts = { booking, timeZone, locale, t };
  const { id, openCents } = booking;

  return (
    <article>
      <h2 className="text-xl">
        <span className="whitespace-nowrap">
          {booking.number === null ? t.unproved : fill(t.file.title, { number: booking.number })}
        </span>
        {/* What its buyer has not confirmed is no confirmed one yet. */}
        {(booking.number !== null || booking.state !== 'confirmed') && (
          <span className="font-normal text-gray-600">
            <Sep />
            {t.states[booking.state]}
          </span>
        )}
      </h2>
      <div className="office-columns">
        <div className="space-y-4">
          <BookedClasses {...parts} />
          {booking.lines.length > 0 ? (
            <ReadWhenUnfolded title={t.changes.title}>
              {() => <BookingChanges id={id} revision={booking.revision} onDone={finish} reload={reload} />}
            </ReadWhenUnfolded>
          ) : (
            booking.invoices.length > 0 && (
              <>
                {!booking.isPackage && <PrivateClasses key={booking.revision} id={id} onDone={finish} />}
                <div>
                  <OrderActs id={id} revision={booking.revision} onDone={finish} reload={reload} />
                  <OrderExempt id={id} revision={booking.revision} onDone={finish} reload={reload} />
                </div>
              </>
            )
          )}
          <Money {...parts}>
            {booking.invoices.length > 0 && (
              <details className="mt-2 print:hidden">
                <summary className="unfolds">{t.payment.title}</summary>
                <ActForm
                  key={paid.times}
                  id={`payment ${id}`}
                  form={recordedForm(openCents, today, locale)}
                  words={t.payment}
                  submit={t.payment.submit}
                  send={(body, key) => seen(api(recordPayment)(id, body, key))}
                  onDone={() => {
                    setPaid({ ...paid, seen: booking, isDone: true });
                    finish(t.payment.done);
                  }}
                  before={
                    <p>
                      {t.payment.intro}{' '}
                      <a className="link" href={statementHref(links, id)}>
                        {t.payment.several}
                      </a>
                    </p>
                  }
                />
              </details>
            )}
            {booking.invoices.length > 0 && openCents > 0 && creditsFor(booking).length > 0 && (
              <UseCredit key={`credit ${openCents}`} {...{ booking, seen }} onDone={finish} />
            )}
            {booking.keptCents > 0 && (
              <PayOut key={`pay-out ${booking.keptCents}`} {...{ booking, seen }} onDone={finish} />
            )}
            {booking.payments.some(({ method }) => isRecorded(method)) && (
              <TakeBack key={`take-back ${openCents}`} {...{ booking, timeZone, reload }} onDone={finish} />
            )}
            <RefundsByHand {...{ booking, timeZone, reload }} onDone={finish} />
            <MoneyActs key={`${openCents} ${booking.writtenOffCents}`} {...{ booking, seen }} onDone={finish} />
            {booking.invoices.length > 0 && (
              <Reminders key={`due ${openCents - booking.writtenOffCents}`} id={id} timeZone={timeZone} />
            )}
          </Money>
          <Happened {...parts} />
          <Mails {...parts} />
          {isUnpaidCard(booking) ? (
            <UnpaidCard id={id} onDone={finish} reload={reload} />
          ) : (
            <Resend booking={booking} onDone={finish} />
          )}
        </div>
        <div className="space-y-4">
          <Buyer {...parts}>
            <NameOrder {...{ booking, seen }} onDone={finish} />
            <ChangeContact {...{ booking, seen }} onDone={finish} />
          </Buyer>
          <FollowUpsPart about="booking" {...{ id, timeZone }} />
          <Notes {...parts}>
            <ActForm
              key={booking.notes.length}
              id={`note ${id}`}
              form={noteForm}
              words={t.note}
              submit={t.note.submit}
              send={(body, key) => api(noteBooking)(id, body, key)}
              onDone={() => finish(t.note.done)}
            />
          </Notes>
        </div>
      </div>
    </article>
  );
}
