import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { $interfaceLanguage } from '../../stores/interface-language.ts';

/** The language of the screen, and of the heading that stands in the page above it. */
export function useInterfaceLanguage(): Locale {
  const locale = useStore($interfaceLanguage);
  useEffect(() => {
    const title = document.querySelector<HTMLElement>('[data-private-title]');
    document.getElementById('main')?.setAttribute('lang', languageTags[locale]);
    if (!title) return;
    title.lang = languageTags[locale];
    title.textContent = title.dataset[locale] ?? '';
    document.title = `${title.textContent} | GCT`;
  }, [locale]);
  return locale;
}
