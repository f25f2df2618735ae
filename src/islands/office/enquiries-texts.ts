import { officeAudit as auditEn } from '../../i18n/strings/en/office/audit.ts';
import { officeAudit as auditFr } from '../../i18n/strings/fr/office/audit.ts';
import { forms as formsEn } from '../../i18n/strings/en/forms.ts';
import { forms as formsFr } from '../../i18n/strings/fr/forms.ts';
import { officeMail as mailEn } from '../../i18n/strings/en/office-mail.ts';
import { officeMail as mailFr } from '../../i18n/strings/fr/office-mail.ts';
import { officeEnquiries as en } from '../../i18n/strings/en/office/enquiries.ts';
import { officeEnquiries as fr } from '../../i18n/strings/fr/office/enquiries.ts';
import type { FoundEntry } from '../../domain/inbox/inbox.ts';
import type { Locale } from '../../i18n/locales.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import type { Texts } from '../../i18n/strings/texts.ts';

export type EnquiryTexts = Texts<typeof en>;
export const enquiryTexts: Record<Locale, EnquiryTexts> = { en, fr };
export const actTexts: Record<Locale, Readonly<Record<string, string>>> = { en: auditEn.acts, fr: auditFr.acts };

const forms = { en: formsEn, fr: formsFr } as const;
const topics: Record<Locale, Readonly<Record<string, string>>> = {
  en: mailEn.support.topics,
  fr: mailFr.support.topics,
};

/** What an entry is: the name of its form. */
export const kindName = (kind: FoundEntry['kind'], locale: Locale): string =>
  kind === 'help' ? enquiryTexts[locale].help : forms[locale].kinds[kind].name;

/** What was typed in a field, with the names that the form has for it. */
export function typedLine(name: string, value: string, locale: Locale): { label: string; value: string } {
  const { fields, options }: FormWords = forms[locale];
  if (name === 'topic') return { label: enquiryTexts[locale].file.topic, value: topics[locale][value] ?? value };
  const shown = name === 'amount' ? formatMoney(Number(value), locale) : (options?.[name]?.[value] ?? value);
  return { label: fields[name] ?? name, value: shown };
}

/** What the form says by which an entry is handed on: its people are called by their names. */
export const handWords = (
  locale: Locale,
  nobody: string,
  staff: readonly { accountId: number; firstName: string }[],
): FormWords => {
  const { hand, nobody: none } = enquiryTexts[locale];
  const people = Object.fromEntries(staff.map(({ accountId, firstName }) => [String(accountId), firstName]));
  return { ...hand, options: { ...hand.options, assignee: { [nobody]: none, ...people } } };
};
