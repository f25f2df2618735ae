/** In local storage from switching to French until switching back. */
const PREFERENCE_KEY = 'frenchPreference';

document.querySelector<HTMLElement>('[data-language-switch]')?.addEventListener('click', ({ currentTarget }) => {
  try {
    if ((currentTarget as HTMLElement).dataset.languageSwitch === 'fr') localStorage.setItem(PREFERENCE_KEY, 'true');
    else localStorage.removeItem(PREFERENCE_KEY);
  } catch {
    // Storage is blocked: the link still leads there.
  }
});

export {};
