/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
// Shows of a list what its address asks for; a value that none of the links has shows everything.
const nav = document.querySelector<HTMLElement>('[data-filter]')!;
const list = document.getElementById(nav.dataset.list!)!;
const count = document.getElementById(`${list.id}-count`)!;
const links = [...nav.querySelectorAll('a')];
const entries = [...list.querySelectorAll<HTMLElement>('[data-of]')];
const plural = new Intl.PluralRules(document.documentElement.lang);

function show() {
  const asked = new URLSearchParams(location.search).get(nav.dataset.filter!) ?? '';
  const value = links.some((link) => link.dataset.value === asked) ? asked : '';
  let found = 0;
  for (const entry of entries) if (!(entry.hidden = value !== '' && entry.dataset.of !== value)) found += 1;
  for (const part of list.querySelectorAll<HTMLElement>('[data-part]')) {
    part.hidden = !part.querySelector('[data-of]:not([hidden])');
  }
  for (const link of links) link.ariaCurrent = link.dataset.value === value ? 'true' : null;
  count.textContent = count.dataset[plural.select(found)]!.replace('{count}', `${found}`);
  list.dataset.shown = '';
}

for (const link of links) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.href !== location.href) history.pushState(null, '', link.href);
    show();
  });
}
addEventListener('popstate', show);
show();

export {};
