import { useEffect } from 'react';
import { hosts } from '../../api/hosts.ts';
import { addressOf } from '../../domain/api/address.ts';
import { bookingCalendar } from '../../domain/booking/calls.ts';
import type { BookingView } from '../../domain/booking/contract.ts';
import { OFFICE_ZONE } from '../../domain/cart/cart.ts';
import { coveredSteps } from '../../domain/packages/offer.ts';
import { placeLine } from '../../i18n/addresses.ts';
import { cancellationText } from '../../i18n/cancellation-text.ts';
import { fill, formatDate, formatMoney, formatTime, formatTimeZone, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { finishIfOwn } from '../../stores/confirmation.ts';
import { AwaitingPayment } from './AwaitingPayment.tsx';
import { Loaded, type Reach, type StateTexts } from '../Loaded.tsx';
import { PaymentReturned } from './PaymentReturned.tsx';
import { useBooking } from './use-booking.ts';

export interface ConfirmationProps {
  locale: Locale;
  states: StateTexts;
  reach: Reach;
  texts: Dictionary['booking']['confirmation'];
  cancelling: Dictionary['termsOfClass']['cancelling'];
  provinceNames: Dictionary['provinceNames'];
  printText: string;
  invoiceHref: string;
  manageHref: string;
  catalogueHref: string;
}

/** What was booked, and what happens next. */
export default function Confirmation(props: ConfirmationProps) {
  const { reference, result, retry } = useBooking();
  return (
    <Loaded result={result} retry={retry} texts={props.states} reach={props.reach}>
      {(booking) => <Booked {...props} booking={booking} reference={reference} refresh={retry} />}
    </Loaded>
  );
}

function Booked(props: ConfirmationProps & { booking: BookingView; reference: string; refresh: () => void }) {
  const { locale, texts: t, booking, reference } = props;
  const isBooked = booking.state === 'confirmed';
  // Seats that wait for their buyer's proof are no booking that somebody may walk away from.
  const waits = isBooked && booking.proofDueAt !== null;
  useEffect(() => {
    if (isBooked) finishIfOwn(reference);
  }, [isBooked, reference]);
  const fragment = `#${encodeURIComponent(reference)}`;
  const calendar = hosts.site + addressOf(bookingCalendar, { reference });

  return (
    <div>
      <div
        role="status"
        className={`border-s-4 px-2 py-1.5 ${isBooked && !waits ? 'border-green-700 bg-green-50' : 'border-amber-700 bg-amber-50'}`}
      >
        {isBooked && <p className="font-semibold text-lg">{waits ? t.unprovedTitle : t.thanks}</p>}
        <p>{stateLine(props)}</p>
        {isBooked && booking.paymentMethod === 'card' && <p>{t.payment.paid}</p>}
        {booking.state === 'awaiting_payment' && (
          <AwaitingPayment
            reference={reference}
            texts={t.payment}
            errors={props.states.errors}
            refresh={props.refresh}
          />
        )}
        {booking.state === 'expired' && booking.paymentMethod === 'card' && (
          <PaymentReturned reference={reference} texts={t.payment} locale={locale} />
        )}
        {booking.number !== null && (
          <p>
            {t.number} <strong className="nobr tabular-nums">{booking.number}</strong>
          </p>
        )}
      </div>

      <section aria-labelledby="booked-title" className="mt-4">
        <h2 id="booked-title" className="text-lg">
          {t.classes}
        </h2>
        <ul className="divide-y mt-1 divide-blue-200 border-y border-blue-200">
          {booking.lines.map((line) => (
            <BookedLine key={line.eventId} {...props} line={line} />
          ))}
        </ul>
        {booking.discount && (
          <p className="tabular-nums mt-1 flex justify-between gap-2">
            <span>{fill(t.discount, { code: booking.discount.code })}</span>
            <span>{formatMoney(-booking.discount.cents, locale)}</span>
          </p>
        )}
        <p className="tabular-nums mt-1 flex justify-between gap-2 text-lg font-bold">
          <span>{t.total}</span>
          <span>{formatMoney(booking.totalCents, locale)}</span>
        </p>
      </section>

      {isBooked && (
        <div className="mt-2 flex flex-wrap gap-1 print:hidden">
          {booking.invoice && (
            <a href={props.invoiceHref + fragment} className="button button-primary">
              {t.invoice}
            </a>
          )}
          {booking.state === 'confirmed' && (
            <a href={props.manageHref + fragment} className="button">
              {t.manage}
            </a>
          )}
          <a href={calendar} download={t.calendarFile} className="button">
            {t.calendar}
          </a>
          <button type="button" className="button" onClick={() => print()}>
            {props.printText}
          </button>
        </div>
      )}

      {isBooked && (
        <section aria-labelledby="next-title" className="mt-4">
          <h2 id="next-title" className="text-lg">
            {t.next}
          </h2>
          <ol className="mt-1 max-w-text list-decimal space-y-0.5 ps-3">
            {[waits ? t.first.unproved : t.first.proved, ...t.steps].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <p className="mt-3 print:hidden">
        <a href={props.catalogueHref} className="link">
          {t.catalogue}
        </a>
      </p>
    </div>
  );
}

/** How the booking stands, and what it waits for: the buyer's own click in a mail comes before the invoice. */
function stateLine({ locale, texts: t, booking }: ConfirmationProps & { booking: BookingView }): string {
  const email = booking.contact?.email ?? '';
  const due = booking.proofDueAt;
  if (booking.state !== 'confirmed' || due === null) return fill(t.state[booking.state], { email });
  const date = formatDate(due, locale, OFFICE_ZONE, 'full');
  const time = formatTime(due, locale, OFFICE_ZONE);
  return fill(t.unproved, { email, date, time, zone: formatTimeZone(due, locale, OFFICE_ZONE) });
}

function BookedLine(props: ConfirmationProps & { booking: BookingView; line: BookingView['lines'][number] }) {
  const { locale, texts: t, booking, line } = props;
  const { event, quantity } = line;
  const zone = event.timeZone;
  const people = booking.participants.filter((person) => person.eventId === line.eventId);
  const named = people
    .map(({ firstName, lastName, email }) => [`${firstName} ${lastName}`.trim(), email].filter(Boolean).join(', '))
    .filter((name) => name !== '');
  const unnamed = quantity - named.length;

  return (
    <li className="py-2">
      <h3 className="font-semibold text-base">{event.titles[locale] ?? event.titleCourse}</h3>
      {(event.state === 'cancelled' || event.state === 'withdrawn') && (
        <p className="font-semibold text-red-600">{t.cancelledClass}</p>
      )}
      <p className="text-sm text-gray-600">
        {plural(quantity, locale, t.people)}
        <br />
        {event.place ? placeLine(event.place, locale, props) : t.online}, {t.inLanguage[event.language]}
      </p>
      <ul className="mt-0.5">
        {event.sessions.map(({ start, end }) => (
          <li key={start}>
            {fill(t.session, {
              date: formatDate(start, locale, zone, 'full'),
              from: formatTime(start, locale, zone),
              to: formatTime(end, locale, zone),
              zone: formatTimeZone(start, locale, zone),
            })}
          </li>
        ))}
      </ul>
      {booking.state === 'confirmed' && (
        <p className="mt-0.5 text-sm">
          {line.coveredBy && `${fill(t.covered, line.coveredBy)} `}
          {cancellationText(
            line.coveredBy ? coveredSteps(event.cancellation) : event.cancellation,
            locale,
            props.cancelling,
          )}
        </p>
      )}
      {booking.contact && (
        <>
          <h4 className="font-semibold mt-1 text-sm">{t.participants}</h4>
          <ul className="text-sm">
            {named.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
            {unnamed > 0 && <li className="text-gray-600">{plural(unnamed, locale, t.laterNames)}</li>}
          </ul>
        </>
      )}
    </li>
  );
}
