import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { fill } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { daysText } from './absence-texts.ts';
import { classTexts } from './classes-texts.ts';

/** Whom a class could be given to. */
export type Team = Pick<OfficeClass, 'trainers' | 'lacking' | 'busy'>;

/** Who is free and teaches it stands first, and who could not give it last. */
export const freeFirst = ({ trainers, lacking, busy }: Team) => {
  const isOf = (list: Team['lacking'] | Team['busy'], name: string) => list.some(({ trainer }) => trainer === name);
  const place = (name: string) => (isOf(busy, name) ? 2 : Number(isOf(lacking, name)));
  return trainers.toSorted((a, b) => place(a) - place(b));
};

/** A trainer, and whether they are free for a class and teach it. */
export function trainerText({ lacking, busy }: Omit<Team, 'trainers'>, name: string, locale: Locale): string {
  const { acts } = classTexts[locale];
  const clash = busy.find(({ trainer }) => trainer === name)?.clash;
  if (clash?.why === 'away') return fill(acts.busy.away, { name, days: daysText(clash, locale) });
  if (clash) return fill(acts.busy[clash.why], { name, id: clash.id });
  const lacks = lacking.find(({ trainer }) => trainer === name)?.lacks;
  return fill(lacks ? acts.lacks[lacks] : acts.free, { name });
}
