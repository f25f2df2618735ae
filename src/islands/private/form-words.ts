import { attendanceField, ratingField } from '../../domain/training/forms.ts';
import { ratedAspects } from '../../domain/training/survey.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { loginDialogTexts } from '../header-texts.ts';
import { privateTexts, type PrivateTexts } from './texts.ts';

export const ratings = ratedAspects.map(ratingField);

/** What the forms behind the login say. */
export function surveyWords({ survey: t }: PrivateTexts): FormWords {
  const forEach = <Value>(value: Value) => Object.fromEntries(ratings.map((name) => [name, value]));
  return {
    ...t,
    options: forEach(t.rating),
    reasons: Object.fromEntries(
      ratedAspects.map((aspect) => [ratingField(aspect), { required: t.chooseRating[aspect] }] as const),
    ),
  };
}

export function reportWords({ report: t }: PrivateTexts, people: readonly { id: string; name: string }[]): FormWords {
  const forEach = <Value>(value: (person: { id: string; name: string }) => Value) =>
    Object.fromEntries(people.map((person) => [attendanceField(person.id), value(person)]));
  return {
    ...t,
    fields: { ...t.fields, ...forEach(({ name }) => name) },
    options: forEach(() => t.state),
    ifEmpty: { ...t.ifEmpty, ...forEach(({ name }) => t.missing.replace('{name}', name)) },
  };
}

/** A new password, and the link by which it is set; an address that is none is refused as at the login. */
export function passwordWords(locale: Locale): FormWords {
  const t = privateTexts[locale].password;
  const { email } = loginDialogTexts[locale].reasons.email;
  return { ...t, reasons: { email: { email }, ...t.reasons } };
}
