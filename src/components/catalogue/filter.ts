// Shows of the catalogue what its address asks for: `tab`, a family, and `q`, words of which each must be found.
const all = <T extends HTMLElement>(selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<T>(selector),
];
const field = document.querySelector<HTMLInputElement>('#catalogue-words')!;
const count = document.querySelector<HTMLElement>('#catalogue-count')!;
const list = document.querySelector<HTMLElement>('#catalogue-list')!;
const empty = document.querySelector<HTMLElement>('#catalogue-empty')!;
const families = all('.catalogue-family');
const tabs = all<HTMLAnchorElement>('[data-tab]');
const plural = new Intl.PluralRules(document.documentElement.lang);

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function show() {
  const query = new URLSearchParams(location.search);
  const asked = query.get('tab');
  const tab = families.some((family) => family.id === asked) ? asked : '';
  const words = fold(query.get('q') ?? '').split(/\s+/);
  const found = new Set<string>();
  for (const family of families) {
    const open = !tab || family.id === tab;
    for (const category of all('section', family)) {
      const shared = category.firstElementChild!.textContent + ' ' + category.dataset.words;
      const rows = all('li', category).filter((row) => {
        const text = fold(`${shared} ${row.firstElementChild!.textContent}`);
        return !(row.hidden = !open || !words.every((word) => text.includes(word)));
      });
      category.hidden = !rows.length;
      // A course of two categories is one course.
      for (const row of rows) found.add(row.querySelector('a')!.href);
    }
    family.hidden = !family.querySelector('li:not([hidden])');
  }
  list.dataset.filtered = '';
  for (const link of tabs) link.ariaCurrent = link.dataset.tab === tab ? 'true' : null;
  empty.hidden = found.size > 0;
  count.textContent = count.dataset[plural.select(found.size)]!.replace('{count}', `${found.size}`);
}

/** Writes words and family into the address and shows what it asks for; what is empty is left out of it. */
function go(tab: string | null, push: boolean) {
  const query = new URLSearchParams();
  if (tab) query.set('tab', tab);
  if (field.value.trim()) query.set('q', field.value.trim());
  history[push ? 'pushState' : 'replaceState'](null, '', location.pathname + (query.size ? `?${query}` : ''));
  show();
}

function arrive() {
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  show();
  // A family's link carries its fragment for browsers without script; with the filter on, the list begins at the top.
  if (location.hash && location.search) {
    history.replaceState(null, '', location.pathname + location.search);
    scrollTo(0, 0);
  }
}

const current = () => new URLSearchParams(location.search).get('tab');

let timer = 0;
field.addEventListener('input', () => {
  clearTimeout(timer);
  timer = window.setTimeout(() => go(current(), false), 250);
});
field.form!.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(timer);
  go(current(), true);
});
for (const link of tabs) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    clearTimeout(timer);
    if (empty.contains(link)) field.value = '';
    go(link.dataset.tab!, true);
  });
}
addEventListener('popstate', arrive);
arrive();

export {};
