import * as v from 'valibot';
import { NOT_TAUGHT } from '../team/teaching.ts';

/** What of a class somebody does not teach by their page. */
export const Lacks = v.picklist(NOT_TAUGHT);

/** A class that keeps somebody from giving another one. */
export const Clash = v.object({ id: v.string(), why: v.picklist(['hours', 'city']) });

/** Somebody who could give a day, what of it they do not teach, and for which class of theirs they could not. */
export const Giver = v.object({ trainer: v.string(), lacks: v.nullable(Lacks), clash: v.nullable(Clash) });
