import { languageTags, type Locale } from './locales.ts';

/** A day as a figure to be set large: `mar.`, `8`, `déc.`, `2026`; French counts its first day, `1` and `er`. */
export interface DateFigure {
  weekday: string;
  day: string;
  ordinal?: string;
  month: string;
  year: string;
}

/** The parts of a date in the given IANA time zone; `undefined` for what is no instant. */
export function dateFigure(instant: string, locale: Locale, timeZone: string): DateFigure | undefined {
  if (Number.isNaN(Date.parse(instant))) return undefined;
  const parts = new Intl.DateTimeFormat(languageTags[locale], {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    timeZone,
  } as const).formatToParts(new Date(instant));
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const day = part('day');
  return {
    ...{ weekday: part('weekday'), day, month: part('month'), year: part('year') },
    ...(locale === 'fr' && day === '1' && { ordinal: 'er' }),
  };
}
