import { formatPhone } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';

/** Where the office is reached: the links that the chrome of every public page has, so that no island carries them along. */
export interface OfficeReach {
  href: string;
  text: string;
}

export function officeReach(locale: Locale): { phone?: OfficeReach; mail?: OfficeReach } {
  const phone = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  const mail = document.querySelector<HTMLAnchorElement>('a[href^="mailto:"]');
  return {
    ...(phone && { phone: { href: phone.href, text: formatPhone(phone.href.slice('tel:'.length), locale) } }),
    ...(mail && { mail: { href: mail.href, text: mail.href.slice('mailto:'.length) } }),
  };
}
