import { sittingField, sittingParts } from '../../domain/classes/act-forms.ts';
import { fill } from '../../i18n/format.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import type { ClassTexts } from './classes-texts.ts';

/** What the forms of costs say. */
export function costWords({ margin: { fields, hints, options, ifEmpty, amount } }: ClassTexts): FormWords {
  const reasons = { amount };
  return {
    ...{ fields, hints, options, ifEmpty },
    reasons: { trainer: reasons, room: reasons, materials: reasons, rate: reasons },
  };
}

/** What the forms of acts on a class say; each asks some of these fields. */
export function actWords({ acts: { fields, hints, ifEmpty, amount, seats } }: ClassTexts, sessions = 0): FormWords {
  const numbered = (texts: Readonly<Record<(typeof sittingParts)[number], string>>) =>
    Object.fromEntries(
      Array.from({ length: sessions }, (_, session) =>
        sittingParts.map((part) => [sittingField(session, part), fill(texts[part], { number: session + 1 })] as const),
      ).flat(),
    );
  return {
    fields: { ...fields, ...numbered(fields) },
    hints,
    ifEmpty: { ...ifEmpty, ...numbered(ifEmpty) },
    reasons: { price: { amount }, capacity: { whole_number: seats } },
  };
}

/** What the form of a single day says; `days` are those that can be changed, by their numbers. */
export function dayWords({ acts: { days, hints } }: ClassTexts, open: Readonly<Record<string, string>>): FormWords {
  const {
    fields,
    options,
    ifEmpty,
    reasons: { same, ...session },
  } = days;
  const reasons = { session, where: { duplicate: same }, date: { duplicate: same } };
  const shared = { fields, hints: { reason: hints.reason }, ifEmpty };
  return { ...shared, options: { ...options, session: open }, reasons };
}

/** What the form says of who gives a day; `named` are the days and the people among whom is chosen. */
export function substituteWords(
  { acts: { substitute, hints } }: ClassTexts,
  named: Readonly<Record<'session' | 'trainer', Readonly<Record<string, string>>>>,
): FormWords {
  const { fields, ifEmpty } = substitute;
  return { fields, hints: { reason: hints.reason }, ifEmpty, options: named };
}

/** What the form says by which a private class is for more people, or fewer. */
export function peopleWords(t: ClassTexts): FormWords {
  const words = actWords(t);
  const people = { whole_number: t.acts.persons, seats_sold: t.acts.peopleNamed };
  return { ...words, reasons: { ...words.reasons, people } };
}
