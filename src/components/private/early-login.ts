import { createHash } from 'node:crypto';
import { FRENCH_PREFERENCE } from '~/domain/storage/french-preference.ts';

/** Before the first paint: a form that is to be another, in French or by the link of a mail, is not shown before it is that. */
export const earlyLogin = `try {
  if ('${FRENCH_PREFERENCE}' in localStorage || location.hash) document.currentScript.parentElement.dataset.waits = '';
} catch {}`;

/** For the policies of their pages, which are written before any part of them is drawn. */
export const earlyLoginHash = `sha256-${createHash('sha256').update(earlyLogin).digest('base64')}` as const;
