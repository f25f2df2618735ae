import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { fill } from '../../i18n/format.ts';
import type { ClassTexts } from './classes-texts.ts';

/** Who could give a class then stands before who could not. */
export const freeFirst = ({ trainers, busy }: Pick<OfficeClass, 'trainers' | 'busy'>) => {
  const isBusy = (name: string) => busy.some(({ trainer }) => trainer === name);
  return trainers.toSorted((a, b) => Number(isBusy(a)) - Number(isBusy(b)));
};

/** A trainer, and whether they are free for a class. */
export function trainerText({ busy }: Pick<OfficeClass, 'busy'>, name: string, { acts }: ClassTexts): string {
  const clash = busy.find(({ trainer }) => trainer === name);
  return clash ? fill(acts.busy[clash.why], { name, id: clash.id }) : fill(acts.free, { name });
}
