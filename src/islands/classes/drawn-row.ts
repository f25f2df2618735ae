/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
import type { LiveSeats } from '../../api/live-seats.ts';
import type { EventDetail } from '../../domain/catalogue/classes.ts';
import { classWords, dateParts, shortDay } from '../../i18n/class-words.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { classes as en } from '../../i18n/strings/en/classes.ts';
import { classes as fr } from '../../i18n/strings/fr/classes.ts';

/** Whether an answer tells enough to draw the class. */
export const isWhole = (one: LiveSeats): one is EventDetail =>
  Boolean(one.sessions?.length && one.timeZone && one.language);

/** The row that is copied may say whom to call for a seat (`whom-to-call.ts`). */
function forgetOther(row: HTMLElement, button: HTMLButtonElement): void {
  row.querySelector(':scope > p')?.remove();
  row.removeAttribute('style');
  button.hidden = false;
}

/** A date as `DateRow.astro` draws it, from a row of the list. */
export function rowFor(one: EventDetail, like: HTMLElement, list: HTMLElement): HTMLElement {
  const locale = list.dataset.locale as Locale;
  const t = { en, fr }[locale];
  const { start, hours, later, where } = classWords(one, locale, t);
  const row = like.cloneNode(true) as HTMLElement;
  for (const name of Object.keys(row.dataset)) delete row.dataset[name];
  row.dataset.drawn = '';
  row.dataset.price = `${one.priceCents}`;
  row.dataset.capacity = `${one.capacity}`;
  if (one.place) row.dataset.place = one.place.id;
  if (one.language !== locale) row.dataset.language = one.language;
  if (one.timeZone !== list.dataset.zone) row.dataset.zone = one.timeZone;
  const time = row.querySelector('time')!;
  time.dateTime = start;
  const looks = { locale, timeZone: one.timeZone, style: 'short', thisYear: new Date().getFullYear() } as const;
  time.replaceChildren(
    ...dateParts(start, looks).map(({ type, value }) => {
      const part = document.createElement(type === 'day' ? 'b' : 'span');
      part.textContent = value;
      return part;
    }),
  );
  const seats = row.querySelector('.class-seats')!;
  seats.querySelector('[data-seats]')!.textContent = '';
  const lines = [hours, later, where].filter(Boolean).map((text) => {
    const line = document.createElement('p');
    line.textContent = text;
    return line;
  });
  if (!one.place) {
    const own = document.createElement('span');
    own.className = 'class-own-time';
    lines.at(-1)!.append(' ', own);
  }
  seats.parentElement!.replaceChildren(...lines, seats);
  row.querySelector('strong')!.textContent = formatMoney(one.priceCents, locale, { short: true });
  const button = row.querySelector('button')!;
  button.value = one.id;
  forgetOther(row, button);
  button.querySelector('span')!.textContent = shortDay(start, locale, one.timeZone);
  return row;
}
