import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { formatPhone } from '../../i18n/format.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { chrome as en } from '../../i18n/strings/en/chrome.ts';
import { chrome as fr } from '../../i18n/strings/fr/chrome.ts';
import { $interfaceLanguage } from '../../stores/interface-language.ts';

const chrome: Record<Locale, { skip: string; home: string }> = { en, fr };

/** What the head of the page says, and where its logo leads. */
function sayHead(locale: Locale): void {
  const skipLink = document.querySelector<HTMLElement>('.skip');
  if (skipLink) Object.assign(skipLink, { lang: languageTags[locale], textContent: chrome[locale].skip });
  const logo = document.querySelector<HTMLAnchorElement>('.slim-logo');
  if (logo) Object.assign(logo, { href: logo.dataset[locale], ariaLabel: chrome[locale].home });
  const phone = document.querySelector<HTMLAnchorElement>('.slim-phone');
  phone?.querySelector('span')?.replaceChildren(formatPhone(phone.href.replace('tel:', ''), locale));
}

/** The language of the screen, and of what stands in the page before it: its head, the heading, and the link that skips to it. */
export function useInterfaceLanguage(): Locale {
  const locale = useStore($interfaceLanguage, { ssr: (): Locale => 'en' });
  useEffect(() => {
    const title = document.querySelector<HTMLElement>('[data-private-title]');
    document.getElementById('main')?.setAttribute('lang', languageTags[locale]);
    sayHead(locale);
    if (!title) return;
    title.lang = languageTags[locale];
    title.textContent = title.dataset[locale] ?? '';
    document.title = `${title.textContent} | GCT`;
  }, [locale]);
  return locale;
}
