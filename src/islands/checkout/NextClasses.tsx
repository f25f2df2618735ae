import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { askTimetable } from '../../api/timetable.ts';
import { eventDetail } from '../../domain/catalogue/calls.ts';
import { datesAddress } from '../../domain/catalogue/dates-address.ts';
import type { SeatWish } from '../../domain/cart/cart.ts';
import type { TimetableClass } from '../../domain/catalogue/timetable.ts';
import { DOT } from '../../i18n/dot.ts';
import { formatMoney, plural } from '../../i18n/format.ts';
import { formatHours } from '../../i18n/hours.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { addSeats } from '../../stores/cart.ts';
import { Stub } from '../cart/MiniTicket.tsx';
import { ANY_COURSE, type CheckoutProps } from './context.ts';

export interface NextClassesProps extends Pick<CheckoutProps, 'locale' | 'texts' | 'courseHref'> {
  schedule: Pick<Dictionary['schedule'], 'days'> & Pick<Dictionary['schedule']['live'], 'left'>;
}

/** Of as many courses. */
const SHOWN = 6;

const isOpen = ({ state, seatsLeft, availability }: TimetableClass) =>
  state !== 'cancelled' && seatsLeft > 0 && (availability === 'available' || availability === 'few');

/** The first class of each course, soonest first. */
function soonest(classes: readonly TimetableClass[], locale: NextClassesProps['locale']): TimetableClass[] {
  const open = classes.filter((one) => isOpen(one) && one.courseIds[locale] !== undefined);
  return [...Map.groupBy(open, ({ courseIds }) => courseIds[locale]).values()].flatMap(([one]) => one ?? []);
}

const seatOf = ({ id, sessions, priceCents, language, titles, timeZone }: TimetableClass): SeatWish => ({
  ...{ eventId: id, start: sessions[0]?.start ?? '' },
  ...{ priceCents, language, titles, timeZone },
});

interface Offered extends TimetableClass {
  /** Whether it can still be paid on line: a class that begins too soon is booked by telephone. */
  payable: boolean;
}

async function offered(locale: NextClassesProps['locale']): Promise<Offered[]> {
  const answer = await askTimetable(String(new URLSearchParams({ language: locale, delivery: 'online' })));
  const next = soonest(answer?.classes ?? [], locale).slice(0, SHOWN);
  return Promise.all(
    next.map(async (one) => {
      const detail = await api(eventDetail)(one.id);
      return { ...one, payable: detail.ok && detail.value.payment.length > 0 };
    }),
  );
}

/** What could be in an empty cart: the next online classes in the reader's language. Nothing, where they cannot be had. */
export function NextClasses({ locale, texts, courseHref, schedule }: NextClassesProps) {
  const [classes, setClasses] = useState<Offered[]>([]);
  useEffect(() => {
    let left = false;
    void offered(locale).then((found) => {
      if (!left) setClasses(found);
    });
    return () => {
      left = true;
    };
  }, [locale]);

  if (classes.length === 0) return null;
  const add = plural(1, locale, texts.fix.reduce);
  return (
    <section aria-labelledby="next-title" className="mt-4">
      <h2 id="next-title" className="text-xl">
        {texts.next}
      </h2>
      <ul className="mini-beside mt-2">
        {classes.map((one) => (
          <li key={one.id} className="mini">
            <Stub locale={locale} start={one.sessions[0]?.start ?? ''} timeZone={one.timeZone} />
            <div className="mini-what">
              <h3>
                <a
                  className="link"
                  href={datesAddress(
                    courseHref.replace(ANY_COURSE, encodeURIComponent(one.courseIds[locale] ?? '')),
                    one,
                  )}
                >
                  {one.titles[locale]}
                </a>
              </h3>
              <p>
                {[
                  ...(one.sessions[0] ? [formatHours(one.sessions[0], locale, one.timeZone)] : []),
                  ...(one.sessions.length > 1 ? [plural(one.sessions.length, locale, schedule.days)] : []),
                ].join(DOT)}
              </p>
            </div>
            <div className="mini-foot">
              <p className="mini-cost">
                {plural(one.seatsLeft, locale, schedule.left)}
                <strong>{formatMoney(one.priceCents, locale, { short: true })}</strong>
              </p>
              {one.payable && (
                <button
                  type="button"
                  className="button w-full"
                  aria-label={`${add}, ${one.titles[locale] ?? ''}`}
                  onClick={() => addSeats(seatOf(one), 1)}
                >
                  {add}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
