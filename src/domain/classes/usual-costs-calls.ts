import * as v from 'valibot';
import { owners, staff } from '../accounts/access.ts';
import { Nothing, type Call } from '../api/call.ts';
import { rateForm, SetCostRate } from './costs.ts';
import { costParts, perWhat, type CostPart, type CostRate } from './margin.ts';
import type { Form } from '../forms/form.ts';

/** What something usually costs: a trainer by the schedule's name, a room in the city of a place, or the materials of any seat. */
const UsualCost = v.object({
  of: v.picklist(costParts),
  /** A trainer's name, a place's id; '' for materials. */
  name: v.string(),
  title: v.object({ en: v.string(), fr: v.string() }),
  /** `null` where none is set. */
  rate: v.nullable(v.object({ cents: v.number(), per: v.picklist(perWhat) })),
  /** Classes to come that count by it, since nothing was entered of their own. */
  classes: v.number(),
});
export type UsualCost = v.InferOutput<typeof UsualCost>;

/** Trainers, rooms and materials, each in the order of the alphabet. */
export const UsualCosts = v.object({ costs: v.array(UsualCost) });
export type UsualCosts = v.InferOutput<typeof UsualCosts>;

const [fields, fits] = SetCostRate.pipe;

export const SetUsualCost = v.pipe(
  v.object({ ...fields.entries, name: v.pipe(v.string(), v.maxLength(120, 'invalid')) }),
  v.check((input) => v.safeParse(v.pipe(fields, fits), input).success, 'choose'),
);
export type SetUsualCost = v.InferOutput<typeof SetUsualCost>;

/** The form of a rate, in the place of all of them. */
export const usualForm = (of: CostPart, rate: CostRate | null, locale: 'en' | 'fr'): Form<SetCostRate> =>
  rateForm(of, { rates: { trainer: null, room: null, materials: null, [of]: rate } }, locale);

/** All usual costs, whether they are set or not. */
export const usualCosts = {
  method: 'GET',
  path: '/Website/office/costs',
  access: staff,
  answer: UsualCosts,
} as const satisfies Call;

/** Sets one of them, for all classes without an entry of their own. */
export const setUsualCost = {
  method: 'POST',
  path: '/Website/office/costs',
  access: owners,
  body: SetUsualCost,
  answer: Nothing,
  status: 204,
  refuses: ['office_changed'],
  keyed: true,
  sudo: true,
  act: 'cost_rate_set',
} as const satisfies Call;
