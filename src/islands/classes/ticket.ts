/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// What the ticket of a course page does once it is touched: another date, more people, and what that costs in each way.
import { MAX_SEATS_PER_LINE } from '../../domain/catalogue/classes.ts';
import { readPrices, shortage, waysFor, type Shortage } from '../../domain/team/ways.ts';
import { cancellationText } from '../../i18n/cancellation-text.ts';
import { dateParts, shortDay } from '../../i18n/class-words.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { termsOfClass as enTerms } from '../../i18n/strings/en/terms-of-class.ts';
import { ways as enWays } from '../../i18n/strings/en/ways.ts';
import { termsOfClass as frTerms } from '../../i18n/strings/fr/terms-of-class.ts';
import { ways as frWays } from '../../i18n/strings/fr/ways.ts';
import { wayRows } from '../../i18n/way-rows.ts';
import { courseSeats } from './course-seats.ts';
import { wishOf } from './seat-wish.ts';

const ticket = document.querySelector<HTMLFormElement>('#ticket')!;
const list = ticket.closest<HTMLElement>('[data-class-list]')!;
const team = list.querySelector<HTMLElement>('.team')!;
const quantity = ticket.querySelector<HTMLInputElement>('[name=quantity]')!;
const button = ticket.querySelector<HTMLButtonElement>('[type=submit]')!;
const locale = list.dataset.locale as Locale;
const t = { en: enWays, fr: frWays }[locale];
const terms = { en: enTerms, fr: frTerms }[locale].cancelling;
const perSeat = ticket.querySelector('.bottom-bar small span')!.textContent;
const money = (cents: number) => formatMoney(cents, locale, { short: true });

const radios = () => [...ticket.querySelectorAll<HTMLInputElement>('[type=radio]')];
const rowOf = (id: string) =>
  list.querySelector(`li [name=class][value="${CSS.escape(id)}"]`)?.closest<HTMLElement>('li') ?? undefined;

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, className = '') {
  const element = document.createElement(name);
  element.textContent = text;
  element.className = className;
  return element;
}

/** Nodes of a row, which stands in the list, into the ticket. */
function copy(row: HTMLElement): void {
  const from = row.querySelector('div')!;
  const to = ticket.querySelector(':scope > div')!;
  to.replaceChildren(...from.cloneNode(true).childNodes);
  for (const name of ['price', 'place', 'language', 'zone', 'state', 'capacity'] as const) {
    const value = row.dataset[name] ?? (name === 'zone' || name === 'capacity' ? list.dataset[name] : undefined);
    if (value === undefined) delete ticket.dataset[name];
    else ticket.dataset[name] = value;
  }
  const { dateTime } = row.querySelector('time')!;
  const [long, short] = ticket.querySelectorAll('time');
  const thisYear = new Date().getFullYear();
  long!.dateTime = short!.dateTime = dateTime;
  const parts = dateParts(dateTime, { locale, timeZone: ticket.dataset.zone!, style: 'long', thisYear });
  long!.replaceChildren(...parts.map(({ type, value }) => make(type === 'day' ? 'b' : 'span', value)));
}

/** Shows another date; what it does not know, the row in the list does. */
export function choose(id: string): void {
  const row = rowOf(id);
  const radio = radios().find(({ value }) => value === id);
  if (!row || !radio) return;
  radio.checked = true;
  copy(row);
  const [, short] = ticket.querySelectorAll('time');
  short!.textContent = radio.nextElementSibling!.textContent;
  void tellTerms();
  count();
}

/** Shows the date of a row, for which there may be no choice yet. */
export function follow(row: HTMLElement): void {
  const { eventId, start, timeZone } = wishOf(row);
  const all = radios();
  if (!all.some(({ value }) => value === eventId)) {
    const label = all.at(-1)?.closest('label')?.cloneNode(true) as HTMLElement | undefined;
    if (!label) return;
    const [input, day, where] = label.children as unknown as [HTMLInputElement, HTMLElement, HTMLElement];
    input.value = eventId;
    day.textContent = shortDay(start, locale, timeZone);
    where.textContent = row.querySelectorAll('div > p')[1]?.textContent.split(/,| ·/)[0] ?? '';
    all.at(-1)!.closest('label')!.replaceWith(label);
  }
  choose(eventId);
}

/** What cancelling the chosen date costs today, by the server's clock; nothing where it was not told. */
async function tellTerms(): Promise<void> {
  const { eventId } = wishOf(ticket);
  const live = (await courseSeats()).find(({ id }) => id === eventId);
  if (eventId === wishOf(ticket).eventId)
    ticket.querySelector('.ticket-terms')!.textContent = cancellationText(live?.cancellation ?? [], locale, terms);
}

/** What the ticket says was of another day, or its date is gone: the next one that can be had is shown. */
export function renew(): void {
  const open = radios().find(({ value }) => {
    const state = rowOf(value)?.dataset.state;
    return state !== 'full' && state !== 'closed';
  });
  if (button.disabled && open && !open.checked) choose(open.value);
  else void tellTerms();
}

/** Adds the seats of two dates, as the advice has it. */
async function addBoth(parts: Extract<Shortage, { kind: 'split' }>['parts']): Promise<void> {
  const [{ addSeats }, { openCart }] = await Promise.all([
    import('../../stores/cart.ts'),
    import('../../stores/cart-drawer.ts'),
  ]);
  for (const { id, seats } of parts) addSeats(wishOf(rowOf(id)!), seats);
  openCart();
  document.querySelector('[data-cart] astro-island')?.dispatchEvent(new Event('interaction:start'));
}

const dayOf = (id: string) => radios().find(({ value }) => value === id)?.nextElementSibling?.textContent ?? '';

function adviceOn(one: Shortage, people: number): HTMLElement {
  if (one.kind === 'private') {
    const link = make('a', t.live.short.private, 'link');
    link.href = '#private-class';
    return link;
  }
  const text =
    one.kind === 'another'
      ? fill(t.live.short.another, { date: dayOf(one.id), people })
      : fill(t.live.short.split, {
          ...{ here: one.parts[0]!.seats, first: dayOf(one.parts[0]!.id) },
          ...{ there: one.parts[1]!.seats, second: dayOf(one.parts[1]!.id) },
        });
  const act = make('button', text, 'link');
  act.type = 'button';
  act.addEventListener('click', () => void (one.kind === 'another' ? choose(one.id) : addBoth(one.parts)));
  return act;
}

/** Where there are too few seats, what to do instead: no more are booked than are free. */
async function tellShortage(people: number): Promise<void> {
  const free = new Map((await courseSeats()).map((one) => [one.id, one.payment?.length === 0 ? 0 : one.seatsLeft]));
  const { eventId } = wishOf(ticket);
  const seatsLeft = free.get(eventId);
  let place = ticket.querySelector('.ticket-advice');
  if (!place) {
    place = make('div', '', 'ticket-advice');
    place.role = 'status';
    ticket.querySelector('.ticket-count')!.after(place);
  }
  if (seatsLeft === undefined || people !== Number(quantity.value)) return;
  const others = radios().map(({ value: id }) => ({ id, seatsLeft: free.get(id) ?? 0 }));
  const advice = shortage(
    people,
    { id: eventId, seatsLeft },
    others.filter(({ id }) => id !== eventId),
    MAX_SEATS_PER_LINE,
  );
  button.disabled = seatsLeft < people;
  place.replaceChildren(
    ...(advice.length > 0 ? [make('p', plural(seatsLeft, locale, t.live.short.title))] : []),
    ...advice.map((one) => adviceOn(one, people)),
  );
}

/** The ways, of which the markup has the private class alone: the others come before it. */
function countTeam(people: number): void {
  const prices = readPrices(team.dataset.prices!);
  const ways = waysFor(people, prices);
  const rows = team.querySelector('.team-ways')!;
  const last = rows.querySelector<HTMLElement>('[data-way=private]')!;
  const others = wayRows(people, ways, locale, t.live).filter(({ amount }) => amount);
  rows.replaceChildren(
    ...others.map(({ way, name, says, amount }) => {
      const row = make('div', '');
      row.dataset.way = way;
      const term = make('dt', '');
      term.append(make('b', name), ' ', make('span', says));
      row.append(term, make('dd', amount));
      return row;
    }),
    last,
  );
  for (const row of rows.querySelectorAll<HTMLElement>('[data-way]'))
    row.toggleAttribute('data-best', row.dataset.way === ways.best);
}

/** Price and ways for as many people as the ticket says. */
function count(): void {
  const people = Math.min(Math.max(Math.trunc(Number(quantity.value)) || 1, 1), MAX_SEATS_PER_LINE);
  ticket.querySelector('.bottom-bar strong')!.textContent = money(people * Number(ticket.dataset.price));
  ticket.querySelector('.bottom-bar small span')!.textContent =
    people > 1 ? plural(people, locale, t.live.total) : perSeat;
  void tellShortage(people);
}

/** Another date was chosen, or another number of people, here or where the ways are compared. */
export function changed(input: HTMLInputElement): void {
  if (input.name === 'class') return choose(input.value);
  const people = Number(input.value);
  if (!Number.isInteger(people) || people < 1) return;
  const compared = team.querySelector('input')!;
  if (input !== compared) compared.value = String(people);
  else quantity.value = String(Math.min(people, MAX_SEATS_PER_LINE));
  countTeam(people);
  count();
}
