/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// What a course page says of several people: what each way costs them, and where a private class is asked for.
import { breakEven, PRIVATE_CLASS_PEOPLE, readPrices, waysFor } from '../../domain/team/ways.ts';
import { wishedPlace } from '../../domain/team/quote-wish.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ways as en } from '../../i18n/strings/en/ways.ts';
import { ways as fr } from '../../i18n/strings/fr/ways.ts';
import { wayRows } from '../../i18n/way-rows.ts';

const ticket = document.querySelector<HTMLElement>('#ticket')!;
const team = document.querySelector<HTMLElement>('.team')!;
const locale = team.closest<HTMLElement>('[data-locale]')!.dataset.locale as Locale;
const t = { en, fr }[locale].live;
const money = (cents: number) => formatMoney(cents, locale, { short: true });

const ask = team.querySelector<HTMLAnchorElement>(':scope > a')!;
/** The number of people that is compared, which the ticket's follows. */
export const compared = team.querySelector<HTMLInputElement>('[name=people]')!;

/** The prices of the course at the date that the ticket shows. */
const prices = () => ({ ...readPrices(team.dataset.prices!), seatCents: Number(ticket.dataset.price) });

/** What a private class costs so many people. */
export const privatePrice = (people: number): string =>
  people > PRIVATE_CLASS_PEOPLE ? t.quoted : money(prices().privateCents);

/** The city of the date that the ticket shows, or `''` online. */
const city = () =>
  ticket.dataset.place === undefined
    ? ''
    : (ticket.querySelector('label:has(:checked) :nth-child(3)')?.textContent.split(',')[0]?.trim() ?? '');

/** Where a private class for so many is asked for, in the language and the place of the date that the ticket shows. */
export function quoteFor(people: number): string {
  const url = new URL(ask.href);
  url.searchParams.set('people', String(people));
  url.searchParams.set('language', ticket.dataset.language ?? locale);
  url.searchParams.delete('city');
  for (const [name, value] of Object.entries(wishedPlace(city()))) url.searchParams.set(name, value);
  return url.href;
}

/** From how many people on a private class costs less follows the price of the date. */
export function tellBreakEven(): void {
  const { privateCents, seatCents } = prices();
  const count = breakEven({ privateCents, seatCents });
  const values = { count: count ?? '', price: money(privateCents) };
  team.querySelector('p')!.textContent = fill(count === null ? t.text : t.textFrom, values);
  ticket.querySelector('.ticket-count a')!.textContent = fill(count === null ? t.ownDate : t.ownDateFrom, values);
}

/** The ways for so many people: the private class stays, the others come before it. */
export function tellWays(people: number): void {
  const ways = waysFor(people, prices());
  const rows = team.querySelector('.team-ways')!;
  const last = rows.querySelector<HTMLElement>('[data-way=private]')!;
  last.querySelector('dd')!.textContent = privatePrice(people);
  const others = wayRows(people, ways, locale, t).filter(({ amount }) => amount);
  rows.replaceChildren(
    ...others.map(({ way, name, says, amount }) => {
      const row = last.cloneNode(true) as HTMLElement;
      row.dataset.way = way;
      row.querySelector('b')!.textContent = name;
      row.querySelector('span')!.textContent = says;
      row.querySelector('dd')!.textContent = amount;
      return row;
    }),
    last,
  );
  for (const row of rows.querySelectorAll<HTMLElement>('[data-way]'))
    row.toggleAttribute('data-best', row.dataset.way === ways.best);
  ask.href = quoteFor(people);
}
