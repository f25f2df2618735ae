import type { Locale } from '../../i18n/locales.ts';
import { officeMails as en } from '../../i18n/strings/en/office/mails.ts';
import { officeMails as fr } from '../../i18n/strings/fr/office/mails.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export const mailTexts: Record<Locale, Texts<typeof en>> = { en, fr };
const names: Record<Locale, Readonly<Record<string, string>>> = mailTexts;

/** What a mail is called; one that an earlier release wrote may have no name any more. */
export const mailName = (kind: string, locale: Locale): string => names[locale][kind] ?? kind.replaceAll('_', ' ');
