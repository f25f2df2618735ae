import { FRENCH_PREFERENCE } from '~/domain/storage/french-preference.ts';

document.querySelector<HTMLElement>('[data-language-switch]')?.addEventListener('click', ({ currentTarget }) => {
  try {
    if ((currentTarget as HTMLElement).dataset.languageSwitch === 'fr') localStorage.setItem(FRENCH_PREFERENCE, 'true');
    else localStorage.removeItem(FRENCH_PREFERENCE);
  } catch {
    // Storage is blocked: the link still leads there.
  }
});
