import { addressOf } from '../../domain/api/address.ts';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
import { officeTogetherReceipt } from '../../domain/payments/office-calls.ts';
import { fill, formatDate, formatMoney, formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { BookingTexts } from './bookings-texts.ts';
import { Moments } from './parts.tsx';

interface Props {
  booking: Pick<OfficeBooking, 'id' | 'payments' | 'refunds' | 'disputes'>;
  timeZone: string;
  locale: Locale;
  t: BookingTexts;
}

/** What came in for a booking and went back, in order; what is part of a payment for several invoices, with its receipt. */
export function Movements({ booking: { id, payments, refunds, disputes }, locale, timeZone, t: { file } }: Props) {
  const movements = [
    ...payments.map((one) => ({ ...one, name: one.method ? file.methods[one.method] : '' })),
    ...refunds.map((one) => ({
      ...one,
      name: one.takenBack ? file.takenBack[one.takenBack] : one.byBank ? file.chargeback : file.refund,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  const moment = (at: string) => `${formatDate(at, locale, timeZone)}, ${formatTime(at, locale, timeZone)}`;
  const states: Readonly<Record<string, string>> = file.movementStates;
  const notes: Readonly<Record<string, string>> = file.movementNotes;
  return (
    <>
      <h4 className="font-semibold mt-2">{file.movements}</h4>
      {disputes.map(({ state, cents, answerBy, givenCents, lockedCents }, index) => (
        <p key={index} className="border-s-4 border-amber-700 bg-amber-50 px-2 py-1">
          {fill(file.disputes[state], { amount: formatMoney(cents, locale) })}
          {answerBy !== null && ` ${fill(file.disputes.answerBy, { at: moment(answerBy) })}`}
          {givenCents > 0 &&
            ` ${fill(file.disputes.credit, {
              given: formatMoney(givenCents, locale),
              locked: formatMoney(lockedCents, locale),
              spent: formatMoney(givenCents - lockedCents, locale),
            })}`}
        </p>
      ))}
      {movements.length === 0 && <p>{file.noMovements}</p>}
      <Moments
        rows={movements.map(({ at, name, cents, state, note, together, takenBack, counts }) => ({
          at: moment(at),
          what: (
            <>
              {[name, formatMoney(cents, locale), takenBack ? '' : states[state], note && (notes[note] ?? note)]
                .filter(Boolean)
                .join(', ')}
              {together && state === 'paid' && counts && (
                <>
                  {', '}
                  <a className="link" href={addressOf(officeTogetherReceipt, { id, payment: together })}>
                    {file.together}
                  </a>
                </>
              )}
            </>
          ),
        }))}
      />
    </>
  );
}
