import type { FollowUp, FollowUps } from '../../domain/follow-ups/follow-ups.ts';
import type { entryKinds } from '../../domain/inbox/inbox.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import { fill } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { officeFollowUps as en } from '../../i18n/strings/en/office/follow-ups.ts';
import { officeFollowUps as fr } from '../../i18n/strings/fr/office/follow-ups.ts';
import type { Texts } from '../../i18n/strings/texts.ts';
import { kindName } from './enquiries-texts.ts';

export const followUpTexts: Record<Locale, Texts<typeof en>> = { en, fr };

/** The words of a form, with the names of those who work here. */
export const followUpWords = (locale: Locale, form: 'note' | 'move', staff: FollowUps['staff']): FormWords => ({
  ...followUpTexts[locale][form],
  options: { assignee: Object.fromEntries(staff.map(({ accountId, firstName }) => [String(accountId), firstName])) },
});

/** What the file is called that one stands in. */
export function fileName({ about, title }: FollowUp, locale: Locale): string {
  const t = followUpTexts[locale];
  if (about === 'enquiry') return kindName(title as (typeof entryKinds)[number], locale);
  if (about === 'client') return title;
  return title === '' ? t.unproved : fill(t.booking, { title });
}
