import type { ErrorCode } from '~/domain/api/errors.ts';
import { isLocale } from '~/i18n/locales.ts';
import { STATUS_PATHS } from '~/i18n/status-paths.ts';
import { errors as en, seeStatus as seeStatusEn } from '~/i18n/strings/en/errors.ts';
import { errors as fr, seeStatus as seeStatusFr } from '~/i18n/strings/fr/errors.ts';
import { showNotice } from './notices.ts';

const texts = { en, fr };
const seeStatus = { en: seeStatusEn, fr: seeStatusFr };

/** What may be wrong with the site, and not with what was asked. */
const ofTheSite: readonly ErrorCode[] = [
  'unavailable',
  'database_unavailable',
  'payment_unavailable',
  'timeout',
  'unexpected',
];

let shown: HTMLElement | undefined;

/** The last error in words that say what to do, until it is over. They come when they are needed, in both languages. */
export function showError(code: ErrorCode | undefined): void {
  if (!code) return shown?.remove();
  const language = document.documentElement.lang.slice(0, 2);
  const locale = isLocale(language) ? language : 'en';
  const notice = (shown = showNotice(texts[locale][code]));
  if (!ofTheSite.includes(code) || location.pathname === STATUS_PATHS[locale]) return;
  const link = document.createElement('a');
  link.href = STATUS_PATHS[locale];
  link.textContent = seeStatus[locale];
  link.className = 'link';
  // On the dark ground of a notice.
  link.style.color = 'inherit';
  notice.lastElementChild?.before(link);
}
