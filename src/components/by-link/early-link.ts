import { createHash } from 'node:crypto';

/** Before the first paint of a page that a link opens: whether there is one, so that it is being looked up; else the page says what is missing. */
export const earlyLink = `if (location.hash.length > 1 || /[?&]class=./.test(location.search)) {
  const missing = document.querySelector('.without-link');
  missing.hidden = true;
  missing.nextElementSibling.hidden = false;
}`;

/** For the policies of their pages, which are written before any part of them is drawn. */
export const earlyLinkHash = `sha256-${createHash('sha256').update(earlyLink).digest('base64')}` as const;
