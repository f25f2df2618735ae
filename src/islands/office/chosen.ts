import type { Failure } from '../../api/result.ts';
import type { FoundClass } from '../../domain/classes/office-classes.ts';
import { MAX_SEATS_PER_LINE } from '../../domain/catalogue/classes.ts';
import type { HoldRefusal } from '../../domain/booking/hold-contract.ts';
import { fill, formatDate, formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { TelephoneTexts } from './telephone-texts.ts';

/** A class that somebody on the telephone wants seats of. */
export type Wanted = Pick<
  FoundClass,
  'id' | 'title' | 'sessions' | 'timeZone' | 'city' | 'room' | 'capacity' | 'claimed' | 'priceCents' | 'onSale'
>;

export interface ChosenLine {
  of: Wanted;
  quantity: number;
}

export const freeOf = ({ capacity, claimed }: Pick<Wanted, 'capacity' | 'claimed'>) => Math.max(0, capacity - claimed);

/** So many seats of a class can be chosen at once. */
export const mostOf = (one: Wanted) => Math.max(1, Math.min(MAX_SEATS_PER_LINE, freeOf(one)));

export const dayOfClass = ({ sessions: [first], timeZone }: Pick<Wanted, 'sessions' | 'timeZone'>, locale: Locale) =>
  first ? formatDate(first.start, locale, timeZone) : '';

/** Class by class, why a call was refused; empty where it was for another reason. */
export function refusedIn({ code, details }: Failure<unknown>): HoldRefusal['lines'] {
  return code === 'seats_refused' && details ? (details as HoldRefusal).lines : [];
}

/** Why the seats of a class are not held, with its name. */
export function refusalText(
  { eventId, reason, seatsLeft, priceCents }: HoldRefusal['lines'][number],
  title: string,
  t: TelephoneTexts,
  locale: Locale,
): string {
  const why = fill(t.hold.refusal[reason], {
    count: seatsLeft ?? 0,
    price: priceCents === undefined ? '' : formatMoney(priceCents, locale),
  });
  return fill(t.hold.refused, { title: title || eventId, why });
}
