/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
import type { SeatWish } from '../../domain/cart/cart.ts';
import type { Locale } from '../../i18n/locales.ts';

/** What the markup of a class tells of it: `ClassRow`, `DateRow` and `Ticket` of `components/course`. What a row leaves out stands on its list. */
export function wishOf(row: HTMLElement): SeatWish {
  const list = row.closest<HTMLElement>('[data-class-list]')!.dataset;
  const own = row.dataset;
  const locale = list.locale as Locale;
  return {
    eventId: row.querySelector<HTMLInputElement>('[name=class]:is(:checked,button)')!.value,
    start: row.querySelector('time')!.dateTime,
    priceCents: Number(own.price),
    language: (own.language as Locale | undefined) ?? locale,
    titles: { [locale]: own.title ?? list.title },
    timeZone: own.zone ?? list.zone!,
  };
}
