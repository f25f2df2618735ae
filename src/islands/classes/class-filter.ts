/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
/** Shows of a course's classes those that the address asks for: `delivery=online` or `city`, and `language`. */
export function filterClasses(form: HTMLElement, list: HTMLElement) {
  const rows = [...list.querySelectorAll('li')];
  const folded = list.querySelector('details');
  const status = form.querySelector('p')!;
  const selects = [...form.querySelectorAll('select')];
  const plural = new Intl.PluralRules(document.documentElement.lang);

  const asked = () => {
    const query = new URLSearchParams(location.search);
    return {
      place: query.get('delivery') === 'online' ? 'online' : query.get('city'),
      language: query.get('language'),
    } as Record<string, string | null>;
  };

  /** What the controls do not offer is not asked for. */
  function show() {
    const query = asked();
    for (const select of selects) {
      select.value = query[select.name] ?? '';
      if (select.selectedIndex < 0) select.value = '';
    }
    const wanted = new Map(selects.map(({ name, value }) => [name, value]));
    let found = 0;
    const fits = (name: string, value: string) => !wanted.get(name) || wanted.get(name) === value;
    for (const row of rows) {
      const { place = 'online', language = list.dataset.locale! } = row.dataset;
      row.hidden = !fits('place', place) || !fits('language', language);
      found += Number(!row.hidden);
    }
    const filtered = selects.some(({ value }) => value);
    if (folded && filtered !== folded.firstElementChild!.hasAttribute('hidden')) {
      folded.open = filtered;
      folded.firstElementChild!.toggleAttribute('hidden', filtered);
    }
    const text = status.dataset[found ? plural.select(found) : 'none']!.replace('{count}', `${found}`);
    status.textContent = filtered ? text : '';
  }

  function change() {
    const query = new URLSearchParams(location.search);
    for (const { name, value } of selects) {
      if (name === 'place') {
        query.delete('delivery');
        query.delete('city');
        if (value) query.set(value === 'online' ? 'delivery' : 'city', value);
      } else if (value) query.set(name, value);
      else query.delete(name);
    }
    history.pushState(null, '', location.pathname + (query.size ? `?${query}` : ''));
    show();
  }
  form.addEventListener('change', change);
  addEventListener('popstate', show);
  // What was chosen while this was on its way.
  if (!location.search && selects.some(({ value }) => value)) change();
  else show();
}
