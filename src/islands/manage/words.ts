import type { Failure } from '../../api/result.ts';
import type { DatedClass } from '../../domain/catalogue/classes.ts';
import type { ManagedLine, ManagedParticipant } from '../../domain/changes/contract.ts';
import { nameField, seatNames } from '../../domain/changes/names-form.ts';
import { needsField } from '../../domain/needs/needs.ts';
import { discountOfSeats } from '../../domain/money/discount.ts';
import { applyRate, type Rate } from '../../domain/money/money.ts';
import { coveredSteps } from '../../domain/packages/offer.ts';
import { placeLine } from '../../i18n/addresses.ts';
import { withDayPlace } from '../../i18n/day-place.ts';
import {
  fill,
  formatDate,
  formatMoney,
  formatPlainDate,
  formatRate,
  formatTime,
  formatTimeZone,
  plural,
} from '../../i18n/format.ts';
import { errorText, type FormWords } from '../../i18n/form-words.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import type { Manage } from './context.ts';

const WHOLE = 100_000;

export const titleOf = (event: DatedClass, locale: Locale) => event.titles[locale] ?? event.titleCourse;

/** One line for each session. */
export function sessionLines(
  { sessions, timeZone }: Pick<DatedClass, 'sessions' | 'timeZone'>,
  { locale, texts }: Pick<Manage, 'locale' | 'texts'>,
) {
  return sessions.map((session) => {
    const { start, end } = session;
    const line = fill(texts.session, {
      date: formatDate(start, locale, timeZone, 'full'),
      from: formatTime(start, locale, timeZone),
      to: formatTime(end, locale, timeZone),
      zone: formatTimeZone(start, locale, timeZone),
    });
    return withDayPlace(line, session, locale);
  });
}

export function placeOf({ place }: DatedClass, { locale, texts, addresses }: Manage): string {
  return place ? placeLine(place, locale, addresses) : texts.online;
}

/** A seat of a package is given back whole or not at all. */
const stepsOf = ({ steps, coveredBy }: Pick<ManagedLine, 'steps' | 'coveredBy'>) =>
  coveredBy ? coveredSteps(steps) : steps;

/** The same of one fee. */
export const feeOf = ({ coveredBy }: Pick<ManagedLine, 'coveredBy'>, feeRate: Rate): Rate =>
  coveredBy && feeRate > 0 ? WHOLE : feeRate;

/** What cancelling a seat costs, from today on, a line each. */
export function costLines(
  line: ManagedLine,
  { locale, texts: { cost: t } }: Pick<Manage, 'locale' | 'texts'>,
): string[] {
  const paidCents = line.unitCents - discountOfSeats(line, Math.min(1, line.quantity));
  return stepsOf(line).map(({ until, feeRate }, index) => {
    const part = { rate: formatRate(feeRate, locale), amount: formatMoney(applyRate(paidCents, feeRate), locale) };
    const fee = feeRate === 0 ? t.free : feeRate >= WHOLE ? t.whole : fill(t.part, part);
    if (until !== null) return fill(t.until, { date: formatPlainDate(until, locale), fee });
    return fill(index === 0 ? t.now : t.after, { fee });
  });
}

/** The fee that stays with seats that are moved now. */
export function keptText(feeRate: Rate, { locale, texts: { move: t } }: Pick<Manage, 'locale' | 'texts'>): string {
  return feeRate >= WHOLE ? t.keepsWhole : fill(t.keeps, { rate: formatRate(feeRate, locale) });
}

/** What cancelling seats costs at least that were moved when it did, where that is more than their class costs. */
export function floorLines(
  line: ManagedLine,
  people: readonly ManagedParticipant[],
  { locale, texts: { cost: t } }: Pick<Manage, 'locale' | 'texts'>,
): string[] {
  const floors = people.map(({ feeFloor }) => feeOf(line, feeFloor));
  const above = floors.filter((feeFloor) => feeFloor > (stepsOf(line)[0]?.feeRate ?? 0));
  return [...Map.groupBy(above, (feeFloor) => feeFloor)].map(([feeFloor, { length }]) =>
    fill(plural(length, locale, feeFloor >= WHOLE ? t.movedWhole : t.moved), { rate: formatRate(feeFloor, locale) }),
  );
}

/** Whoever sits there, as far as that is known. */
export const nameOf = ({ firstName, lastName, email }: Pick<ManagedParticipant, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email;

/** `Seat 2: Grace Hopper` */
export function seatName(
  { firstName, lastName, email }: ManagedParticipant,
  index: number,
  { people: t }: Manage['texts'],
): string {
  const name = nameOf({ firstName, lastName, email }) || t.unnamed;
  return `${fill(t.seat, { number: index + 1 })}, ${name}`;
}

/** The seats that a panel opens with: the only one there is, and of several none, since most changes are of one person. */
export const firstChosen = (people: readonly Pick<ManagedParticipant, 'id'>[]): ReadonlySet<string> =>
  new Set(people.length === 1 ? people.map(({ id }) => id) : []);

/** Who sits in the chosen seats: names, else addresses, else the numbers of the seats. */
export function seatList(
  people: readonly ManagedParticipant[],
  chosen: ReadonlySet<string>,
  { locale, texts: { people: t } }: Pick<Manage, 'locale' | 'texts'>,
): string {
  const names = people.map(
    ({ firstName, lastName, email }, index) =>
      `${firstName} ${lastName}`.trim() || email || fill(t.seat, { number: index + 1 }),
  );
  return new Intl.ListFormat(languageTags[locale]).format(
    names.filter((_, index) => chosen.has(people[index]?.id ?? '')),
  );
}

/** Why a change was not made. */
export function refusalText({ code }: Failure<unknown>, { texts, formTexts }: Manage): string {
  if (code === 'price_changed') return texts.changedPrice;
  if (code === 'seats_refused') return texts.seatsRefused;
  if (code === 'closed') return texts.closed;
  return `${texts.failed} ${errorText(formTexts, code)}`;
}

/** What the form says that asks what people need: each by name. */
export const needsWords = (
  { needs: t, courseware }: Pick<Manage['texts'], 'needs' | 'courseware'>,
  people: readonly Parameters<typeof nameOf>[0][],
  posted: boolean,
): FormWords => ({
  fields: Object.fromEntries(
    people.flatMap((person, seat) => {
      const name = nameOf(person);
      return [
        [needsField(seat), fill(t.field, { name })],
        ...(posted
          ? [
              [needsField(seat, 'address'), fill(courseware.field, { name })],
              [needsField(seat, 'asBilling'), fill(courseware.billing, { name })],
            ]
          : []),
      ] as const;
    }),
  ) as Record<string, string>,
});

/** What the form says that names so many seats: each field by its seat. */
export function nameWords({ people: t }: Pick<Manage['texts'], 'people'>, seats: number): FormWords {
  const each = (words: (name: (typeof seatNames)[number], seat: string) => string) =>
    Object.fromEntries(
      Array.from({ length: seats }, (_, seat) =>
        seatNames.map((name) => {
          const number = fill(t.seat, { number: seat + 1 }).toLowerCase();
          return [nameField(seat, name), words(name, number)] as const;
        }),
      ).flat(),
    );
  return {
    fields: each((name, seat) => `${t.fields[name]}, ${seat}`),
    ifEmpty: each((name) => t.ifEmpty[name]),
    reasons: Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [nameField(seat, 'email'), { duplicate: t.alreadySeated }]),
    ),
  };
}
