import { CHALLENGE_ORIGIN } from '../domain/api/challenge.ts';
import { challenge as en } from '../i18n/strings/en/challenge.ts';
import { challenge as fr } from '../i18n/strings/fr/challenge.ts';

interface Options {
  sitekey: string;
  language: string;
  callback: (token: string) => void;
  'error-callback': () => boolean;
}

declare global {
  interface Window {
    turnstile?: { render: (place: HTMLElement, options: Options) => string };
  }
}

const SCRIPT = `${CHALLENGE_ORIGIN}/turnstile/v0/api.js?render=explicit`;

function loadWidget(): Promise<void> {
  if (window.turnstile) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('no widget'));
    document.head.append(script);
  });
}

/**
 * Shows the widget that tells people from machines in a dialog, and gives the token of whoever passes it; `undefined` where
 * the dialog is closed before. Nothing of it is fetched before a call has asked for it.
 */
export function passChallenge(siteKey: string): Promise<string | undefined> {
  const french = document.documentElement.lang.startsWith('fr');
  const t = french ? fr : en;
  const dialog = document.createElement('dialog');
  // The styles of a page are those of what it shows by itself.
  Object.assign(dialog.style, { maxWidth: '40ch', padding: '24px', border: '0', borderRadius: '8px' });
  dialog.setAttribute('aria-label', t.title);
  const title = document.createElement('h2');
  title.textContent = t.title;
  const text = document.createElement('p');
  text.textContent = t.text;
  text.role = 'status';
  const place = document.createElement('div');
  place.style.margin = '16px 0';
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'link';
  close.textContent = t.close;
  dialog.append(title, text, place, close);
  document.body.append(dialog);
  return new Promise((resolve) => {
    const end = (token?: string) => {
      resolve(token);
      dialog.remove();
    };
    const fail = () => (text.textContent = t.failed);
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => end());
    dialog.showModal();
    loadWidget().then(() => {
      window.turnstile?.render(place, {
        sitekey: siteKey,
        language: french ? 'fr' : 'en',
        callback: end,
        'error-callback': () => (fail(), true),
      });
    }, fail);
  });
}
