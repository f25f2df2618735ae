import { OFFICE_ZONE, type CartLine } from '../domain/cart/cart.ts';
import type { EventDetail } from '../domain/catalogue/classes.ts';
import { DOT } from '../i18n/dot.ts';
import { fill, formatTime, formatTimeZone, plural } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Dictionary } from '../i18n/strings/index.ts';

type Facts = Dictionary['termsOfClass']['facts'];

/** From when to when its first session lasts, and how many there are, as far as they are known. */
export function hoursOf(line: Pick<CartLine, 'sessions' | 'timeZone'>, locale: Locale, t: Facts): string {
  const { sessions = [], timeZone: zone = OFFICE_ZONE } = line;
  const [session] = sessions;
  if (!session) return '';
  const { start, end } = session;
  const hours = fill(t.hours, {
    from: formatTime(start, locale, zone),
    to: formatTime(end, locale, zone),
    zone: formatTimeZone(start, locale, zone),
  });
  return sessions.length === 1 ? hours : `${hours} (${plural(sessions.length, locale, t.sessions)})`;
}

/** Where it is taught, as far as that is known, and in which language where that is not the page's. */
export function whereOf(
  { language }: Pick<CartLine, 'language'>,
  event: Pick<EventDetail, 'place'> | undefined,
  locale: Locale,
  t: Facts,
): string {
  const where = event && (event.place ? `${event.place.name[locale]}, ${event.place.city[locale]}` : t.online);
  return [where, language && language !== locale && t.inLanguage[language]].filter(Boolean).join(DOT);
}

/** How a class, or all of them together, can be paid; nothing while none is known. */
export function paymentText(
  events: readonly (Pick<EventDetail, 'payment'> | undefined)[],
  t: Dictionary['termsOfClass']['payment'],
): string {
  const known = events.filter((event) => event !== undefined);
  if (known.length === 0) return '';
  const [method, another] = (['card', 'invoice'] as const).filter((one) =>
    known.every(({ payment }) => payment.includes(one)),
  );
  if (method === undefined) return '';
  return another === undefined ? t[method] : t.both;
}
