import type { Failure } from '../../api/result.ts';
import type { DatedClass } from '../../domain/catalogue/classes.ts';
import type { ManagedLine, ManagedParticipant } from '../../domain/changes/contract.ts';
import { discountOfSeats } from '../../domain/money/discount.ts';
import { applyRate } from '../../domain/money/money.ts';
import { placeLine } from '../../i18n/addresses.ts';
import {
  fill,
  formatDate,
  formatMoney,
  formatPlainDate,
  formatRate,
  formatTime,
  formatTimeZone,
} from '../../i18n/format.ts';
import { errorText } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Manage } from './context.ts';

const WHOLE = 100_000;

export const titleOf = (event: DatedClass, locale: Locale) => event.titles[locale] ?? event.titleCourse;

/** One line for each session. */
export function sessionLines({ sessions, timeZone }: DatedClass, { locale, texts }: Pick<Manage, 'locale' | 'texts'>) {
  return sessions.map(({ start, end }) =>
    fill(texts.session, {
      date: formatDate(start, locale, timeZone, 'full'),
      from: formatTime(start, locale, timeZone),
      to: formatTime(end, locale, timeZone),
      zone: formatTimeZone(start, locale, timeZone),
    }),
  );
}

export function placeOf({ place }: DatedClass, { locale, texts, addresses }: Manage): string {
  return place ? placeLine(place, locale, addresses) : texts.online;
}

/** What cancelling a seat costs, from today on, a line each. */
export function costLines(
  line: ManagedLine,
  { locale, texts: { cost: t } }: Pick<Manage, 'locale' | 'texts'>,
): string[] {
  const paidCents = line.unitCents - discountOfSeats(line, Math.min(1, line.quantity));
  return line.steps.map(({ until, feeRate }, index) => {
    const part = { rate: formatRate(feeRate, locale), amount: formatMoney(applyRate(paidCents, feeRate), locale) };
    const fee = feeRate === 0 ? t.free : feeRate >= WHOLE ? t.whole : fill(t.part, part);
    if (until !== null) return fill(t.until, { date: formatPlainDate(until, locale), fee });
    return fill(index === 0 ? t.now : t.after, { fee });
  });
}

/** `Seat 2: Grace Hopper` */
export function seatName(
  { firstName, lastName, email }: ManagedParticipant,
  index: number,
  { people: t }: Manage['texts'],
): string {
  const name = `${firstName} ${lastName}`.trim() || email || t.unnamed;
  return `${fill(t.seat, { number: index + 1 })}, ${name}`;
}

/** Why a change was not made. */
export function refusalText({ code }: Failure<unknown>, { texts, formTexts }: Manage): string {
  if (code === 'price_changed') return texts.changedPrice;
  if (code === 'seats_refused') return texts.seatsRefused;
  if (code === 'closed') return texts.closed;
  return `${texts.failed} ${errorText(formTexts, code)}`;
}
