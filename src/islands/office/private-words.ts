import { sittingField, sittingParts } from '../../domain/classes/act-forms.ts';
import type { Values } from '../../domain/forms/form.ts';
import type { OrderClasses } from '../../domain/private-classes/contract.ts';
import { MOST_PEOPLE } from '../../domain/quotes/lines.ts';
import { fill } from '../../i18n/format.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { officePrivate as en } from '../../i18n/strings/en/office/private-classes.ts';
import { officePrivate as fr } from '../../i18n/strings/fr/office/private-classes.ts';
import type { Texts } from '../../i18n/strings/texts.ts';
import { provincesIn } from './quotes-texts.ts';

type OrderTexts = Texts<typeof en>;
export const orderTexts: Record<Locale, OrderTexts> = { en, fr };

/** A class has no more days than the office types at once. */
export const mostDays = 60;

/** What a quote says of a line, as the form begins; of what else was ordered, nothing but the client's language. */
export function firstWishes(
  { language, rooms }: Pick<OrderClasses, 'language' | 'rooms'>,
  { quoted }: Pick<OrderClasses['lines'][number], 'quoted'>,
): Values {
  if (!quoted) return { language, where: 'online' };
  const { courseId, delivery, city, province, people } = quoted;
  const room = rooms.find((one) => Object.values(one.city).includes(city));
  return {
    ...{ courseId, language, people: String(Math.min(people, MOST_PEOPLE)) },
    ...(delivery === 'online'
      ? { where: 'online' }
      : room
        ? { where: 'room', placeId: room.id }
        : { where: 'client', city, ...(province !== null && { province }) }),
  };
}

type TaxedIn = OrderClasses['lines'][number]['taxedIn'];

/** A text of the office that says where a line is taxed. */
export const taxedText = (locale: Locale, text: string, taxedIn: TaxedIn): string =>
  fill(text, { province: taxedIn === null ? orderTexts[locale].abroad : (provincesIn(locale)[taxedIn] ?? '') });

/** What the form says by which a class of so many days is scheduled, of a line that is taxed there. */
export function privateWords(locale: Locale, days: number, taxedIn: TaxedIn): FormWords {
  const { fields, hints, options, unchosen, ifEmpty, reasons } = orderTexts[locale];
  const elsewhere = { taxed_elsewhere: taxedText(locale, reasons.elsewhere, taxedIn) };
  const numbered = (texts: Readonly<Record<(typeof sittingParts)[number], string>>) =>
    Object.fromEntries(
      Array.from({ length: days }, (_, session) =>
        sittingParts.map((part) => [sittingField(session, part), fill(texts[part], { number: session + 1 })] as const),
      ).flat(),
    );
  return {
    ...{ hints, unchosen },
    fields: { ...fields, ...numbered(fields) },
    options: { ...options, province: provincesIn(locale) },
    ifEmpty: { ...ifEmpty, ...numbered(ifEmpty) },
    reasons: {
      ...{ where: elsewhere, placeId: elsewhere, province: elsewhere },
      ...{ trainer: { choose: reasons.trainer }, people: { whole_number: reasons.people } },
    },
  };
}
