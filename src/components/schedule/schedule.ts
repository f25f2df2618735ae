/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// Shows of the timetable what its address asks for, with the seats of this moment.
import { askTimetable } from '../../api/timetable.ts';
import type { Timetable, TimetableClass } from '../../domain/catalogue/timetable.ts';
import { daysFrom, mondayOf } from '../../domain/time/weeks.ts';
import { fill, plural } from '../../i18n/fill.ts';
import { formatHours } from '../../i18n/hours.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { drawSeats } from './bars.ts';
import { datesAddress } from './dates-address.ts';
import { dayName, weekName } from './names.ts';

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
const pages = JSON.parse(list.dataset.pages!) as Record<Locale, string>;
const cities = JSON.parse(list.dataset.cities!) as Record<string, string>;
const texts = JSON.parse(list.dataset.texts!) as Dictionary['schedule']['live'] &
  Pick<Dictionary['schedule'], 'online' | 'days' | 'weekOf'>;
const selects = [...form.querySelectorAll('select')];
const sure = form.querySelector<HTMLInputElement>('[type=checkbox]')!;
const clears = [...document.querySelectorAll<HTMLAnchorElement>('[data-clear]')];
const barOf = (id: string) => list.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

function makeBar(one: TimetableClass): HTMLElement {
  const bar = byId<HTMLTemplateElement>('schedule-bar').content.firstElementChild!.cloneNode(true) as HTMLElement;
  const shown = one.courseIds[locale] === undefined ? one.language : locale;
  const link = bar.querySelector('a')!;
  link.href = datesAddress(pages[shown].replace('[id]', one.courseIds[shown] ?? ''), one);
  link.textContent = one.titles[shown] ?? '';
  if (shown !== locale) link.lang = link.hreflang = shown;
  const [hours, where] = bar.querySelectorAll('.bar-facts > span');
  const times = formatHours(one.sessions[0]!, locale, one.timeZone);
  hours!.textContent =
    one.sessions.length > 1 ? `${times} · ${plural(one.sessions.length, locale, texts.days)}` : times;
  where!.textContent = one.placeId === null ? texts.online : (cities[one.placeId] ?? '');
  bar.dataset.id = one.id;
  bar.toggleAttribute('data-room', one.placeId !== null);
  bar.toggleAttribute('data-other', one.language !== locale);
  return bar;
}

function makeDay(day: string, classes: readonly TimetableClass[]): HTMLElement {
  const item = document.createElement('li');
  const heading = document.createElement('h3');
  const time = document.createElement('time');
  const number = document.createElement('b');
  const name = dayName(day, locale);
  number.textContent = name.day;
  time.dateTime = day;
  time.append(`${name.weekday} `, number);
  heading.append(time);
  const bars = document.createElement('ul');
  bars.append(...classes.map(makeBar));
  item.append(heading, bars);
  return item;
}

const isOver = ({ availability }: TimetableClass) => availability === 'closed' || availability === 'full';

function makeWeek(monday: string, classes: readonly TimetableClass[]): HTMLElement {
  const week = document.createElement('section');
  week.className = 'week';
  const heading = document.createElement('h2');
  heading.textContent = fill(texts.weekOf, { date: weekName(monday, locale) });
  const days = document.createElement('ol');
  days.className = 'week-days';
  for (const [index, day] of daysFrom(monday).entries()) {
    const of = classes.filter((one) => one.day === day).sort((a, b) => Number(isOver(a)) - Number(isOver(b)));
    if (index < 5 || of.length > 0) days.append(makeDay(day, of));
  }
  week.append(heading, days);
  return week;
}

/** Bars that stand there already stay as they are, so that nothing moves while their seats come. */
function draw(answer: Timetable, goesOn: boolean): void {
  const { classes } = answer;
  const ids = [...list.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset.id);
  const same = ids.length === classes.length && classes.every(({ id }) => ids.includes(id));
  if (goesOn || !same) {
    const weeks = Map.groupBy(classes, ({ day }) => mondayOf(day));
    const made = [...weeks].map(([monday, of]) => makeWeek(monday, of));
    if (goesOn) list.append(...made);
    else list.replaceChildren(...made);
  }
  for (const one of classes) drawSeats(barOf(one.id)!, one, locale, texts);
  list.hidden = classes.length === 0 && !goesOn;
  empty.hidden = !list.hidden;
  more.hidden = !answer.next;
  more.value = answer.next ?? '';
  // A course is no choice of the filters: what the list is of is said.
  const [one] = asked().has('course') ? classes : [];
  const of = one && (one.titles[locale] ?? one.titles[one.language]);
  status.textContent = [plural(answer.total, locale, texts.found), of].filter(Boolean).join(' · ');
}

/** What the address asks for, as far as the controls know it. */
function asked(): URLSearchParams {
  const query = new URLSearchParams(location.search);
  const known = new URLSearchParams();
  const where = query.get('city') ?? query.get('delivery') ?? '';
  for (const select of selects) {
    const value = select.name === 'where' ? where : (query.get(select.name) ?? '');
    if (!value || ![...select.options].some((option) => option.value === value)) continue;
    const city = select.name === 'where' && value in cities;
    known.set(city ? 'city' : select.name === 'where' ? 'delivery' : select.name, value);
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
  clears[0]!.hidden = query.size === 0;
  if (from) query.set('week', from);
  retry.hidden = true;
  const timer = setTimeout(() => (status.textContent = texts.loading), LOADING_DELAY_MS);
  list.ariaBusy = 'true';
  const answer = await askTimetable(String(query));
  clearTimeout(timer);
  if (mine !== latest) return;
  list.ariaBusy = null;
  list.dataset.asked = '';
  if (answer) return draw(answer, Boolean(from));
  status.textContent = navigator.onLine ? texts.failed : texts.offline;
  retry.hidden = false;
  retry.value = from;
}

function arrive(): void {
  const query = asked();
  for (const select of selects) {
    const value = select.name === 'where' ? (query.get('city') ?? query.get('delivery')) : query.get(select.name);
    select.value = value ?? '';
  }
  sure.checked = query.has('guaranteed');
  void show();
}

form.addEventListener('change', () => {
  const query = new URLSearchParams();
  for (const { name, value } of selects) {
    if (!value) continue;
    query.set(name === 'where' ? (value in cities ? 'city' : 'delivery') : name, value);
  }
  if (sure.checked) query.set('guaranteed', '1');
  const course = asked().get('course');
  if (course) query.set('course', course);
  history.pushState(null, '', location.pathname + (query.size ? `?${query}` : ''));
  void show();
});
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
  void show(more.value).then(() => list.children[before]?.querySelector('a')?.focus());
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

if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', arrive, { once: true });
} else arrive();
