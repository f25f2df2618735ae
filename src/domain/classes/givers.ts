import * as v from 'valibot';
import { NOT_TAUGHT } from '../team/teaching.ts';
import { DaysAway } from './absences.ts';

/** What of a class somebody does not teach by their page. */
export const Lacks = v.picklist(NOT_TAUGHT);

/** What keeps somebody from giving a class: another one of theirs, or days on which they are away. */
export const Clash = v.variant('why', [
  v.object({ why: v.picklist(['hours', 'city']), id: v.string() }),
  v.object({ why: v.literal('away'), ...DaysAway.entries }),
]);
export type Clash = v.InferOutput<typeof Clash>;

/** Somebody who could give a day, what of it they do not teach, and why they could not. */
export const Giver = v.object({ trainer: v.string(), lacks: v.nullable(Lacks), clash: v.nullable(Clash) });
