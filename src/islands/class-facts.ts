import { OFFICE_ZONE, startOf, type CartLine } from '../domain/cart/cart.ts';
import type { EventDetail } from '../domain/catalogue/classes.ts';
import { fill, formatDate, formatTime, formatTimeZone } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Dictionary } from '../i18n/strings/index.ts';

/** When the seats of a line are taken: the day, and the hours of the first session as far as they are known. */
export function whenOf(line: CartLine, locale: Locale, t: Dictionary['termsOfClass']['facts']): string {
  const start = startOf(line);
  if (Number.isNaN(Date.parse(start))) return '';
  const zone = line.timeZone ?? OFFICE_ZONE;
  const end = line.sessions?.[0]?.end;
  const date = formatDate(start, locale, zone, 'full');
  if (end === undefined) return date;
  return fill(t.hours, {
    date,
    from: formatTime(start, locale, zone),
    to: formatTime(end, locale, zone),
    zone: formatTimeZone(start, locale, zone),
  });
}

/** Where it is taught and in which language, as far as that is known. */
export function whereOf(
  line: CartLine,
  event: EventDetail | undefined,
  locale: Locale,
  t: Dictionary['termsOfClass']['facts'],
): string {
  const where = event && (event.place ? `${event.place.name[locale]}, ${event.place.city[locale]}` : t.online);
  return [where, line.language && t.inLanguage[line.language]].filter(Boolean).join(' · ');
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
