import * as v from 'valibot';
import { optionalLine, requiredLine } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';
import { centsOf } from '../money/money.ts';
import { typedAmount } from '../money/typed-amount.ts';
import { costParts, perWhat, ratesPer, type CostPart, type Margin } from './margin.ts';

const cents = v.pipe(
  v.number('amount'),
  v.integer('amount'),
  v.minValue(0, 'amount'),
  v.maxValue(10_000_000, 'amount'),
);

/** What a class costs, materials for each seat; `null` is by the usual rate. `seen` is the revision of what was entered. */
export const EnterCosts = v.object({
  trainer: v.nullable(cents),
  room: v.nullable(cents),
  materials: v.nullable(cents),
  seen: v.number('invalid'),
});
export type EnterCosts = v.InferOutput<typeof EnterCosts>;

/** A usual rate: of the trainer or the city of a class, or of the materials of all; `seen` is the one that was shown. */
export const SetCostRate = v.pipe(
  v.object({
    of: v.picklist(costParts, 'choose'),
    cents,
    per: v.pipe(v.string('choose'), v.picklist(perWhat, 'choose')),
    seen: v.nullable(v.number('invalid')),
  }),
  v.forward(
    v.check(({ of, per }) => (ratesPer[of] as readonly string[]).includes(per), 'choose'),
    ['per'],
  ),
);
export type SetCostRate = v.InferOutput<typeof SetCostRate>;

type Locale = 'en' | 'fr';

const dollars = (value: number | null | undefined, locale: Locale) =>
  value === null || value === undefined ? '' : typedAmount(value, locale);

/** What is no amount is refused as one, and is not taken for an empty field. */
const amountIn = (text = '') => (text.trim() === '' ? null : (centsOf(text) ?? NaN));

const amount = v.pipe(requiredLine(20), v.transform(centsOf), cents);
const optionalAmount = v.pipe(
  optionalLine(20),
  v.transform((text) => amountIn(text)),
  v.nullable(cents),
);
/** An empty field is by the usual rate. */
export const costsForm = (
  { revision, entered }: Pick<Margin, 'revision' | 'entered'>,
  locale: Locale,
): Form<EnterCosts> => ({
  fields: {
    trainer: field(optionalAmount, { inputmode: 'decimal', hint: 'usual', initial: dollars(entered.trainer, locale) }),
    room: field(optionalAmount, { inputmode: 'decimal', hint: 'usual', initial: dollars(entered.room, locale) }),
    materials: field(optionalAmount, {
      inputmode: 'decimal',
      hint: 'usual',
      initial: dollars(entered.materials, locale),
    }),
  },
  schema: () => EnterCosts,
  inputOf: ({ trainer, room, materials }) => ({
    ...{ trainer: amountIn(trainer), room: amountIn(room), materials: amountIn(materials) },
    seen: revision,
  }),
});

/** A trainer is paid by the hour or the day; the others have one way each. */
export const rateForm = (of: CostPart, { rates }: Pick<Margin, 'rates'>, locale: Locale): Form<SetCostRate> => ({
  fields: {
    rate: field(amount, { inputmode: 'decimal', hint: 'rate', initial: dollars(rates[of]?.cents, locale) }),
    ...(of === 'trainer' && {
      per: field(SetCostRate.pipe[0].entries.per, {
        as: 'choice',
        options: ratesPer.trainer,
        initial: rates.trainer?.per ?? 'day',
      }),
    }),
  },
  schema: () => SetCostRate,
  inputOf: ({ rate = '', per = ratesPer[of][0] }) => ({
    ...{ of, per, cents: centsOf(rate), seen: rates[of]?.cents ?? null },
  }),
  nameOf: (path) => (path === 'cents' ? 'rate' : path),
});
