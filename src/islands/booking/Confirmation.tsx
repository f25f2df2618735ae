import { useEffect } from 'react';
import { hosts } from '../../api/hosts.ts';
import { addressOf } from '../../domain/api/address.ts';
import { bookingCalendar } from '../../domain/booking/calls.ts';
import type { BookingView } from '../../domain/booking/contract.ts';
import { OFFICE_ZONE } from '../../domain/cart/cart.ts';
import { coveredSteps } from '../../domain/packages/offer.ts';
import { placeLine } from '../../i18n/addresses.ts';
import { cancellationText } from '../../i18n/cancellation-text.ts';
import { DOT } from '../../i18n/dot.ts';
import { fill, formatDate, formatMoney, formatTime, formatTimeZone, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { finishIfOwn } from '../../stores/confirmation.ts';
import { MiniTicket } from '../cart/MiniTicket.tsx';
import { AwaitingPayment } from './AwaitingPayment.tsx';
import { Loaded, type Reach, type StateTexts } from '../Loaded.tsx';
import { LinkNeeded, type LinkNeededProps } from './LinkNeeded.tsx';
import { PaymentReturned } from './PaymentReturned.tsx';
import { SendAgain } from './SendAgain.tsx';
import { Sums, type SumTexts } from './Sums.tsx';
import { useBooking } from './use-booking.ts';

export interface ConfirmationProps {
  locale: Locale;
  states: StateTexts;
  reach: Reach;
  texts: Dictionary['booking']['confirmation'];
  linkNeeded: LinkNeededProps['texts'];
  cancelling: Dictionary['termsOfClass']['cancelling'];
  provinceNames: Dictionary['provinceNames'];
  sums: Omit<SumTexts, 'total'>;
  printText: string;
  invoiceHref: string;
  manageHref: string;
  catalogueHref: string;
}

/** What can be done besides the one thing that comes first. */
const quiet = 'link inline-flex min-h-[44px] items-center';

/** What was booked, and what happens next. */
export default function Confirmation(props: ConfirmationProps) {
  const { reference, result, retry } = useBooking();
  if (result?.ok === false && result.details) {
    const { locale, states, linkNeeded } = props;
    return (
      <LinkNeeded {...{ locale, errors: states.errors, texts: linkNeeded, secret: reference }} seen={result.details} />
    );
  }
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
        {booking.purchaseOrder !== '' && (
          <p>
            {t.purchaseOrder} <strong>{booking.purchaseOrder}</strong>
          </p>
        )}
        {waits && booking.contact && (
          <SendAgain reference={reference} email={booking.contact.email} texts={t.again} errors={props.states.errors} />
        )}
      </div>

      <section aria-labelledby="booked-title" className="mt-4">
        <h2 id="booked-title" className="text-lg">
          {t.classes}
        </h2>
        <ul className="mini-wide mt-1">
          {linesByDate(booking).map((line) => (
            <BookedLine key={line.eventId} {...props} line={line} />
          ))}
        </ul>
        <dl className="tabular-nums mt-1 grid grid-cols-[1fr_auto] gap-y-0.5 px-1.5">
          <Sums texts={{ ...props.sums, total: t.total }} locale={locale} {...booking} />
        </dl>
      </section>

      {isBooked && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
          {booking.invoice && (
            <a href={props.invoiceHref + fragment} className="button button-primary">
              {t.invoice}
            </a>
          )}
          {booking.state === 'confirmed' && (
            <a
              href={props.manageHref + fragment}
              className={booking.invoice || waits ? quiet : 'button button-primary'}
            >
              {t.manage}
            </a>
          )}
          <a href={calendar} download={t.calendarFile} className={quiet}>
            {t.calendar}
          </a>
          <button type="button" className={quiet} onClick={() => print()}>
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

/** In the order in which the classes begin. */
const linesByDate = ({ lines }: BookingView) =>
  lines.toSorted(({ event: a }, { event: b }) =>
    (a.sessions[0]?.start ?? '').localeCompare(b.sessions[0]?.start ?? ''),
  );

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
    <MiniTicket
      locale={locale}
      start={event.sessions[0]?.start ?? ''}
      timeZone={zone}
      title={event.titles[locale] ?? event.titleCourse}
      facts={[
        [
          event.place ? placeLine(event.place, locale, props) : t.online,
          event.language !== locale && t.inLanguage[event.language],
        ]
          .filter(Boolean)
          .join(DOT),
      ]}
      people={plural(quantity, locale, t.people)}
      cents={line.lineCents}
      each={fill(t.each, { price: formatMoney(line.unitCents, locale) })}
    >
      {(event.state === 'cancelled' || event.state === 'withdrawn') && (
        <p className="font-semibold text-red-600">{t.cancelledClass}</p>
      )}
      <ul>
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
        <p className="mt-0.5">
          {line.coveredBy && `${fill(t.covered, line.coveredBy)} `}
          {cancellationText(
            line.coveredBy ? coveredSteps(event.cancellation) : event.cancellation,
            locale,
            props.cancelling,
          )}
        </p>
      )}
      {booking.contact && booking.contact.firstName !== '' && (
        <>
          <h4 className="font-semibold mt-1">{t.participants}</h4>
          <ul>
            {named.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
            {unnamed > 0 && <li className="text-gray-600">{plural(unnamed, locale, t.laterNames)}</li>}
          </ul>
        </>
      )}
    </MiniTicket>
  );
}
