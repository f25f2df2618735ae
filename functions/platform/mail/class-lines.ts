import type { Place, Session } from '../../../src/domain/catalogue/classes.ts';
import { placeLine as placeIn } from '../../../src/i18n/addresses.ts';
import { withDayPlace } from '../../../src/i18n/day-place.ts';
import { fill, formatDate, formatTime, formatTimeZone } from '../../../src/i18n/format.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { strings } from '../../../src/i18n/strings/index.ts';

/** `GCT Training Centre, 155 Slater Crescent, Ottawa (Ontario)` */
export const placeLine = (place: Place, language: Locale): string => placeIn(place, language, strings(language));

/** `Tuesday, December 8, 2026, 9:00 a.m. to 4:00 p.m. (EST)` */
export function sessionLine(session: Session, timeZone: string, language: Locale): string {
  const line = fill(strings(language).mail.class.session, {
    date: formatDate(session.start, language, timeZone, 'full'),
    from: formatTime(session.start, language, timeZone),
    to: formatTime(session.end, language, timeZone),
    zone: formatTimeZone(session.start, language, timeZone),
  });
  return withDayPlace(line, session, language);
}
