import { createHash } from 'node:crypto';
import { ACCOUNT_KEY } from '~/domain/accounts/granted.ts';
import { FRENCH_PREFERENCE } from '~/domain/storage/french-preference.ts';
import { languageTags } from '~/i18n/locales.ts';

/**
 * Before the first paint of a page behind the login: its heading in French for who reads that, and whether it is said that a login is
 * needed, in which language. Whoever is logged in, or where nobody can know that, is not told so.
 */
export const earlyScreen = `{
  const [en, fr] = document.querySelectorAll('.login-first');
  let known = true;
  try {
    known = localStorage.getItem('${ACCOUNT_KEY}');
    if ('${FRENCH_PREFERENCE}' in localStorage) {
      const title = document.querySelector('[data-private-title]');
      title.lang = '${languageTags.fr}';
      title.textContent = title.dataset.fr;
      fr.hidden = false;
      en.hidden = true;
    }
  } catch {}
  if (known) en.hidden = fr.hidden = true;
}`;

/** For the policies of their pages, which are written before any part of them is drawn. */
export const earlyScreenHash = `sha256-${createHash('sha256').update(earlyScreen).digest('base64')}` as const;
