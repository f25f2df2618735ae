/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// Shows of the timetable what its address asks for, with the seats of this moment.
import { askTimetable } from '../../api/timetable.ts';
import type { Timetable } from '../../domain/catalogue/timetable.ts';
import { wishedPlace } from '../../domain/team/quote-wish.ts';
import { DOT } from '../../i18n/dot.ts';
import { plural } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { drawSeats } from './bars.ts';
import { chosenEarly, onWeek, showWeek } from './weeks.ts';

/** "Looking up…" is shown only when the answer takes longer than this. Milliseconds. */
const LOADING_DELAY_MS = 200;

const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const list = byId('schedule');
const form = byId('schedule-form');
const status = byId('schedule-status');
const retry = byId<HTMLButtonElement>('schedule-retry');
const more = byId<HTMLButtonElement>('schedule-more');
const empty = byId('schedule-empty');
const locale = list.dataset.locale as Locale;
const cities = JSON.parse(list.dataset.cities!) as Record<string, string>;
const texts = JSON.parse(list.dataset.texts!) as Dictionary['schedule']['live'];
const selects = [...form.querySelectorAll('select')];
const sure = form.querySelector<HTMLInputElement>('[type=checkbox]')!;
const clears = [...document.querySelectorAll<HTMLAnchorElement>('[data-clear]')];
const barOf = (id: string) => list.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

/** Puts a class that cannot be booked to the folded ones of its day. */
function fold(bar: HTMLElement): void {
  const over = bar.closest('.week-days > li')!.lastElementChild!;
  over.lastElementChild!.append(bar);
  over.querySelector('b')!.textContent = String(over.lastElementChild!.childElementCount);
}

/** Days that are over, and have nothing on sale, are not shown, as `early.ts` does before the first paint. */
function hidePast(): void {
  const today = new Date().toLocaleDateString('sv');
  for (const time of list.querySelectorAll<HTMLTimeElement>('h3 > time')) {
    const day = time.closest('li')!;
    day.hidden = time.dateTime < today && !day.querySelector(':scope > ul > *');
  }
}

function stands({ classes }: Timetable): boolean {
  const ids = [...list.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset.id);
  return ids.length === classes.length && classes.every(({ id }) => ids.includes(id));
}

/** Bars that stand there already, so that there are no new `weeks`, stay as they are: nothing moves while their seats come. */
function draw(answer: Timetable, weeks: HTMLElement[] | undefined, goesOn: boolean): void {
  const { classes } = answer;
  if (goesOn) list.append(...(weeks ?? []));
  else if (weeks) list.replaceChildren(...weeks);
  for (const one of classes) {
    const bar = barOf(one.id)!;
    drawSeats(bar, one, locale, texts);
    // What somebody sees filled up stays where it is, as do the days beside it.
    const isOver = /full|closed/.test(one.availability);
    if (isOver && (weeks ?? bar.closest('.week')!.getBoundingClientRect().top > innerHeight)) fold(bar);
  }
  if (weeks) hidePast();
  list.hidden = classes.length === 0 && !goesOn;
  empty.hidden = !list.hidden;
  if (list.hidden) tellQuote(asked());
  more.hidden = !answer.next;
  more.value = answer.next ?? '';
  // A course is no choice of the filters: what the list is of is said.
  const [one] = asked().has('course') ? classes : [];
  const of = one && (one.titles[locale] ?? one.titles[one.language]);
  status.textContent = [plural(answer.total, locale, texts.found), of].filter(Boolean).join(DOT);
}

/** What stands in an address for a field; "where" is one of two. */
const valueIn = (query: URLSearchParams, name: string) =>
  (name === 'where' ? (query.get('city') ?? query.get('delivery')) : query.get(name)) ?? '';
const nameOf = (name: string, value: string) => (name === 'where' ? (value in cities ? 'city' : 'delivery') : name);

/** A class of one's own is asked for as what was looked for in vain: its language, its place, its course. */
function tellQuote(query: URLSearchParams): void {
  const city = cities[query.get('city') ?? ''];
  const wishes = {
    course: query.get('course'),
    language: query.get('language'),
    ...(city || query.get('delivery') === 'online' ? wishedPlace(city ?? '') : {}),
  };
  const link = empty.querySelector<HTMLAnchorElement>('[href$="#quote"]')!;
  link.search = String(
    new URLSearchParams(Object.entries(wishes).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  );
}

/** What the address asks for, as far as the controls know it. */
function asked(): URLSearchParams {
  const query = new URLSearchParams(location.search);
  const known = new URLSearchParams();
  for (const { name, options } of selects) {
    const value = valueIn(query, name);
    if (value && [...options].some((option) => option.value === value)) known.set(nameOf(name, value), value);
  }
  if (query.get('guaranteed') === '1') known.set('guaranteed', '1');
  const course = query.get('course');
  if (course) known.set('course', course);
  const week = query.get('week') ?? '';
  if (/^\d{4}-\d\d-\d\d$/.test(week)) known.set('week', week);
  return known;
}

/** The last question: answers to earlier ones come too late. */
let latest = 0;

async function show(from = ''): Promise<void> {
  const mine = (latest += 1);
  const query = asked();
  tellCalendar(query);
  showWeek(query.get('week') ?? '');
  clears[0]!.hidden = query.size === 0;
  if (from) query.set('week', from);
  retry.hidden = true;
  const timer = setTimeout(() => (status.textContent = texts.loading), LOADING_DELAY_MS);
  list.ariaBusy = 'true';
  let answer = await askTimetable(String(query));
  let weeks: HTMLElement[] | undefined;
  if (answer && (from || !stands(answer))) {
    // What draws weeks is fetched when there are some to draw, and without it there is nothing to be shown.
    const drawing = await import('./draw-weeks.ts').catch(() => undefined);
    weeks = drawing?.drawWeeks(list, answer.classes);
    if (!weeks) answer = undefined;
  }
  clearTimeout(timer);
  if (mine !== latest) return;
  list.ariaBusy = null;
  if (answer) return draw(answer, weeks, Boolean(from));
  status.textContent = navigator.onLine ? texts.failed : texts.offline;
  retry.hidden = false;
  retry.value = from;
}

function arrive(): void {
  const query = asked();
  for (const select of selects) select.value = valueIn(query, select.name);
  sure.checked = query.has('guaranteed');
  // Fields that stand folded show themselves once one of them is set.
  const folded = form.querySelector('details')!;
  folded.open ||= sure.checked || selects.some((select) => select.value && folded.contains(select));
  void show();
}

const pushAddress = (query: URLSearchParams) =>
  history.pushState(null, '', location.pathname + (query.size ? `?${query}` : ''));

form.addEventListener('change', () => {
  const query = new URLSearchParams();
  for (const { name, value } of selects) if (value) query.set(nameOf(name, value), value);
  if (sure.checked) query.set('guaranteed', '1');
  const kept = asked();
  // The week stays, unless another month is asked for.
  for (const name of query.has('month') ? ['course'] : ['course', 'week']) {
    const value = kept.get(name);
    if (value) query.set(name, value);
  }
  pushAddress(query);
  void show();
});
function goTo(monday: string): void {
  const query = asked();
  for (const name of ['month', 'week']) query.delete(name);
  if (monday) query.set('week', monday);
  pushAddress(query);
  arrive();
}
onWeek(goTo);
for (const link of clears) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', location.pathname);
    arrive();
    form.querySelector('select')!.focus();
  });
}
retry.addEventListener('click', () => void show(retry.value));
more.addEventListener('click', () => {
  const before = list.childElementCount;
  void show(more.value).then(() =>
    list.children[before]?.querySelector<HTMLElement>('li > ul > .bar > a, summary')?.focus(),
  );
});
addEventListener('online', () => void (retry.hidden || show(retry.value)));
addEventListener('popstate', arrive);

const address = byId<HTMLInputElement>('calendar-address');
const copy = byId<HTMLButtonElement>('calendar-copy');
const plain = address.value;

/** The address of the calendar, with the filters of the list but not where it begins. */
function tellCalendar(query: URLSearchParams): void {
  const url = new URL(plain);
  for (const [name, value] of query) if (name !== 'week') url.searchParams.set(name, value);
  address.value = url.href;
  byId<HTMLAnchorElement>('calendar-open').href = url.href.replace(/^https?:/, 'webcal:');
}

copy.hidden = !('clipboard' in navigator);
copy.addEventListener('click', () => {
  // Selected, it can be copied by hand where the clipboard is not to be had.
  address.select();
  void navigator.clipboard.writeText(address.value).then(
    () => (copy.nextElementSibling!.textContent = copy.dataset.copied!),
    () => undefined,
  );
});

// Chosen before this was here.
const monday = chosenEarly();
if (form.dataset.changed !== undefined) form.dispatchEvent(new Event('change'));
else if (monday === undefined) arrive();
if (monday !== undefined) goTo(monday);
