import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { officeCredit, officeManaged } from '../../domain/changes/office-calls.ts';
import { creditable, crediting } from '../../domain/changes/seats.ts';
import { creditDayForm, daysToCredit, type CreditDay as Credit } from '../../domain/classes/credit-day.ts';
import { daysSold, priceOfDay } from '../../domain/classes/days.ts';
import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { frozenTable } from '../../domain/money/credit.ts';
import { fill, formatMoney, formatPlainDate, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { WaitingButton } from '../Waits.tsx';
import { privateTexts } from '../private/texts.ts';
import { ActForm } from './ActForm.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { done } from './day-acts.ts';
import { Folded } from './Folded.tsx';
import { officeError } from './texts.ts';
import type { Outcome } from '../../stores/sequence.ts';
import { useSequence } from './use-sequence.ts';

interface Booking {
  id: string;
  label: string;
}

/** The bookings of a class that stand, each with who has booked and for how many. */
const bookingsOf = ({ people }: OfficeClass): Booking[] =>
  [
    ...Map.groupBy(
      people.filter(({ bookingState, proved }) => bookingState === 'confirmed' && proved),
      ({ bookingId }) => bookingId,
    ),
  ].map(([id, seats]) => {
    const [{ number, buyer, organisation } = { number: null, buyer: '', organisation: '' }] = seats;
    return { id, label: `${[number ?? id, buyer, organisation].filter(Boolean).join(', ')} (${seats.length})` };
  });

const namesOf = (days: readonly string[], locale: Locale) =>
  Object.fromEntries(days.map((day) => [day, formatPlainDate(day, locale, 'full')]));

/** A part of the price off the seats that a booking has of a class: never more than is left of it. */
async function credit(
  id: string,
  eventId: string,
  { day, seatCents, back, reason }: Credit,
  key: string,
): Promise<Result<unknown, unknown>> {
  const read = await api(officeManaged)(id);
  if (!read.ok) return read;
  const booking = read.value;
  const line = booking.lines.find((one) => one.eventId === eventId);
  const netCents = line ? Math.min(seatCents * line.quantity, creditable(line, 'price')) : 0;
  if (netCents === 0) return { ok: false, code: 'closed' };
  const change = crediting(booking.lines, { eventId, of: 'price', netCents }, frozenTable(booking.taxes));
  const creditedCents = 0 - change.difference.totalCents;
  const body = {
    revision: booking.revision,
    reason,
    back,
    eventId,
    of: 'price' as const,
    netCents,
    creditedCents,
    day,
  };
  return api(officeCredit)(id, body, key);
}

/** What a lost day is worth, off the price of the bookings that are ticked: one after the other, as it is done in each. */
export function CreditDay({ file }: { file: OfficeClass }) {
  const { locale } = useOffice();
  const t = classTexts[locale].acts.days.creditDay;
  const [chosen, choose] = useState<readonly string[]>([]);
  const { outcomes, run, again } = useSequence(
    `credit day ${file.id} ${file.revision}`,
    {
      bodyOf: (_id, said: Credit) => said,
      send: (id, said, key) => credit(id, file.id, said, key),
    },
    () => undefined,
  );
  const bookings = bookingsOf(file);
  const days = daysToCredit(file);
  if (bookings.length === 0) return null;
  const { refund, credit: kept } = bookingTexts[locale].changes;
  return (
    <>
      <Folded title={t.title}>
        <fieldset>
          <legend>{t.which}</legend>
          {bookings.map(({ id, label }) => (
            <label key={id} className="form-tick">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) => choose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {chosen.length > 0 && (
          <ActForm
            id={`credit day ${file.id}`}
            form={creditDayForm(
              formatMoney(priceOfDay(file.priceCents, daysSold(file)), locale).replace(/[^\d.,]/g, ''),
              days,
            )}
            words={{ ...t, options: { day: namesOf(days.days, locale), back: { refund, credit: kept } } }}
            submit={fill(plural(chosen.length, locale, t.submit), { count: chosen.length })}
            send={async (body) => {
              await run(chosen, body);
              return done;
            }}
            onDone={() => choose([])}
          />
        )}
      </Folded>
      <Credited {...{ bookings, outcomes, again }} />
    </>
  );
}

interface CreditedProps {
  bookings: readonly Booking[];
  outcomes: readonly Outcome[];
  again: (ids: readonly string[]) => Promise<unknown>;
}

/** What became of each booking; what failed, or is left since the login had ended, is done without the rest. */
function Credited({ bookings, outcomes, again }: CreditedProps) {
  const { locale } = useOffice();
  const t = classTexts[locale].acts.days.creditDay;
  if (outcomes.length === 0) return null;
  const open = outcomes.filter(({ state }) => state === 'failed' || state === 'left');
  const textOf = ({ state, code }: Outcome) =>
    state === 'failed'
      ? code === 'closed'
        ? t.nothing
        : code === 'already_sent'
          ? t.already
          : officeError(locale, code ?? 'unexpected')
      : state === 'done'
        ? t.credited
        : t[state];
  return (
    <div role="status" className={open.length > 0 ? 'form-problems mt-2' : 'office-said mt-2'}>
      <ul>
        {outcomes.map((one) => (
          <li key={one.id}>
            {fill(t.said, { booking: bookings.find(({ id }) => id === one.id)?.label ?? one.id, what: textOf(one) })}
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <WaitingButton
          label={open.some(({ state }) => state === 'left') ? t.goOn : t.again}
          waiting={privateTexts[locale].privateArea.loading}
          act={() => again(open.map(({ id }) => id))}
          className="button mt-1"
        />
      )}
    </div>
  );
}
