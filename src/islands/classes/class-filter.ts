/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
import { plural } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import { classes as en } from '../../i18n/strings/en/classes.ts';
import { classes as fr } from '../../i18n/strings/fr/classes.ts';
import { drawMore } from './date-row.ts';
import { wishOf } from './seat-wish.ts';

/** The first day of a row's class, in its own zone: `2026-12-08`. */
const dayOf = (row: HTMLElement) => {
  const { start, timeZone } = wishOf(row);
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.parse(start));
};

/** How many there are, and the way back to all of them. */
function tellFound(list: HTMLElement, found: number): void {
  const locale = list.dataset.locale as Locale;
  const { filter: t } = { en, fr }[locale];
  const line = document.createElement('p');
  const all = document.createElement('a');
  line.role = 'status';
  all.className = 'link';
  all.href = `${location.pathname}#classes`;
  all.textContent = t.all;
  line.append(`${found > 0 ? plural(found, locale, t.found) : t.none} `, all);
  list.querySelector('.class-list')!.before(line);
}

/**
 * Shows of a course's dates those that the address asks for: `delivery=online` or `city`, and `language`; dates that the page
 * does not list are drawn. The ticket follows, too: to the class of the `day`, or the first that fits.
 */
export async function filterClasses(list: HTMLElement): Promise<void> {
  const query = new URLSearchParams(location.search);
  const place = query.get('delivery') === 'online' ? 'online' : query.get('city');
  const language = query.get('language');
  if (!place && !language) return;
  await drawMore(list);
  const rows = [...list.querySelectorAll<HTMLElement>('.dates > li')];
  const found = rows.filter(
    ({ dataset: own }) =>
      (!place || place === (own.place ?? 'online')) &&
      (!language || language === (own.language ?? list.dataset.locale)),
  );
  for (const row of rows) row.hidden = found.length > 0 && !found.includes(row);
  for (const heading of list.querySelectorAll<HTMLElement>('.class-list h3'))
    heading.hidden = !heading.nextElementSibling!.querySelector('li:not([hidden])');
  tellFound(list, found.length);
  // It counts dates of all kinds; those that fit are all here.
  document.querySelector('#all-dates')?.toggleAttribute('hidden', found.length > 0);
  const row = found.find((one) => dayOf(one) === query.get('day')) ?? found[0];
  if (row) (await import('./ticket.ts')).follow(row);
}
