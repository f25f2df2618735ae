import { connection as en } from '~/i18n/strings/en/everywhere.ts';
import { connection as fr } from '~/i18n/strings/fr/everywhere.ts';
import { showNotice } from './notices.ts';

/** Good news needs no answer and leaves by itself. Milliseconds. */
const ONLINE_NOTICE_MS = 5000;

/** Whether the page says it itself, beside what cannot be done without. */
const isTold = () => document.querySelector('[data-tells-connection]') !== null;

/**
 * Says that the connection is lost, and when it is back. The words come before they are needed, when it would be too
 * late to fetch them.
 */
export function watchConnection(): void {
  const t = document.documentElement.lang.startsWith('fr') ? fr : en;
  let lost: HTMLElement | undefined;
  const tell = () => {
    if (!isTold()) lost = showNotice(t.offline);
  };
  addEventListener('offline', tell);
  addEventListener('online', () => {
    // One that comes late tells of what is over.
    if (!navigator.onLine) return;
    lost?.remove();
    if (isTold()) return;
    const notice = showNotice(t.online);
    setTimeout(() => notice.remove(), ONLINE_NOTICE_MS);
  });
  if (!navigator.onLine) tell();
}
