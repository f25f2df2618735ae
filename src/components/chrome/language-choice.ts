import { FRENCH_PREFERENCE } from '~/domain/storage/french-preference.ts';

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-language-switch]');
  if (!link) return;
  const { languageSwitch, near, asks } = link.dataset;
  if (near === undefined) {
    // What a booking is found by stands there.
    link.hash = location.hash;
    // And what the page is asked, unless a script of the page says it.
    if (asks === undefined) link.search = location.search;
  }
  try {
    if (languageSwitch === 'fr') localStorage.setItem(FRENCH_PREFERENCE, 'true');
    else localStorage.removeItem(FRENCH_PREFERENCE);
  } catch {
    // Storage is blocked: the link still leads there.
  }
});
