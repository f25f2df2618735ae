import type { DayClass } from '../../domain/classes/day.ts';
import { formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { officeDay as en } from '../../i18n/strings/en/office/day.ts';
import { officeDay as fr } from '../../i18n/strings/fr/office/day.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type DayTexts = Texts<typeof en>;
export const dayTexts: Record<Locale, DayTexts> = { en, fr };

/** When a class is held on the day, on the wall of its own zone: `9:00 a.m.–4:00 p.m.` */
export const hoursText = ({ sittings, timeZone }: Pick<DayClass, 'sittings' | 'timeZone'>, locale: Locale): string =>
  sittings
    .map(({ start, end }) => `${formatTime(start, locale, timeZone)}–${formatTime(end, locale, timeZone)}`)
    .join(', ');
