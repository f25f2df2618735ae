import { sittingField } from '../../domain/classes/act-forms.ts';
import type { Values } from '../../domain/forms/form.ts';
import type { OrderClasses } from '../../domain/private-classes/contract.ts';
import { notTaught } from '../../domain/team/teaching.ts';
import { fill } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Choice } from '../forms/Field.tsx';
import { daysText } from './absence-texts.ts';
import { classTexts } from './classes-texts.ts';

/** Whoever teaches what is chosen, where it is given: who is away on one of the days that are typed stands last, and is not to be chosen. */
export function trainerChoices(
  { courses, trainers }: Pick<OrderClasses, 'courses' | 'trainers'>,
  typed: Values,
  days: number,
  locale: Locale,
): Choice[] {
  const { courseId, language = '', where, placeId = '' } = typed;
  const subject = courses.find(({ id }) => id === courseId)?.subject;
  if (subject === undefined) return [];
  const asked = { language, subject, placeId: where === 'room' ? placeId : null };
  const dates = Array.from({ length: days }, (_, session) => typed[sittingField(session, 'date')] ?? '');
  const teaching = trainers.filter((one) => notTaught(one, asked) === null);
  const choices = teaching.map(({ name, away }): Choice => {
    const gone = away.find(({ from, to }) => dates.some((date) => from <= date && date <= to));
    if (!gone) return { value: name, label: name };
    const label = fill(classTexts[locale].acts.busy.away, { name, days: daysText(gone, locale) });
    return { value: name, label, disabled: true };
  });
  return choices.toSorted((one, other) => Number(one.disabled ?? false) - Number(other.disabled ?? false));
}
