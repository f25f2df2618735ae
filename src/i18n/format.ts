import type { Cents, Rate } from '../domain/money/money.ts';
import { languageTags, type Locale } from './locales.ts';

// Scripts of public pages take these two from their own files, which weigh little.
export { fill, plural } from './fill.ts';
export { formatTime } from './time.ts';

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** A format that takes longer to make than to use; `key` says all that it is made of. */
export function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  let format = cache.get(key) as T | undefined;
  if (!format) cache.set(key, (format = make()));
  return format;
}

/** `$1,295.00` / `1 295,00 $` (with no-break spaces); whole dollars lose their `.00` with `short`. */
export function formatMoney(cents: Cents, locale: Locale, { short = false } = {}): string {
  const digits = short && cents % 100 === 0 ? 0 : 2;
  return cached(
    `money ${locale} ${digits}`,
    () =>
      new Intl.NumberFormat(languageTags[locale], {
        style: 'currency',
        currency: 'CAD',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  ).format(cents / 100);
}

/** `13%` / `13 %`, `9.975%` / `9,975 %`. */
export function formatRate(rate: Rate, locale: Locale): string {
  return cached(
    `rate ${locale}`,
    () => new Intl.NumberFormat(languageTags[locale], { style: 'percent', maximumFractionDigits: 3 }),
  ).format(rate / 100_000);
}

export function formatNumber(value: number, locale: Locale): string {
  return cached(`number ${locale}`, () => new Intl.NumberFormat(languageTags[locale])).format(value);
}

const dateStyles = {
  /** Tuesday, December 8, 2026 / mardi 8 décembre 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** December 8, 2026 / 8 décembre 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Tue., Dec. 8 / mar. 8 déc. */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Dec. 8, 2026 / 8 déc. 2026 */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

/** Day and month as one piece, so that no line ends between them; in French the first day is `1er`. */
const wholeDay = (date: string, locale: Locale): string =>
  locale === 'fr'
    ? date.replace(/(?<!\d)(\d\d?) (?=\p{L})/u, (_, day: string) => `${day === '1' ? '1er' : day}\u00a0`)
    : date.replace(/ (?=\d\d?(?!\d))/, '\u00a0');

/** A day, in the given IANA time zone, with a no-break space beside its month. `instant` is ISO 8601 or epoch milliseconds. */
export function formatDate(
  instant: string | number,
  locale: Locale,
  timeZone: string,
  style: DateStyle = 'long',
): string {
  const date = cached(
    `date ${locale} ${timeZone} ${style}`,
    () => new Intl.DateTimeFormat(languageTags[locale], { ...dateStyles[style], timeZone }),
  ).format(new Date(instant));
  return wholeDay(date, locale);
}

/** A date without a time (`2026-12-08`), as written. */
export function formatPlainDate(date: string, locale: Locale, style: DateStyle = 'long'): string {
  return formatDate(`${date}T12:00:00Z`, locale, 'UTC', style);
}

/** The zone's short name on that day: `EST`, `HNE`. */
export function formatTimeZone(instant: string | number, locale: Locale, timeZone: string): string {
  const parts = cached(
    `zone ${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(languageTags[locale], { timeZone, timeZoneName: 'short' }),
  ).formatToParts(new Date(instant));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * `+16135550142` → `613-555-0142`, in French `613 555-0142` as in Quebec; a toll-free number keeps its 1: `1-888-555-0117`,
 * `1 888 555-0117`.
 */
export function formatPhone(number: string, locale: Locale): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  if (!area) return number;
  const apart = locale === 'fr' ? '\u00a0' : '-';
  return `${/^8(00|33|44|55|66|77|88)$/.test(area) ? `1${apart}` : ''}${area}${apart}${exchange}-${line}`;
}
