// Shows of the catalogue what its address asks for: `tab`, a family, and `q`, words of which each must be found.
const root = document.getElementById('catalogue-filter')!;
const field = root.querySelector('input')!;
const count = root.querySelector<HTMLElement>('[role=status]')!;
const empty = document.getElementById('catalogue-empty')!;
const families = [...document.querySelectorAll<HTMLElement>('.catalogue-family')];
const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[data-tab]')];
const plural = new Intl.PluralRules(document.documentElement.lang);

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function show() {
  const params = new URLSearchParams(location.search);
  const asked = params.get('tab') ?? '';
  const tab = families.some((family) => family.id === asked) ? asked : '';
  const words = fold(params.get('q') ?? '').split(/\s+/);
  let found = 0;
  for (const family of families) {
    let inFamily = 0;
    for (const category of family.querySelectorAll<HTMLElement>('section')) {
      const shared = `${category.querySelector('h3')!.textContent} ${category.dataset['words']} `;
      let inCategory = 0;
      for (const row of category.querySelectorAll('li')) {
        const text = fold(shared + row.firstElementChild!.textContent);
        row.hidden = !words.every((word) => text.includes(word));
        if (!row.hidden) inCategory += 1;
      }
      category.hidden = inCategory === 0;
      inFamily += inCategory;
    }
    family.hidden = inFamily === 0 || (tab !== '' && family.id !== tab);
    if (!family.hidden) found += inFamily;
  }
  for (const link of tabs) {
    if (link.dataset['tab'] === tab) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  empty.hidden = found > 0;
  count.textContent = count.dataset[plural.select(found) === 'one' ? 'one' : 'other']!.replace(
    '{count}',
    String(found),
  );
}

/** Writes the address and shows what it asks for; an empty value leaves it. */
function go(changes: Record<string, string>, push: boolean) {
  const url = new URL(location.href);
  url.hash = '';
  for (const [name, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  history[push ? 'pushState' : 'replaceState'](null, '', url);
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

let timer = 0;
field.addEventListener('input', () => {
  clearTimeout(timer);
  timer = window.setTimeout(go, 250, { q: field.value.trim() }, false);
});
field.form!.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(timer);
  go({ q: field.value.trim() }, true);
});
for (const link of tabs) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    clearTimeout(timer);
    const tab = link.dataset['tab']!;
    if (empty.contains(link)) field.value = '';
    go({ tab, q: field.value.trim() }, true);
  });
}
addEventListener('popstate', arrive);
arrive();

export {};
