import { FRENCH_PREFERENCE } from '~/domain/storage/french-preference.ts';

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-language-switch]');
  if (!link) return;
  // What a booking is found by stands there.
  link.hash = location.hash;
  try {
    if (link.dataset.languageSwitch === 'fr') localStorage.setItem(FRENCH_PREFERENCE, 'true');
    else localStorage.removeItem(FRENCH_PREFERENCE);
  } catch {
    // Storage is blocked: the link still leads there.
  }
});
