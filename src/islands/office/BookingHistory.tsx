import { fill, formatDate, formatMoney } from '../../i18n/format.ts';
import { DOT } from '../../i18n/dot.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ClassWas } from '../../domain/booking/events.ts';
import type { OfficeBooking } from '../../domain/office/bookings.ts';
import { manage as manageEn } from '../../i18n/strings/en/manage.ts';
import { manage as manageFr } from '../../i18n/strings/fr/manage.ts';
import { titleOf } from '../private/ClassFacts.tsx';
import { moment, type BookingPartProps } from './booking-parts.tsx';
import type { BookingTexts } from './bookings-texts.ts';
import { orderTold } from './NameOrder.tsx';
import { Part } from './Part.tsx';
import { Moments } from './parts.tsx';

const historyTexts = { en: manageEn.history, fr: manageFr.history };

type Event = OfficeBooking['history'][number];

/** The credit that went with a payment that does not count. */
const takenWith = ({ kind, detail }: Event, t: BookingTexts, locale: Locale) =>
  (kind === 'payment_bounced' || kind === 'payment_undone') && Number(detail.creditCents) > 0
    ? fill(t.file.creditTaken, { amount: formatMoney(Number(detail.creditCents), locale) })
    : '';

/** The days on which a class was held that has been moved. */
function wasBefore({ detail }: Event, text: string, locale: Locale): string {
  const { sessions = [], timeZone } = (detail.was ?? {}) as Partial<ClassWas>;
  const days = sessions.map(({ start }) => formatDate(start, locale, timeZone ?? 'America/Toronto')).join('; ');
  return days === '' ? '' : `${DOT}${fill(text, { days })}`;
}

/** What has happened to a booking, the oldest first. */
export function Happened({ booking, locale, timeZone, t }: BookingPartProps) {
  // Beside what is told to the client.
  const words: Readonly<Record<string, string>> = { ...historyTexts[locale], contact_changed: t.file.contactChanged };
  const who: Readonly<Record<string, string>> = t.file.who;
  // What it was booked for: its total is that of what is left of it.
  const bookedCents = booking.invoices[0]?.cents ?? booking.totalCents;
  const titles = new Map(booking.lines.map(({ event }) => [event.id, titleOf(event, locale)]));
  return (
    <Part title={t.file.history}>
      <Moments
        rows={booking.history.map((one) => ({
          at: moment(one.at, { locale, timeZone }),
          what: (
            <>
              {fill(words[one.kind] ?? one.kind, {
                amount: formatMoney(Number(one.detail.cents ?? bookedCents), locale),
                title: titles.get(String(one.detail.eventId)) ?? '',
                seats: String(Number(one.detail.seats ?? 0)),
              })}
              {orderTold(one)}
              {takenWith(one, t, locale)}
              {wasBefore(one, words.was ?? '', locale)}
              <span className="text-gray-600">
                {!one.kind.startsWith('class_') && `${DOT}${one.name ?? who[one.who] ?? ''}`}
                {one.reason && `, ${one.reason}`}
              </span>
            </>
          ),
        }))}
      />
    </Part>
  );
}
