import type { ErrorCode } from '~/domain/api/errors.ts';
import { isLocale } from '~/i18n/locales.ts';
import { errors as en } from '~/i18n/strings/en/errors.ts';
import { errors as fr } from '~/i18n/strings/fr/errors.ts';
import { showNotice } from './notices.ts';

const texts = { en, fr };

/** The last error in words that say what to do. They come when they are needed, in both languages. */
export function showError(code: ErrorCode): void {
  const language = document.documentElement.lang.slice(0, 2);
  showNotice(texts[isLocale(language) ? language : 'en'][code]);
}
