import type { Locale } from './locales.ts';
import { formatTime } from './time.ts';

const between: Record<Locale, string> = { en: '–', fr: ' à ' };

/** From when to when, where there is little room: `9 a.m.–4:30 p.m.`, `9 h à 16 h 30`. Full hours lose their zeros. */
export function formatHours({ start, end }: { start: string; end: string }, locale: Locale, timeZone: string): string {
  const short = (instant: string) => formatTime(instant, locale, timeZone).replace(':00', '');
  return `${short(start)}${between[locale]}${short(end)}`;
}
