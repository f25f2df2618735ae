import type { Colleague } from '../../domain/inbox/inbox.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import { officePeople as en } from '../../i18n/strings/en/office/people.ts';
import { officePeople as fr } from '../../i18n/strings/fr/office/people.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type PeopleTexts = Texts<typeof en>;
export const peopleTexts: Record<Locale, PeopleTexts> = { en, fr };

/** What the form says by which a role is given. */
export const roleWords = (locale: Locale): FormWords => {
  const { role, roles } = peopleTexts[locale];
  return { ...role, options: { role: roles } };
};

/** What the form says by which somebody new is invited. */
export function inviteNewWords(locale: Locale): FormWords {
  const { invite, inviteNew } = peopleTexts[locale];
  return {
    ...invite,
    fields: { ...invite.fields, ...inviteNew.fields },
    ifEmpty: { ...invite.ifEmpty, ...inviteNew.ifEmpty },
  };
}

/** What the form says by which somebody's work is handed on: colleagues are called by their names. */
export const handOverWords = (locale: Locale, colleagues: readonly Colleague[]): FormWords => ({
  ...peopleTexts[locale].handOver,
  options: {
    assignee: Object.fromEntries(colleagues.map(({ accountId, firstName }) => [String(accountId), firstName])),
  },
});
