/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// What the ticket of a course page does once it is touched: another date, more people, and what that costs in each way.
import { MAX_SEATS_PER_LINE } from '../../domain/catalogue/classes.ts';
import { byLikeness } from '../../domain/catalogue/like-first.ts';
import { PRIVATE_CLASS_PEOPLE, shortage, type FreeClass, type Shortage } from '../../domain/team/ways.ts';
import { cancellationText } from '../../i18n/cancellation-text.ts';
import { dateParts, shortDay } from '../../i18n/class-words.ts';
import { DOT } from '../../i18n/dot.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { termsOfClass as enTerms } from '../../i18n/strings/en/terms-of-class.ts';
import { ways as enWays } from '../../i18n/strings/en/ways.ts';
import { termsOfClass as frTerms } from '../../i18n/strings/fr/terms-of-class.ts';
import { ways as frWays } from '../../i18n/strings/fr/ways.ts';
import { tellTrainer } from './chosen-trainer.ts';
import { courseSeats } from './course-seats.ts';
import { wishOf } from './seat-wish.ts';
import { compared, privatePrice, quoteFor, tellBreakEven, tellWays } from './ways-to-buy.ts';

const ticket = document.querySelector<HTMLFormElement>('#ticket')!;
const list = ticket.closest<HTMLElement>('[data-class-list]')!;
const quantity = ticket.querySelector<HTMLInputElement>('[name=quantity]')!;
// More than a line of the cart holds is answered below, in words of our own.
quantity.removeAttribute('max');
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
  const to = ticket.querySelector<HTMLElement>(':scope > div')!;
  // As high as it was: a room has no line for the reader's own clock, and nothing below may jump.
  to.style.minHeight = `${to.offsetHeight}px`;
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

/** Nobody books a class that is full: the button of the bar leads to its waitlist. */
function tellWait(): void {
  const isFull = ticket.dataset.state === 'full';
  const bar = button.parentElement!;
  let link = bar.querySelector<HTMLAnchorElement>('a');
  if (!link && isFull) bar.append((link = make('a', t.wait, button.className)));
  button.hidden = isFull;
  if (!link) return;
  link.hidden = !isFull;
  link.href = `${list.dataset.wait}?class=${encodeURIComponent(wishOf(ticket).eventId)}`;
}

/** Shows another date; what it does not know, the row in the list does. */
export function choose(id: string): void {
  const row = rowOf(id);
  const radio = radios().find(({ value }) => value === id);
  if (!row || !radio) return;
  radio.checked = true;
  copy(row);
  const [, short] = ticket.querySelectorAll('time');
  const [, day, where] = radio.parentElement!.children;
  short!.textContent = `${day!.textContent}${DOT}${where!.textContent}`;
  tellWait();
  void tellTerms();
  void tellTrainer(wishOf(ticket), locale);
  tellBreakEven();
  tellWays(Number(compared.value));
  count();
}

/** Shows a date of the list, wherever on the page it was pressed. */
export function show(id: string): void {
  const row = rowOf(id);
  if (row) follow(row);
}

/** Where the class of a row is, and in which language where that is not the page's, `Ottawa, en anglais`: two texts with a dot between. */
function whereOf(row: HTMLElement): string {
  const { childNodes } = row.querySelector('.class-seats')!.previousElementSibling!;
  const [place = '', language = ''] = [...childNodes].flatMap(({ nodeValue }) => nodeValue?.trim() ?? []);
  const names = [row.dataset.place ? place.split(',')[0]! : t.live.online];
  if (row.dataset.language) names.push(language.charAt(0).toLocaleLowerCase(locale) + language.slice(1));
  return names.join(', ');
}

/** Shows the date of a row, for which there may be no choice yet. */
export function follow(row: HTMLElement): void {
  const { eventId, start, timeZone } = wishOf(row);
  const all = radios();
  if (!all.some(({ value }) => value === eventId)) {
    const label = all.at(-1)?.closest('label')?.cloneNode(true) as HTMLElement | undefined;
    if (!label) return;
    const [input, day, where, price] = label.children as unknown as [HTMLInputElement, ...HTMLElement[]];
    input.value = eventId;
    day!.textContent = shortDay(start, locale, timeZone);
    where!.textContent = whereOf(row);
    if (price) price.textContent = money(Number(row.dataset.price));
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
  else {
    tellWait();
    void tellTerms();
  }
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

/** A date with its place and, where that is not the page's, its language: `3 déc., Ottawa`. */
function dateOf(id: string): string {
  const { start, timeZone } = wishOf(rowOf(id)!);
  return `${shortDay(start, locale, timeZone)}, ${whereOf(rowOf(id)!)}`;
}

function adviceOn(one: Shortage, people: number): HTMLElement {
  if (one.kind === 'private') {
    const isGroup = people > MAX_SEATS_PER_LINE;
    const { group, private: ownDate } = t.live.short;
    const link = make('a', isGroup ? fill(group, { people, price: privatePrice(people) }) : ownDate, 'link');
    link.href = isGroup ? quoteFor(people) : '#private-class';
    return link;
  }
  const [here, there] = one.kind === 'split' ? one.parts.map(({ id, seats }) => ({ seats, date: dateOf(id) })) : [];
  const { another, split } = t.live.short;
  const text =
    one.kind === 'another'
      ? fill(plural(people, locale, another), { date: dateOf(one.id) })
      : fill(split, { here: here!.seats, first: here!.date, there: there!.seats, second: there!.date });
  const act = make('button', text, 'link');
  act.type = 'button';
  act.addEventListener('click', () => void (one.kind === 'another' ? show(one.id) : addBoth(one.parts)));
  return act;
}

/** The other dates of the list: those in the language of the ticket's first, then those in its place. */
function otherDates(free: ReadonlyMap<string, number>): FreeClass[] {
  const { eventId } = wishOf(ticket);
  const others = [...list.querySelectorAll<HTMLElement>('.dates > li')]
    .map((row) => ({ id: wishOf(row).eventId, language: row.dataset.language, place: row.dataset.place }))
    .filter(({ id }) => id !== eventId);
  return byLikeness(others, ticket.dataset).map(({ id }) => ({ id, seatsLeft: free.get(id) ?? 0 }));
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
  if (people !== Number(quantity.value)) return;
  if (people > MAX_SEATS_PER_LINE) {
    button.disabled = true;
    place.replaceChildren(adviceOn({ kind: 'private' }, people));
    return;
  }
  if (seatsLeft === undefined) {
    button.disabled = false;
    place.replaceChildren();
    return;
  }
  const advice = shortage(people, { id: eventId, seatsLeft }, otherDates(free), MAX_SEATS_PER_LINE);
  button.disabled = seatsLeft < people;
  place.replaceChildren(
    // That a class is full stands above.
    ...(advice.length > 0 && seatsLeft > 0 ? [make('p', plural(seatsLeft, locale, t.live.short.title))] : []),
    ...advice.flatMap((one) => [adviceOn(one, people), make('br', '')]),
  );
}

/** The price for as many people as the ticket says. */
function count(): void {
  const people = Math.max(Math.trunc(Number(quantity.value)) || 1, 1);
  ticket.querySelector('.bottom-bar strong')!.textContent = money(people * Number(ticket.dataset.price));
  ticket.querySelector('.bottom-bar small span')!.textContent =
    people > 1 ? plural(people, locale, t.live.total) : perSeat;
  void tellShortage(people);
  tellProposal();
}

/** The page for whoever approves is of the same people and date. */
function tellProposal(): void {
  const link = compared.closest('.team')!.querySelector<HTMLAnchorElement>('[href*="/proposal"]')!;
  const url = new URL(link.href);
  url.searchParams.set('people', String(Math.min(Number(compared.value), PRIVATE_CLASS_PEOPLE)));
  url.searchParams.set('class', wishOf(ticket).eventId);
  link.href = url.href;
}

/** Another date was chosen, or another number of people, here or where the ways are compared. */
export function changed(input: HTMLInputElement): void {
  if (input.name === 'class') return choose(input.value);
  const people = Number(input.value);
  if (!Number.isInteger(people) || people < 1) return;
  if (input !== compared) compared.value = String(people);
  else quantity.value = String(people);
  tellWays(people);
  count();
}
