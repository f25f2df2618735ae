import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { chrome as en } from '../../i18n/strings/en/chrome.ts';
import { chrome as fr } from '../../i18n/strings/fr/chrome.ts';
import { $interfaceLanguage } from '../../stores/interface-language.ts';

const skip: Record<Locale, string> = { en: en.skip, fr: fr.skip };

/** The language of the screen, and of what stands in the page before it: the heading, and the link that skips to it. */
export function useInterfaceLanguage(): Locale {
  const locale = useStore($interfaceLanguage);
  useEffect(() => {
    const title = document.querySelector<HTMLElement>('[data-private-title]');
    document.getElementById('main')?.setAttribute('lang', languageTags[locale]);
    const skipLink = document.querySelector<HTMLElement>('.skip');
    if (skipLink) Object.assign(skipLink, { lang: languageTags[locale], textContent: skip[locale] });
    if (!title) return;
    title.lang = languageTags[locale];
    title.textContent = title.dataset[locale] ?? '';
    document.title = `${title.textContent} | GCT`;
  }, [locale]);
  return locale;
}
