/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// What the office changed of a class after the page was built. Few classes are changed, so that this is fetched where one is.
import type { LiveSeats } from '../../api/live-seats.ts';
import type { EventDetail } from '../../domain/catalogue/classes.ts';
import { classWords, shortDay } from '../../i18n/class-words.ts';
import { formatDate, formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { classes as en } from '../../i18n/strings/en/classes.ts';
import { classes as fr } from '../../i18n/strings/fr/classes.ts';
import { isWhole, rowFor } from './drawn-row.ts';

/** Rewrites a row of `ClassRow.astro`. */
function rewrite(row: HTMLElement, one: EventDetail, list: HTMLElement): void {
  const locale = list.dataset.locale as Locale;
  const { start, hours, later, where } = classWords(one, locale, { en, fr }[locale]);
  row.dataset.drawn = '';
  row.dataset.price = `${one.priceCents}`;
  if (one.place) row.dataset.place = one.place.id;
  else delete row.dataset.place;
  const day = formatDate(start, locale, one.timeZone, 'short');
  const time = row.querySelector('time')!;
  time.dateTime = start;
  time.textContent = day;
  row.querySelector('.class-date > .class-small')?.remove();
  const facts = row.querySelector<HTMLElement>(':scope > div')!;
  const title = facts.querySelector('a')?.closest('p');
  const lines = [hours, where, later].filter(Boolean).map((text, index) => {
    const line = document.createElement('p');
    if (index > 0) line.className = 'class-small';
    line.textContent = text;
    return line;
  });
  facts.replaceChildren(...(title ? [title] : []), ...lines);
  row.querySelector('strong')!.textContent = formatMoney(one.priceCents, locale, { short: true });
  row.querySelector('button .sr-only')!.textContent = ` ${row.dataset.title ?? list.dataset.title ?? ''}, ${day}`;
}

/** The row as the class is now, where the old one stood, so that nothing moves; `undefined` where the answer tells too little. */
export function redraw(row: HTMLElement, one: LiveSeats, list: HTMLElement): HTMLElement | undefined {
  if (!isWhole(one)) return undefined;
  if (!row.matches('.dates > li')) {
    rewrite(row, one, list);
    return row;
  }
  const fresh = rowFor(one, row, list);
  row.replaceWith(fresh);
  return fresh;
}

/** Says it in the ticket of the page, too, where the class is one of its choices. */
export async function tellTicket({ id, sessions, timeZone, priceCents }: LiveSeats, list: HTMLElement): Promise<void> {
  const radio = document.querySelector<HTMLInputElement>(`#ticket [type=radio][value="${CSS.escape(id)}"]`);
  if (!radio || !sessions?.[0] || !timeZone) return;
  const locale = list.dataset.locale as Locale;
  const [, day, , price] = radio.parentElement!.children;
  day!.textContent = shortDay(sessions[0].start, locale, timeZone);
  if (price) price.textContent = formatMoney(priceCents ?? 0, locale, { short: true });
  if (radio.checked) (await import('./ticket.ts')).choose(id);
}
