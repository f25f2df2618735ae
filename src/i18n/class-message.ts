import { fill, formatDate } from './format.ts';
import type { Locale } from './locales.ts';
import { classMessageMail as en } from './strings/en/class-message-mail.ts';
import { classMessageMail as fr } from './strings/fr/class-message-mail.ts';

/** What stands around a message of the office to the people of a class, in the mail and before it is sent. */
export function classMessage(locale: Locale, title: string, startsAt: string | number, timeZone: string) {
  const t = { en, fr }[locale];
  const date = formatDate(startsAt, locale, timeZone);
  return { subject: fill(t.subject, { title }), intro: fill(t.intro, { title, date }), label: t.label };
}
