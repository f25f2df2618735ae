/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// Shows of the catalogue what its address asks for: `tab`, a family; `q`, words of which each must be found; and filters.
import {
  filterNames,
  hasWords,
  isAskedFor,
  offersFor,
  readOffers,
  type Criteria,
  type Offer,
} from '../../domain/catalogue/filter.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { FoundCourses } from './find-courses.ts';

const all = <T extends HTMLElement>(selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<T>(selector),
];
const form = document.querySelector<HTMLFormElement>('#catalogue-form')!;
const field = form.querySelector<HTMLInputElement>('#catalogue-words')!;
const summary = form.querySelector('summary')!;
const count = document.querySelector<HTMLElement>('#catalogue-count')!;
const list = document.querySelector<HTMLElement>('#catalogue-list')!;
const empty = document.querySelector<HTMLElement>('#catalogue-empty')!;
const everywhere = document.querySelector<HTMLAnchorElement>('#catalogue-everywhere')!;
const families = all('.catalogue-family');
const tabs = all<HTMLAnchorElement>('[data-tab]');
const clears = all<HTMLAnchorElement>('[data-clear]');
const language = document.documentElement.lang;
const plural = new Intl.PluralRules(language);
const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const places = list.dataset.places!.split(' ');

const rows = new Map(
  all('li', list).map((row) => {
    const link = row.querySelector('a')!;
    const section = row.closest('section')!;
    const date = row.querySelector('b')!;
    return [
      row,
      {
        address: link.pathname,
        text: `${section.firstElementChild!.textContent} ${section.dataset.words} ${link.textContent}`,
        level: row.dataset.level ?? '',
        price: Number(row.dataset.price),
        offers: readOffers(row.dataset.offers!, places, list.dataset.from!),
        date,
        nextDate: date.textContent,
      },
    ];
  }),
);

/** The site's search, from the first words on; until it is there, words are looked for as they are. */
let find: ((words: string) => FoundCourses) | undefined;
let asking = false;

async function askForSearch() {
  asking = true;
  const { courseFinder } = await import('./find-courses.ts');
  find = await courseFinder(language.slice(0, 2) as Locale);
}

/** The classes guaranteed to run, by the last part of their course's address; asked for once. */
let guaranteed: Map<string, Offer[]> | undefined;
let failed = false;

async function askForGuaranteed() {
  const { guaranteedClasses } = await import('../../api/guaranteed-classes.ts');
  const classes = await guaranteedClasses();
  failed = !classes;
  if (!classes) return;
  guaranteed = new Map();
  for (const { courseIds, language, placeId, day } of classes) {
    const id = courseIds[document.documentElement.lang.slice(0, 2) as 'en' | 'fr'];
    if (id) guaranteed.set(id, [...(guaranteed.get(id) ?? []), { place: placeId ?? '', language, day }]);
  }
}

/** What the address asks for, as far as the controls know it. */
function asked() {
  const query = new URLSearchParams(location.search);
  const known = (name: string) => {
    const value = query.get(name) ?? '';
    const control = form.elements.namedItem(name);
    return control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)
      ? ''
      : value;
  };
  const tab = query.get('tab');
  const criteria: Criteria = {
    words: query.get('q') ?? '',
    level: known('level'),
    delivery: known('delivery'),
    city: known('city'),
    language: known('language'),
    price: known('price'),
  };
  return {
    tab: families.some((family) => family.id === tab) ? tab! : '',
    criteria,
    guaranteed: query.get('guaranteed') === '1',
  };
}

function show() {
  const { tab, criteria, guaranteed: only } = asked();
  const dated = Boolean(criteria.delivery || criteria.city || criteria.language || only);
  const found = new Set<string>();
  const matching = criteria.words.trim().length > 1 ? find?.(criteria.words) : undefined;
  for (const [row, course] of rows) {
    const all = only && guaranteed ? (guaranteed.get(course.address.split('/').pop()!) ?? []) : course.offers;
    const offers = dated ? offersFor(criteria, all) : [];
    const open = !tab || row.closest('.catalogue-family')!.id === tab;
    const named = matching ? matching.addresses.has(course.address) : hasWords(criteria.words, course.text);
    row.hidden = !open || !named || !isAskedFor(criteria, course) || (dated && !offers.length);
    const [next] = offers.sort((a, b) => a.day.localeCompare(b.day));
    // As `formatDate` writes it.
    course.date.textContent = next ? dates.format(Date.parse(next.day)).replace(/^1 /, '1er ') : course.nextDate;
    // A course of two categories is one course.
    if (!row.hidden) found.add(course.address);
  }
  for (const part of [...all('section section', list), ...families]) {
    part.hidden = !part.querySelector('li:not([hidden])');
  }
  list.dataset.filtered = '';
  for (const link of tabs) link.ariaCurrent = link.dataset.tab === tab ? 'true' : null;
  empty.hidden = found.size > 0;
  const filters = Object.entries(criteria).filter(([name, value]) => name !== 'words' && value).length + Number(only);
  summary.textContent = filters ? summary.dataset.count!.replace('{count}', `${filters}`) : summary.dataset.label!;
  clears[0]!.hidden = !filters && !criteria.words;
  const text = count.dataset[plural.select(found.size)]!.replace('{count}', `${found.size}`);
  const near = matching?.nearest && found.size > 0 ? `${count.dataset.nearest} ` : '';
  count.textContent = near + (only && failed ? `${text}. ${count.dataset.failed}` : text);
  everywhere.search = criteria.words ? new URLSearchParams({ q: criteria.words }).toString() : '';
  if (criteria.words && !asking) void askForSearch().then(show);
  if (only && !guaranteed && !failed) void askForGuaranteed().then(show);
}

/** Writes tab, words and filters into the address and shows what it asks for; what is empty is left out of it. */
function go(tab: string, push: boolean) {
  failed = false;
  const query = new URLSearchParams();
  const values = new FormData(form);
  if (tab) query.set('tab', tab);
  for (const name of ['q', ...filterNames]) {
    const value = values.get(name);
    if (typeof value === 'string' && value.trim()) query.set(name, value.trim());
  }
  history[push ? 'pushState' : 'replaceState'](null, '', location.pathname + (query.size ? `?${query}` : ''));
  show();
}

function arrive() {
  const { criteria, guaranteed: only } = asked();
  field.value = criteria.words;
  for (const select of all<HTMLSelectElement>('select', form)) select.value = criteria[select.name as keyof Criteria];
  form.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = only;
  show();
  // A family's link carries its fragment for browsers without script; with the filter on, the list begins at the top.
  if (location.hash && location.search) {
    history.replaceState(null, '', location.pathname + location.search);
    scrollTo(0, 0);
  }
}

const current = () => asked().tab;

let timer = 0;
field.addEventListener('input', () => {
  clearTimeout(timer);
  timer = window.setTimeout(() => go(current(), false), 250);
});
form.addEventListener('change', ({ target }) => {
  if (target !== field) go(current(), true);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(timer);
  go(current(), true);
});
for (const link of [...tabs, ...clears]) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    clearTimeout(timer);
    if (link.dataset.tab === undefined) form.reset();
    go(link.dataset.tab ?? '', true);
  });
}
addEventListener('popstate', arrive);
// Typed or chosen before this was here.
if (form.dataset.changed !== undefined) go(current(), true);
else arrive();
