import type { DatedClass } from '../../domain/catalogue/classes.ts';
import { placeLine } from '../../i18n/addresses.ts';
import { withDayPlace } from '../../i18n/day-place.ts';
import { fill, formatDate, formatTime, formatTimeZone } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { privateTexts } from './texts.ts';

export const titleOf = (event: DatedClass, locale: Locale) => event.titles[locale] ?? event.titleCourse;

/** The day of the first session, in the class's zone. */
export function dayOf({ sessions: [first], timeZone }: DatedClass, locale: Locale): string {
  return first ? formatDate(first.start, locale, timeZone) : '';
}

const offsetAt = (instant: string, timeZone: string) => formatTime(instant, 'en', timeZone);

/** What takes place somewhere at a time: a class, or another event. */
type Dated = Pick<DatedClass, 'sessions' | 'timeZone' | 'place'>;

/** When and where a class is: in its own zone, and in the reader's where clocks there show another time. */
export function ClassFacts({ event, locale }: { event: Dated; locale: Locale }) {
  const t = privateTexts[locale].training;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const line = (text: string, { start, end }: DatedClass['sessions'][number], zone: string) =>
    fill(text, {
      date: formatDate(start, locale, zone, 'full'),
      from: formatTime(start, locale, zone),
      to: formatTime(end, locale, zone),
      zone: formatTimeZone(start, locale, zone),
    });
  return (
    <>
      <ul className="mt-0.5">
        {event.sessions.map((session) => (
          <li key={session.start}>
            {withDayPlace(line(t.session, session, event.timeZone), session, locale)}
            {offsetAt(session.start, here) !== offsetAt(session.start, event.timeZone) && (
              <span className="block text-sm text-gray-600">{line(t.yourTime, session, here)}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-gray-600">
        {event.place ? placeLine(event.place, locale, privateTexts[locale]) : t.online}
      </p>
    </>
  );
}
