import * as v from 'valibot';
import { checkoutForm, type CheckoutPage } from '../booking/checkout-form.ts';
import { duplicateParticipants } from '../booking/participants.ts';
import { digitsOf, requiredLine } from '../fields.ts';
import { field, refusing, schemaOf, type Form, type Values } from '../forms/form.ts';
import { exemptionKinds } from '../money/exemptions.ts';
import { Block, BlockFewer, BlockUntil, BookHold } from './contract.ts';

const { client, email, until, reason } = Block.entries;
const ofBlock = {
  client: field(client),
  email: field(email, { type: 'email', autocomplete: 'off' }),
  until: field(until, { type: 'date', hint: 'until' }),
  reason: field(reason, { wide: true, hint: 'reason' }),
};

/** For whom seats are held until a date. */
export const blockForm: Form<Block> = { fields: ofBlock, schema: (context) => schemaOf(ofBlock, context) };

/** Until when seats are held instead; what stands there first is the day until which they are held now. */
export function blockUntilForm(initial: string): Form<BlockUntil> {
  const fields = { until: { ...ofBlock.until, initial }, reason: ofBlock.reason };
  return { fields, schema: (context) => schemaOf(fields, context) };
}

/** Which class of a block keeps how many seats; `most` is what the largest of them has. */
export function blockFewerForm(classes: readonly string[], most: number): Form<BlockFewer> {
  const fields = {
    eventId: field(BlockFewer.entries.eventId, {
      as: 'choice',
      options: classes,
      initial: classes[0] ?? '',
      wide: true,
    }),
    quantity: field(BlockFewer.entries.quantity, {
      as: 'choice',
      options: Array.from({ length: Math.max(1, most - 1) }, (_, index) => String(index + 1)),
    }),
    reason: ofBlock.reason,
  };
  return {
    fields,
    schema: () => BlockFewer,
    inputOf: ({ quantity = '', ...typed }) => ({ ...typed, quantity: digitsOf(quantity) }),
  };
}

const Body = v.pipe(
  BookHold,
  refusing<BookHold>(({ participants }) => duplicateParticipants(participants, new Map())),
);

/** Whether a document is shown that frees from taxes. */
const isExempt = (typed: Values): boolean => (typed['exemption.kind'] ?? '') !== '';

/** The checkout as it is asked for on the telephone, with a note of the office. */
export function telephoneForm(seats: readonly { eventId: string }[], page: CheckoutPage): Form<BookHold> {
  const { fields, inputOf } = checkoutForm(seats, page);
  return {
    fields: {
      ...fields,
      'exemption.kind': field(v.optional(v.picklist(['', ...exemptionKinds]), ''), {
        ...{ as: 'choice', options: exemptionKinds },
      }),
      // Not in the draft, since it leads to somebody.
      'exemption.number': field(v.optional(requiredLine(60), ''), {
        ...{ autocomplete: 'off', conditional: true, kept: false, asked: isExempt },
      }),
      note: field(v.pipe(v.optional(v.string(), ''), v.maxLength(2000, 'too_long')), { as: 'text', wide: true }),
    },
    schema: () => Body,
    inputOf: (typed) => ({
      ...(inputOf?.(typed) as object),
      note: typed.note ?? '',
      exemption: isExempt(typed) ? { kind: typed['exemption.kind'], number: typed['exemption.number'] ?? '' } : null,
    }),
  };
}
